import { Spinner } from '@fluentui/react-components';
import {
  Box16Regular,
  CheckmarkCircle16Regular,
  ClipboardTask16Regular,
  Clock16Regular,
  DismissCircle16Regular,
} from '@fluentui/react-icons';
import { DirectionalIcon } from '@renderer/ui/controls/directional-icon';
import { isKnownOrderStatus, type KnownOrderStatus } from '@shared/domain/orders/order-status';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';
import { type Tint, TintBadge } from './tint-badge';

const looks: Record<KnownOrderStatus, { tint: Tint; icon: ReactElement }> = {
  ordered: { tint: 'ordered', icon: <ClipboardTask16Regular /> },
  process: { tint: 'process', icon: <Box16Regular /> },
  shipped: { tint: 'shipped', icon: <DirectionalIcon name="truckSmall" /> },
  on_the_way: { tint: 'shipped', icon: <DirectionalIcon name="truckSmall" /> },
  delivered: { tint: 'delivered', icon: <CheckmarkCircle16Regular /> },
  canceled: { tint: 'canceled', icon: <DismissCircle16Regular /> },
};

interface StatusBadgeProps {
  /** As the server sent it; an unknown one is shown as it is. */
  status: string;
  t: Translate;
  /** For those who may change it. */
  onClick?: () => void;
  label?: string;
  /** Says instead of it that another one is on its way; a button stays the same element. */
  saving?: string | undefined;
}

/** Status of an order. */
export function StatusBadge({ status, t, saving, ...button }: StatusBadgeProps): ReactElement {
  if (saving !== undefined) {
    return (
      <TintBadge tint="waiting" icon={<Spinner size="extra-tiny" aria-hidden />} {...button}>
        {saving}
      </TintBadge>
    );
  }
  const known = isKnownOrderStatus(status);
  const { tint, icon } = known ? looks[status] : { tint: 'waiting' as const, icon: <Clock16Regular /> };
  return (
    <TintBadge tint={tint} icon={icon} {...button}>
      {known ? t(`vocabulary.orderStatus.${status}`) : <bdi>{status || t('common.none')}</bdi>}
    </TintBadge>
  );
}
