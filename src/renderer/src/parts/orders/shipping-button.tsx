import { Button } from '@fluentui/react-components';
import { ScanDashRegular } from '@fluentui/react-icons';
import { useNavigate } from '@renderer/runtime/navigation/navigation';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { canChangeOrderStatus } from '@shared/domain/permissions';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** To the screen that scans parcels out of the house; hidden from those who may not change a status. */
export function ShippingButton({ isIconOnly = false }: { isIconOnly?: boolean }): ReactElement | null {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayShip = usePermission(canChangeOrderStatus);
  if (!mayShip) return null;
  const label = t('navigation.shipping');
  return (
    <Button
      icon={<ScanDashRegular />}
      onClick={() => void navigate('/orders/ship')}
      {...(isIconOnly && { 'aria-label': label, title: label, style: { minWidth: 'auto' } })}
    >
      {!isIconOnly && label}
    </Button>
  );
}
