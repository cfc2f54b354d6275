import { TwoLines } from '@renderer/ui/list/columns/two-lines';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import type { Product } from '@shared/contract/products';
import type { ReactElement } from 'react';

/** The shop's own code over the number that the server gave. */
export function ProductCode({ product: { code, id } }: { product: Product }): ReactElement {
  return (
    <TwoLines second={<bdi dir="ltr">#{id}</bdi>}>
      <IsolatedText isLatin>{code}</IsolatedText>
    </TwoLines>
  );
}
