import { Person20Regular } from '@fluentui/react-icons';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

export const userScreens: readonly AppRoute[] = [
  {
    path: 'masterHN/users',
    title: 'users',
    sidebar: { group: 'shop', order: 30, icon: Person20Regular },
    screen: lazyComponent(() => import('./user-list-screen'), 'UserListScreen'),
  },
  {
    path: 'masterHN/users/profile',
    title: 'userProfile',
    parent: 'masterHN/users',
    screen: lazyComponent(() => import('./profile/user-profile-screen'), 'UserProfileScreen'),
  },
];
