import type { ReactNode } from 'react';
import { type CodeShape, toBarCode, toQrCode } from './code-shape';

/** Quiet zone around a code in modules; scanners need it. */
const quietModules = { bar: 10, qr: 4 };

const pxPerMm = 96 / 25.4;
/**
 * CSS pixels per dot of a 203 dpi thermal printer. Its drivers have exactly 203 dots per inch; with 0.125 mm, the error would be one dot
 * after 12 cm.
 */
const pxPerDot = 96 / 203;

interface CodeProps {
  text: string;
  /** Size of one module in whole dots of a 203 dpi thermal printer. */
  moduleDots: number;
}

/** Chromium stretches a picture to whole pixels, so a size in whole pixels leaves the modules unchanged. */
const toWholePx = (px: number): number => Math.ceil(px - 1e-6);

const toBarsPx = ({ widthModules }: CodeShape, moduleDots: number): number =>
  toWholePx((widthModules + 2 * quietModules.bar) * moduleDots * pxPerDot);
const toQrPx = ({ widthModules }: CodeShape, moduleDots: number): number =>
  toWholePx((widthModules + 2 * quietModules.qr) * moduleDots * pxPerDot);

/** The size is in the view box, because Chromium loses a transform when it repeats a table's head on the next page. */
const toModules = (px: number, moduleDots: number): number => px / (moduleDots * pxPerDot);

/** Whether the bar code of `text`, with its quiet zone, fits into `widthMm`. False if `text` can't be a bar code. */
export function fitsInBars({ text, moduleDots }: CodeProps, widthMm: number): boolean {
  const shape = toBarCode(text);
  return shape !== null && toBarsPx(shape, moduleDots) <= widthMm * pxPerMm;
}

/** Whether the QR code of `text`, with its quiet zone, fits into a square of `sideMm`. */
export function fitsInSquare({ text, moduleDots }: CodeProps, sideMm: number): boolean {
  return toQrPx(toQrCode(text), moduleDots) <= sideMm * pxPerMm;
}

/** Code 128 with its text below; null if the text can't be a bar code. */
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
