import { useWatch } from 'react-hook-form';
import { emptyProduct, type ProductValues } from './product-form';

/** Returns the current value of a field; an empty product's before the form is filled. */
export function useProductWatch<Name extends keyof ProductValues>(name: Name): ProductValues[Name] {
  return (useWatch({ name }) as ProductValues[Name] | undefined) ?? emptyProduct[name];
}

/** Returns a value derived from a field; renders again only when the derived value changes. */
export function useProductFact<Name extends keyof ProductValues, Fact>(name: Name, toFact: (value: ProductValues[Name]) => Fact): Fact {
  return useWatch({ name, compute: (value: ProductValues[Name] | undefined) => toFact(value ?? emptyProduct[name]) }) as Fact;
}
