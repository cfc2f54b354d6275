import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';

export const draftScreens: readonly AppRoute[] = [
  { path: 'settings/drafts', title: 'keptDrafts', screen: lazyComponent(() => import('./drafts-screen'), 'DraftsScreen') },
];
