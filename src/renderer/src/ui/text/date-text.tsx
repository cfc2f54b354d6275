import { useFormat } from '@renderer/runtime/texts/use-format';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** `19 Nov 2026` or `19 Nov 2026, 10:14`, Kuwait's time; a dash when there is none. */
export function DateText({ iso, withTime = false }: { iso: string; withTime?: boolean }): ReactElement {
  const { t } = useTranslation();
  const format = useFormat();
  if (!iso) return <>{t('common.none')}</>;
  return (
    <time dateTime={iso}>
      <bdi>{withTime ? format.dateTime(iso) : format.date(iso)}</bdi>
    </time>
  );
}
