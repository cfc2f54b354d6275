import type { PictureKind } from '../../pictures/kinds';
import type { ColorName } from './palette';

export type Pair = readonly [en: string, ar: string];

export interface SeedProduct {
  name: Pair;
  price: number;
  /** Several colours make a colour variant. */
  colors: readonly ColorName[];
  /** Positions in the category's sizes; several make a size variant. */
  sizes?: readonly number[];
  offerPrice?: number;
  mark?: 'bestSeller' | 'newIn';
  /** Pieces, of a product without variants; some number when left out. */
  stock?: number;
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
