import { Preloader } from '@renderer/ui/preloader';
import { Suspense } from 'react';
import { createHashRouter, type RouteObject } from 'react-router-dom';
import { CrashScreen } from './crash-screen';
import { EntryScreen } from './entry-screen';
import { SignedInOnly, SignedOutOnly } from './guards';
import { type AppRoute, appRoutes, unknownRoute } from './routes';
import { Shell } from './shell/shell';

function toRouteObject(route: AppRoute): RouteObject {
  const Screen = route.screen;
  const page = { element: <Screen />, handle: route, errorElement: <CrashScreen /> };
  return route.path === '' ? { index: true, ...page } : { path: route.path, ...page };
}

export const routeObjects: RouteObject[] = [
  {
    element: <SignedOutOnly />,
    errorElement: <CrashScreen />,
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
    errorElement: <CrashScreen />,
    children: [{ path: '/', element: <Shell />, children: [...appRoutes, unknownRoute].map(toRouteObject) }],
  },
];

export function createAppRouter(): ReturnType<typeof createHashRouter> {
  return createHashRouter(routeObjects);
}
