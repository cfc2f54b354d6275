/** Path of the screen with all stored bulk writes. */
export const bulkWritesPath = '/masterHN/products/writings';

/** Returns the path of the screen of a bulk write, during its run and afterward. */
export const bulkWritePath = (id: string): string => `${bulkWritesPath}/${id}`;

/** Returns the path of a product's form. */
export const productPath = (id: number): string => `/masterHN/products/add-products/${id}`;
