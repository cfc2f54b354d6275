import type { Failure, FailureCode, Result } from '@shared/contract/result';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { type OrderStatus, orderStatuses } from '@shared/domain/orders/order-status';
import type { Api } from '../api/api-client';
import type { StatusProblem, StatusWish } from '../printing/journal/job-record';
import type { StationPrinting } from '../printing/printing-port';
import type { ListedOrder } from './lists/listed-order';
import type { FoundOrder } from './lists/order-lists';
import { toStatusPause } from './times/poll-times';

export interface StatusChangesDeps {
  api: Pick<Api, 'call'>;
  journal: Pick<StationPrinting['journal'], 'statusWishes' | 'dropStatusWish' | 'noteStatusTry' | 'refuseStatusWish'>;
  /** As the server has it now. */
  find(wish: StatusWish): Promise<Result<FoundOrder>>;
  /** A person has moved it on, or called it off. */
  onLeft(order: ListedOrder): void;
  /** The server refuses the account. */
  onForbidden(): Promise<void>;
  now: () => Date;
}

/** Sets the status of orders whose sheets are all printed. */
export interface StatusChanges {
  run(shop: string): Promise<void>;
}

/**
 * What has become of one wish. `later`: of this order. `laterAll`: nothing came back, or the server wants to be left alone, so that the others
 * are not tried in this turn either. `stop`: nothing was asked.
 */
type Outcome = 'done' | StatusProblem | 'later' | 'laterAll' | 'stop' | 'forbidden';

const steps: readonly string[] = ['ordered', 'process', 'shipped', 'on_the_way', 'delivered'];
/** One turn must not keep new orders waiting. */
const perTurn = 20;
/** A server that fails so often in a row is left alone until the next turn. */
const failuresInARow = 3;
const notAsked: readonly FailureCode[] = ['sessionEnded', 'cancelled', 'notConfigured'];
/** They are about who asks, or when, and not about the order. */
const passingStatuses: readonly number[] = [401, 407, 408, 425, 429];

/** An order that is further on already, or was called off, is left alone. */
function isStepForward(from: string, to: OrderStatus): boolean {
  const [before, after] = [steps.indexOf(from.trim()), to === 'canceled' ? orderStatuses.length : steps.indexOf(to)];
  return before >= 0 && before < after;
}

function toOutcome({ code, status }: Failure): Extract<Outcome, 'refused' | 'later' | 'laterAll' | 'stop' | 'forbidden'> {
  if (notAsked.includes(code)) return 'stop';
  if (code === 'forbidden') return 'forbidden';
  if (status === undefined || passingStatuses.includes(status)) return 'laterAll';
  return status >= 400 && status < 500 ? 'refused' : 'later';
}

/** What was done is on disk, so nothing is done twice that matters; what was not done is tried again until it is, or a word about the order ends it. */
export function createStatusChanges({ api, journal, find, onLeft, onForbidden, now }: StatusChangesDeps): StatusChanges {
  async function change(wish: StatusWish): Promise<Outcome> {
    const { order, status } = wish;
    const found = await find(wish);
    if (!found.ok) {
      const outcome = toOutcome(found.error);
      // The list refuses the question, not this order.
      return outcome === 'refused' ? 'later' : outcome;
    }
    if (typeof found.value === 'string') return found.value;
    const current = found.value.snapshot.status;
    if (!isStepForward(current, status)) {
      if (current.trim() !== status) onLeft(found.value);
      return 'done';
    }
    const answer = await send(order, status);
    return answer.ok ? 'done' : toOutcome(answer.error);
  }

  function send({ kind, id }: OrderRef, status: OrderStatus): Promise<Result<unknown>> {
    const input = { params: { id }, body: { status } };
    return kind === 'order' ? api.call('orders.changeStatus', input) : api.call('guestOrders.changeStatus', input);
  }

  function isDue({ tries, triedAt }: StatusWish): boolean {
    if (triedAt === null) return true;
    const passed = now().getTime() - Date.parse(triedAt);
    // A clock that was put back makes nobody wait.
    return passed < 0 || passed >= toStatusPause(tries);
  }

  function note(shop: string, { order }: StatusWish, outcome: Outcome): void {
    const at = now().toISOString();
    if (outcome === 'done') journal.dropStatusWish(shop, order);
    else if (outcome === 'later' || outcome === 'laterAll') journal.noteStatusTry(shop, order, at);
    else if (outcome !== 'stop' && outcome !== 'forbidden') journal.refuseStatusWish(shop, order, outcome, at);
  }

  return {
    async run(shop) {
      const due = journal.statusWishes(shop).filter(isDue);
      let failures = 0;
      for (const wish of due.slice(0, perTurn)) {
        const outcome = await change(wish);
        note(shop, wish, outcome);
        if (outcome === 'forbidden') return onForbidden();
        failures = outcome === 'later' ? failures + 1 : 0;
        if (outcome === 'stop' || outcome === 'laterAll' || failures === failuresInARow) return;
      }
    },
  };
}
