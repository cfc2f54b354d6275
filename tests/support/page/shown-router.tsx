import type { ReactElement } from 'react';
import {
  createMemoryRouter,
  type Location,
  type NavigateFunction,
  Outlet,
  type RouteObject,
  type To,
  useLocation,
  useNavigate,
} from 'react-router-dom';

type Entries = NonNullable<NonNullable<Parameters<typeof createMemoryRouter>[1]>['initialEntries']>;

export interface ShownRouter {
  router: ReturnType<typeof createMemoryRouter>;
  /** The page's location, from its own hooks. */
  location(): Location<unknown>;
  navigate(to: To | number, options?: { replace?: boolean; state?: unknown }): Promise<void>;
}

/** A router on history entries without a window: going back takes effect at once. The last entry is the one shown. */
export function createShownRouter(routes: RouteObject[], initialEntries: Entries): ShownRouter {
  const shown: { location?: Location<unknown>; navigate?: NavigateFunction } = {};
  function Way(): ReactElement {
    Object.assign(shown, { location: useLocation(), navigate: useNavigate() });
    return <Outlet />;
  }
  return {
    router: createMemoryRouter([{ element: <Way />, children: routes }], { initialEntries }),
    location() {
      if (!shown.location) throw new Error('the router is not shown');
      return shown.location;
    },
    async navigate(to, options) {
      if (typeof to === 'number') await shown.navigate?.(to);
      else await shown.navigate?.(to, options);
    },
  };
}
