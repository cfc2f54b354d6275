import { adminCalls } from './admins';
import { appRoutes, uploadRoutes } from './app';
import { connectionRoutes } from './connection';
import { orderCalls } from './orders';
import { printingRoutes } from './printing';
import { preferenceRoutes, sessionCalls, sessionRoutes } from './session';

/** Every API call by its name, `area.verb`. */
export const calls = {
  ...sessionCalls,
  ...adminCalls,
  ...orderCalls,
} as const;
export type CallName = keyof typeof calls;

/** Every other request of a page. */
export const routes = {
  ...sessionRoutes,
  ...preferenceRoutes,
  ...connectionRoutes,
  ...printingRoutes,
  ...uploadRoutes,
  ...appRoutes,
} as const;
