import type { PhotoKind } from './kinds';
import { encodePng } from './png';
import { drawPixels, type Shape } from './raster';
import { cream, mix, type Shades, toShades } from './shades';
import { height, horizon, width } from './svg';

const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity = 1): Shape => ({
  kind: 'ellipse',
  cx,
  cy,
  rx,
  ry,
  fill,
  opacity,
});
const polygon = (fill: string, points: readonly (readonly [number, number])[], opacity = 1): Shape => ({
  kind: 'polygon',
  points,
  fill,
  opacity,
});
const box = (fill: string, x: number, y: number, w: number, h: number, opacity = 1): Shape =>
  polygon(
    fill,
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    opacity,
  );

function plate(c: Shades): Shape[] {
  const one = (cy: number): Shape[] => [
    ellipse(240, cy + 10, 186, 44, c.deep),
    ellipse(240, cy, 186, 44, c.base),
    ellipse(240, cy - 2, 176, 40, c.light),
    ellipse(240, cy, 116, 24, c.dark),
    ellipse(240, cy + 2, 112, 22, c.base),
  ];
  return [ellipse(240, 304, 196, 16, c.shadow), ...one(276), ...one(252), ...one(228), ellipse(150, 212, 34, 7, c.bright)];
}

function bowl(c: Shades): Shape[] {
  return [
    ellipse(240, 304, 110, 14, c.shadow),
    box(c.deep, 190, 284, 100, 20),
    polygon(c.base, [
      [86, 176],
      [394, 176],
      [372, 232],
      [330, 276],
      [284, 294],
      [196, 294],
      [150, 276],
      [108, 232],
    ]),
    polygon(c.light, [
      [86, 176],
      [150, 176],
      [164, 236],
      [196, 294],
      [150, 276],
      [108, 232],
    ]),
    ellipse(240, 176, 154, 40, c.bright),
    ellipse(240, 180, 140, 33, c.deep),
    ellipse(240, 188, 124, 24, '#c97b3a'),
    ellipse(214, 184, 26, 8, '#e0a35c'),
    ellipse(274, 192, 20, 6, '#7f9a55'),
  ];
}

function glass(c: Shades): Shape[] {
  const one = (x: number): Shape[] => [
    ellipse(x, 300, 66, 11, c.shadow),
    polygon(
      mix(c.base, '#ffffff', 0.72),
      [
        [x - 66, 108],
        [x + 66, 108],
        [x + 52, 296],
        [x - 52, 296],
      ],
      0.85,
    ),
    polygon(
      c.base,
      [
        [x - 62, 168],
        [x + 62, 168],
        [x + 50, 290],
        [x - 50, 290],
      ],
      0.55,
    ),
    ellipse(x, 168, 62, 12, c.bright, 0.9),
    ellipse(x, 294, 52, 9, c.dark, 0.5),
    ellipse(x, 108, 66, 13, cream, 0.95),
    ellipse(x, 109, 58, 9, c.wall),
    polygon(
      '#ffffff',
      [
        [x - 46, 130],
        [x - 32, 130],
        [x - 28, 276],
        [x - 38, 276],
      ],
      0.55,
    ),
  ];
  return [...one(170), ...one(312)];
}

const photos: Record<PhotoKind, (shades: Shades) => Shape[]> = { plate, bowl, glass };

export function drawPhoto(kind: PhotoKind, hex: string): Uint8Array<ArrayBuffer> {
  const shades = toShades(hex);
  const ground = [box(shades.wall, 0, 0, width, height), box(shades.table, 0, horizon, width, height - horizon)];
  return encodePng(drawPixels([...ground, ...photos[kind](shades)], width, height), width, height);
}

/** A tile of one colour with a lit corner, as a sample of a cupboard front. */
export function drawSwatch(hex: string): Uint8Array<ArrayBuffer> {
  const size = 120;
  const { base, light, dark } = toShades(hex);
  const lit = polygon(light, [
    [0, 0],
    [size, 0],
    [0, size],
  ]);
  return encodePng(drawPixels([box(base, 0, 0, size, size), lit, box(dark, 0, size - 8, size, 8)], size, size), size, size);
}
