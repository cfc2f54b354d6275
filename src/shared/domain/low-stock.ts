/** In pieces: default for showing a product as low in stock, unless the computer's settings have another value. */
export const defaultLowStockThreshold = 5;
/** Maximum value in the settings. */
export const maxLowStockThreshold = 9999;
