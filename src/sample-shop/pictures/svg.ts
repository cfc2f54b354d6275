import type { Shades } from './shades';

export const width = 480;
export const height = 360;
/** Where the table begins. */
export const horizon = 262;

export function rect(x: number, y: number, w: number, h: number, fill: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function stroke(d: string, color: string, thickness: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A part drawn again elsewhere, smaller or mirrored. */
export function moved(part: string, x: number, y: number, scaleX = 1, scaleY = scaleX): string {
  return `<g transform="translate(${x} ${y}) scale(${scaleX} ${scaleY})">${part}</g>`;
}

export function turned(part: string, degrees: number, cx: number, cy: number): string {
  return `<g transform="rotate(${degrees} ${cx} ${cy})">${part}</g>`;
}

export function document(inner: string, w = width, h = height): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${inner}</svg>`;
}

/** Wall and table in tints of the thing's own colour. */
export function ground({ wall, table }: Shades, w = width, h = height): string {
  const top = (horizon / height) * h;
  return rect(0, 0, w, h, wall) + rect(0, top, w, h - top, table);
}

export function shadow({ shadow: fill }: Shades, rx: number, cx = width / 2, cy = 304): string {
  return ellipse(cx, cy, rx, 13, fill);
}
