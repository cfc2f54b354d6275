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
  /** What the main button prints; by default as set in the printing settings. */
  options?: PrintOptions;
  /** Previews the documents before printing; omitted if there is no preview. */
  onPreview?: () => void;
  isPrimary?: boolean;
  /** False where a separate button saves the PDF. */
  hasPdf?: boolean;
}

/** Prints at once; its menu has each document separately, with its destination. */
export function PrintButton(props: PrintButtonProps): ReactElement {
  const { orders, label, options, onPreview, isPrimary = true, hasPdf = false } = props;
  const t = useTexts();
  const { printOrders, isBusy } = usePrint();
  return (
    <SplitButton
      isPrimary={isPrimary}
      label={label}
      icon={<PrintRegular />}
      isBusy={isBusy}
      onClick={() => void printOrders(orders, options)}
      menuLabel={t('printMenu.more')}
      menu={(menu) => <OrdersPrintMenu {...menu} orders={orders} hasPdf={hasPdf} {...(onPreview && { onPreview })} />}
    />
  );
}
