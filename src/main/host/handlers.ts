import type { RouteName } from '@shared/contract/bridge';
import type { routes } from '@shared/contract/registry';
import type { RouteOutput, RouteParsed } from '@shared/contract/route';

type Routes = typeof routes;

/** One function per route; what it throws becomes a failure. */
export type Handlers<Names extends RouteName = RouteName> = {
  [Name in Names]: (input: RouteParsed<Routes[Name]>) => Promise<RouteOutput<Routes[Name]>> | RouteOutput<Routes[Name]>;
};
