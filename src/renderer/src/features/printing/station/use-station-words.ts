import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useToday } from '@renderer/runtime/state/today';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isolate } from '@renderer/ui/text/isolate';
import { addDays, toKuwaitDay } from '@shared/domain/dates';
import type { Language } from '@shared/domain/language';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { PlaceName } from '@shared/domain/orders/place-name';
import type { DocumentKind } from '@shared/domain/printing/printable';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import { useMemo } from 'react';

export interface StationTexts {
  t: Translate;
  format: Formatter;
  language: Language;
  /** `17:41` today, `yesterday 19:10`, and the date with the time before that. */
  when(iso: string): string;
  /** Shorter: only the date before yesterday. */
  briefly(iso: string): string;
  /** Returns `#10573`, isolated from Arabic text. */
  order(order: OrderRef): string;
  /** Isolates a name. */
  name(name: string): string;
  place(place: PlaceName): string;
  list(words: readonly string[]): string;
  /** Returns `packing slip, label`. */
  documents(documents: readonly DocumentKind[]): string;
  /** Returns `2 sheets`. */
  sheets(count: number): string;
}

function toWhen(iso: string, today: string, t: Translate, format: Formatter, toOlder: (iso: string) => string): string {
  const day = toKuwaitDay(new Date(iso));
  if (day === today) return format.time(iso);
  return day === addDays(today, -1) ? t('station.yesterday', { time: format.time(iso) }) : toOlder(iso);
}

/** Returns formatters of times, orders, places, and documents for the station. */
export function useStationTexts(): StationTexts {
  const t = useTexts();
  const format = useFormat();
  const language = useLanguage();
  const today = useToday();
  return useMemo(() => {
    const lists = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' });
    const list = (words: readonly string[]): string => lists.format(words);
    return {
      t,
      format,
      language,
      when: (iso) => toWhen(iso, today, t, format, format.dateTime),
      briefly: (iso) => toWhen(iso, today, t, format, format.shortDate),
      order: ({ id }) => isolate(t('orders.number', { id }), language),
      name: (name) => isolate(name, language),
      place: ({ name_en, name_ar }) => (language === 'ar' ? name_ar || name_en : name_en || name_ar),
      list,
      documents: (documents) => list(documents.map((document) => t(`printables.inSentence.${document}`))),
      sheets: (count) => t('station.sheets', { count }),
    };
  }, [t, format, language, today]);
}
