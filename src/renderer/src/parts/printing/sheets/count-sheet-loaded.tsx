import '@documents/count-sheet/count-sheet-styles';
import { CountSheet, type CountSheetProps } from '@documents/count-sheet/count-sheet';
import type { ReactElement } from 'react';

export function LoadedCount(props: CountSheetProps): ReactElement {
  return <CountSheet {...props} />;
}
