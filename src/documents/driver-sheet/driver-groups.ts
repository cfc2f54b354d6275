import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { inLanguage, type Language } from '@shared/domain/language';
import { type Fils, sumFils } from '@shared/domain/money';
import { isSamePlace, type PlaceName } from '@shared/domain/orders/place-name';
import { toCash } from '../parts/cash';

export interface DriverGroup {
  /** Null for orders without one. */
  governorate: PlaceName | null;
  /** Sorted by area, then by block. */
  orders: OrderSnapshot[];
  cashFils: Fils;
}

/** Returns the most complete name of each place, because addresses may have a place in one language only. */
function toKnownPlaces(places: readonly PlaceName[]): (place: PlaceName) => PlaceName {
  const whole = places.filter(({ name_en, name_ar }) => name_en !== name_ar);
  return (place) => [...whole, ...places].find((known) => isSamePlace(place, known)) ?? place;
}

export const sumCash = (orders: readonly OrderSnapshot[]): Fils => sumFils(orders.flatMap((order) => toCash(order) ?? []));

/** Groups orders by governorate and sorts them by area, for the route; orders without an address are last. */
export function toDriverGroups(orders: readonly OrderSnapshot[], language: Language): DriverGroup[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const last = (one: string, other: string): number => Number(one === '') - Number(other === '') || compare(one, other);
  const nameIn = (kind: 'governorate' | 'area') => {
    const toKnown = toKnownPlaces(orders.flatMap(({ address }) => address?.[kind] ?? []));
    return ({ address }: OrderSnapshot): PlaceName => toKnown(address?.[kind] ?? { name_en: '', name_ar: '' });
  };
  const governorateOf = nameIn('governorate');
  const areaOf = nameIn('area');
  const toText = (place: PlaceName): string => inLanguage(language, 'name', place).trim();
  const blockOf = ({ address }: OrderSnapshot): string => address?.block.trim() ?? '';
  const sorted = orders.toSorted(
    (a, b) => last(toText(areaOf(a)), toText(areaOf(b))) || last(blockOf(a), blockOf(b)) || Number(a.id) - Number(b.id),
  );
  return [...Map.groupBy(sorted, (order) => toText(governorateOf(order)))]
    .toSorted(([one], [other]) => last(one, other))
    .map(([name, own]) => ({ governorate: name && own[0] ? governorateOf(own[0]) : null, orders: own, cashFils: sumCash(own) }));
}
