/** What of a product is written for many at once. */
export const writtenFields = ['category_id', 'price', 'offerPrice', 'cost', 'amount', 'bestSeller', 'newIn', 'offer'] as const;
export type WrittenField = (typeof writtenFields)[number];

/** Fils, pieces, the number of a category, a flag; null for none. */
export type WrittenValue = number | boolean | null;

/** Most products of one bulk write. */
export const maxWrittenProducts = 20_000;

/** Most cells of one product: its own, and three of each combination. */
export const maxWrittenCells = 1600;

/** Why a product cannot be sent in full: what it lacks, or what the server has not told of it. */
export const sendReasons = [
  'name_en',
  'name_ar',
  'code',
  'category_id',
  'price',
  'cost',
  'offerPrice',
  'offerNotBelow',
  'amount',
  'pictureCount',
  'pictureAddress',
  'dynamic_variant',
  'combinations',
  'combinationAmount',
  'combinationPrice',
  'other',
] as const;
export type SendReason = (typeof sendReasons)[number];
