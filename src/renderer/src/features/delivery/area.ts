import { VehicleTruckProfile20Regular } from '@fluentui/react-icons';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

export const deliveryScreens: readonly AppRoute[] = [
  {
    path: 'delivery',
    title: 'delivery',
    sidebar: { group: 'shop', order: 130, icon: VehicleTruckProfile20Regular, mirrors: true },
    screen: lazyComponent(() => import('./delivery-screen'), 'DeliveryScreen'),
  },
];
