import { toOrderKey } from '@shared/domain/orders/order-key';
import type { Journal } from '../journal/journal';
import { type Sheet, toOrderRef } from '../sheet/sheet';

/**
 * Which copy a new sheet of one request is; 0 where its document of the order was not wanted before. All sheets of the request that show
 * the same document of an order, one in each language, are the same copy.
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
