/** Types of home products (checklist HPR-01). */
export const homeProductTypes = ['premium_products', 'high_pressure'] as const;
export type HomeProductType = (typeof homeProductTypes)[number];
