import { isRecord } from '@shared/domain/is-record';

/** What a programmer may have called a field; an address, a phone or a name in Arabic is none. */
const isFieldName = (name: string): boolean => /^[A-Za-z_]\w{0,39}$/.test(name);

/** Stands in a report for a name that may be somebody's. */
export const hiddenName = '…';

/**
 * An object that has data for keys, such as customers by their names: a key that is no field's name, or several values of one shape, none of
 * which the contract has.
 */
export function isKeyedByData(value: Readonly<Record<string, unknown>>, known: Readonly<Record<string, unknown>> = {}): boolean {
  const others = Object.entries(value).filter(([name]) => !Object.hasOwn(known, name));
  if (others.some(([name]) => !isFieldName(name))) return true;
  const shapes = new Set(others.map(([, part]) => (isRecord(part) ? Object.keys(part).toSorted().join(' ') || null : null)));
  return others.length > 1 && shapes.size === 1 && !shapes.has(null);
}
