import type { ReactNode } from 'react';
import { type CodeShape, toBarCode, toQrCode } from './code-shape';

/** White around a code, without which scanners do not find it. */
const quietModules = { bar: 10, qr: 4 };

const pxPerMm = 96 / 25.4;
/** Of a thermal head of 203 dpi. Its drivers count 203 to the inch, so 0.125 mm would be out of step by a dot after 12 cm. */
const pxPerDot = 96 / 203;

interface CodeProps {
  text: string;
  /** Of one module, in whole dots of a thermal head of 203 dpi. */
  moduleDots: number;
}

/** Chromium stretches a picture to whole pixels; one that has them is left as it is, and so are the modules in it. */
const toWholePx = (px: number): number => Math.ceil(px - 1e-6);

const toBarsPx = ({ widthModules }: CodeShape, moduleDots: number): number =>
  toWholePx((widthModules + 2 * quietModules.bar) * moduleDots * pxPerDot);
const toQrPx = ({ widthModules }: CodeShape, moduleDots: number): number =>
  toWholePx((widthModules + 2 * quietModules.qr) * moduleDots * pxPerDot);

/** The size goes into the view box: a transform inside is lost where Chromium repeats the head of a table on the next page. */
const toModules = (px: number, moduleDots: number): number => px / (moduleDots * pxPerDot);

/** Whether `text` can be a bar code, white margins and all, in so much room. */
export function fitsInBars({ text, moduleDots }: CodeProps, widthMm: number): boolean {
  const shape = toBarCode(text);
  return shape !== null && toBarsPx(shape, moduleDots) <= widthMm * pxPerMm;
}

/** Whether the QR code of `text`, white margins and all, has its place in a square of that side. */
export function fitsInSquare({ text, moduleDots }: CodeProps, sideMm: number): boolean {
  return toQrPx(toQrCode(text), moduleDots) <= sideMm * pxPerMm;
}

/** Code 128 with its text below it; null when the text cannot be a bar code. */
export function BarCode({ text, moduleDots, heightMm }: CodeProps & { heightMm: number }): ReactNode {
  const shape = toBarCode(text);
  if (!shape) return null;
  const width = toBarsPx(shape, moduleDots);
  return (
    <figure className="doc-bar-code">
      <svg
        width={width}
        height={toWholePx(heightMm * pxPerMm)}
        viewBox={`${-quietModules.bar} 0 ${toModules(width, moduleDots)} ${shape.heightModules}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text}
        shapeRendering="crispEdges"
      >
        <path d={shape.path} />
      </svg>
      <figcaption aria-hidden="true">
        <bdi dir="ltr">{text}</bdi>
      </figcaption>
    </figure>
  );
}

export function QrCode({ text, moduleDots }: CodeProps): ReactNode {
  const shape = toQrCode(text);
  const side = toQrPx(shape, moduleDots);
  const modules = toModules(side, moduleDots);
  return (
    <svg
      className="doc-qr-code"
      width={side}
      height={side}
      viewBox={`${-quietModules.qr} ${-quietModules.qr} ${modules} ${modules}`}
      role="img"
      aria-label={text}
      shapeRendering="crispEdges"
    >
      <path d={shape.path} />
    </svg>
  );
}
