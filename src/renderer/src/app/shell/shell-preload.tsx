import { lazyEntryScreen } from '@renderer/runtime/lazy-component';

/** The frame of a signed-in admin, which a sign-in screen can do without. */
export const ShellPreload = lazyEntryScreen(() => import('./shell'), 'Shell');
