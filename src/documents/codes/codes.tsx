import type { ReactNode } from 'react';
import { toBarCode, toQrCode } from './code-shape';

/** White around a code, without which scanners do not find it. */
export const quietModules = { bar: 10, qr: 4 };

interface CodeProps {
  text: string;
  /** Of one module; a whole number of dots (0.125 mm) of a thermal head of 203 dpi. */
  moduleMm: number;
}

/** Code 128 with its text below it; null when the text cannot be a bar code. */
export function BarCode({ text, moduleMm, heightMm }: CodeProps & { heightMm: number }): ReactNode {
  const shape = toBarCode(text);
  if (!shape) return null;
  const width = shape.widthModules + 2 * quietModules.bar;
  return (
    <figure className="doc-bar-code">
      <svg
        width={`${width * moduleMm}mm`}
        height={`${heightMm}mm`}
        viewBox={`${-quietModules.bar} 0 ${width} ${shape.heightModules}`}
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

export function QrCode({ text, moduleMm }: CodeProps): ReactNode {
  const shape = toQrCode(text);
  const side = shape.widthModules + 2 * quietModules.qr;
  return (
    <svg
      className="doc-qr-code"
      width={`${side * moduleMm}mm`}
      height={`${side * moduleMm}mm`}
      viewBox={`${-quietModules.qr} ${-quietModules.qr} ${side} ${side}`}
      role="img"
      aria-label={text}
      shapeRendering="crispEdges"
    >
      <path d={shape.path} />
    </svg>
  );
}
