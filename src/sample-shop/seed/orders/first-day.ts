import { seedDynamicVariantRows, seedFirstProductRows, seedVariantRows } from '../catalogue/shop-catalogue';
import { seedAreaRows, seedGovernorates } from '../places';
import { seedUserRows } from '../users';
import type { OrderSources } from './orders';

/** Orders use the products and customers of the first day, even if these were changed before the orders are first read. */
export function firstDay(seed: number): OrderSources {
  const parts = { variants: seedVariantRows(), dynamicVariants: seedDynamicVariantRows(seed) };
  const places = { governorates: seedGovernorates, areas: seedAreaRows().filter((area) => area.governorate_id !== null) };
  const products = seedFirstProductRows(seed, parts).filter((product) => !product.isDeleted);
  return { ...places, goods: { ...parts, products }, users: seedUserRows(seed, places) };
}
