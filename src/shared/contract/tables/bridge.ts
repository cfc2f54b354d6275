import type { CallInput, CallValue } from '../call';
import type { LocalCallInput, LocalCallOutput } from '../local-call';
import type { Result } from '../result';
import type { EventName, Events } from './events';
import type { localCalls } from './local-registry.generated';
import type { calls } from './registry';

type Calls = typeof calls;
type LocalCalls = typeof localCalls;

/** API calls that pages may make. */
export type PageCallName = { [Name in keyof Calls]: Calls[Name]['audience'] extends 'page' ? Name : never }[keyof Calls];
export type LocalCallName = keyof LocalCalls;
export type BridgeName = PageCallName | LocalCallName;

export type InputOf<Name extends BridgeName> = Name extends PageCallName
  ? CallInput<Calls[Name]>
  : Name extends LocalCallName
    ? LocalCallInput<LocalCalls[Name]>
    : never;
export type ValueOf<Name extends BridgeName> = Name extends PageCallName
  ? CallValue<Calls[Name]>
  : Name extends LocalCallName
    ? LocalCallOutput<LocalCalls[Name]>
    : never;

/** The input may be left out if all of its parts are optional. */
export type InputArgs<Name extends BridgeName> =
  Record<never, never> extends InputOf<Name>
    ? [input?: InputOf<Name>]
    : undefined extends InputOf<Name>
      ? [input?: InputOf<Name>]
      : [input: InputOf<Name>];

/** `window.diwan`, the only value that the preload script exposes to a page. */
export interface Bridge {
  call<Name extends BridgeName>(name: Name, ...input: InputArgs<Name>): Promise<Result<ValueOf<Name>>>;
  /** Like `call`, but returns JSON: one text crosses the isolated worlds many times faster than an object with a page of rows. */
  callText<Name extends BridgeName>(name: Name, ...input: InputArgs<Name>): Promise<string>;
  /** Returns a function that removes the listener. */
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
