import type { AppRoute } from '@renderer/parts/frame/app-route';
import { lazyNamed } from '@renderer/runtime/lazy-named';
import { Preloader } from '@renderer/ui/feedback/preloader';
import { type ReactElement, Suspense } from 'react';
import { createHashRouter, type RouteObject } from 'react-router-dom';
import { EntryScreen } from './entry-screen';
import { KnownIdOnly, PermittedOnly, SignedInOnly, SignedOutOnly } from './guards';
import { appRoutes, unknownRoute } from './routes';
import { ShellAhead } from './shell/shell-ahead';

const CrashScreen = lazyNamed(() => import('./failures/crash-screen'), 'CrashScreen');

function Crashed(): ReactElement {
  return (
    <Suspense fallback={<Preloader />}>
      <CrashScreen />
    </Suspense>
  );
}

function toRouteObject(route: AppRoute): RouteObject {
  const Screen = route.screen;
  const NotFound = unknownRoute.screen;
  const screen = (
    <KnownIdOnly otherwise={<NotFound />}>
      <Screen />
    </KnownIdOnly>
  );
  const element = route.needs ? (
    <PermittedOnly key={route.path} needs={route.needs} listPath={`/${route.parent ?? ''}`}>
      {screen}
    </PermittedOnly>
  ) : (
    screen
  );
  const page = { element, handle: route, errorElement: <Crashed /> };
  return route.path === '' ? { index: true, ...page } : { path: route.path, ...page };
}

export const routeObjects: RouteObject[] = [
  {
    element: <SignedOutOnly />,
    errorElement: <Crashed />,
    children: [
      {
        path: '/login',
        element: (
          <Suspense fallback={<Preloader />}>
            <EntryScreen />
          </Suspense>
        ),
      },
    ],
  },
  {
    element: <SignedInOnly />,
    errorElement: <Crashed />,
    children: [{ path: '/', element: <ShellAhead />, children: [...appRoutes, unknownRoute].map(toRouteObject) }],
  },
];

export function createAppRouter(): ReturnType<typeof createHashRouter> {
  return createHashRouter(routeObjects);
}
