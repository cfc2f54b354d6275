import type { PictureKind } from '../../pictures/kinds';
import { kitchenCategories } from './catalogue-kitchen';
import type { Pair, SeedCategory } from './catalogue-shapes';
import { tableCategories } from './catalogue-table';
import type { ColorName } from './palette';

/** In the order of their ids. */
export const seedCatalogue: readonly SeedCategory[] = [...kitchenCategories, ...tableCategories];

/** Put away: they show under "not active". */
export const seedRetiredCategories: readonly { name: Pair; kind: PictureKind; color: ColorName }[] = [
  { name: ['Ramadan 2025', 'رمضان 2025'], kind: 'dallah', color: 'navy' },
  { name: ['Paper goods', 'ورقيات'], kind: 'box', color: 'sand' },
  { name: ['Wall decor', 'ديكور الجدران'], kind: 'plate', color: 'olive' },
];
