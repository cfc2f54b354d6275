import { Person20Regular } from '@fluentui/react-icons';
import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';

export const userScreens: readonly AppRoute[] = [
  {
    path: 'masterHN/users',
    title: 'users',
    icon: Person20Regular,
    screen: lazyNamed(() => import('./user-list-screen'), 'UserListScreen'),
  },
  {
    path: 'masterHN/users/profile',
    title: 'userProfile',
    parent: 'masterHN/users',
    screen: lazyNamed(() => import('./profile/user-profile-screen'), 'UserProfileScreen'),
  },
];
