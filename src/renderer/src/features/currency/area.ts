import { Money20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';

export const currencyScreens: readonly AppRoute[] = [
  {
    path: 'currency',
    title: 'currency',
    icon: Money20Regular,
    screen: lazyNamed(() => import('./currency-list-screen'), 'CurrencyListScreen'),
  },
];
