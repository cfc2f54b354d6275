import { request } from '@renderer/runtime/calls/bridge';
import { readKey } from '@renderer/runtime/calls/reads';
import type { DocumentMark } from '@shared/contract/printing/print-requests';
import type { FailureError } from '@shared/contract/result';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { useQuery } from '@tanstack/react-query';

type MarksByOrder = ReadonlyMap<string, readonly DocumentMark[]>;

let asked: { orders: OrderRef[]; answer: Promise<MarksByOrder> } | null = null;

/** Collects the requests of all rows that render at once into one call. */
async function readMarks(order: OrderRef): Promise<readonly DocumentMark[]> {
  const orders = asked?.orders ?? [];
  orders.push(order);
  asked ??= { orders, answer: Promise.resolve().then(() => askFor(orders)) };
  return (await asked.answer).get(toOrderKey(order)) ?? [];
}

async function askFor(orders: readonly OrderRef[]): Promise<MarksByOrder> {
  asked = null;
  const idsOf = (kind: OrderRef['kind']): number[] => orders.filter((order) => order.kind === kind).map(({ id }) => id);
  const answer = await request('printing.marks', { order: idsOf('order'), guestOrder: idsOf('guestOrder') });
  return new Map(answer.map(({ order, marks }) => [toOrderKey(order), marks]));
}

/** Returns the key of the marks in the cache. */
export const toMarksKey = ({ kind, id }: OrderRef) => readKey('printing.marks', { [kind]: [id] });

/** Returns the state of an order's documents on this computer, updated with the queue's events; undefined until it is loaded. */
export function useOrderMarks({ kind, id }: OrderRef): readonly DocumentMark[] | undefined {
  const { data } = useQuery<readonly DocumentMark[], FailureError>({
    queryKey: toMarksKey({ kind, id }),
    queryFn: () => readMarks({ kind, id }),
    meta: { failure: 'inPlace' },
    staleTime: 0,
  });
  return data;
}
