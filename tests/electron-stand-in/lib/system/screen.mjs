import { guard, KnownEmitter } from '../guard.mjs';
import { runtime } from '../runtime.mjs';

const size = { width: 1920, height: 1080 };

/** Area for windows: the virtual display that Chromium also gets; with a real display, a size that is known to fit. */
export const workArea = () => (runtime.isHeadless ? { ...size } : { width: 1280, height: 800 });

function display() {
  const area = runtime.isHeadless ? size : workArea();
  return {
    id: 1,
    label: 'stand-in',
    bounds: { x: 0, y: 0, ...area },
    size: { ...area },
    workArea: { x: 0, y: 0, ...area },
    workAreaSize: { ...area },
    nativeOrigin: { x: 0, y: 0 },
    scaleFactor: 1,
    rotation: 0,
    internal: false,
    detected: true,
    colorDepth: 24,
    depthPerComponent: 8,
    colorSpace: '{primaries:BT709, transfer:SRGB}',
    displayFrequency: 60,
    maximumCursorSize: { width: 64, height: 64 },
    monochrome: false,
    accelerometerSupport: 'unknown',
    touchSupport: 'unknown',
  };
}

class Screen extends KnownEmitter {
  constructor() {
    super('screen', ['display-added', 'display-removed', 'display-metrics-changed']);
  }

  getAllDisplays() {
    return [display()];
  }

  getPrimaryDisplay() {
    return display();
  }

  getDisplayMatching() {
    return display();
  }

  getDisplayNearestPoint() {
    return display();
  }

  getCursorScreenPoint() {
    return { x: 0, y: 0 };
  }
}

export const screen = guard('screen', new Screen());
