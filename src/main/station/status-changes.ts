import { sendStatus } from '@main/data/bulk-writes/send-status';
import { type RecordWrite, writeRecord } from '@main/data/bulk-writes/write-record';
import type { Api } from '@main/server/api/api-client';
import type { WriteOutcome } from '@shared/contract/desktop/bulk-writes';
import type { FailureCode, Result } from '@shared/contract/result';
import { isBeforeStatus } from '@shared/domain/orders/order-status';
import type { RunHalt } from '@shared/domain/write-results';
import type { StatusProblem, StatusUpdate } from '../printing/journal/job-record';
import type { StationPrinting } from '../printing/printing-port';
import type { ListedOrder } from './lists/listed-order';
import type { FoundOrder } from './lists/order-lists';
import { toStatusPause } from './times/poll-times';

export interface StatusChangesDeps {
  api: Pick<Api, 'call'>;
  journal: Pick<StationPrinting['journal'], 'statusWishes' | 'dropStatusWish' | 'noteStatusTry' | 'refuseStatusWish'>;
  /** Loads the order's current state. */
  find(wish: StatusUpdate): Promise<Result<FoundOrder>>;
  /** Called if someone else has changed the status further, or canceled the order. */
  onLeft(order: ListedOrder): void;
  /** Called if the server refuses the account. */
  onForbidden(): Promise<void>;
  /** Whether the station still works for the admin who switched it on; called right before each request. */
  isCurrent(): boolean;
  now: () => Date;
}

/**
 * The result to store for the update, and whether the turn continues with the next order. `null`: no request was sent, so nothing is
 * stored.
 */
interface Outcome {
  wish: 'done' | StatusProblem | 'later' | null;
  turn: 'next' | 'failed' | 'end' | 'forbidden';
}

/** At most this many changes in one turn, because new orders wait for its end. */
const perTurn = 20;
/** After this many failures in a row, the rest waits for the next turn. */
const failuresInARow = 3;
const notAsked: ReadonlySet<string> = new Set<FailureCode>(['sessionEnded', 'cancelled', 'notConfigured']);

function isDue({ tries, triedAt }: StatusUpdate, now: Date): boolean {
  if (triedAt === null) return true;
  const passed = now.getTime() - Date.parse(triedAt);
  // If the clock was set back, the update is due at once.
  return passed < 0 || passed >= toStatusPause(tries);
}

interface Found {
  /** Why the order can't be changed, if it wasn't found as expected. */
  problem: StatusProblem | null;
  isSent: boolean;
}

function toOutcome({ problem, isSent }: Found, outcome: WriteOutcome | null, halt: RunHalt | null): Outcome {
  if (problem) return { wish: problem, turn: 'next' };
  const code = outcome?.failure?.code ?? '';
  if (halt === 'sessionEnded' || notAsked.has(code)) return { wish: null, turn: 'end' };
  if (code === 'forbidden') return { wish: null, turn: 'forbidden' };
  if (outcome?.state === 'written' || outcome?.state === 'unchanged') return { wish: 'done', turn: 'next' };
  // A refusal before the status was sent concerns the list, not this order.
  if (outcome?.state === 'refused' && isSent) return { wish: 'refused', turn: 'next' };
  return { wish: 'later', turn: halt !== null || code !== 'server' ? 'end' : 'failed' };
}

/**
 * Sets the status of orders whose sheets are all printed. Each result is stored on disk, and failed changes are retried until they succeed
 * or the order excludes them.
 */
export function createStatusChanges({ api, journal, find, onLeft, onForbidden, isCurrent, now }: StatusChangesDeps) {
  async function change(wish: StatusUpdate): Promise<Outcome> {
    const { order, status } = wish;
    const found: Found = { problem: null, isSent: false };
    const write: RecordWrite<ListedOrder> = {
      async read() {
        const answer = await find(wish);
        if (!answer.ok || typeof answer.value !== 'string') return answer as Result<ListedOrder>;
        found.problem = answer.value;
        return { ok: true, value: null };
      },
      decide(listed) {
        const { status: current } = listed.snapshot;
        // An order with a later status, or a canceled one, isn't changed.
        if (isBeforeStatus({ status: current }, status)) {
          return {
            kind: 'send',
            cells: {},
            send() {
              found.isSent = true;
              return sendStatus(api, order, status);
            },
          };
        }
        if (current.trim() !== status) onLeft(listed);
        return { kind: 'unchanged' };
      },
    };
    // No journal needed: the stored update stays until the change is made.
    const { outcome, halt } = await writeRecord(write, { note: async () => true, isCurrent });
    return toOutcome(found, outcome, halt);
  }

  function note(shop: string, { order }: StatusUpdate, outcome: Outcome['wish']): void {
    const at = now().toISOString();
    if (outcome === 'done') journal.dropStatusWish(shop, order);
    else if (outcome === 'later') journal.noteStatusTry(shop, order, at);
    else if (outcome !== null) journal.refuseStatusWish(shop, order, outcome, at);
  }

  return {
    async run(shop: string): Promise<void> {
      const due = journal.statusWishes(shop).filter((wish) => isDue(wish, now()));
      let failures = 0;
      for (const wish of due.slice(0, perTurn)) {
        const { wish: outcome, turn } = await change(wish);
        note(shop, wish, outcome);
        if (turn === 'forbidden') return onForbidden();
        failures = turn === 'failed' ? failures + 1 : 0;
        if (turn === 'end' || failures === failuresInARow) return;
      }
    },
  };
}
