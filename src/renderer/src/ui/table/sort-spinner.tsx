import { Spinner } from '@fluentui/react-components';
import type { ReactElement } from 'react';

/** Stands in the place of the arrow while the rows are being sorted. */
export function SortSpinner(): ReactElement {
  return <Spinner size="extra-tiny" aria-hidden />;
}
