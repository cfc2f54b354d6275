import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';

export const draftScreens: readonly AppRoute[] = [
  { path: 'settings/drafts', title: 'keptDrafts', screen: lazyNamed(() => import('./kept-drafts-screen'), 'KeptDraftsScreen') },
];
