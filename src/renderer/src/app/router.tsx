import { AdminList } from '@renderer/features/admins/area';
import { usePolicy } from '@renderer/runtime/calls/managed';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWindowBegin } from '@renderer/runtime/calls/window-kind';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { notify } from '@renderer/runtime/notices/notify';
import { ownerOf } from '@renderer/runtime/state/session-phase';
import { useHasScreens, useSession, useSignedIn } from '@renderer/runtime/state/session-store';
import { usePermission } from '@renderer/runtime/state/use-permission';
import type { AppRoute } from '@renderer/shared-components/frame/app-route';
import { useConnection } from '@renderer/shared-components/frame/connection-state';
import { Preloader } from '@renderer/ui/feedback/preloader';
import { isRecord } from '@shared/domain/is-record';
import type { Need } from '@shared/domain/permissions';
import { type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react';
import {
  createHashRouter,
  type Location,
  Navigate,
  Outlet,
  type RouteObject,
  useLocation,
  useMatches,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
import { toCrash } from './failures/to-crash';
import { appRoutes, LoginScreen, unknownRoute } from './routes';
import { ShellPreload } from './shell/shell-preload';
import { CurrentRoute } from './shell/use-current-route';

const ConnectionScreen = lazyWithProps(() => import('@renderer/features/connection/connection-screen'), 'ConnectionScreen');

/** `/login`: the connection first while no server is known or when it was asked for, else the sign-in. */
function EntryScreen(): ReactElement {
  const { data: connection, isFetched } = useConnection();
  // Both screens ask for it; asked for here, it is there with them.
  usePolicy();
  const lastEmail = useRead('session.lastEmail', undefined, { failure: 'inPlace' });
  const [params] = useSearchParams();
  // Not `isPending`: a read that failed is pending again whenever another component asks for it.
  if (!isFetched || !lastEmail.isFetched) return <Preloader />;
  const wantsConnection = connection && (connection.apiRoot === null || params.has('connection'));
  if (wantsConnection) return <ConnectionScreen connection={connection} />;
  return (
    <>
      <LoginScreen />
      <NextAhead />
    </>
  );
}

/** Loads what follows while somebody types; as it stands beside the screen that loads, not before that is there. */
function NextAhead(): null {
  useEffect(() => {
    const id = requestIdleCallback(() => {
      void Promise.allSettled([ShellPreload.load(), AdminList.load()]);
    });
    return () => cancelIdleCallback(id);
  }, []);
  return null;
}

/** Who was there when each entry of the window's history that hands something over was first shown. */
const visitors = new Map<string, number>();

function belongsToAnother({ key, state }: Location<unknown>, owner: number | null): boolean {
  if (owner === null || !state) return false;
  const visitor = visitors.get(key);
  if (visitor === undefined) visitors.set(key, owner);
  return visitor !== undefined && visitor !== owner;
}

/**
 * Signed out, every path but `/login` leads there (checklist LOG-03). Going back never leads into what another person was handed over: their
 * screen opens as from its address alone. A window of a record finds what it was handed at its first entry, whose key is `default`.
 */
function SignedInOnly({ children }: { children: ReactNode }): ReactNode {
  const location = useLocation();
  const owner = useSession((state) => ownerOf(state)?.id ?? null);
  const begin = useWindowBegin((state) => state.begin);
  if (!useHasScreens()) return <Navigate to="/login" replace />;
  if (begin && location.key === 'default') return <Navigate to={begin.path} state={begin.state} replace />;
  if (belongsToAnother(location, owner)) return <Navigate to={location.pathname + location.search} replace />;
  return children;
}

/** Where somebody wanted to go who has to sign in first. */
function nextOf(state: unknown): string | null {
  const next = isRecord(state) ? state.next : null;
  return typeof next === 'string' && /^\/[\w/-]+$/.test(next) ? next : null;
}

/**
 * Signed in, `/login` leads to the root (checklist LOG-06); who signs in here is taken to `/admins` (LOG-08), or to the screen that was
 * pressed before.
 */
function SignedOutOnly({ children }: { children: ReactNode }): ReactNode {
  const next = nextOf(useLocation().state);
  const isSignedIn = useSignedIn();
  const [cameSignedIn] = useState(isSignedIn);
  if (!isSignedIn) return children;
  return <Navigate to={cameSignedIn ? '/' : (next ?? '/admins')} replace />;
}

/** An address whose id is none leads to nothing, so it is not asked for. */
function KnownIdOnly({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }): ReactNode {
  const { id } = useParams();
  return id === undefined || /^[1-9]\d{0,15}$/.test(id) ? children : otherwise;
}

interface PermittedOnlyProps {
  needs: Need;
  /** Path of the list that the form belongs to. */
  listPath: string;
  children: ReactNode;
}

/** Whoever lacks the permission is taken to the list and told why (OP-35). Who loses it on the form stays there, so that what was typed can be read. */
function PermittedOnly({ needs, listPath, children }: PermittedOnlyProps): ReactNode {
  const isPermitted = usePermission(needs);
  const [cameWithIt] = useState(isPermitted);
  useEffect(() => {
    if (!cameWithIt) notify.failure({ code: 'forbidden' });
  }, [cameWithIt]);
  return cameWithIt ? children : <Navigate to={listPath} replace />;
}

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
      <ShellPreload>
        <Outlet />
      </ShellPreload>
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
