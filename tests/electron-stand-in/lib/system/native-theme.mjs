import { guard, KnownEmitter } from '../guard.mjs';
import { inner } from '../runtime.mjs';

const sources = ['system', 'light', 'dark'];

class NativeTheme extends KnownEmitter {
  constructor() {
    super('nativeTheme', ['updated']);
    /** `onChange` is set by the pages, which follow the theme. */
    this[inner] = { source: 'system', onChange: () => undefined };
  }

  get themeSource() {
    return this[inner].source;
  }

  set themeSource(source) {
    if (!sources.includes(source)) throw new TypeError(`Error processing argument: themeSource must be one of ${sources.join(', ')}`);
    if (source === this[inner].source) return;
    this[inner].source = source;
    this[inner].onChange();
    queueMicrotask(() => this.emit('updated'));
  }

  /** The system's own preference is light here. */
  get shouldUseDarkColors() {
    return this[inner].source === 'dark';
  }

  get shouldUseHighContrastColors() {
    return false;
  }

  get inForcedColorsMode() {
    return false;
  }

  get prefersReducedTransparency() {
    return false;
  }
}

export const nativeTheme = guard('nativeTheme', new NativeTheme());
