import { lazyEntryScreen } from '@renderer/runtime/lazy-component';

/** Preloads the frame of a signed-in admin, which the sign-in screen doesn't need. */
export const ShellPreload = lazyEntryScreen(() => import('./shell'), 'Shell');
