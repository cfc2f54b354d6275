import type { CallInput, CallValue } from './call';
import type { EventName, Events } from './events';
import type { calls, routes } from './registry';
import type { Result } from './result';
import type { RouteInput, RouteOutput } from './route';

type Calls = typeof calls;
type Routes = typeof routes;

/** API calls that pages may make. */
export type PageCallName = { [Name in keyof Calls]: Calls[Name]['audience'] extends 'page' ? Name : never }[keyof Calls];
export type RouteName = keyof Routes;
export type BridgeName = PageCallName | RouteName;

export type InputOf<Name extends BridgeName> = Name extends PageCallName
  ? CallInput<Calls[Name]>
  : Name extends RouteName
    ? RouteInput<Routes[Name]>
    : never;
export type ValueOf<Name extends BridgeName> = Name extends PageCallName
  ? CallValue<Calls[Name]>
  : Name extends RouteName
    ? RouteOutput<Routes[Name]>
    : never;

/** The input may be left out when nothing in it is demanded. */
export type InputArgs<Name extends BridgeName> =
  Record<never, never> extends InputOf<Name>
    ? [input?: InputOf<Name>]
    : undefined extends InputOf<Name>
      ? [input?: InputOf<Name>]
      : [input: InputOf<Name>];

/** `window.diwan`: the only thing that the preload script gives to a page. */
export interface Bridge {
  call<Name extends BridgeName>(name: Name, ...input: InputArgs<Name>): Promise<Result<ValueOf<Name>>>;
  /** Returns the function that stops listening. */
  on<Name extends EventName>(name: Name, listener: (payload: Events[Name]) => void): () => void;
}

export const bridgeKey = 'diwan';
export const invokeChannel = 'diwan:call';
export const eventChannel = 'diwan:event';
/** Name of the meta element whose content is the `BootInfo` as JSON. */
export const bootElementId = 'diwan-boot';

declare global {
  interface Window {
    readonly diwan: Bridge;
  }
}
