/*
 * Rates of other currencies: the number of their units that one Kuwaiti dinar is worth. They have six decimals and are calculated as whole
 * millionths, because binary products of decimals have rounding errors.
 */

export const rateDecimals = 6;
const million = 10 ** rateDecimals;

/** Formats `12.180000`: six decimals, Latin digits, no grouping. */
export function toPlainRate(millionths: number): string {
  return withPoint(BigInt(millionths), rateDecimals);
}

/** Returns the server's rate as text: with six decimals, or with all of its decimals if there are more. */
export function writeRate(rate: number): string {
  const millionths = Math.round(rate * million);
  if (millionths / million === rate) return toPlainRate(millionths);
  return rate.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
}

/**
 * Returns the dinars for one unit, with at least six decimals and at least three significant digits. Null for a rate that has no inverse.
 */
export function toInverse(rate: string): string | null {
  const { units, scale } = toDecimal(rate);
  if (units === 0n) return null;
  const divided = (places: number): bigint => (2n * 10n ** BigInt(scale + places) + units) / (2n * units);
  let places = rateDecimals;
  while (divided(places) < 100n) places += 1;
  return withPoint(divided(places), places);
}

/** `rate` is a plain decimal. */
function toDecimal(rate: string): { units: bigint; scale: number } {
  const [whole = '', fraction = ''] = rate.split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

function withPoint(units: bigint, places: number): string {
  const digits = String(units).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
