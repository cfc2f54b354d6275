import { type Fils, toFils } from './money';

interface Priced {
  price: Fils;
  /** Null if there is none. */
  offerPrice: Fils | null;
  all_price: boolean;
  variant: readonly unknown[];
  variant_data: readonly { price: Fils }[];
}

/**
 * Returns the lowest price, and whether some combinations cost more or may do so: a list needn't have the price of each combination
 * (OP-107).
 */
export function toAskedPrice({ price, offerPrice, all_price, variant, variant_data }: Priced): { fils: Fils; isFrom: boolean } {
  const own = all_price ? [] : variant_data.map((data) => data.price).filter((fils) => fils > 0);
  const isUntold = !all_price && own.length === 0 && variant.length > 0;
  const lowest = own.length > 0 ? toLowest(own) : price;
  return { fils: offerPrice === null ? lowest : toLowest([offerPrice, lowest]), isFrom: isUntold || new Set(own).size > 1 };
}

function toLowest(prices: readonly Fils[]): Fils {
  return prices.reduce((lowest, fils) => (fils < lowest ? fils : lowest), prices[0] ?? toFils(0));
}
