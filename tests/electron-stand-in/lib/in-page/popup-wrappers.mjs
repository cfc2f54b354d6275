/**
 * Replaces the ways to open a popup by a request to the main process, so that a refused popup never exists, not even for the moment in
 * which Playwright would report it as a window. Injected as source, so it must not refer to anything outside itself.
 * @param {(name: string, details: object) => Promise<unknown>} ask
 */
export function installPopupWrappers(ask) {
  const { open, document, location } = globalThis;
  const staysHere = (name) => ['_self', '_parent', '_top'].includes(name.toLowerCase());
  const report = (url, frameName, features, disposition) => ask('window-open', { url, frameName, features, disposition });

  globalThis.open = function (url = '', name = '_blank', features = '') {
    if (staysHere(String(name))) return open.call(this, url, name, features);
    const address = url === '' ? 'about:blank' : new URL(url, document.baseURI).href;
    report(address, name === '_blank' ? '' : String(name), String(features), features ? 'new-window' : 'foreground-tab');
    return null;
  };

  const onLink = (event) => {
    const link = event.composedPath().find((node) => node instanceof Element && node.matches('a[href], area[href]'));
    if (!link || event.defaultPrevented) return;
    const isNewTab = event.ctrlKey || event.metaKey || event.button === 1;
    const target = link.target || document.querySelector('base[target]')?.target || '';
    if (!isNewTab && !event.shiftKey && (target === '' || staysHere(target))) return;
    event.preventDefault();
    const disposition = event.shiftKey ? 'new-window' : isNewTab ? 'background-tab' : 'foreground-tab';
    report(link.href, target === '_blank' ? '' : target, '', disposition);
  };
  globalThis.addEventListener('click', onLink);
  globalThis.addEventListener('auxclick', (event) => event.button === 1 && onLink(event));

  globalThis.addEventListener('submit', (event) => {
    const form = event.target;
    const target = event.submitter?.formTarget || form.target;
    if (event.defaultPrevented || !target || staysHere(target)) return;
    event.preventDefault();
    report(new URL(form.action || location.href, document.baseURI).href, target === '_blank' ? '' : target, '', 'foreground-tab');
  });
}
