import type { OrderRef } from '@shared/contract/printing';
import type { FailureCode, Result } from '@shared/contract/result';
import { type OrderStatus, orderStatuses } from '@shared/domain/order-status';
import type { Api } from '../api/api-client';
import type { StationPrinting } from '../printing-port';

/** What has become of the wish to change the status of an order whose sheets are printed. */
export type StatusOutcome = 'changed' | 'notNeeded' | 'refused' | 'later';

export interface StatusChangesDeps {
  api: Pick<Api, 'call'>;
  journal: Pick<StationPrinting['journal'], 'statusWishes' | 'dropStatusWish'>;
  /** As the lists last showed it; null when they did not. */
  statusOf(order: OrderRef): string | null;
  onRefused(order: OrderRef, failure: FailureCode): void;
}

const steps: readonly string[] = ['ordered', 'process', 'shipped', 'on_the_way', 'delivered'];
/** Says nothing about the order: asked again at the next turn. */
const passing: readonly FailureCode[] = [
  'unreachable',
  'timeout',
  'sessionEnded',
  'cancelled',
  'notConfigured',
  'outcomeUnknown',
  'unexpectedStatus',
  'untrustedCertificate',
];
/** One turn must not keep new orders waiting. */
const perTurn = 20;

/** An order that is further on already, or was called off, is left alone. */
export function isStepForward(from: string, to: OrderStatus): boolean {
  const [before, after] = [steps.indexOf(from.trim()), to === 'canceled' ? orderStatuses.length : steps.indexOf(to)];
  return before >= 0 && before < after;
}

/** Changes the status of orders whose sheets are all printed. What was done is on disk, so nothing is done twice that matters. */
export function createStatusChanges({ api, journal, statusOf, onRefused }: StatusChangesDeps): { run(shop: string): Promise<void> } {
  /** Null when the server does not list it, or nobody can read how. */
  async function readStatus({ kind, id }: OrderRef): Promise<Result<string | null>> {
    const known = statusOf({ kind, id });
    if (known !== null) return { ok: true, value: known };
    const query = { search: String(id), page: 1 };
    const unseen = { isUnseen: true };
    const answer =
      kind === 'order' ? await api.call('orders.list', { query }, unseen) : await api.call('guestOrders.list', { query }, unseen);
    if (!answer.ok) return answer;
    return { ok: true, value: answer.value.rows.find((row) => row.id === id)?.status ?? null };
  }

  async function change({ kind, id }: OrderRef, status: OrderStatus): Promise<StatusOutcome> {
    const current = await readStatus({ kind, id });
    if (!current.ok) return passing.includes(current.error.code) ? 'later' : refuse({ kind, id }, current.error.code);
    if (current.value === null) return refuse({ kind, id }, 'orderNotAvailable');
    if (!isStepForward(current.value, status)) return 'notNeeded';
    const input = { params: { id }, body: { status } };
    const done = kind === 'order' ? await api.call('orders.changeStatus', input) : await api.call('guestOrders.changeStatus', input);
    if (done.ok) return 'changed';
    if (passing.includes(done.error.code)) return 'later';
    const outcome = refuse({ kind, id }, done.error.code);
    return done.error.code === 'forbidden' ? 'later' : outcome;
  }

  function refuse(order: OrderRef, failure: FailureCode): 'refused' {
    onRefused(order, failure);
    return 'refused';
  }

  return {
    async run(shop) {
      for (const { order, status } of journal.statusWishes(shop).slice(0, perTurn)) {
        const outcome = await change(order, status);
        if (outcome === 'later') return;
        journal.dropStatusWish(shop, order);
      }
    },
  };
}
