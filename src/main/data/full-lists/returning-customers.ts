import { toKuwaitDay } from '@shared/domain/dates';
import { toPhoneDigits } from '@shared/domain/phone';
import type { ColumnData } from './view-rows';

/**
 * Day and phone of each order, by the row's place; null if the order has none, and for a canceled order, which makes no returning customer.
 */
interface Bought {
  days: readonly (string | null)[];
  phones: readonly (string | null)[];
}

const known = new WeakMap<ColumnData, Bought>();

/** Returns the days and phones of a full list of orders; cached by its columns. */
export function toBought(columns: ColumnData): Bought {
  const own = known.get(columns) ?? readBought(columns);
  known.set(columns, own);
  return own;
}

function readBought({ values, canceled }: ColumnData): Bought {
  const days = (values.date ?? []).map((moment) =>
    typeof moment === 'number' ? toKuwaitDay(new Date(moment)) : typeof moment === 'string' ? moment : null,
  );
  const phones = (values.phone ?? []).map((phone, at) => (typeof phone === 'string' && !canceled[at] ? toPhoneDigits(phone) : null));
  return { days, phones };
}

/** Returns the phones with an order before a day in one of these lists. A customer who orders with another phone counts as new. */
export function phonesBefore(day: string, lists: readonly ColumnData[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const columns of lists) {
    const { days, phones } = toBought(columns);
    for (const [at, own] of days.entries()) {
      const phone = phones[at];
      if (phone && own !== null && own < day) found.add(phone);
    }
  }
  return found;
}
