import type { PictureKind } from '../../pictures/kinds';
import type { ColorName } from '../../pictures/palette';
import file from '../data/catalogue.json' with { type: 'json' };

export interface Pair {
  en: string;
  ar: string;
}

export interface SeedProduct {
  name: Pair;
  price: number;
  /** Several colors make a color variant. */
  colors: readonly ColorName[];
  /** Positions in the category's sizes; several make a size variant. */
  sizes?: readonly number[];
  offerPrice?: number;
  mark?: 'bestSeller' | 'newIn';
  /** Stock of a product without variants; random if left out. */
  stock?: number;
  /** Kind of the picture, if it isn't the category's. */
  kind?: PictureKind;
}

export interface SeedCategory {
  name: Pair;
  kind: PictureKind;
  color: ColorName;
  /** The name and the values of the category's size variant. */
  sizes?: { name: Pair; values: readonly Pair[] };
  extras: readonly { name: Pair; price: number }[];
  products: readonly SeedProduct[];
  /** Products added after the first orders, each in one color and size. */
  arrivals: readonly SeedProduct[];
}

/** Categories in the order of their ids, and those that are shown under "not active". The compiler widens JSON; `seed.test.ts` checks it. */
export const seedCatalogue = file as unknown as {
  categories: readonly SeedCategory[];
  retired: readonly Pick<SeedCategory, 'name' | 'kind' | 'color'>[];
};
