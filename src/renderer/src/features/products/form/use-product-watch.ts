import { useWatch } from 'react-hook-form';
import { emptyProduct, type ProductValues } from './product-form';

/** What stands in a field; before the record has reached the form, what an empty product has. */
export function useProductWatch<Name extends keyof ProductValues>(name: Name): ProductValues[Name] {
  return (useWatch({ name }) as ProductValues[Name] | undefined) ?? emptyProduct[name];
}

/** What is to be known of a field; what stands in it may change without drawing anything, as long as this stays the same. */
export function useProductFact<Name extends keyof ProductValues, Fact>(name: Name, toFact: (value: ProductValues[Name]) => Fact): Fact {
  return useWatch({ name, compute: (value: ProductValues[Name] | undefined) => toFact(value ?? emptyProduct[name]) }) as Fact;
}
