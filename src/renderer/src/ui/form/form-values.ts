import type { Failure } from '@shared/contract/result';

/** Whether two records hold the same, whatever the order of their fields. */
export function isSameRecord(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([key, item]) => [key, sorted(item)]),
  );
}

/** The server's words with the field they are about; empty when no field of this form is meant. */
export function toFieldErrors(failure: Failure, names: Partial<Record<string, string>>, values: object): [string, string][] {
  if (failure.code === 'emailExists' && 'email' in values) return [['email', 'failures.emailExists']];
  return Object.entries(failure.fields ?? {}).flatMap(([field, words]): [string, string][] => {
    const name = names[field] ?? field;
    return name in values ? [[name, words]] : [];
  });
}
