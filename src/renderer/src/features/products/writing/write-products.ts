import { ask } from '@renderer/runtime/calls/bridge';
import { isUnclear } from '@renderer/runtime/calls/write-outcome';
import type { Product, ProductInput } from '@shared/contract/catalogue/products';
import { valueBefore } from '@shared/contract/desktop/undo-rows';
import type { Writing, WritingOutcome, WritingRow } from '@shared/contract/desktop/writings';
import type { Failure, Result } from '@shared/contract/result';
import { isServerAway } from '@shared/contract/server-away';
import { isSettled, type WritingState } from '@shared/domain/product-writing';
import { compare, findWrittenProblems, toWrittenBody } from './product-fields';

/** Why a run ended before its last product. */
export type WritingHalt = 'person' | 'sessionEnded' | 'serverAway' | 'storage';

/** What the engine needs of the world. */
export interface WritingWorld {
  read(id: number): Promise<Result<Product | null>>;
  write(id: number, body: ProductInput): Promise<Result<unknown>>;
  /** Resolves once it is on the disk. */
  note(product: number, outcome: WritingOutcome): Promise<Result<null>>;
}

/** The shop, and the journal of one writing. */
export function toWorld(id: string): WritingWorld {
  return {
    read: (product) => ask('products.one', { params: { id: product } }),
    write: (product, body) => ask('products.update', { params: { id: product }, body }),
    note: (product, outcome) => ask('writings.note', { id, product, outcome }),
  };
}

/** `over`: what somebody else had made of it meanwhile, and a person wants written over. `wasSent`: an earlier try had no answer. */
export type RowInTurn = WritingRow & { over?: WritingOutcome['now']; wasSent?: boolean };

interface Step {
  /** Null where nothing was decided: the product stays as if it had not been begun. */
  outcome: WritingOutcome | null;
  halt: WritingHalt | null;
}

function toOutcome(state: WritingState, { code, message }: Failure): WritingOutcome {
  return { state, failure: { code, ...(message !== undefined && { message: message.slice(0, 1000) }) } };
}

const isOfSession = ({ code }: Failure): boolean => code === 'sessionEnded' || code === 'cancelled';

/**
 * Reads the product, compares what is to be changed with what it was, and writes it if it can be sent in full. `sending` is on the disk before the call goes out: whatever happens to the app after
 * that, the product is uncertain and not forgotten. Nothing is sent twice.
 */
async function writeProduct({ id, changes, over, wasSent = false }: RowInTurn, world: WritingWorld): Promise<Step> {
  const read = await world.read(id);
  if (!read.ok) {
    if (isOfSession(read.error)) return { outcome: null, halt: 'sessionEnded' };
    if (isServerAway(read.error)) return { outcome: null, halt: 'serverAway' };
    return keep(toOutcome('unread', read.error));
  }
  if (!read.value) return keep({ state: 'unread', failure: { code: 'notFound' } });
  const { toWrite, moved } = compare(read.value, changes);
  if (Object.keys(moved).length > 0) return keep({ state: 'changed', now: moved });
  // What had no answer did arrive.
  if (toWrite.length === 0) return keep({ state: wasSent ? 'written' : 'same' });
  const [problem] = findWrittenProblems(read.value, toWrite);
  if (problem) return keep({ state: 'blocked', reason: problem.reason });
  const noted = await world.note(id, { state: 'sending' });
  if (!noted.ok) return { outcome: null, halt: isOfSession(noted.error) ? 'sessionEnded' : 'storage' };
  const written = await world.write(id, toWrittenBody(read.value, toWrite));
  if (written.ok) return keep({ state: 'written', ...(over && { now: over }) });
  const { error } = written;
  // Another session has begun: nobody hears what became of it, and `sending` says so.
  if (error.code === 'cancelled') return { outcome: null, halt: 'sessionEnded' };
  // With a status the server has refused it unseen; without one it was on its way when the session ended.
  if (error.code === 'sessionEnded') return keep(toOutcome(error.status === undefined ? 'uncertain' : 'unread', error), 'sessionEnded');
  if (error.code === 'unreachable' || error.code === 'timeout') return keep(toOutcome('unread', error), 'serverAway');
  return keep(toOutcome(isUnclear(error) || isServerAway(error) ? 'uncertain' : 'refused', error));

  async function keep(outcome: WritingOutcome, halt: WritingHalt | null = null): Promise<Step> {
    const { ok } = await world.note(id, outcome);
    // What became of it is known here all the same; what comes after it could not be kept.
    return { outcome, halt: halt ?? (ok ? null : 'storage') };
  }
}

interface RunOptions {
  /** What is on its way ends; nothing more is begun. */
  signal: AbortSignal;
  onBegin(id: number): void;
  onOutcome(id: number, outcome: WritingOutcome): void;
}

/** One product after the other. Says why it ended early; null when every row had its turn. */
export async function writeProducts(rows: readonly RowInTurn[], world: WritingWorld, options: RunOptions): Promise<WritingHalt | null> {
  for (const row of rows) {
    if (options.signal.aborted) return 'person';
    options.onBegin(row.id);
    const { outcome, halt } = await writeProduct(row, world);
    if (outcome) options.onOutcome(row.id, outcome);
    if (halt) return halt;
  }
  return null;
}

/** Where a product stands: `waiting` had no turn yet. What was on its way when the app ended is uncertain. */
export function stateOf({ outcomes }: Pick<Writing, 'outcomes'>, id: number): Exclude<WritingState, 'sending'> | 'waiting' {
  const state = outcomes[id]?.state ?? 'waiting';
  return state === 'sending' ? 'uncertain' : state;
}

/** What another try is for; each is read first, so that what did arrive is not written twice. */
export function toOpenRows(writing: Pick<Writing, 'rows' | 'outcomes'>): RowInTurn[] {
  return writing.rows.filter(({ id }) => !isSettled(writing.outcomes[id]?.state)).map((row) => toAnotherTry(row, writing));
}

export function toAnotherTry(row: WritingRow, writing: Pick<Writing, 'outcomes'>): RowInTurn {
  return stateOf(writing, row.id) === 'uncertain' ? { ...row, wasSent: true } : row;
}

/** The row as it is written over what somebody else has made of it meanwhile. */
export function toOverwriting(row: WritingRow, { now = {} }: WritingOutcome): RowInTurn {
  return { ...row, over: now, changes: row.changes.map((change) => ({ ...change, from: valueBefore(change, now) })) };
}
