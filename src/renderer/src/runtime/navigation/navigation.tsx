import { type ComponentProps, createContext, type ReactElement, type ReactNode, use, useLayoutEffect, useSyncExternalStore } from 'react';
import { parse } from 'regexparam';
import { type BaseLocationHook, matchRoute, type Parser, Router, Link as WouterLink } from 'wouter';
import { type AppHistory, type Blocker, type Location, toPath } from './history';

const HistoryContext = createContext<AppHistory | null>(null);

function useHistory(): AppHistory {
  const history = use(HistoryContext);
  if (!history) throw new Error('No navigation stands around this.');
  return history;
}

function useShown<Value>(pick: (shown: ReturnType<AppHistory['read']>) => Value): Value {
  const { subscribe, read } = useHistory();
  return useSyncExternalStore(subscribe, () => pick(read()));
}

// Wouter decodes what it is given, parameters before they are taken apart too: an encoded percent sign would be lost.
const useAddress: BaseLocationHook = () => [useShown(({ location }) => encodeURI(location.pathname)), useHistory().navigate];
useAddress.searchHook = () => useShown(({ location }) => encodeURI(location.search));

function decode(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What a parameter of a path says is decoded once the path is taken apart, so that it may hold a slash. */
const parser: Parser = (route) => {
  const { keys, pattern } = parse(route);
  return { keys, pattern: { exec: (path) => pattern.exec(path)?.map(decode) as RegExpExecArray | null } };
};

/** The first of the routes that an address leads to, with what its parameters say. */
export function findRoute<Route extends { path: string }>(routes: readonly Route[], address: string): Route | undefined {
  const { pathname } = toPath(address);
  return routes.find(({ path }) => matchRoute(parser, `/${path}`, pathname)[0]);
}

/** Around everything that goes somewhere or asks where it is. */
export function Navigation({ history, children }: { history: AppHistory; children: ReactNode }): ReactElement {
  return (
    <HistoryContext value={history}>
      <Router hook={useAddress} parser={parser} hrefs={history.toHref}>
        {children}
      </Router>
    </HistoryContext>
  );
}

export function useLocation(): Location {
  return useShown(({ location }) => location);
}

/** What needs the path alone is not drawn again for a search on the same screen. */
export function usePathname(): string {
  return useShown(({ location }) => location.pathname);
}

/** How the screen was come to: `POP` by the way back or forward. */
export function useNavigationType(): ReturnType<AppHistory['read']>['type'] {
  return useShown(({ type }) => type);
}

/** The same function as long as the page lives; what uses it is not drawn again when the address changes. */
export function useNavigate(): AppHistory['navigate'] {
  return useHistory().navigate;
}

/** An address of the app as a link writes it. */
export function useHref(address: string): string {
  return useHistory().toHref(address);
}

/** Asks before each step while it stands; one at a time. */
export function useBlocker(blocker: Blocker): void {
  const { block } = useHistory();
  useLayoutEffect(() => block(blocker), [block, blocker]);
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Handed over to the screen. */
  state?: unknown;
}

/** To where one is already it makes no further entry. */
export function Link({ to, onClick, ...link }: LinkProps): ReactElement {
  const isHere = useShown(({ location: { pathname, search } }) => to === pathname + search);
  // Wouter asks `onClick` only about presses that it would follow itself.
  return <WouterLink {...link} to={to} replace={isHere} {...(onClick && { onClickCapture: onClick })} />;
}
