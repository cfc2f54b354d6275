import { ScanDashRegular } from '@fluentui/react-icons';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ToolButton } from '@renderer/ui/tools/tool';
import { canChangeOrderStatus } from '@shared/domain/permissions';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';

/** Opens the screen that scans parcels for shipping; hidden without permission to change a status. */
export function ShippingButton(): ReactElement | null {
  const t = useTexts();
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
