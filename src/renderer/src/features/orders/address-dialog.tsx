import { Button } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Modal } from '@renderer/ui/feedback/modal';
import type { OrderRow } from '@shared/lists/orders';
import type { ReactElement } from 'react';
import { Trans } from 'react-i18next';
import { AddressFacts } from './address-facts';
import { CopyAddress } from './copy-address';

/** checklist GOR-07 */
export function AddressDialog({ order, onClose }: { order: OrderRow; onClose: () => void }): ReactElement {
  const t = useTexts();
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
