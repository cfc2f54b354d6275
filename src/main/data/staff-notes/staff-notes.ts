import type { Logger } from '@main/system/log/logger';
import { onDisk } from '@main/system/log/to-failure';
import type { Handlers } from '@main/system/ports/handlers';
import { maxNotes, type NoteSubject, type StaffNote } from '@shared/contract/desktop/staff-notes';
import { FailureError } from '@shared/contract/result';
import { toOrderKey } from '@shared/domain/orders/order-key';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { EncryptedLogs } from '../bulk-writes/encrypted-logs';

export interface StaffNotesDeps {
  /** Files by server; a key that is lost when the app ends must be refused there. */
  files: Pick<EncryptedLogs, 'save' | 'read' | 'setAside'>;
  /** API root of the running session; null without one. */
  server: () => string | null;
  /** Name of the signed-in admin. */
  author: () => string;
  log: Logger;
  now?: () => Date;
}

type Names = 'staffNotes.read' | 'staffNotes.ofOrders' | 'staffNotes.save';

const storedNotes = z.array(z.object({ key: z.string(), text: z.string(), by: z.string(), at: z.string() }));
type Notes = ReadonlyMap<string, StaffNote>;

const [fileId, suffix] = ['staff', '.notes'];
/** An order's note that is older may be removed when the maximum is reached. */
const orderNoteDays = 365;
const dayMs = 24 * 3_600_000;
/** Length of a note's beginning in a list's tooltip. */
const beginningLength = 200;

const customerPrefix = 'customer ';
const toNoteKey = (subject: NoteSubject): string =>
  subject.kind === 'customer' ? `${customerPrefix}${subject.phone}` : toOrderKey(subject);

/** Removes the oldest order note if the maximum is reached; notes of customers and of the last year stay. */
function makeRoom(notes: Map<string, StaffNote>, now: Date): void {
  if (notes.size < maxNotes) return;
  const [oldest] = [...notes]
    .filter(([key]) => !key.startsWith(customerPrefix))
    .toSorted(([, one], [, other]) => one.at.localeCompare(other.at));
  if (!oldest || now.getTime() - Date.parse(oldest[1].at) < orderNoteDays * dayMs) throw new FailureError({ code: 'notesFull' });
  notes.delete(oldest[0]);
}

/** Reads and writes the file of a server; the last one is cached. */
function createStore({ files, log }: StaffNotesDeps) {
  let held: { server: string; notes: Notes } | null = null;

  async function read(server: string): Promise<Notes> {
    try {
      const stored = storedNotes.nullable().parse(await files.read(server, fileId, suffix));
      return new Map((stored ?? []).map(({ key, ...note }) => [key, note]));
    } catch (error) {
      // The key or the disk may be available later.
      if (error instanceof FailureError) throw error;
      log.error('staffNotes.setAside', error);
      await onDisk(() => files.setAside(server, fileId, suffix), 'staffNotes.notSetAside', log);
      return new Map();
    }
  }

  return {
    async load(server: string): Promise<Notes> {
      if (held?.server !== server) held = { server, notes: await read(server) };
      return held.notes;
    },
    async write(server: string, notes: Notes): Promise<void> {
      const stored = [...notes].map(([key, note]) => ({ key, ...note }));
      await onDisk(() => files.save(server, fileId, suffix, stored), 'staffNotes.notSaved', log);
      held = { server, notes };
    },
    forget(): void {
      held = null;
    },
  };
}

/** Notes of the staff about orders and customers. They are stored on this computer only, and never printed, exported, or sent. */
export function createStaffNotes(deps: StaffNotesDeps) {
  const { server, author, now = () => new Date() } = deps;
  const { load, write, forget } = createStore(deps);
  /** One step at a time, because each change replaces the whole file. */
  const inTurn = pLimit(1);

  /** Runs the step for the server of the session at the time of the request. */
  async function forServer<Value>(step: (of: string) => Promise<Value>): Promise<Value> {
    const of = server();
    if (of === null) throw new FailureError({ code: 'sessionEnded' });
    return inTurn(() => step(of));
  }

  const handlers: Handlers<Names> = {
    'staffNotes.read': (subject) => forServer(async (of) => (await load(of)).get(toNoteKey(subject)) ?? null),
    'staffNotes.ofOrders': () =>
      forServer(async (of) => {
        const ofOrders = [...(await load(of))].filter(([key]) => !key.startsWith(customerPrefix));
        return Object.fromEntries(ofOrders.map(([key, { text }]) => [key, text.slice(0, beginningLength)]));
      }),
    'staffNotes.save'({ subject, text, seen }) {
      const by = author();
      return forServer(async (of) => {
        const before = await load(of);
        const key = toNoteKey(subject);
        const known = before.get(key) ?? null;
        if (text === (known?.text ?? '')) return known;
        if ((known?.at ?? null) !== seen) throw new FailureError({ code: 'noteChanged' });
        const notes = new Map(before);
        notes.delete(key);
        const note: StaffNote | null = text === '' ? null : { text, by, at: now().toISOString() };
        if (note) {
          if (!known) makeRoom(notes, now());
          notes.set(key, note);
        }
        await write(of, notes);
        return note;
      });
    },
  };

  return {
    handlers,
    /** Removes the notes from memory when a user has signed out; they stay on disk. */
    forget(): void {
      forget();
      void inTurn(forget);
    },
    /** Resolves once all notes are on disk. */
    stop: (): Promise<void> => inTurn(() => Promise.resolve()),
  };
}
