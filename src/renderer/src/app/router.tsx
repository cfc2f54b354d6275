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

/** `/login`: the connection screen if no server is set or it was requested, else the sign-in. */
function EntryScreen(): ReactElement {
  const { data: connection, isFetched } = useConnection();
  // Preloads it for both screens.
  usePolicy();
  const lastEmail = useRead('session.lastEmail', undefined, { failure: 'inPlace' });
  const [params] = useSearchParams();
  // Not `isPending`, because a failed read is pending again whenever another component reads it.
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

/** Preloads the next screens while the user types. It is rendered beside the sign-in screen, so that it starts after that is loaded. */
function NextAhead(): null {
  useEffect(() => {
    const id = requestIdleCallback(() => {
      void Promise.allSettled([ShellPreload.load(), AdminList.load()]);
    });
    return () => cancelIdleCallback(id);
  }, []);
  return null;
}

/** The user for whom each history entry with navigation state was first shown, by the entry's key. */
const visitors = new Map<string, number>();

function belongsToAnother({ key, state }: Location<unknown>, owner: number | null): boolean {
  if (owner === null || !state) return false;
  const visitor = visitors.get(key);
  if (visitor === undefined) visitors.set(key, owner);
  return visitor !== undefined && visitor !== owner;
}

/**
 * Redirects every path to `/login` without a session (checklist LOG-03). Going back never restores another user's navigation state: their
 * screen opens as from its address alone. A record's window has its state at the first entry, whose key is `default`.
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

/** Returns the path that the user wanted to open before signing in. */
function nextOf(state: unknown): string | null {
  const next = isRecord(state) ? state.next : null;
  return typeof next === 'string' && /^\/[\w/-]+$/.test(next) ? next : null;
}

/**
 * With a session, redirects `/login` to the root (checklist LOG-06). A sign-in leads to `/admins` (LOG-08), or to the screen that was
 * selected before.
 */
function SignedOutOnly({ children }: { children: ReactNode }): ReactNode {
  const next = nextOf(useLocation().state);
  const isSignedIn = useSignedIn();
  const [cameSignedIn] = useState(isSignedIn);
  if (!isSignedIn) return children;
  return <Navigate to={cameSignedIn ? '/' : (next ?? '/admins')} replace />;
}

/** An address with an invalid id isn't loaded. */
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

/**
 * Redirects to the list with a message if the permission is missing (OP-35). A user who loses it while the form is open stays there, so
 * that the input can be read.
 */
function PermittedOnly({ needs, listPath, children }: PermittedOnlyProps): ReactNode {
  const isPermitted = usePermission(needs);
  const [cameWithIt] = useState(isPermitted);
  useEffect(() => {
    if (!cameWithIt) notify.failure({ code: 'forbidden' });
  }, [cameWithIt]);
  return cameWithIt ? children : <Navigate to={listPath} replace />;
}

/** Another address renders the screens again. */
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

// One element for all screens, so that it renders for another route, but not for a search on the same one.
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

/** Starts at the window's current address. */
export function createAppRouter(): AppRouter {
  return createHashRouter(routeObjects);
}
