import { lazyWithProps } from '@renderer/runtime/lazy-component';
import type { MenuContentProps } from '@renderer/ui/controls/menu-button';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { ReactElement } from 'react';
import { usePrint } from './use-print';

const PrintMenu = lazyWithProps(() => import('./print-menu'), 'PrintMenu');

interface OrdersPrintMenuProps extends MenuContentProps {
  orders: readonly OrderRef[];
  /** Shows the documents before they are printed; not offered without it. */
  onPreview?: () => void;
  hasPdf?: boolean;
  /** Offers the documents over all of them; the screen draws what is asked then (`PrintListHost`). */
  hasLists?: boolean;
}

/** The menu of everything that can be printed of these orders; its code comes with its first use. */
export function OrdersPrintMenu({ hasPdf = false, hasLists = false, ...menu }: OrdersPrintMenuProps): ReactElement {
  return <PrintMenu {...menu} hasPdf={hasPdf} hasLists={hasLists} print={usePrint()} />;
}
