import { useToday } from '@renderer/runtime/state/today';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { addDays, namesTime, toDatePart } from '@shared/domain/dates';
import type { ReactElement } from 'react';
import { None } from './none';

/** Shows `19 Nov 2026` or `19 Nov 2026, 10:14` in Kuwait's time; a dash if there is none. */
export function DateText({ iso, withTime = false, title }: { iso: string; withTime?: boolean; title?: string | undefined }): ReactElement {
  const format = useFormat();
  if (!iso) return <None />;
  return (
    <time dateTime={iso} {...(title && { title })}>
      <bdi>{withTime ? format.dateTime(iso) : format.date(iso)}</bdi>
    </time>
  );
}

/** Shows `14:28` for today, `Yesterday`, `19 Nov` for a day of this year, else `19 Nov 2025`, in Kuwait's time; a dash if there is none. The
 * tooltip has the whole date. */
export function NearDate({ iso }: { iso: string }): ReactElement {
  const format = useFormat();
  const t = useTexts();
  const today = useToday();
  if (!iso) return <None />;
  const day = toDatePart(iso);
  const isNear = day === today && namesTime(iso);
  return (
    <time dateTime={iso} title={format.moment(iso)}>
      <bdi>{isNear ? format.time(iso) : day === addDays(today, -1) ? t('lists.yesterday') : format.shortDate(day)}</bdi>
    </time>
  );
}
