import type { AppRoute } from '@renderer/parts/frame/app-route';
import { Preloader } from '@renderer/ui/feedback/preloader';
import { type ReactElement, Suspense } from 'react';
import { createHashRouter, Outlet, type RouteObject, useMatches, useRouteError } from 'react-router-dom';
import { EntryScreen } from './entry-screen';
import { toCrash } from './failures/to-crash';
import { KnownIdOnly, PermittedOnly, SignedInOnly, SignedOutOnly } from './guards';
import { appRoutes, unknownRoute } from './routes';
import { ShellAhead } from './shell/shell-ahead';
import { CurrentRoute } from './shell/use-current-route';

/** What failed at one address is tried again at the next. */
function Crashed(): ReactElement {
  return toCrash(useRouteError());
}

function toScreen({ path, parent, needs, screen: Screen }: AppRoute): ReactElement {
  const NotFound = unknownRoute.screen;
  const screen = (
    <KnownIdOnly otherwise={<NotFound />}>
      <Screen />
    </KnownIdOnly>
  );
  if (!needs) return screen;
  return (
    <PermittedOnly key={path} needs={needs} listPath={`/${parent ?? ''}`}>
      {screen}
    </PermittedOnly>
  );
}

const toRouteObject = (route: AppRoute): RouteObject => ({
  path: `/${route.path}`,
  element: toScreen(route),
  errorElement: <Crashed />,
  handle: route,
});

// One element for all screens: it is drawn again for another route, and not for a search on the same one.
const frame = (
  <SignedInOnly>
    <Suspense fallback={<Preloader />}>
      <ShellAhead>
        <Outlet />
      </ShellAhead>
    </Suspense>
  </SignedInOnly>
);

function Frame(): ReactElement {
  const route = useMatches().at(-1)?.handle as AppRoute | undefined;
  return <CurrentRoute value={route ?? unknownRoute}>{frame}</CurrentRoute>;
}

/** The screen of each address, inside the frame of a signed-in admin. */
export const routeObjects: RouteObject[] = [
  {
    path: '/login',
    element: (
      <SignedOutOnly>
        <Suspense fallback={<Preloader />}>
          <EntryScreen />
        </Suspense>
      </SignedOutOnly>
    ),
    errorElement: <Crashed />,
  },
  { element: <Frame />, errorElement: <Crashed />, children: [...appRoutes, unknownRoute].map(toRouteObject) },
];

export type AppRouter = ReturnType<typeof createHashRouter>;

/** Starts where the window's address is by then. */
export function createAppRouter(): AppRouter {
  return createHashRouter(routeObjects);
}
