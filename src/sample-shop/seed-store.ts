import { tableSeeds } from './calls/tables.generated';
import { seedBarcode, seedCollection, seedHomeAbout, seedHomeBanners, seedShopAbout } from './seed/home-content';
import { seedAreaRows } from './seed/places';
import { seedDelivery, seedHomeSocial, seedIban, seedShopBanners, seedShopSocial, seedStyleUp } from './seed/settings';
import type { SeedContext, Singles, Store, Tables } from './store/store';
import { createTable } from './store/table';

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

function createTables(context: SeedContext): Tables {
  const makers = Object.entries(tableSeeds).map(([name, toRows]) => [name, () => createTable<{ id: number }>(toRows(context))]);
  // Each table has the rows of its own seed.
  return lazily<Tables>(Object.fromEntries(makers));
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

export function createSeedStore(context: SeedContext): Store {
  return { tables: createTables(context), singles: createSingles(), uploads: new Map() };
}
