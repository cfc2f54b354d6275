import type { Draft, DraftRef } from '@shared/contract/desktop/drafts';
import { failed, ok } from '@shared/contract/result';
import type { FakeHandlers } from '../page/fake-bridge';

export interface StoredDrafts {
  handlers: FakeHandlers;
  /** Whoever is signed in now, or was last: drafts are nobody else's. */
  owner: number | null;
  /** Everything that lies on disk for an admin, as one text. */
  textOf(owner: number): string;
}

/** The disk of a main process on which drafts lie, one set for each admin. */
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
