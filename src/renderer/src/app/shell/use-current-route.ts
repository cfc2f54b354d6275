import type { AppRoute } from '@renderer/shared-components/frame/app-route';
import { createContext, use } from 'react';
import { unknownRoute } from '../routes';

export const CurrentRoute = createContext(unknownRoute);

/** The table entry of the screen that is shown. */
export function useCurrentRoute(): AppRoute {
  return use(CurrentRoute);
}

/** Path of the sidebar entry that the screen belongs to; the root is the admin list (checklist LAY-33). */
export function useCurrentEntry(): string {
  const { path, parent, entry } = useCurrentRoute();
  return entry ?? parent ?? (path === '' ? 'admins' : path);
}
