import type { AppRoute } from '@renderer/shared-components/frame/app-route';
import { createContext, use } from 'react';
import { unknownRoute } from '../routes';

export const CurrentRoute = createContext(unknownRoute);

/** Returns the route of the current screen. */
export function useCurrentRoute(): AppRoute {
  return use(CurrentRoute);
}

/** Returns the path of the current screen's sidebar entry; the root is the admin list (checklist LAY-33). */
export function useCurrentEntry(): string {
  const { path, parent, entry } = useCurrentRoute();
  return entry ?? parent ?? (path === '' ? 'admins' : path);
}
