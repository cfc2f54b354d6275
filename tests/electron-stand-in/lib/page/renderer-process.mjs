import { once } from 'node:events';

let queue = Promise.resolve();

/**
 * Finds the operating system process that renders a page. In CDP, only a trace has it, in its very first event. Chromium makes one trace at
 * a time.
 */
export class RendererProcess {
  #page;
  #pid = 0;
  #isAsked = false;
  #origin = null;

  /** @param {import('./page.mjs').Page} page */
  constructor(page) {
    this.#page = page;
  }

  /**
   * 0 until the process is found. The search starts with the first read, because few apps need it and a trace stops every process of
   * Chromium for a moment.
   */
  get pid() {
    if (!this.#isAsked) {
      this.#isAsked = true;
      if (this.#origin !== null) this.#look();
    }
    return this.#pid;
  }

  /** Called after each load. A page stays in its process while its origin stays. */
  onLoaded() {
    const { url } = this.#page.navigation;
    const origin = URL.canParse(url) ? new URL(url).host : '';
    if (origin === this.#origin && (this.#pid || !this.#isAsked)) return;
    this.#origin = origin;
    if (this.#isAsked) this.#look();
  }

  onCrashed() {
    this.#pid = 0;
  }

  #look() {
    queue = queue.then(() => this.#find()).catch(() => undefined);
  }

  async #find() {
    const { cdp } = this.#page;
    const onData = ({ value }) => {
      const { data } = value.find(({ name }) => name === 'TracingStartedInBrowser')?.args ?? {};
      if (data) this.#pid = data.frames.find(({ isOutermostMainFrame }) => isOutermostMainFrame)?.processId ?? 0;
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
