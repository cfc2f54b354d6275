import { parseIntegerWithUnit } from '@renderer/rules/parse-amount';
import { parseDay } from '@renderer/rules/parse-day';
import { parseInteger } from '@renderer/rules/parse-number';
import { useToday } from '@renderer/runtime/state/today';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toFils } from '@shared/domain/money';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import type { PromoCodeValues } from './promo-code-form';
import { isExpired, isUsedUp } from './promo-state';

export interface TicketLine {
  about: 'discount' | 'end' | 'limit' | 'used';
  text: string;
  /** It cannot be saved so, or it can and is worth a second look. */
  tone?: 'wrong' | 'noticed';
}

/** The fields of a code in sentences, as they are typed. */
export function useTicketLines(values: PromoCodeValues): readonly TicketLine[] {
  const t = useTexts();
  const format = useFormat();
  const today = useToday();
  return [toDiscountLine(values, t, format), toEndLine(values.end_date, today, t, format), ...toUsageLines(values, t)];
}

function toDiscountLine({ Type, amount: typed }: PromoCodeValues, t: Translate, format: Formatter): TicketLine {
  const about = 'discount';
  if (typed.trim() === '') return { about, text: t(Type === '' ? 'promoCodes.preview.noDiscount' : 'promoCodes.preview.noAmount') };
  const number = parseIntegerWithUnit(typed);
  if (number !== null && Type === '') return { about, text: t('promoCodes.preview.noType') };
  if (number === null) return { about, text: t('promoCodes.preview.wrongAmount'), tone: 'wrong' };
  if (Type === 'fixed') return { about, text: t('promoCodes.preview.takesOff', { amount: format.money(toFils(number)) }) };
  const amount = `${format.number(number)}%`;
  if (number > 100) return { about, text: t('promoCodes.preview.over100', { amount }), tone: 'noticed' };
  return { about, text: t('promoCodes.preview.takesOff', { amount }) };
}

const dayMs = 86_400_000;

function toEndLine(typed: string, today: string, t: Translate, format: Formatter): TicketLine {
  const about = 'end';
  if (typed.trim() === '') return { about, text: t('promoCodes.preview.noEnd') };
  const day = parseDay(typed);
  if (day === null) return { about, text: t('promoCodes.preview.wrongEnd'), tone: 'wrong' };
  const date = format.date(day);
  if (isExpired(day, today)) return { about, text: t('promoCodes.preview.expiredOn', { date }), tone: 'noticed' };
  if (day === today) return { about, text: t('promoCodes.preview.endsToday') };
  const count = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  return { about, text: t('promoCodes.preview.endsOn', { date, count }) };
}

function toUsageLines(values: PromoCodeValues, t: Translate): TicketLine[] {
  const about = 'limit';
  const [max_usage, count_usage] = [values.max_usage, values.count_usage].map(toCount);
  if (max_usage == null || count_usage == null) return [{ about, text: t('promoCodes.preview.wrongUsage'), tone: 'wrong' }];
  if (isUsedUp({ max_usage, count_usage })) return [{ about, text: t('promoCodes.preview.usedUp', { count: max_usage }), tone: 'noticed' }];
  const limit = max_usage === 0 ? t('promoCodes.preview.noLimit') : t('promoCodes.preview.limit', { count: max_usage });
  const used: TicketLine[] = count_usage === 0 ? [] : [{ about: 'used', text: t('promoCodes.preview.used', { count: count_usage }) }];
  return [{ about, text: limit }, ...used];
}

/** Empty is 0 (checklist PRM-14, PRM-15); null for what is no count. */
function toCount(typed: string): number | null {
  return typed.trim() === '' ? 0 : parseInteger(typed);
}
