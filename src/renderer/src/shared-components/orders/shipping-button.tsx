import { ScanDashRegular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Tool, ToolButton } from '@renderer/ui/tools/tool';
import { canChangeOrderStatus } from '@shared/domain/permissions';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Opens the screen that scans parcels for shipping; hidden without permission to change a status. It is a button on the warehouse's computer,
 * which is the one with the print station, and an entry of the menu elsewhere.
 */
export function ShippingButton(): ReactElement | null {
  const t = useTexts();
  const navigate = useNavigate();
  const mayShip = usePermission(canChangeOrderStatus);
  const { data: station } = useRead('station.read', undefined, { failure: 'inPlace', enabled: mayShip });
  if (!mayShip) return null;
  const shown = { icon: <ScanDashRegular />, label: t('navigation.shipping'), onPress: () => void navigate('/orders/ship') };
  return station?.settings.isOn ? <ToolButton appearance="secondary" hasWords {...shown} /> : <Tool {...shown} />;
}
