import { ask } from '@renderer/runtime/calls/bridge';
import type { Product, ProductInput } from '@shared/contract/catalogue/products';
import { valueBefore } from '@shared/contract/desktop/undo-rows';
import { toCellName, type Writing, type WritingOutcome, type WritingRow, type WrittenChange } from '@shared/contract/desktop/writings';
import type { Failure, FailureCode, Result } from '@shared/contract/result';
import { isServerAway } from '@shared/contract/server-away';
import { isSettled, type WritingState } from '@shared/domain/product-writing';
import { compare, findWrittenProblems, toWrittenBody } from './product-fields';

/** Why a run ended before its last product. */
export type WritingHalt = 'person' | 'sessionEnded' | 'serverAway' | 'serverBusy' | 'storage';

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

/** `cells`: what earlier tries have sent. `wasSent`: the last of them had no clear answer. */
export type RowInTurn = WritingRow & { cells?: WritingOutcome['cells']; wasSent?: boolean };

interface Step {
  /** Null where nothing was decided: the product stays as if it had not been begun. */
  outcome: WritingOutcome | null;
  halt: WritingHalt | null;
}

function toOutcome(state: WritingState, { code, message, retryAfterSeconds }: Failure): WritingOutcome {
  return {
    state,
    failure: {
      code,
      ...(message !== undefined && { message: message.slice(0, 1000) }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    },
  };
}

const toCells = (changes: readonly WrittenChange[]): NonNullable<WritingOutcome['cells']> =>
  Object.fromEntries(changes.map((change) => [toCellName(change), { held: change.from, sent: change.to }]));

/** Found before anything leaves this computer. */
const neverSent: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'badInput',
  'notConfigured',
  'insecureAddress',
  'addressNotAllowed',
  'untrustedCertificate',
  'forbidden',
  'unreachable',
  'timeout',
]);

/** Only a 4xx is a no; whatever else came back, or nothing, may stand for a product that was saved. */
function toWriteState({ code, status }: Failure): WritingState {
  if (status === undefined) return neverSent.has(code) ? 'unread' : 'uncertain';
  if (status === 429) return 'unread';
  return status >= 400 && status < 500 ? 'refused' : 'uncertain';
}

/** Whether a failure stands for all products that come after it too. */
function toHalt(failure: Failure): WritingHalt | null {
  if (failure.status === 429) return 'serverBusy';
  return isServerAway(failure) ? 'serverAway' : null;
}

const isOfSession = ({ code }: Failure): boolean => code === 'sessionEnded' || code === 'cancelled';

/**
 * Reads the product, compares what is to be changed with what it was, and writes it if it can be sent in full. `sending` is on the disk before the call goes out: whatever happens to the app after
 * that, the product is uncertain and not forgotten. Nothing is sent twice.
 */
async function writeProduct({ id, changes, cells: earlier = {}, wasSent = false }: RowInTurn, world: WritingWorld): Promise<Step> {
  const read = await world.read(id);
  if (!read.ok) {
    if (isOfSession(read.error)) return { outcome: null, halt: 'sessionEnded' };
    if (isServerAway(read.error)) return { outcome: null, halt: 'serverAway' };
    return keep(toOutcome('unread', read.error), toHalt(read.error));
  }
  if (!read.value) return keep({ state: 'unread', failure: { code: 'notFound' } });
  const { toWrite, moved } = compare(read.value, changes);
  if (Object.keys(moved).length > 0) return keep({ state: 'changed', now: moved });
  // What had no answer did arrive.
  if (toWrite.length === 0) return keep({ state: wasSent ? 'written' : 'same' });
  const [problem] = findWrittenProblems(read.value, toWrite);
  if (problem) return keep({ state: 'blocked', reason: problem.reason });
  const cells = { ...earlier, ...toCells(toWrite) };
  const noted = await world.note(id, { state: 'sending', cells });
  if (!noted.ok) return { outcome: null, halt: isOfSession(noted.error) ? 'sessionEnded' : 'storage' };
  const written = await world.write(id, toWrittenBody(read.value, toWrite));
  if (written.ok) return keep({ state: 'written', cells });
  const { error } = written;
  // Another session has begun: nobody hears what became of it, and `sending` says so.
  if (error.code === 'cancelled') return { outcome: null, halt: 'sessionEnded' };
  // With a status the server has refused it unseen; without one it was on its way when the session ended.
  const state = error.code === 'sessionEnded' && error.status !== undefined ? 'unread' : toWriteState(error);
  return keep(
    { ...toOutcome(state, error), ...(state === 'uncertain' && { cells }) },
    error.code === 'sessionEnded' ? 'sessionEnded' : toHalt(error),
  );

  async function keep(decided: WritingOutcome, halt: WritingHalt | null = null): Promise<Step> {
    const outcome = Object.keys(earlier).length > 0 ? { cells: earlier, ...decided } : decided;
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

/** The row as it is tried again: what a person has had written over counts as looked at, whether it arrived or not. */
export function toAnotherTry(row: WritingRow, writing: Pick<Writing, 'outcomes'>): RowInTurn {
  const cells = writing.outcomes[row.id]?.cells;
  const held = (change: WrittenChange): WrittenChange => ({ ...change, from: valueBefore(change, toHeld(cells)) });
  return {
    ...row,
    changes: row.changes.map(held),
    ...(cells && { cells }),
    ...(stateOf(writing, row.id) === 'uncertain' && { wasSent: true }),
  };
}

const toHeld = (cells: WritingOutcome['cells'] = {}): NonNullable<WritingOutcome['now']> =>
  Object.fromEntries(Object.entries(cells).map(([name, { held }]) => [name, held]));

/** The row as it is written over what somebody else has made of it meanwhile. */
export function toOverwriting(row: WritingRow, { now = {}, cells }: WritingOutcome): RowInTurn {
  return { ...row, changes: row.changes.map((change) => ({ ...change, from: valueBefore(change, now) })), ...(cells && { cells }) };
}
