import { isDrawnKind } from './kinds';
import { media } from './media.generated';
import { isColorName, palette } from './palette';

type Rgb = readonly [red: number, green: number, blue: number];

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff];
}

/** Mixes two colors: `amount` 0 returns `hex`, 1 returns `other`. */
function mix(hex: string, other: string, amount: number): string {
  const [from, to] = [toRgb(hex), toRgb(other)];
  const channel = (index: 0 | 1 | 2): string =>
    Math.round(from[index] + (to[index] - from[index]) * amount)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/** Returns the tones of a product's picture: the product's from bright to deep, then those of the wall, the table, and the shadow. */
function toTones(base: string): string[] {
  return [
    base,
    mix(base, '#ffffff', 0.16),
    mix(base, '#ffffff', 0.45),
    mix(base, '#000000', 0.16),
    mix(base, '#000000', 0.36),
    mix(mix(base, '#e9dfd3', 0.55), '#ffffff', 0.66),
    mix(mix(base, '#cdb9a4', 0.6), '#ffffff', 0.5),
    mix(mix(base, '#8d7b6a', 0.6), '#ffffff', 0.22),
  ];
}

/** The color in which `media/products` are drawn. */
const drawnTones = toTones(palette.teal);

function replaceColors(svg: string, from: readonly string[], to: readonly string[]): string {
  return svg.replaceAll(/#[0-9a-f]{6}\b/g, (hex) => to[from.indexOf(hex)] ?? hex);
}

/** View 2 adds a smaller product behind, view 3 shows a detail. */
const views: Readonly<Record<string, (thing: string) => string>> = {
  2: (thing) =>
    `<g transform="translate(470.4 30) scale(-0.62 0.62)">${thing}</g><g transform="translate(-10 76) scale(0.78)">${thing}</g>`,
  3: (thing) => `<g transform="translate(-105.6 -60) scale(1.5)">${thing}</g>`,
};

/** Colors the drawing of `dallah-brass` or `dallah-brass-2`; undefined for an unknown kind or color. */
export function drawProduct(name: string): string | undefined {
  const [kind = '', color = '', view = '1'] = name.split('-');
  if (!isDrawnKind(kind) || !isColorName(color)) return undefined;
  const svg = replaceColors(media[`products/${kind}.svg`], drawnTones, toTones(palette[color]));
  const draw = views[view];
  // The product without wall and table is the drawing's only outermost group.
  return draw ? svg.replace(/<g>.*<\/g>/s, draw) : svg;
}

/** The colors in which `media/kitchens/kitchen.svg` is drawn. */
const drawnKitchen = { doors: '#efe9dc', top: '#9c8a7b', wall: '#f3eee6', handles: '#d4b15b' };
type Kitchen = typeof drawnKitchen;

/** The two kitchens before a color is selected. */
const kitchens: Readonly<Record<string, Kitchen>> = {
  one: { ...drawnKitchen, doors: palette.ivory, handles: '#d4b15a' },
  two: { doors: palette.walnut, top: '#d9d2c7', wall: '#eef0ee', handles: palette.charcoal },
};

const isPart = (name: string): name is keyof Kitchen => Object.hasOwn(drawnKitchen, name);

/** Colors kitchen `one` or `two`, or one of them with a part in another color: `one-doors-sage`. Undefined for an unknown name. */
export function drawKitchen(name: string): string | undefined {
  const [key = '', part = '', color = ''] = name.split('-');
  const base = Object.hasOwn(kitchens, key) ? kitchens[key] : undefined;
  const isChanged = isPart(part) && isColorName(color);
  if (!base || (part !== '' && !isChanged)) return undefined;
  const kitchen = isChanged ? { ...base, [part]: palette[color] } : base;
  const parts = Object.keys(drawnKitchen) as (keyof Kitchen)[];
  return replaceColors(
    media['kitchens/kitchen.svg'],
    parts.map((one) => drawnKitchen[one]),
    parts.map((one) => kitchen[one]),
  );
}
