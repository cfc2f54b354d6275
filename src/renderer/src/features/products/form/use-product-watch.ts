import { emptyProduct, type ProductValues } from '@shared/contract/product-form';
import { useWatch } from 'react-hook-form';

/** What stands in a field; before the record has reached the form, what an empty product has. */
export function useProductWatch<Name extends keyof ProductValues>(name: Name): ProductValues[Name] {
  return (useWatch({ name }) as ProductValues[Name] | undefined) ?? emptyProduct[name];
}
