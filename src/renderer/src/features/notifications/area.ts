import { Alert20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { lazyNamed } from '@renderer/runtime/lazy-named';

export const notificationScreens: readonly AppRoute[] = [
  {
    path: 'notification',
    title: 'notifications',
    icon: Alert20Regular,
    screen: lazyNamed(() => import('./notification-list-screen'), 'NotificationListScreen'),
  },
  {
    path: 'notification/add-notification',
    title: 'addNotification',
    parent: 'notification',
    needs: needsOf('notifications.send'),
    screen: lazyNamed(() => import('./add-notification-screen'), 'AddNotificationScreen'),
  },
];
