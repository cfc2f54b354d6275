import { ScanDashRegular } from '@fluentui/react-icons';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { ToolButton } from '@renderer/ui/tools/tool';
import { canChangeOrderStatus } from '@shared/domain/permissions';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** To the screen that scans parcels out of the house; hidden from those who may not change a status. */
export function ShippingButton(): ReactElement | null {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayShip = usePermission(canChangeOrderStatus);
  if (!mayShip) return null;
  return (
    <ToolButton
      appearance="secondary"
      icon={<ScanDashRegular />}
      label={t('navigation.shipping')}
      hasWords
      onPress={() => void navigate('/orders/ship')}
    />
  );
}
