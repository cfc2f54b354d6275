import type { StoredCategory, StoredDynamicVariant, StoredProduct, StoredVariant } from '../../store/model';
import { withCastIronCategory, withCastIronExtras, withCastIronProducts, withCastIronVariants } from './cast-iron';
import { seedCategoryRows, seedDynamicVariantRows, seedProductRows, seedVariantRows } from './shop-catalogue';

/** Returns the categories, including those added after the first day; the orders use only the catalogue of the first day. */
export const currentCategoryRows = (): StoredCategory[] => withCastIronCategory(seedCategoryRows());

const castIronId = (): number => currentCategoryRows().at(-1)?.id ?? 0;

export const currentVariantRows = (): StoredVariant[] => withCastIronVariants(seedVariantRows(), castIronId());

export const currentDynamicVariantRows = (seed: number): StoredDynamicVariant[] =>
  withCastIronExtras(seedDynamicVariantRows(seed), castIronId());

export const currentProductRows = (seed: number): StoredProduct[] =>
  withCastIronProducts(seedProductRows(seed, { variants: seedVariantRows(), dynamicVariants: seedDynamicVariantRows(seed) }), {
    seed,
    category_id: castIronId(),
    variants: currentVariantRows(),
    extras: currentDynamicVariantRows(seed),
  });
