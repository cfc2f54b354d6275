import { Money20Regular } from '@fluentui/react-icons';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

export const currencyScreens: readonly AppRoute[] = [
  {
    path: 'currency',
    title: 'currency',
    sidebar: { group: 'shop', order: 190, icon: Money20Regular },
    screen: lazyComponent(() => import('./currency-list-screen'), 'CurrencyListScreen'),
  },
];
