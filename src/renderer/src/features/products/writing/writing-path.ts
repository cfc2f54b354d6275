/** Of the screen with all that are kept. */
export const writingsPath = '/masterHN/products/writings';

/** Of the screen that shows a writing while it runs and afterwards. */
export const writingPath = (id: string): string => `${writingsPath}/${id}`;

/** Of its form. */
export const productPath = (id: number): string => `/masterHN/products/add-products/${id}`;
