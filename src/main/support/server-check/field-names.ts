import { isRecord } from '@shared/domain/is-record';

/** Whether it may be a programmer's name of a field; an address, a phone number, or an Arabic name isn't. */
const isFieldName = (name: string): boolean => /^[A-Za-z_]\w{0,39}$/.test(name);

/** Replaces a name in a report that may be a person's. */
export const hiddenName = '…';

/**
 * Whether an object has data as keys, such as customers by name: it has a key that isn't a field's name, or several keys outside the
 * contract with values of one shape.
 */
export function isKeyedByData(value: Readonly<Record<string, unknown>>, known: Readonly<Record<string, unknown>> = {}): boolean {
  const others = Object.entries(value).filter(([name]) => !Object.hasOwn(known, name));
  if (others.some(([name]) => !isFieldName(name))) return true;
  const shapes = new Set(others.map(([, part]) => (isRecord(part) ? Object.keys(part).toSorted().join(' ') || null : null)));
  return others.length > 1 && shapes.size === 1 && !shapes.has(null);
}
