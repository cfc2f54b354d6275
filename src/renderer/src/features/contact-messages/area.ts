import { Mail20Regular, MailInbox20Regular } from '@fluentui/react-icons';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

export const homeMessageScreens: readonly AppRoute[] = [
  {
    path: 'home/contact-us',
    title: 'homeContactUs',
    sidebar: { group: 'home', order: 40, icon: MailInbox20Regular },
    screen: lazyComponent(() => import('./messages-screens'), 'HomeMessagesScreen'),
  },
];

export const shopMessageScreens: readonly AppRoute[] = [
  {
    path: 'masterHN/contact-us',
    title: 'contactUs',
    sidebar: { group: 'shop', order: 150, icon: Mail20Regular },
    screen: lazyComponent(() => import('./messages-screens'), 'ShopMessagesScreen'),
  },
];
