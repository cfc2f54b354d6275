import { setImmediate as nextTurn } from 'node:timers/promises';
import { toLatinDigits } from '@shared/domain/digits';
import { createTextMatch, foldText } from '@shared/domain/text-search';
import type { JournalHistory } from '../journal/journal-history';

/**
 * Finds sheets by the customer's name or phone. Both are encrypted in each row, so a search decrypts the rows that the other filters leave.
 * Decrypted values stay in memory until there was no search for a while (docs/adr/0046).
 */
export interface CustomerSearch {
  /** Resolves to the matching rows in the same order, and whether some rows can't be decrypted. Doesn't block the main process. */
  find(text: string, rows: readonly number[]): Promise<{ rows: number[]; hasUnreadable: boolean }>;
  stop(): void;
}

interface Customer {
  name: string;
  /** Digits only. */
  phone: string;
}

const openedAtOnce = 250;
const forgetAfterMs = 5 * 60 * 1000;
/** Shorter sequences of digits occur in nearly every phone number. */
const leastPhoneDigits = 3;

const toDigits = (text: string): string => toLatinDigits(text).replace(/\D/g, '');
const toPlain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const toName = (text: string): string => foldText(toPlain(text));

function toMatch(text: string): (customer: Customer) => boolean {
  const isNamed = createTextMatch(toPlain(text));
  const digits = /^[\d\s+()-]+$/.test(toLatinDigits(text)) ? toDigits(text) : '';
  return (customer) => isNamed(customer.name) || (digits.length >= leastPhoneDigits && customer.phone.includes(digits));
}

export function createCustomerSearch({ history }: { history: Pick<JournalHistory, 'names'> }): CustomerSearch {
  /** Sheets of one customer share the object. */
  let customers = new Map<string, Customer>();
  let opened = new Map<number, Customer>();
  let timer: NodeJS.Timeout | undefined;

  function forget(): void {
    customers = new Map();
    opened = new Map();
  }

  function share({ name, phone }: Customer): Customer {
    const key = `${name}\n${phone}`;
    const known = customers.get(key) ?? { name: toName(name), phone: toDigits(phone) };
    customers.set(key, known);
    return known;
  }

  function open(rows: readonly number[]): Map<number, Customer | null> {
    const found = new Map<number, Customer | null>();
    for (const { row, customer } of history.names(rows)) found.set(row, customer && share(customer));
    return found;
  }

  async function openAll(rows: readonly number[]): Promise<{ known: ReadonlyMap<number, Customer>; hasUnreadable: boolean }> {
    const kept = opened;
    let hasUnreadable = false;
    for (let start = 0; start < rows.length; start += openedAtOnce) {
      const closed = rows.slice(start, start + openedAtOnce).filter((row) => !kept.has(row));
      if (closed.length === 0) continue;
      for (const [row, customer] of open(closed)) {
        // Don't cache failures: a row that can't be decrypted now may be decrypted later.
        if (customer) kept.set(row, customer);
        else hasUnreadable = true;
      }
      await nextTurn();
    }
    return { known: kept, hasUnreadable };
  }

  return {
    async find(text, rows) {
      const matches = toMatch(text);
      clearTimeout(timer);
      const { known, hasUnreadable } = await openAll(rows);
      clearTimeout(timer);
      timer = setTimeout(forget, forgetAfterMs);
      const found = rows.filter((row) => {
        const customer = known.get(row);
        return customer !== undefined && matches(customer);
      });
      return { rows: found, hasUnreadable };
    },
    stop() {
      clearTimeout(timer);
      forget();
    },
  };
}
