import { sendStatus } from '@main/data/bulk-writes/send-status';
import { type RecordWrite, writeRecord } from '@main/data/bulk-writes/write-record';
import type { Api } from '@main/server/api/api-client';
import type { FailureCode, Result } from '@shared/contract/result';
import { isBeforeStatus } from '@shared/domain/orders/order-status';
import type { StatusProblem, StatusUpdate } from '../printing/journal/job-record';
import type { StationPrinting } from '../printing/printing-port';
import type { ListedOrder } from './lists/listed-order';
import type { FoundOrder } from './lists/order-lists';
import { toStatusPause } from './times/poll-times';

export interface StatusChangesDeps {
  api: Pick<Api, 'call'>;
  journal: Pick<StationPrinting['journal'], 'statusWishes' | 'dropStatusWish' | 'noteStatusTry' | 'refuseStatusWish'>;
  /** As the server has it now. */
  find(wish: StatusUpdate): Promise<Result<FoundOrder>>;
  /** Someone has moved it on, or canceled it. */
  onLeft(order: ListedOrder): void;
  /** The server refuses the account. */
  onForbidden(): Promise<void>;
  /** The station still works for the admin who switched it on; asked right before each request. */
  isCurrent(): boolean;
  now: () => Date;
}

/** Sets the status of orders whose sheets are all printed. */
export interface StatusChanges {
  run(shop: string): Promise<void>;
}

/** What follows for the wish, and whether the turn goes on with the next order. `null`: nothing was asked, so nothing is noted. */
interface Outcome {
  wish: 'done' | StatusProblem | 'later' | null;
  turn: 'next' | 'failed' | 'end' | 'forbidden';
}

/** One turn must not keep new orders waiting. */
const perTurn = 20;
/** A server that fails so often in a row is left alone until the next turn. */
const failuresInARow = 3;
const notAsked: ReadonlySet<string> = new Set<FailureCode>(['sessionEnded', 'cancelled', 'notConfigured']);

/** What was done is on disk; what was not done is tried again until it is, or until something about the order ends it. */
export function createStatusChanges({ api, journal, find, onLeft, onForbidden, isCurrent, now }: StatusChangesDeps): StatusChanges {
  async function change(wish: StatusUpdate): Promise<Outcome> {
    const { order, status } = wish;
    const found: { problem: StatusProblem | null; isSent: boolean } = { problem: null, isSent: false };
    const write: RecordWrite<ListedOrder> = {
      async read() {
        const answer = await find(wish);
        if (!answer.ok || typeof answer.value !== 'string') return answer as Result<ListedOrder>;
        found.problem = answer.value;
        return { ok: true, value: null };
      },
      decide(listed) {
        const { status: current } = listed.snapshot;
        // An order that is further on already, or was canceled, is left alone.
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
    // The wish itself is the journal: it stays until the change is made.
    const { outcome, halt } = await writeRecord(write, { note: async () => true, isCurrent });
    if (found.problem) return { wish: found.problem, turn: 'next' };
    const code = outcome?.failure?.code ?? '';
    if (halt === 'sessionEnded' || notAsked.has(code)) return { wish: null, turn: 'end' };
    if (code === 'forbidden') return { wish: null, turn: 'forbidden' };
    if (outcome?.state === 'written' || outcome?.state === 'unchanged') return { wish: 'done', turn: 'next' };
    // The list refuses the question, not this order.
    if (outcome?.state === 'refused' && found.isSent) return { wish: 'refused', turn: 'next' };
    return { wish: 'later', turn: halt !== null || code !== 'server' ? 'end' : 'failed' };
  }

  function isDue({ tries, triedAt }: StatusUpdate): boolean {
    if (triedAt === null) return true;
    const passed = now().getTime() - Date.parse(triedAt);
    // A clock that was put back makes nobody wait.
    return passed < 0 || passed >= toStatusPause(tries);
  }

  function note(shop: string, { order }: StatusUpdate, outcome: Outcome['wish']): void {
    const at = now().toISOString();
    if (outcome === 'done') journal.dropStatusWish(shop, order);
    else if (outcome === 'later') journal.noteStatusTry(shop, order, at);
    else if (outcome !== null) journal.refuseStatusWish(shop, order, outcome, at);
  }

  return {
    async run(shop) {
      const due = journal.statusWishes(shop).filter(isDue);
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
