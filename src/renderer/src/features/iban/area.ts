import { BuildingBank20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';

export const ibanScreens: readonly AppRoute[] = [
  { path: 'payment', title: 'payment', icon: BuildingBank20Regular, screen: lazyNamed(() => import('./iban-screen'), 'IbanScreen') },
];
