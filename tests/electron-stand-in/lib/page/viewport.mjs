import { setTimeout as delay } from 'node:timers/promises';
import { inner, runtime } from '../runtime.mjs';

const followMs = 1_000;

/** Zoomed sizes are rounded. */
const isSameSize = (a, b) => Math.abs(a.width - b.width) <= 2 && Math.abs(a.height - b.height) <= 2;

/** Size and zoom of a page. To the page, zoom is real page zoom: fewer CSS pixels at a higher pixel ratio. */
export class Viewport {
  zoomFactor = 1;
  #page;
  #size;
  #isOverridden = false;
  /** While true, the page's reports are of outdated sizes. */
  #isSettingSize = false;

  /** @param {import('./page.mjs').Page} page @param {{ width: number, height: number }} size */
  constructor(page, { width, height }) {
    this.#page = page;
    this.#size = { width, height };
  }

  /** Called once, when the page responds to commands. */
  async settle() {
    if (runtime.isHeadless) await this.#page.osWindow.setContentSize(this.#size);
    if (this.zoomFactor !== 1) await this.#apply();
  }

  setSize({ width, height }) {
    const size = { width, height };
    this.#size = size;
    this.#isSettingSize = true;
    const finish = () => {
      if (size === this.#size) this.#isSettingSize = false;
    };
    this.#page.attached.then(() => this.#resize(size)).then(finish, finish);
  }

  async #resize(size) {
    await this.#page.osWindow.setContentSize(size);
    if (this.zoomFactor !== 1) await this.#apply();
    for (let waitedMs = 0; waitedMs < followMs && size === this.#size && !(await this.#hasSize()); waitedMs += 50) await delay(50);
    // A size that a test emulates stays when the window's own size changes, unless another emulation replaces it.
    if (size === this.#size && !(await this.#hasSize())) await this.#override();
  }

  async #hasSize() {
    if (this.#page.navigation.url === '') return true;
    const [width, height] = await this.#page.evaluate('[innerWidth, innerHeight]');
    return isSameSize({ width: width * this.zoomFactor, height: height * this.zoomFactor }, this.#size);
  }

  setZoomFactor(factor) {
    if (!(factor > 0)) throw new Error("'zoomFactor' must be a double greater than 0.0");
    this.zoomFactor = Math.min(5, Math.max(0.25, factor));
    this.#page.attached.then(() => this.#apply()).catch(() => undefined);
  }

  /** The page's report of its size: after a user or a test has resized it, the window must be updated. */
  onResized({ width, height, pixelRatio }) {
    const isOurs = this.#isOverridden && Math.abs(pixelRatio - this.zoomFactor) < 0.01;
    const factor = isOurs ? this.zoomFactor : 1;
    const size = { width: Math.round(width * factor), height: Math.round(height * factor) };
    if (this.#isSettingSize || isSameSize(size, this.#size)) return;
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
    await this.#override();
  }

  async #override() {
    this.#isOverridden = true;
    await this.#page.cdp.trySend('Emulation.setDeviceMetricsOverride', {
      width: Math.round(this.#size.width / this.zoomFactor),
      height: Math.round(this.#size.height / this.zoomFactor),
      deviceScaleFactor: this.zoomFactor,
      mobile: false,
    });
  }

  /** In a visible window, an override would not follow a user's resizing, so CSS zoom is used. */
  async #applyAsStyle() {
    await this.#page.evaluate(`document.documentElement.style.zoom = ${this.zoomFactor}`).catch(() => undefined);
  }
}
