import { toChannels } from '@shared/domain/colors/color-variant';

/** Hue is 0 to 360; saturation and value are 0 to 1. */
export interface Hsv {
  h: number;
  s: number;
  v: number;
}

/** Converts `#rrggbb` to hue, saturation, and value. */
export function toHsv(hex: string): Hsv {
  const [r, g, b] = toChannels(hex);
  const v = Math.max(r, g, b);
  const spread = v - Math.min(r, g, b);
  return { h: spread === 0 ? 0 : (60 * toSextant(r, g, b, v, spread) + 360) % 360, s: v === 0 ? 0 : spread / v, v };
}

function toSextant(r: number, g: number, b: number, v: number, spread: number): number {
  if (v === r) return (g - b) / spread;
  return v === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
}

export function toHex({ h, s, v }: Hsv): string {
  const channel = (offset: number): string => {
    const k = (offset + h / 60) % 6;
    const light = v - v * s * Math.max(0, Math.min(k, 4 - k, 1));
    return Math.round(light * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(5)}${channel(3)}${channel(1)}`;
}
