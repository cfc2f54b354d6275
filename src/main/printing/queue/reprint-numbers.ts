import { toOrderKey } from '@shared/domain/orders/order-key';
import type { Journal } from '../journal/journal';
import { type Sheet, toOrderRef } from '../sheet/sheet';

/**
 * Returns the copy number of a new sheet of one request; 0 if its document of the order wasn't requested before. All sheets of the request
 * with the same document of an order, one per language, have the same number.
 */
export function createReprintNumbers(journal: Pick<Journal, 'wasWanted' | 'countReprints'>, shop: string): (sheet: Sheet) => number {
  const known = new Map<string, number>();
  return (sheet) => {
    const order = toOrderRef(sheet);
    if (!order) return 0;
    const key = `${sheet.kind} ${toOrderKey(order)}`;
    const { kind } = sheet;
    const number = known.get(key) ?? (journal.wasWanted(shop, kind, order) ? 1 + journal.countReprints(shop, kind, order) : 0);
    known.set(key, number);
    return number;
  };
}
