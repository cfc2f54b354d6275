import type { PictureKind } from '../pictures/kinds';
import { kitchenCategories } from './catalogue-kitchen';
import { tableCategories } from './catalogue-table';
import type { ColorName } from './palette';

type Pair = readonly [en: string, ar: string];

export interface SeedProduct {
  name: Pair;
  price: number;
  /** Several colours make a colour variant. */
  colors: readonly ColorName[];
  /** Positions in the category's sizes; several make a size variant. */
  sizes?: readonly number[];
  offerPrice?: number;
  mark?: 'bestSeller' | 'newIn';
  /** Where it is not the category's. */
  kind?: PictureKind;
}

export interface SeedCategory {
  name: Pair;
  kind: PictureKind;
  color: ColorName;
  /** The name and the values of the category's size variant. */
  sizes?: { name: Pair; values: readonly Pair[] };
  extras: readonly (readonly [en: string, ar: string, price: number])[];
  products: readonly SeedProduct[];
}

/** In the order of their ids. */
export const seedCatalogue: readonly SeedCategory[] = [...kitchenCategories, ...tableCategories];

/** Put away: they show under "not active". */
export const seedRetiredCategories: readonly { name: Pair; kind: PictureKind; color: ColorName }[] = [
  { name: ['Ramadan 2025', 'رمضان 2025'], kind: 'dallah', color: 'navy' },
  { name: ['Paper goods', 'ورقيات'], kind: 'box', color: 'sand' },
  { name: ['Wall decor', 'ديكور الجدران'], kind: 'plate', color: 'olive' },
];
