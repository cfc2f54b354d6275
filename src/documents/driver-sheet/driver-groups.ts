import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { inLanguage, type Language } from '@shared/domain/language';
import { type Fils, sumFils } from '@shared/domain/money';
import { isSamePlace, type PlaceName } from '@shared/domain/orders/place-name';
import { toCash } from '../parts/cash';

export interface DriverGroup {
  /** Null for orders without one. */
  governorate: PlaceName | null;
  /** By area, then by block. */
  orders: OrderSnapshot[];
  cashFils: Fils;
}

/** Addresses may hold a place in one language only: of those that name the same one, the one that has most to say. */
function toKnownPlaces(places: readonly PlaceName[]): (place: PlaceName) => PlaceName {
  const whole = places.filter(({ name_en, name_ar }) => name_en !== name_ar);
  return (place) => [...whole, ...places].find((known) => isSamePlace(place, known)) ?? place;
}

export const sumCash = (orders: readonly OrderSnapshot[]): Fils => sumFils(orders.flatMap((order) => toCash(order) ?? []));

/** By governorate and area, as one drives; what has no address comes last. */
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
