/** Fields of a product that bulk writes change. */
export const writtenFields = ['category_id', 'price', 'offerPrice', 'cost', 'amount', 'bestSeller', 'newIn', 'offer'] as const;
export type WrittenField = (typeof writtenFields)[number];

/** Fils, pieces, a category's ID, or a boolean; null for none. */
export type WrittenValue = number | boolean | null;

/** Maximum number of products in one bulk write. */
export const maxWrittenProducts = 20_000;

/** Maximum number of cells of one product: its own, and three of each combination. */
export const maxWrittenCells = 1600;

/** Why a product can't be sent in full: a field is missing, or the server hasn't sent all of its data. */
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
