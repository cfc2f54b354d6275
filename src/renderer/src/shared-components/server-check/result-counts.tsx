import { makeStyles } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { flexRow, plainList, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { strongText } from '@renderer/ui/text/text-styles';
import { type CheckResult, checkResults } from '@shared/domain/server-check';
import type { ReactElement } from 'react';
import { ResultBadge } from './result-badge';

const useStyles = makeStyles({
  counts: { ...wrappingRow, alignItems: 'center', gap: '8px 20px', ...plainList },
  count: { ...flexRow, gap: '8px' },
  number: strongText,
});

/** Shows the number of each result; results that didn't occur are left out. */
export function ResultCounts({ counts }: { counts: Record<CheckResult, number> }): ReactElement {
  const styles = useStyles();
  const format = useFormat();
  return (
    <ul className={styles.counts}>
      {checkResults
        .filter((result) => counts[result] > 0)
        .map((result) => (
          <li key={result} className={styles.count}>
            <ResultBadge result={result} />
            <span className={styles.number}>{format.number(counts[result])}</span>
          </li>
        ))}
    </ul>
  );
}
