import { Color20Regular } from '@fluentui/react-icons';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

export const styleUpScreens: readonly AppRoute[] = [
  {
    path: 'masterHN/style-up',
    title: 'styleUp',
    sidebar: { group: 'shop', order: 60, icon: Color20Regular },
    screen: lazyComponent(() => import('./style-up-screen'), 'StyleUpScreen'),
  },
];
