import { atLeast, lazyComponent, lazyEntryScreen } from '@renderer/runtime/lazy-component';
import { type AppRoute, sidebarGroupKeys } from '@renderer/shared-components/frame/app-route';
import { matchRoutes } from 'react-router-dom';
import { areas } from './areas.generated';

const notFound = lazyComponent(() => import('@renderer/features/not-found/not-found-screen'), 'NotFoundScreen');

/** The place of an area's first entry in the sidebar; an area without an entry comes after all others. */
function rankOf(area: readonly AppRoute[]): number {
  const { sidebar } = area.find((route) => route.sidebar) ?? {};
  const group = sidebar ? sidebarGroupKeys.indexOf(sidebar.group) : sidebarGroupKeys.length;
  return group * 1000 + (sidebar?.order ?? 0);
}

/** Every screen that a signed-in admin can open, in the order of the sidebar; the command palette lists them in this order. */
export const appRoutes: readonly AppRoute[] = [
  ...areas.toSorted((one, other) => rankOf(one) - rankOf(other)).flat(),
  { path: 'page-error-404', title: 'notFound', screen: notFound },
];

export const unknownRoute: AppRoute = { path: '*', title: 'notFound', screen: notFound };

/** Returns the route of an address; undefined if there is none. */
export function findRoute(routes: readonly AppRoute[], address: string): AppRoute | undefined {
  const objects = routes.map((route) => ({ path: `/${route.path}`, handle: route }));
  return matchRoutes(objects, address)?.at(-1)?.route.handle;
}

/** Preloads the screen of an address. Rejects if its code can't be loaded. */
export async function loadScreen(address: string): Promise<void> {
  await findRoute(appRoutes, address)?.screen.load?.();
}

/** Minimum time of the preloader before the sign-in screen, in milliseconds (checklist LOG-05). */
export const loginDelayMs = 500;

export const LoginScreen = lazyEntryScreen(() => atLeast(loginDelayMs, import('@renderer/features/sign-in/login-screen')), 'LoginScreen');
