import { Spinner } from '@fluentui/react-components';
import type { ReactElement } from 'react';

/** Replaces the arrow while the rows are being sorted. */
export function SortSpinner(): ReactElement {
  return <Spinner size="extra-tiny" aria-hidden />;
}
