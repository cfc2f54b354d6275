import { lazyFirst } from '@renderer/runtime/lazy-named';

/** The frame of a signed-in admin, which a sign-in screen can do without. */
export const ShellAhead = lazyFirst(() => import('./shell'), 'Shell');
