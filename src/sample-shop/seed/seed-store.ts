import type { StoredCategory, StoredDynamicVariant, StoredProduct, StoredVariant } from '../store/model';
import type { Singles, Store, Tables } from '../store/store';
import { createTable } from '../store/table';
import { seedAdminRows } from './admins';
import { withCastIronCategory, withCastIronExtras, withCastIronProducts, withCastIronVariants } from './catalogue/cast-iron';
import {
  seedCategoryRows,
  seedDynamicVariantRows,
  seedFirstProductRows,
  seedProductRows,
  seedVariantRows,
} from './catalogue/shop-catalogue';
import {
  seedBarcode,
  seedBrandingImages,
  seedCollection,
  seedHomeAbout,
  seedHomeBanners,
  seedHomeProductRows,
  seedShopAbout,
} from './home-content';
import { seedNotificationRows, seedPromoCodeRows } from './marketing';
import { seedMessageRows } from './messages';
import { withOrderCount } from './orders/order-count';
import { type OrderSources, seedGuestOrderRows, seedOrderRows } from './orders/orders';
import { seedAreaRows, seedCountries, seedCurrencies, seedGovernorates } from './places';
import type { SeedClock } from './seed-clock';
import { seedDelivery, seedHomeSocial, seedIban, seedShopBanners, seedShopSocial, seedStyleUp } from './settings';
import { seedUserRows } from './users';

/** Creates properties at their first use, so that unused tables don't slow down the app's start. */
function lazily<Shape extends object>(makers: { [Key in keyof Shape]: () => Shape[Key] }): Shape {
  const target = {} as Shape;
  for (const key of Object.keys(makers) as (keyof Shape)[]) {
    let made: { value: Shape[typeof key] } | undefined;
    Object.defineProperty(target, key, {
      enumerable: true,
      get: () => {
        made ??= { value: makers[key]() };
        return made.value;
      },
    });
  }
  return target;
}

function createTables(seed: number, orders: number | undefined, clock: SeedClock): Tables {
  // Orders use the products and customers of the first day, even if these were changed before the orders are first read.
  const firstDay = (): OrderSources => {
    const parts = { variants: seedVariantRows(), dynamicVariants: seedDynamicVariantRows(seed) };
    const areas = seedAreaRows();
    const places = { governorates: seedGovernorates, areas: areas.filter((area) => area.governorate_id !== null) };
    const products = seedFirstProductRows(seed, parts).filter((product) => !product.isDeleted);
    return { ...places, goods: { ...parts, products }, users: seedUserRows(seed, places) };
  };
  // Data added after that day.
  const categories = (): StoredCategory[] => withCastIronCategory(seedCategoryRows());
  const castIron = (): number => categories().at(-1)?.id ?? 0;
  const variants = (): StoredVariant[] => withCastIronVariants(seedVariantRows(), castIron());
  const dynamicVariants = (): StoredDynamicVariant[] => withCastIronExtras(seedDynamicVariantRows(seed), castIron());
  const products = (): StoredProduct[] =>
    withCastIronProducts(seedProductRows(seed, { variants: seedVariantRows(), dynamicVariants: seedDynamicVariantRows(seed) }), {
      seed,
      category_id: castIron(),
      variants: variants(),
      extras: dynamicVariants(),
    });
  return lazily<Tables>({
    admins: () => createTable(seedAdminRows(seed)),
    users: () => createTable(seedUserRows(seed, { governorates: seedGovernorates, areas: seedAreaRows() })),
    categories: () => createTable(categories()),
    variants: () => createTable(variants()),
    dynamicVariants: () => createTable(dynamicVariants()),
    products: () => createTable(products()),
    orders: () => createTable(withOrderCount(seedOrderRows(seed, firstDay(), clock), orders)),
    guestOrders: () => createTable(withOrderCount(seedGuestOrderRows(seed, firstDay(), clock), orders)),
    notifications: () => createTable(seedNotificationRows(clock)),
    promoCodes: () => createTable(seedPromoCodeRows(clock)),
    homeMessages: () => createTable(seedMessageRows(seed, 'home')),
    shopMessages: () => createTable(seedMessageRows(seed, 'shop')),
    homeProducts: () => createTable(seedHomeProductRows()),
    branding: () => createTable(seedBrandingImages),
    countries: () => createTable(seedCountries),
    governorates: () => createTable(seedGovernorates),
    areas: () => createTable(seedAreaRows()),
    currencies: () => createTable(seedCurrencies),
  });
}

function createSingles(): Singles {
  return {
    homeBanners: [...seedHomeBanners],
    collection: seedCollection,
    barcode: seedBarcode,
    homeSocial: seedHomeSocial,
    shopSocial: seedShopSocial,
    homeAbout: [...seedHomeAbout],
    shopAbout: [...seedShopAbout],
    shopBanners: [...seedShopBanners],
    delivery: { ...seedDelivery, area_fees: seedAreaRows().map(({ id, delivery_fee }) => ({ id, delivery_fee })) },
    iban: seedIban,
    styleUp: { ...seedStyleUp },
  };
}

export function createSeedStore({ seed, orders, ...clock }: SeedClock & { seed: number; orders?: number }): Store {
  return { tables: createTables(seed, orders, clock), singles: createSingles(), uploads: new Map() };
}
