import { Button } from '@fluentui/react-components';
import { Copy20Regular } from '@fluentui/react-icons';
import { ask } from '@renderer/runtime/calls/bridge';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { Modal } from '@renderer/ui/feedback/modal';
import type { OrderAddress } from '@shared/contract/orders';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { AddressFacts } from './address-facts';
import { toAddressText } from './order-address';
import type { OrderRow } from './order-row';

/** checklist GOR-07 */
export function AddressDialog({ order, onClose }: { order: OrderRow; onClose: () => void }): ReactElement {
  const { t } = useTranslation();
  const address = order.dialogAddress;
  return (
    <Modal
      title={<Trans i18nKey="orders.addressDialog.title" values={{ id: order.id }} components={{ id: <bdi dir="ltr" /> }} />}
      onClose={onClose}
      actions={
        <>
          {address && <CopyAddress address={address} />}
          <Button appearance="primary" onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      {address ? <AddressFacts address={address} /> : t('orders.addressDialog.none')}
    </Modal>
  );
}

function CopyAddress({ address }: { address: OrderAddress }): ReactElement {
  const { t } = useTranslation();
  const language = useLanguage();
  const copy = async (): Promise<void> => {
    const result = await ask('app.copyText', { text: toAddressText(address, language, t) });
    if (result.ok) notify.success(t('orders.addressDialog.copied'));
    else notify.failure(result.error);
  };
  return (
    <Button icon={<Copy20Regular />} onClick={() => void copy()}>
      {t('orders.addressDialog.copy')}
    </Button>
  );
}
