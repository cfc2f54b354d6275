/** Of the screen with all that are kept. */
export const bulkWritesPath = '/masterHN/products/writings';

/** Of the screen that shows a writing while it runs and afterwards. */
export const bulkWritePath = (id: string): string => `${bulkWritesPath}/${id}`;

/** Of its form. */
export const productPath = (id: number): string => `/masterHN/products/add-products/${id}`;
