import { ask } from '@renderer/runtime/calls/bridge';
import { onOwnerLeft } from '@renderer/runtime/state/session-store';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { maxNoteLength, type NoteSubject, type StaffNote } from '@shared/contract/desktop/staff-notes';
import type { Failure, Result } from '@shared/contract/result';
import { toOrderKey } from '@shared/domain/orders/order-key';
import { create } from 'zustand';

/** Text of a note that isn't on disk yet. */
export interface NoteDraft {
  text: string;
  /** Time of the stored note that the user saw; null if there was none. */
  seen: string | null;
  /** Why it couldn't be saved. */
  failure: Failure | null;
  /** The note of another window that saving would replace. */
  other: StaffNote | null;
}

export const toNoteKey = (subject: NoteSubject): string =>
  subject.kind === 'customer' ? `customer ${subject.phone}` : toOrderKey(subject);

export const isTooLong = (text: string): boolean => text.trim().length > maxNoteLength;

/** Drafts by note. They outlive their field, so that a text is never lost when the screen changes during a save. */
const useDrafts = create<{ drafts: ReadonlyMap<string, NoteDraft> }>(() => ({ drafts: new Map() }));

onOwnerLeft(() => {
  for (const key of useDrafts.getState().drafts.keys()) drop(key);
});

const get = (key: string): NoteDraft | null => useDrafts.getState().drafts.get(key) ?? null;

function put(key: string, draft: NoteDraft | null): void {
  useDrafts.setState(({ drafts }) => {
    const next = new Map(drafts);
    if (draft) next.set(key, draft);
    else next.delete(key);
    return { drafts: next };
  });
}

const toUnsavedId = (key: string): string => `note ${key}`;

function drop(key: string): void {
  put(key, null);
  unsavedWork.remove(toUnsavedId(key));
}

export function useNoteDraft(subject: NoteSubject): NoteDraft | null {
  return useDrafts(({ drafts }) => drafts.get(toNoteKey(subject)) ?? null);
}

/** How the drafts of a note are saved. */
export interface NoteTarget {
  subject: NoteSubject;
  /** Name of the note in the question about unsaved work. */
  title: string;
  send(input: { subject: NoteSubject; text: string; seen: string | null }): Promise<Result<StaffNote | null>>;
}

const savings = new Map<string, Promise<boolean>>();

export const noteDrafts = {
  change({ subject }: NoteTarget, text: string, stored: StaffNote | null): void {
    const key = toNoteKey(subject);
    const before = get(key);
    put(key, before ? { ...before, text } : { text, seen: stored?.at ?? null, failure: null, other: null });
  },
  /** Saves the note's draft, if there is one. Resolves with false if it couldn't be saved; the draft then stays. */
  async save(target: NoteTarget): Promise<boolean> {
    const key = toNoteKey(target.subject);
    await savings.get(key);
    const saving = saveNow(target, key).finally(() => savings.delete(key));
    savings.set(key, saving);
    return saving;
  },
};

async function saveNow(target: NoteTarget, key: string): Promise<boolean> {
  const draft = get(key);
  if (!draft) return true;
  const { text, seen } = draft;
  if (isTooLong(text)) return hold(target, key, draft);
  const result = await target.send({ subject: target.subject, text: text.trim(), seen });
  const latest = get(key);
  if (!latest) return true;
  if (!result.ok) {
    const other = result.error.code === 'noteChanged' ? await readNote(target.subject) : null;
    return hold(target, key, { ...latest, failure: result.error, ...(other && { other, seen: other.at }) });
  }
  if (latest.text === text) drop(key);
  else put(key, { ...latest, seen: result.value?.at ?? null, failure: null, other: null });
  return true;
}

async function readNote(subject: NoteSubject): Promise<StaffNote | null> {
  const read = await ask('staffNotes.read', subject);
  return read.ok ? read.value : null;
}

/** Keeps a draft that couldn't be saved; leaving the screen or closing the window then asks about it. */
function hold(target: NoteTarget, key: string, draft: NoteDraft): false {
  put(key, draft);
  unsavedWork.put(toUnsavedId(key), { title: target.title, discard: () => drop(key), save: () => noteDrafts.save(target) });
  return false;
}
