import { Color20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';

export const styleUpScreens: readonly AppRoute[] = [
  {
    path: 'masterHN/style-up',
    title: 'styleUp',
    icon: Color20Regular,
    screen: lazyNamed(() => import('./style-up-screen'), 'StyleUpScreen'),
  },
];
