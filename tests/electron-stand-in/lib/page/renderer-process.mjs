import { once } from 'node:events';

let queue = Promise.resolve();

/**
 * Which operating system process renders a page. Of all of CDP, only a trace says so, in its very first event; Chromium
 * makes one trace at a time.
 */
export class RendererProcess {
  pid = 0;
  #page;
  #origin = null;

  /** @param {import('./page.mjs').Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** Called after each load; a page stays in its process while its origin stays. */
  onLoaded() {
    const { url } = this.#page.navigation;
    const origin = URL.canParse(url) ? new URL(url).host : '';
    if (this.pid && origin === this.#origin) return;
    this.#origin = origin;
    queue = queue.then(() => this.#find()).catch(() => undefined);
  }

  onCrashed() {
    this.pid = 0;
  }

  async #find() {
    const { cdp } = this.#page;
    const onData = ({ value }) => {
      const { data } = value.find(({ name }) => name === 'TracingStartedInBrowser')?.args ?? {};
      if (data) this.pid = data.frames.find(({ isOutermostMainFrame }) => isOutermostMainFrame)?.processId ?? 0;
    };
    cdp.on('Tracing.dataCollected', onData);
    try {
      const traceConfig = { includedCategories: ['disabled-by-default-devtools.timeline'], excludedCategories: ['*'] };
      await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
      const completed = once(cdp, 'Tracing.tracingComplete', { signal: AbortSignal.timeout(5_000) });
      await cdp.send('Tracing.end');
      await completed;
    } finally {
      cdp.off('Tracing.dataCollected', onData);
    }
  }
}
