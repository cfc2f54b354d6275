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

/** What was typed over what somebody else has stored meanwhile: fields that were not touched are theirs. */
export function withTheirs<Values extends object>(typed: Values, before: Values, theirs: Values): Values {
  const touched = Object.entries(typed).filter(([name, value]) => !isSameRecord(value, before[name as keyof Values]));
  return { ...theirs, ...Object.fromEntries(touched) };
}
