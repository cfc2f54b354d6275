import { toKuwaitStart } from '@shared/domain/dates';
import type { Language } from '@shared/domain/language';
import { noValue } from '@shared/domain/lists/full-list';
import type { ColumnValue, Named } from '@shared/lists/column';

/** Those of its values that have names of their own. */
export function toNamed(value: ColumnValue): readonly Named[] {
  if (typeof value !== 'object' || value === null) return [];
  const values: readonly (string | Named)[] = Array.isArray(value) ? value : [value as Named];
  return values.filter((one) => typeof one === 'object');
}

/** The values by which a row is ticked: its own, or that it has none. */
export function toTicked(value: ColumnValue): readonly string[] {
  if (value === null || (Array.isArray(value) && value.length === 0)) return [noValue];
  if (typeof value !== 'object') return [String(value)];
  const values = (Array.isArray(value) ? value : [value]) as readonly (string | Named)[];
  return values.map((one) => (typeof one === 'object' ? one.value : one));
}

/** The moment of a date in ms; a day alone begins at midnight in Kuwait. Null for what is no date. */
export function toMomentMs(value: ColumnValue): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value !== '' ? toKuwaitStart(value).getTime() : null;
}

export function toText(value: ColumnValue, language: Language): string {
  const named = toNamed(value);
  if (named.length > 0) return named.map((one) => one[`name_${language}`] || one.name_en || one.name_ar).join(', ');
  return value === null ? '' : String(value);
}
