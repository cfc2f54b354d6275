import { ask } from '@renderer/runtime/calls/bridge';
import { invalidateAfter } from '@renderer/runtime/calls/invalidation';
import { notify } from '@renderer/runtime/notices/notify';
import { sessionMark } from '@renderer/runtime/state/session-mark';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { i18n } from '@renderer/runtime/texts/i18n';
import { type Writing, type WritingOutcome, writingRow } from '@shared/contract/desktop/writings';
import type { InputOf } from '@shared/contract/tables/bridge';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { type RowInTurn, toWorld, type WritingHalt, writeProducts } from './write-products';

/** The writing that this page has begun or gone on with last. */
interface WritingState {
  id: string | null;
  outcomes: Writing['outcomes'];
  /** The product that is being read or written. */
  current: number | null;
  isRunning: boolean;
  isStopping: boolean;
  /** Of the run that goes on: how many rows it has, how many had their turn, and when it began. */
  total: number;
  done: number;
  startedAt: number;
  halt: WritingHalt | null;
  /** ISO; until when the server asked to be left alone. */
  retryAt: string | null;
}

const nothing: WritingState = {
  id: null,
  outcomes: {},
  current: null,
  isRunning: false,
  isStopping: false,
  total: 0,
  done: 0,
  startedAt: 0,
  halt: null,
  retryAt: null,
};

/** What many writes are doing now; screens draw it, and what lies on the disk is the same a moment later. */
export const useWriting = create<WritingState>(() => nothing);
const { getState, setState } = useWriting;

const workId = 'productWriting';
let control: AbortController | null = null;

/** Ends after the present product. */
export function stopWriting(): void {
  control?.abort();
  if (getState().isRunning) setState({ isStopping: true });
}

function toRetryAt({ failure }: WritingOutcome): string | null {
  return failure?.retryAfterSeconds === undefined ? null : new Date(Date.now() + failure.retryAfterSeconds * 1000).toISOString();
}

/** Writes rows of a writing, one after the other; nothing happens while one runs. Never rejects. */
export async function runWriting(
  client: QueryClient,
  writing: Pick<Writing, 'id' | 'outcomes'>,
  rows: readonly RowInTurn[],
): Promise<void> {
  if (getState().isRunning || rows.length === 0) return;
  const mark = sessionMark();
  const own = new AbortController();
  control = own;
  setState({ ...nothing, id: writing.id, outcomes: writing.outcomes, isRunning: true, total: rows.length, startedAt: Date.now() });
  // Leaving the screen or the window would stop it half-way: they ask first.
  unsavedWork.put(workId, { title: i18n.t('navigation.productWriting'), discard: stopWriting });
  const halt = await writeProducts(rows, toWorld(writing.id), {
    signal: own.signal,
    onBegin: (current) => setState({ current }),
    onOutcome: (id: number, outcome: WritingOutcome) =>
      setState(({ outcomes, done }) => ({ outcomes: { ...outcomes, [id]: outcome }, done: done + 1, retryAt: toRetryAt(outcome) })),
  });
  if (control === own) control = null;
  unsavedWork.remove(workId);
  setState({ isRunning: false, isStopping: false, current: null, halt });
  // Every row had its turn and each answer is known: nothing of it is left to be offered.
  const isClear = !Object.values(getState().outcomes).some(({ state }) => state === 'uncertain' || state === 'sending');
  if (halt === null && isClear) await ask('writings.close', { id: writing.id });
  void invalidateAfter(client, 'products.update');
  // Its summary, and what lies on the disk of it.
  void client.invalidateQueries({ queryKey: ['writings.list'] });
  void client.invalidateQueries({ queryKey: ['writings.read'] });
  if (halt === 'sessionEnded' && mark === sessionMark()) notify.failure({ code: 'sessionEnded' });
}

/** Puts the plan on the disk and begins, after `go` has shown its screen. False where it could not be kept, which is told. */
export async function beginWriting(client: QueryClient, plan: InputOf<'writings.begin'>, go: (id: string) => void): Promise<boolean> {
  if (getState().isRunning) {
    notify.warning(i18n.t('writing.oneAtATime'));
    return false;
  }
  // A row that the journal cannot hold is left out and told; the others don't wait for it.
  const rows = plan.rows.filter((row) => writingRow.safeParse(row).success);
  if (rows.length < plan.rows.length) notify.warning(i18n.t('writing.notKept', { count: plan.rows.length - rows.length }));
  if (rows.length === 0) return false;
  const begun = await ask('writings.begin', { ...plan, rows });
  if (!begun.ok) {
    notify.failure(begun.error);
    return false;
  }
  const { id } = begun.value;
  void invalidateAfter(client, 'writings.begin');
  go(id);
  void runWriting(client, { id, outcomes: {} }, rows);
  return true;
}
