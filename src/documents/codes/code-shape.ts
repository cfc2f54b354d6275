import { code128, type DrawingContext, qrcode } from 'bwip-js/generic';
import { LRUCache } from 'lru-cache';

/** A code as one filled path over a field of modules; a module is the narrowest bar, or one square of a QR code. */
export interface CodeShape {
  widthModules: number;
  heightModules: number;
  /** Path data in modules, without the white margin. */
  path: string;
}

/** What Code 128 carries and every scanner gives back; other letters are encoded without an error and read as something else. */
const plain = /^[ -~]+$/;
/** With two units to the module every bar begins and ends at a whole unit; with one, bwip-js moves bars of odd width by a half. */
const unitsPerModule = 2;
const barHeight = { millimetres: 10 };

/** Collects what bwip-js draws: bars come as lines, the squares of a QR code as outlines. */
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
 * An order has the same code on each of its documents, and whether a code fits is asked before it is drawn. bwip-js takes a millisecond for
 * bars and four for a QR code, more than all the rest of a document.
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

/** Bars for `text`; null when it holds anything that scanners would not give back as it is. */
export const toBarCode = (text: string): CodeShape | null => (plain.test(text) ? drawBars(text) : null);

/** A QR code of level M: 15 % of it may be lost. */
export const toQrCode = (text: string): CodeShape => drawSquares(text);
