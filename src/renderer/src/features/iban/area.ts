import { BuildingBank20Regular } from '@fluentui/react-icons';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

export const ibanScreens: readonly AppRoute[] = [
  {
    path: 'payment',
    title: 'payment',
    sidebar: { group: 'shop', order: 160, icon: BuildingBank20Regular },
    screen: lazyComponent(() => import('./iban-screen'), 'IbanScreen'),
  },
];
