import { guard, KnownEmitter } from '../guard.mjs';
import { inner } from '../runtime.mjs';

class TrayImplementation extends KnownEmitter {
  constructor(image) {
    super('Tray', ['click', 'double-click', 'right-click']);
    const own = { image, tooltip: '', menu: null, isDestroyed: false };
    this[inner] = own;
    // biome-ignore lint/correctness/noConstructorReturn: every exported object is guarded
    return guard('Tray', this, () => own.isDestroyed);
  }

  setImage(image) {
    this[inner].image = image;
  }

  setToolTip(tooltip) {
    this[inner].tooltip = tooltip;
  }

  setContextMenu(menu) {
    this[inner].menu = menu;
  }

  isDestroyed() {
    return this[inner].isDestroyed;
  }

  destroy() {
    this[inner].isDestroyed = true;
  }
}

/** Never drawn. */
export const Tray = guard('Tray', TrayImplementation);
