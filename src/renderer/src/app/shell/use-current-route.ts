import type { AppRoute } from '@renderer/parts/frame/app-route';
import { useMatches } from 'react-router-dom';
import { unknownRoute } from '../routes';

/** The table entry of the screen that is shown. */
export function useCurrentRoute(): AppRoute {
  const handle = useMatches().at(-1)?.handle as AppRoute | undefined;
  return handle ?? unknownRoute;
}

/** Path of the sidebar entry that the screen belongs to; the root is the admin list (checklist LAY-33). */
export function useCurrentEntry(): string {
  const { path, parent, entry } = useCurrentRoute();
  return entry ?? parent ?? (path === '' ? 'admins' : path);
}
