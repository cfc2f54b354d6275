import type { ProductLabel } from '@shared/contract/print-requests';

/** The product's own code, else `P` and its id. */
export function toProductCode({ code, productId }: Pick<ProductLabel, 'code' | 'productId'>): string {
  return code.trim() || `P${productId}`;
}
