import { VehicleTruckProfile20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';

export const deliveryScreens: readonly AppRoute[] = [
  {
    path: 'delivery',
    title: 'delivery',
    icon: VehicleTruckProfile20Regular,
    iconMirrors: true,
    screen: lazyNamed(() => import('./delivery-screen'), 'DeliveryScreen'),
  },
];
