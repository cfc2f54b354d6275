/** Pieces: until the settings of the computer say otherwise, a product with no more than this is running low. */
export const defaultLowStockThreshold = 5;
/** The highest that the settings take. */
export const maxLowStockThreshold = 9999;
