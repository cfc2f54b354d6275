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
  /** The server's value; an unknown status is shown unchanged. */
  status: string;
  t: Translate;
  /** Passed only if the admin may change the status. */
  onClick?: () => void;
  label?: string;
  /** Shown instead of the status while another status is being saved. The button stays the same element, so that it keeps its focus. */
  saving?: string | undefined;
}

/** Shows an order's status. */
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
