import { inner, runtime } from '../runtime.mjs';

/** Size and zoom of a page. Zoom is real page zoom to the page: fewer CSS pixels at a higher pixel ratio. */
export class Viewport {
  zoomFactor = 1;
  #page;
  #size;
  #isOverridden = false;

  /** @param {import('./page.mjs').Page} page @param {{ width: number, height: number }} size */
  constructor(page, { width, height }) {
    this.#page = page;
    this.#size = { width, height };
  }

  async settle() {
    if (runtime.isHeadless) await this.#page.osWindow.setContentSize(this.#size);
    if (this.zoomFactor !== 1) await this.#apply();
  }

  setSize({ width, height }) {
    this.#size = { width, height };
    this.#page.attached.then(() => this.settle()).catch(() => undefined);
  }

  setZoomFactor(factor) {
    if (!(factor > 0)) throw new Error("'zoomFactor' must be a double greater than 0.0");
    this.zoomFactor = Math.min(5, Math.max(0.25, factor));
    this.#page.attached.then(() => this.#apply()).catch(() => undefined);
  }

  /** The page's own word on its size: after a person or a test resized it, the window has to hear of it. */
  onResized({ width, height, pixelRatio }) {
    const isOurs = this.#isOverridden && Math.abs(pixelRatio - this.zoomFactor) < 0.01;
    const factor = isOurs ? this.zoomFactor : 1;
    const size = { width: Math.round(width * factor), height: Math.round(height * factor) };
    const isSame = Math.abs(size.width - this.#size.width) <= 2 && Math.abs(size.height - this.#size.height) <= 2;
    if (isSame) return;
    this.#size = size;
    this.#page.contents[inner].onResized(size);
    if (this.#isOverridden && !isOurs) this.#apply();
  }

  async #apply() {
    const { cdp } = this.#page;
    if (!runtime.isHeadless) return this.#applyAsStyle();
    if (this.zoomFactor === 1) {
      if (this.#isOverridden) await cdp.trySend('Emulation.clearDeviceMetricsOverride');
      this.#isOverridden = false;
      return;
    }
    this.#isOverridden = true;
    await cdp.trySend('Emulation.setDeviceMetricsOverride', {
      width: Math.round(this.#size.width / this.zoomFactor),
      height: Math.round(this.#size.height / this.zoomFactor),
      deviceScaleFactor: this.zoomFactor,
      mobile: false,
    });
  }

  /** In a visible window an override would not follow a person's resizing, so CSS zoom has to do. */
  async #applyAsStyle() {
    await this.#page.evaluate(`document.documentElement.style.zoom = ${this.zoomFactor}`).catch(() => undefined);
  }
}
