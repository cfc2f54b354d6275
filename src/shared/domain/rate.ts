/*
 * Rates of other currencies: how many of their units one Kuwaiti dinar is worth. They have six decimals and are reckoned with as whole
 * millionths, because a product of decimals in binary is not what a person computes.
 */

export const rateDecimals = 6;
const million = 10 ** rateDecimals;

/** `12.180000`: six decimals, Latin digits, no grouping. */
export function toPlainRate(millionths: number): string {
  return withPoint(BigInt(millionths), rateDecimals);
}

/** A rate of the server as text: with six decimals, or with all it has where those are more. */
export function writeRate(rate: number): string {
  const millionths = Math.round(rate * million);
  if (millionths / million === rate) return toPlainRate(millionths);
  return rate.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
}

/** Of dinars, for one unit: at least six decimals, and at least three figures that say something. Null for what cannot be turned around. */
export function toInverse(rate: string): string | null {
  const { units, scale } = toDecimal(rate);
  if (units === 0n) return null;
  const divided = (places: number): bigint => (2n * 10n ** BigInt(scale + places) + units) / (2n * units);
  let places = rateDecimals;
  while (divided(places) < 100n) places += 1;
  return withPoint(divided(places), places);
}

/** `rate`: a plain decimal. */
function toDecimal(rate: string): { units: bigint; scale: number } {
  const [whole = '', fraction = ''] = rate.split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

function withPoint(units: bigint, places: number): string {
  const digits = String(units).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
