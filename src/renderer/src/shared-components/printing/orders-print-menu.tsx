import { lazyWithProps } from '@renderer/runtime/lazy-component';
import type { MenuContentProps } from '@renderer/ui/controls/menu-button';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { ReactElement } from 'react';
import { usePrint } from './use-print';

const PrintMenu = lazyWithProps(() => import('./print-menu'), 'PrintMenu');

interface OrdersPrintMenuProps extends MenuContentProps {
  orders: readonly OrderRef[];
  /** Previews the documents before printing; omitted if there is no preview. */
  onPreview?: () => void;
  hasPdf?: boolean;
  /** Offers the documents for all orders together; the screen must render `PrintListHost`. */
  hasLists?: boolean;
}

/** The menu of everything that can be printed of these orders; its code loads with its first use. */
export function OrdersPrintMenu({ hasPdf = false, hasLists = false, ...menu }: OrdersPrintMenuProps): ReactElement {
  return <PrintMenu {...menu} hasPdf={hasPdf} hasLists={hasLists} print={usePrint()} />;
}
