import type { Draft, DraftRef } from '@shared/contract/desktop/drafts';
import { failed, ok } from '@shared/contract/result';
import type { FakeHandlers } from '../page/fake-bridge';

export interface StoredDrafts {
  handlers: FakeHandlers;
  /** ID of the admin who is signed in, or was last: drafts belong to one admin. */
  owner: number | null;
  /** Returns an admin's stored data as one text. */
  textOf(owner: number): string;
}

/** A main process's disk with drafts, one set per admin. */
export function createStoredDrafts(owner: number): StoredDrafts {
  const files = new Map<number, Map<string, Draft>>();
  const own = (): Map<string, Draft> | null => {
    if (drafts.owner === null) return null;
    const known = files.get(drafts.owner) ?? new Map<string, Draft>();
    files.set(drafts.owner, known);
    return known;
  };
  const nameOf = ({ screen, record }: DraftRef): string => JSON.stringify([screen, record]);
  const drafts: StoredDrafts = {
    owner,
    textOf: (id) => JSON.stringify([...(files.get(id)?.values() ?? [])].map(({ values }) => values)),
    handlers: {
      'drafts.save': (input) => {
        const savedAt = new Date().toISOString();
        return own()?.set(nameOf(input), { ...input, savedAt }) ? ok({ savedAt }) : failed('sessionEnded');
      },
      'drafts.read': (ref) => ok(own()?.get(nameOf(ref)) ?? null),
      'drafts.remove': (ref) => {
        own()?.delete(nameOf(ref));
        return ok(null);
      },
      'drafts.list': () => ok([...(own()?.values() ?? [])].map(({ values: _values, ...draft }) => draft)),
    },
  };
  return drafts;
}
