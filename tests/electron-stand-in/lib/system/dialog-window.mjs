import { getLocale } from '../app/locale.mjs';
import { openAppWindow } from '../chromium/app-window.mjs';
import { runtime } from '../runtime.mjs';

const words = {
  ar: { save: 'حفظ', open: 'فتح', cancel: 'إلغاء' },
  en: { save: 'Save', open: 'Open', cancel: 'Cancel' },
};

const escapeHtml = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; color: #1f1f1f; background: #fff; }
  h1 { font-size: 17px; margin: 0 0 8px; } p { margin: 0 0 16px; white-space: pre-line; }
  input[type=text] { inline-size: 100%; box-sizing: border-box; padding: 8px; margin-block-end: 16px; font: inherit; }
  footer { display: flex; gap: 8px; justify-content: flex-end; } button { font: inherit; padding: 6px 16px; }
`;

const body = {
  message({ message = '', detail = '', buttons = [], defaultId = 0, checkboxLabel, checkboxChecked = false }) {
    const labels = buttons.length > 0 ? buttons : ['OK'];
    const checkbox = checkboxLabel
      ? `<p><label><input type="checkbox" id="checkbox" ${checkboxChecked ? 'checked' : ''}> ${escapeHtml(checkboxLabel)}</label></p>`
      : '';
    const toButton = (label, index) =>
      `<button type="button" value="${index}" ${index === defaultId ? 'autofocus' : ''}>${escapeHtml(label.replace(/&(?!&)/g, ''))}</button>`;
    return `<h1 dir="auto">${escapeHtml(message)}</h1><p dir="auto">${escapeHtml(detail)}</p>${checkbox}<footer>${labels.map(toButton).join('')}</footer>`;
  },
  save: (options, word) => pathForm(options, options.buttonLabel ?? word.save, word.cancel),
  open: (options, word) => pathForm(options, options.buttonLabel ?? word.open, word.cancel),
};

function pathForm({ title = '', message = '', defaultPath = '' }, accept, cancel) {
  return `<h1 dir="auto">${escapeHtml(title || message || accept)}</h1>
    <input type="text" id="path" dir="ltr" value="${escapeHtml(defaultPath)}" autofocus>
    <footer><button type="button" value="-1">${escapeHtml(cancel)}</button><button type="button" value="0">${escapeHtml(accept)}</button></footer>`;
}

const script = `
  const answer = (button) => standInAnswer(JSON.stringify({ button, path: document.getElementById('path')?.value ?? '',
    isChecked: document.getElementById('checkbox')?.checked ?? false }));
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => answer(Number(button.value)));
  addEventListener('keydown', (event) => { if (event.key === 'Escape') close(); });
  document.getElementById('path')?.addEventListener('keydown', (event) => { if (event.key === 'Enter') answer(0); });
`;

const readers = {
  message: ({ button, isChecked }) => ({ response: button, checkboxChecked: isChecked }),
  save: ({ button, path }, cancel) => (button === 0 && path ? { canceled: false, filePath: path } : cancel),
  open: ({ button, path }, cancel) => (button === 0 && path ? { canceled: false, filePaths: [path] } : cancel),
};

/**
 * Shows a dialog in a small window of its own; closing the window cancels it.
 * @template T @param {'message' | 'save' | 'open'} kind @param {Record<string, any>} options @param {T} cancel @returns {Promise<T>}
 */
export async function askInWindow(kind, options, cancel) {
  const language = getLocale() === 'ar' ? 'ar' : 'en';
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const place = { left: 200, top: 160, width: 520, height: 280 };
  const { targetId, session } = await openAppWindow(place);
  const html = `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><title>${escapeHtml(options.title ?? '')}</title>
    <style>${style}</style>${body[kind](options, words[language])}<script>${script}</script></html>`;
  const answered = new Promise((resolve) => {
    session.on('Runtime.bindingCalled', ({ payload }) => resolve(readers[kind](JSON.parse(payload), cancel)));
    runtime.targets.watch(targetId, { onPopup: () => undefined, onInfo: () => undefined, onEnd: () => resolve(cancel) });
  });
  await Promise.all([
    session.send('Page.enable'),
    session.send('Runtime.enable'),
    session.send('Runtime.addBinding', { name: 'standInAnswer' }),
    session.send('Runtime.runIfWaitingForDebugger'),
  ]);
  // Chromium opens a window at the position and in the size of the last one.
  const { browser } = runtime.chromium.connection;
  const { windowId } = await browser.send('Browser.getWindowForTarget', { targetId });
  await browser.trySend('Browser.setWindowBounds', { windowId, bounds: place });
  await session.trySend('Page.navigate', { url: `data:text/html;charset=utf-8,${encodeURIComponent(html)}` });
  const answer = await answered;
  await runtime.targets.close(targetId);
  return answer;
}
