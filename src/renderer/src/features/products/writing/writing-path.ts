/** Of the screen that shows a writing while it runs and afterwards. */
export const writingPath = (id: string): string => `/masterHN/products/writings/${id}`;

/** Of its form. */
export const productPath = (id: number): string => `/masterHN/products/add-products/${id}`;
