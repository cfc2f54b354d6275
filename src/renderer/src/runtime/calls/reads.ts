import type { AnswerOwner } from '@shared/contract/local-call';
import type { BridgeName, InputOf, LocalCallName, PageCallName } from '@shared/contract/tables/bridge';
import type { EventName } from '@shared/contract/tables/events';
import type { localCalls } from '@shared/contract/tables/local-registry.generated';
import type { calls } from '@shared/contract/tables/registry';
import type { Need } from '@shared/domain/permissions';

/** A GET that declares `touches` is not a read (checklist USR), despite its method. */
type ReadCallName = {
  [Name in PageCallName]: (typeof calls)[Name] extends { method: 'GET'; touches: readonly [] } ? Name : never;
}[PageCallName];

type ReadLocalCallName = {
  [Name in LocalCallName]: (typeof localCalls)[Name] extends { isRead: true } ? Name : never;
}[LocalCallName];

/** Calls that change nothing and may be cached. */
export type ReadName = ReadCallName | ReadLocalCallName;
export type WriteName = Exclude<BridgeName, ReadName>;
/** API calls that change data; each declares what it `touches`. */
export type WriteCallName = Exclude<PageCallName, ReadCallName>;

export function readKey<Name extends ReadName>(name: Name, input: InputOf<Name>): readonly [Name, InputOf<Name>] {
  return [name, input];
}

/** The part of a call's declaration that pages need, without the schemas, which stay in the main process. */
export interface CallFacts {
  readonly needs?: Need;
  readonly touches?: readonly ReadName[];
  readonly of?: AnswerOwner;
  readonly follows?: readonly EventName[];
}
