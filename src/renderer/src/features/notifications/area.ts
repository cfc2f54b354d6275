import { Alert20Regular } from '@fluentui/react-icons';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

export const notificationScreens: readonly AppRoute[] = [
  {
    path: 'notification',
    title: 'notifications',
    sidebar: { group: 'shop', order: 180, icon: Alert20Regular },
    screen: lazyComponent(() => import('./notification-list-screen'), 'NotificationListScreen'),
  },
  {
    path: 'notification/add-notification',
    title: 'addNotification',
    parent: 'notification',
    needs: needsOf('notifications.send'),
    screen: lazyComponent(() => import('./add-notification-screen'), 'AddNotificationScreen'),
  },
];
