import { toKuwaitDay } from '@shared/domain/dates';
import { toPhoneDigits } from '@shared/domain/phone';
import type { ColumnData } from './view-rows';

/** What orders say of when who has bought, by the place of the row; null where one names nothing, and where a canceled order makes nobody a customer. */
interface Bought {
  days: readonly (string | null)[];
  phones: readonly (string | null)[];
}

const known = new WeakMap<ColumnData, Bought>();

/** Of a whole list of orders. */
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

/** Phones with an order before a day in one of these lists: whoever orders then with another phone is new. */
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
