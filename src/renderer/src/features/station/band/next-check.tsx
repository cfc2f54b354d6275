import { useFormat } from '@renderer/runtime/texts/use-format';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../use-now';
import type { BandLines } from './band-words';

/** Further away than this, a time says more than a number of seconds. */
const countedSeconds = 90;

/** Counts down by itself, so that nothing around it is drawn again with every second. */
export function NextCheck({ at, kind }: NonNullable<BandLines['nextAt']>): ReactElement {
  const { t } = useTranslation();
  const format = useFormat();
  const seconds = Math.ceil((Date.parse(at) - useNow(1000)) / 1000);
  const when = format.time(at);
  if (kind === 'try') return <span>{t(seconds <= 0 ? 'station.away.trying' : 'station.away.nextTry', { when })}</span>;
  if (seconds <= 0) return <span>{t('station.runs.checking')}</span>;
  return <span>{seconds > countedSeconds ? t('station.runs.nextAt', { when }) : t('station.runs.nextCheck', { count: seconds })}</span>;
}
