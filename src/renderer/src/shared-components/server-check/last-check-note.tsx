import { makeStyles } from '@fluentui/react-components';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { hairline } from '@renderer/ui/layout/hairline';
import { stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { cardTitle } from '@renderer/ui/text/paragraph-styles';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';
import { ResultCounts } from './result-counts';

const useStyles = makeStyles({
  root: { ...stack.gap8, marginBlockStart: '20px', paddingBlockStart: '20px', ...hairline.blockStart },
  head: { ...wrappingRow, alignItems: 'baseline', justifyContent: 'space-between', gap: '4px 12px' },
  title: cardTitle,
  when: smallQuietWords,
});

/** Shows the last check of the current server on this computer; renders nothing if there was none. */
export function LastCheckNote(): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const { data } = useRead('serverCheck.history', undefined, { failure: 'inPlace', staleTimeMs: 0 });
  const last = data?.kept[0];
  if (!last) return null;
  return (
    <section className={styles.root} aria-labelledby="last-check-title">
      <div className={styles.head}>
        <h2 id="last-check-title" className={styles.title}>
          {t('serverCheck.lastCheck')}
        </h2>
        <span className={styles.when}>{format.dateTime(last.startedAt)}</span>
      </div>
      <ResultCounts counts={last.counts} />
    </section>
  );
}
