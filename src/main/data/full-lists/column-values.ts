import { toKuwaitStart } from '@shared/domain/dates';
import type { Language } from '@shared/domain/language';
import { noValue } from '@shared/domain/lists/full-list';
import type { ColumnValue, Named } from '@shared/lists/column';

/** Returns the names that a value has, if it has any. */
export function toNamed(value: ColumnValue): readonly Named[] {
  if (typeof value !== 'object' || value === null) return [];
  const values: readonly (string | Named)[] = Array.isArray(value) ? value : [value as Named];
  return values.filter((one) => typeof one === 'object');
}

/** Returns the keys by which a row's value is selected in a filter; `noValue` if it has none. */
export function toTicked(value: ColumnValue): readonly string[] {
  if (value === null || (Array.isArray(value) && value.length === 0)) return [noValue];
  if (typeof value !== 'object') return [String(value)];
  const values = (Array.isArray(value) ? value : [value]) as readonly (string | Named)[];
  return values.map((one) => (typeof one === 'object' ? one.value : one));
}

/** Returns the time in ms; a date without a time is midnight in Kuwait. Null if the value isn't a date. */
export function toMomentMs(value: ColumnValue): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value !== '' ? toKuwaitStart(value).getTime() : null;
}

export function toText(value: ColumnValue, language: Language): string {
  const named = toNamed(value);
  if (named.length > 0) return named.map((one) => one[`name_${language}`] || one.name_en || one.name_ar).join(', ');
  return value === null ? '' : String(value);
}
