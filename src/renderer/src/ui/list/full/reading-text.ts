import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { FullListReading } from '@shared/contract/desktop/full-lists';

/** Returns the progress of loading a full list as text, with its values marked (`IsolatedValues`). */
export function useReadingText(): (reading: FullListReading) => string {
  const t = useTexts();
  return (reading) => {
    if (reading.kind === 'stopped' && reading.read === 0) return t('lists.whole.stoppedAtOnce');
    if (reading.kind === 'stopped') return t('lists.whole.stopped', { read: reading.read, total: reading.total });
    if (reading.kind === 'failed') return t('lists.whole.failed', { read: reading.read });
    if (reading.kind === 'none' || reading.total === null) return t('lists.whole.begins');
    const { read, total, leftMs } = reading;
    const seconds = leftMs === null ? null : Math.max(1, Math.round(leftMs / 1000));
    if (seconds === null) return t('lists.whole.progress', { read, total });
    const left =
      seconds < 90 ? t('lists.whole.seconds', { count: seconds }) : t('lists.whole.minutes', { count: Math.round(seconds / 60) });
    return t('lists.whole.progressLeft', { read, total, left });
  };
}
