import { parseAmount } from '@renderer/validation/parse-amount';
import type { Fils } from '@shared/domain/money';
import type { ProductValues } from '../product-form';
import { useProductWatch } from '../use-product-watch';

/** The properties that all combinations share, and the product's own price and cost if they are valid. */
export interface SharedValues extends Pick<ProductValues, 'all_image' | 'all_price' | 'all_cost'> {
  price: Fils | null;
  cost: Fils | null;
}

export function useSharedValues(): SharedValues {
  return {
    all_image: useProductWatch('all_image'),
    all_price: useProductWatch('all_price'),
    all_cost: useProductWatch('all_cost'),
    price: parseAmount(useProductWatch('price')),
    cost: parseAmount(useProductWatch('cost')),
  };
}
