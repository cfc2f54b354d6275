import type { Formatter } from '@shared/i18n/format';

type Values = Record<string, string>;
type Counted<V extends Values> = V & { count: number; replace: V & { count: string } };

/** Options of `t` for a plural text: the form follows the number, the number is written in the chosen digits, names stay as they are. */
export function counted(format: Formatter, count: number): Counted<Record<never, string>>;
export function counted<V extends Values>(format: Formatter, count: number, values: V): Counted<V>;
export function counted(format: Formatter, count: number, values: Values = {}): Counted<Values> {
  return { ...values, count, replace: { ...values, count: format.integer(count) } } as Counted<Values>;
}
