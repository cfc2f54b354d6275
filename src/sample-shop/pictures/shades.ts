type Rgb = readonly [red: number, green: number, blue: number];

export function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff];
}

/** `amount` 0 is `hex`, 1 is `other`. */
export function mix(hex: string, other: string, amount: number): string {
  const [from, to] = [toRgb(hex), toRgb(other)];
  const channel = (index: 0 | 1 | 2): string =>
    Math.round(from[index] + (to[index] - from[index]) * amount)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/** The tones in which one thing of one colour is drawn. */
export interface Shades {
  base: string;
  light: string;
  bright: string;
  dark: string;
  deep: string;
  wall: string;
  table: string;
  shadow: string;
}

export const metal = '#c9cdd2';
export const metalDark = '#9aa1a9';
export const brass = '#d4b15a';
export const wood = '#a8794f';
export const cream = '#f6f1e6';

export function toShades(base: string): Shades {
  return {
    base,
    light: mix(base, '#ffffff', 0.16),
    bright: mix(base, '#ffffff', 0.45),
    dark: mix(base, '#000000', 0.16),
    deep: mix(base, '#000000', 0.36),
    wall: mix(mix(base, '#e9dfd3', 0.55), '#ffffff', 0.66),
    table: mix(mix(base, '#cdb9a4', 0.6), '#ffffff', 0.5),
    shadow: mix(mix(base, '#8d7b6a', 0.6), '#ffffff', 0.22),
  };
}
