import type { AppRoute } from '@renderer/parts/frame/app-route';
import { useLocation } from '@renderer/runtime/navigation/navigation';
import { Preloader } from '@renderer/ui/feedback/preloader';
import { createElement, type ReactElement, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { EntryScreen } from './entry-screen';
import { ErrorBoundary } from './failures/error-boundary';
import { toCrash } from './failures/to-crash';
import { KnownIdOnly, PermittedOnly, SignedInOnly, SignedOutOnly } from './guards';
import { appRoutes, unknownRoute } from './routes';
import { ShellAhead } from './shell/shell-ahead';
import { CurrentRoute } from './shell/use-current-route';

/** What failed at one address is tried again at the next. */
function ScreenBoundary({ children }: { children: ReactNode }): ReactElement {
  return (
    <ErrorBoundary fallback={toCrash} place={useLocation()}>
      {children}
    </ErrorBoundary>
  );
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

function toRoute(route: AppRoute): ReactElement {
  return (
    <Route path={`/${route.path}`}>
      <CurrentRoute value={route}>
        <ScreenBoundary>
          <SignedInOnly>
            <Suspense fallback={<Preloader />}>
              <ShellAhead>
                <ScreenBoundary>{toScreen(route)}</ScreenBoundary>
              </ShellAhead>
            </Suspense>
          </SignedInOnly>
        </ScreenBoundary>
      </CurrentRoute>
    </Route>
  );
}

// Without keys: what stands around the screens stays as one goes from one to the next.
const screens = createElement(
  Switch,
  null,
  <Route path="/login">
    <ScreenBoundary>
      <SignedOutOnly>
        <Suspense fallback={<Preloader />}>
          <EntryScreen />
        </Suspense>
      </SignedOutOnly>
    </ScreenBoundary>
  </Route>,
  ...[...appRoutes, unknownRoute].map(toRoute),
);

/** The screen of the address, inside the frame of a signed-in admin. */
export function Screens(): ReactElement {
  return screens;
}
