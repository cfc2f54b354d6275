import { code128, type DrawingContext, qrcode } from 'bwip-js/generic';
import { LRUCache } from 'lru-cache';

/** A code as one filled path in a field of modules. A module is the narrowest bar, or one square of a QR code. */
export interface CodeShape {
  widthModules: number;
  heightModules: number;
  /** Path data in modules, without the quiet zone. */
  path: string;
}

/** Characters that Code 128 can encode and every scanner returns; others are encoded without an error but read differently. */
const plain = /^[ -~]+$/;
/** Two units per module, so that every bar starts and ends at a whole unit; with one, bwip-js moves bars of odd width by a half. */
const unitsPerModule = 2;
const barHeight = { millimetres: 10 };

/** Collects bwip-js's drawing: bars are lines, the squares of a QR code are outlines. */
function collector(): DrawingContext<CodeShape> {
  const pieces: string[] = [];
  const modules = (units: number): number => units / unitsPerModule;
  let size = { widthModules: 0, heightModules: 0 };
  return {
    scale: () => [unitsPerModule, unitsPerModule],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init(width, height) {
      size = { widthModules: modules(width), heightModules: modules(height) };
    },
    line(x, _y0, _x1, _y1, width) {
      pieces.push(`M${modules(x - width / 2)} 0h${modules(width)}v${size.heightModules}h${-modules(width)}z`);
    },
    polygon(points) {
      pieces.push(`M${points.map(([x, y]) => `${modules(x)} ${modules(y)}`).join('L')}z`);
    },
    hexagon: () => undefined,
    ellipse: () => undefined,
    fill: () => undefined,
    text: () => undefined,
    end: () => ({ ...size, path: pieces.join('') }),
  };
}

const kept = 200;

/**
 * Caches a code, because an order has the same code on each of its documents, and `fitsInBars` needs it before it is drawn. bwip-js needs
 * one millisecond for bars and four for a QR code, more than the rest of a document.
 */
function remembered(draw: (text: string) => CodeShape): (text: string) => CodeShape {
  const shapes = new LRUCache<string, CodeShape>({ max: kept });
  return (text) => shapes.get(text) ?? remember(text, draw(text));

  function remember(text: string, shape: CodeShape): CodeShape {
    shapes.set(text, shape);
    return shape;
  }
}

const drawBars = remembered(
  (text) => code128<CodeShape>({ bcid: 'code128', text, scale: unitsPerModule, height: barHeight.millimetres }, collector()) as CodeShape,
);
const drawSquares = remembered((text) => {
  const options = { bcid: 'qrcode', text, scale: unitsPerModule, eclevel: 'M' };
  return qrcode<CodeShape>(options, collector()) as CodeShape;
});

/** Returns bars for `text`; null if it has characters that scanners would return differently. */
export const toBarCode = (text: string): CodeShape | null => (plain.test(text) ? drawBars(text) : null);

/** Returns a QR code of level M, which tolerates a loss of 15 %. */
export const toQrCode = (text: string): CodeShape => drawSquares(text);
