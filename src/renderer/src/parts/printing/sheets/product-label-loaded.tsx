import '@documents/product-label/product-label-styles';
import { ProductLabel, type ProductLabelProps } from '@documents/product-label/product-label';
import type { ReactElement } from 'react';

export function LoadedLabel(props: ProductLabelProps): ReactElement {
  return <>{ProductLabel(props)}</>;
}
