import type { ButtonProps } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { CopyButton } from '@renderer/ui/controls/copy-button';
import type { OrderAddress } from '@shared/contract/shop/orders';
import type { ReactElement } from 'react';
import { toAddressText } from './order-address';

interface CopyAddressProps extends Pick<ButtonProps, 'appearance' | 'size' | 'className'> {
  address: OrderAddress;
}

/** Copies the address in the driver's order, in the app's language. */
export function CopyAddress({ address, ...look }: CopyAddressProps): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  return (
    <CopyButton
      text={toAddressText(address, language, t)}
      label={t('orders.addressDialog.copy')}
      done={t('orders.addressDialog.copied')}
      {...look}
    />
  );
}
