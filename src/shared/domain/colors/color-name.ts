import type { Language } from '../language';
import { foldText } from '../text-search';
import { colorNames } from './color-names';
import { parseHexColor, toChannels } from './color-variant';

type Lab = readonly [lightness: number, a: number, b: number];

/** Converts sRGB to OKLab (Björn Ottosson, 2020), in which equal distances look about equal. */
function toOklab(hex: string): Lab {
  const [r = 0, g = 0, b = 0] = toChannels(hex).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Weights the hue twice: a dark blue is rather a blue than a dark brown. */
const toDistance = (one: Lab, other: Lab): number => Math.hypot(one[0] - other[0], 2 * (one[1] - other[1]), 2 * (one[2] - other[2]));

let places: readonly Lab[] | undefined;

/** Returns the name of the nearest common color for `#rgb` and `#rrggbb`; null if the value isn't such a code. */
export function toColorName(value: string, language: Language): string | null {
  const hex = parseHexColor(value);
  if (!hex) return null;
  places ??= colorNames.map(([known]) => toOklab(known));
  const place = toOklab(hex);
  const distances = places.map((known) => toDistance(known, place));
  const nearest = colorNames[distances.indexOf(Math.min(...distances))];
  return nearest ? nearest[language === 'ar' ? 2 : 1] : null;
}

const hexOfName = new Map(colorNames.flatMap(([hex, en, ar]) => [en, ar].map((name) => [foldText(name), hex] as const)));

/** Returns `#rrggbb` of an entered color: its code, or its common name in either language. Null if it is neither. */
export function parseColor(written: string): string | null {
  return parseHexColor(written) ?? hexOfName.get(foldText(written.trim())) ?? null;
}
