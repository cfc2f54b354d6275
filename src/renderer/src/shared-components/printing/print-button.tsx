import { PrintRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { SplitButton } from '@renderer/ui/controls/split-button';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { ReactElement } from 'react';
import { OrdersPrintMenu } from './orders-print-menu';
import { type PrintOptions, usePrint } from './use-print';

interface PrintButtonProps {
  orders: readonly OrderRef[];
  label: string;
  /** What the face prints; what the printing settings say of one press when left out. */
  options?: PrintOptions;
  /** Shows the documents before they are printed; not offered without it. */
  onPreview?: () => void;
  /** Beside a button of its own for PDF the menu has none. */
  hasPdf?: boolean;
}

/** Prints at once; its menu offers each document alone and says where it goes. */
export function PrintButton({ orders, label, options, onPreview, hasPdf = false }: PrintButtonProps): ReactElement {
  const t = useTexts();
  const { printOrders, isBusy } = usePrint();
  return (
    <SplitButton
      isPrimary
      label={label}
      icon={<PrintRegular />}
      isBusy={isBusy}
      onClick={() => void printOrders(orders, options)}
      menuLabel={t('printMenu.more')}
      menu={(menu) => <OrdersPrintMenu {...menu} orders={orders} hasPdf={hasPdf} {...(onPreview && { onPreview })} />}
    />
  );
}
