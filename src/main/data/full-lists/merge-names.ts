import type { ColumnType } from '@shared/domain/lists/full-list';
import type { ColumnValue, Named } from '@shared/lists/column';

/** Whether the value is named in only one language, or has the same name in both. */
const isHalf = ({ name_en, name_ar }: Named): boolean => name_en === '' || name_ar === '' || name_en === name_ar;

/**
 * Replaces values that are named in one language only by the value with that name in both languages, if there is exactly one: a server may
 * name the same place in both languages in one row and in one language in the next (OP-86).
 */
export function mergeBilingualNames(values: readonly ColumnValue[], type: ColumnType | undefined): readonly ColumnValue[] {
  if (type !== 'named') return values;
  const all = new Set(
    values.flatMap((value): readonly Named[] => (Array.isArray(value) ? (value as Named[]) : value ? [value as Named] : [])),
  );
  const half = [...all].filter(isHalf);
  if (half.length === 0) return values;
  const byName = new Map<string, Named | null>();
  for (const named of all) {
    if (isHalf(named)) continue;
    for (const name of [named.name_en, named.name_ar]) {
      const known = byName.get(name);
      byName.set(name, known === undefined || known?.value === named.value ? named : null);
    }
  }
  const renamed = new Map(
    half.flatMap((named) => {
      const known = byName.get(named.name_en || named.name_ar);
      return known ? [[named, known] as const] : [];
    }),
  );
  const rename = (named: Named): Named => renamed.get(named) ?? named;
  return values.map((value) => (Array.isArray(value) ? (value as Named[]).map(rename) : value ? rename(value as Named) : value));
}
