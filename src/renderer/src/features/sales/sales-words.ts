import type { SalesPart } from '@shared/contract/desktop/sales';
import type { Language } from '@shared/domain/language';
import type { Fils } from '@shared/domain/money';
import type { PlaceName } from '@shared/domain/orders/place-name';

/** Change of a figure; `percent` has one decimal and a sign. */
export type Delta = { kind: 'up' | 'down'; percent: string } | { kind: 'same' | 'nothing' };

export function toDelta(now: number, before: number): Delta {
  if (before === 0) return { kind: now === 0 ? 'same' : 'nothing' };
  const percent = ((now - before) / before) * 100;
  const rounded = Math.abs(percent).toFixed(1);
  if (rounded === '0.0') return { kind: 'same' };
  return percent > 0 ? { kind: 'up', percent: `+${rounded}%` } : { kind: 'down', percent: `−${rounded}%` };
}

/** Rounded to fils; null without orders. */
export function toAverage({ count, fils }: Pick<SalesPart, 'count' | 'fils'>): Fils | null {
  return count === 0 ? null : (Math.round(fils / count) as Fils);
}

export function toShare(part: number, whole: number): string {
  return `${(whole === 0 ? 0 : (part / whole) * 100).toFixed(1)}%`;
}

/** Returns the name in this language, else in the other one. */
export function toName(name: PlaceName, language: Language): string {
  return name[`name_${language}`].trim() || name.name_en.trim() || name.name_ar.trim();
}
