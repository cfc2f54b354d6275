import type { LocalCallOutput, LocalCallParsed } from '@shared/contract/local-call';
import type { LocalCallName } from '@shared/contract/tables/bridge';
import type { localCalls } from '@shared/contract/tables/local-registry.generated';

type LocalCalls = typeof localCalls;

/** One function per local call; a thrown error becomes a failure. */
export type Handlers<Names extends LocalCallName = LocalCallName> = {
  [Name in Names]: (
    input: LocalCallParsed<LocalCalls[Name]>,
    /** Name of the calling page's window. */
    from?: string,
  ) => Promise<LocalCallOutput<LocalCalls[Name]>> | LocalCallOutput<LocalCalls[Name]>;
};
