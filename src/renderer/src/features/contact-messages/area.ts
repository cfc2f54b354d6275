import { Mail20Regular, MailInbox20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';

export const homeMessageScreens: readonly AppRoute[] = [
  {
    path: 'home/contact-us',
    title: 'homeContactUs',
    icon: MailInbox20Regular,
    screen: lazyNamed(() => import('./messages-screens'), 'HomeMessagesScreen'),
  },
];

export const shopMessageScreens: readonly AppRoute[] = [
  {
    path: 'masterHN/contact-us',
    title: 'contactUs',
    icon: Mail20Regular,
    screen: lazyNamed(() => import('./messages-screens'), 'ShopMessagesScreen'),
  },
];
