import type { ProductLabel } from '@shared/contract/printing/print-requests';
import { toDrawable } from '../parts/drawable-text';

/** Returns the product's own code, else `P` and its id. */
export function toProductCode({ code, productId }: Pick<ProductLabel, 'code' | 'productId'>): string {
  return toDrawable(code).trim() || `P${productId}`;
}
