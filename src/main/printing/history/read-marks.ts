import { setImmediate } from 'node:timers/promises';
import type { OrderMarks } from '@shared/contract/printing/print-requests';
import { orderKinds } from '@shared/domain/orders/order-ref';
import { documentKinds } from '@shared/domain/printing/printable';
import type { Journal } from '../journal/journal';

/** Orders per step: the journal is synchronous and blocks the main process, so thousands of orders are read in steps. */
const atOnce = 500;

/** Returns the marks of orders of both kinds, in the given order. */
export async function readMarks(
  journal: Pick<Journal, 'marks'>,
  shop: string,
  asked: { order?: readonly number[] | undefined; guestOrder?: readonly number[] | undefined },
): Promise<OrderMarks[]> {
  const found: OrderMarks[] = [];
  for (const kind of orderKinds) {
    const ids = [...new Set(asked[kind])];
    for (let start = 0; start < ids.length; start += atOnce) {
      if (start > 0) await setImmediate();
      const part = ids.slice(start, start + atOnce);
      const ofPart = Map.groupBy(journal.marks(shop, kind, part), ({ id }) => id);
      for (const id of part) {
        const marks = (ofPart.get(id) ?? [])
          .map(({ id: _id, ...mark }) => mark)
          .sort((a, b) => documentKinds.indexOf(a.document) - documentKinds.indexOf(b.document));
        if (marks.length > 0) found.push({ order: { kind, id }, marks });
      }
    }
  }
  return found;
}
