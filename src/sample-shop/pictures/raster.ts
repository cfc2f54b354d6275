import { toRgb } from './shades';

type Fill = { fill: string; opacity?: number };
export type Shape =
  | ({ kind: 'ellipse'; cx: number; cy: number; rx: number; ry: number } & Fill)
  | ({ kind: 'polygon'; points: readonly (readonly [x: number, y: number])[] } & Fill);

/** Each pixel is looked at in 2 × 2 places, so that edges are smooth. */
const steps = [0.25, 0.75];

function toCrossings(points: readonly (readonly [number, number])[], y: number): number[] {
  return points.flatMap(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
    return y1 <= y === y2 <= y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
  });
}

/** The stretch of a line that a convex shape covers; null when it does not meet it. */
function toSpan(shape: Shape, y: number): readonly [from: number, to: number] | null {
  if (shape.kind === 'ellipse') {
    const rest = 1 - ((y - shape.cy) / shape.ry) ** 2;
    if (rest <= 0) return null;
    const half = shape.rx * Math.sqrt(rest);
    return [shape.cx - half, shape.cx + half];
  }
  const crossings = toCrossings(shape.points, y);
  return crossings.length === 0 ? null : [Math.min(...crossings), Math.max(...crossings)];
}

function coverLine(coverage: Float32Array, [from, to]: readonly [number, number]): void {
  const last = Math.min(coverage.length - 1, Math.ceil(to));
  for (let x = Math.max(0, Math.floor(from)); x <= last; x += 1) {
    for (const step of steps) {
      if (x + step >= from && x + step < to) coverage[x] = (coverage[x] ?? 0) + 0.25;
    }
  }
}

/** Draws convex shapes over each other, in order; three bytes a pixel. */
export function drawPixels(shapes: readonly Shape[], width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  const coverage = new Float32Array(width);
  for (const shape of shapes) {
    const color = toRgb(shape.fill);
    for (let y = 0; y < height; y += 1) {
      const spans = steps.map((step) => toSpan(shape, y + step)).filter((span) => span !== null);
      if (spans.length === 0) continue;
      coverage.fill(0);
      for (const span of spans) coverLine(coverage, span);
      for (let x = 0; x < width; x += 1) {
        const share = (coverage[x] ?? 0) * (shape.opacity ?? 1);
        if (share === 0) continue;
        const at = (y * width + x) * 3;
        for (const [channel, value] of color.entries()) {
          const before = pixels[at + channel] ?? 0;
          pixels[at + channel] = Math.round(before + (value - before) * share);
        }
      }
    }
  }
  return pixels;
}
