import { makeStyles, mergeClasses, ToggleButton } from '@fluentui/react-components';
import { Table20Regular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Card } from '@renderer/ui/layout/card';
import { flexColumn, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { sectionTitle, smallQuietParagraph } from '@renderer/ui/text/paragraph-styles';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { ChartTable, type ChartTableData } from './chart-table';

const useStyles = makeStyles({
  root: { ...flexColumn, rowGap: '12px', padding: '16px 20px 20px' },
  head: { ...wrappingRow, alignItems: 'start', columnGap: '16px', rowGap: '4px' },
  names: { flexGrow: 1 },
  title: sectionTitle,
  hint: smallQuietParagraph,
  tools: { ...wrappingRow, alignItems: 'center', columnGap: '16px' },
  body: { flexGrow: 1, position: 'relative' },
  filling: { flexGrow: 1, minBlockSize: '160px', rowGap: '4px', padding: '10px 20px' },
  filled: { ...flexColumn, minBlockSize: 0 },
  scrolling: { overflowY: 'auto' },
  drawing: { ...flexColumn, justifyContent: 'center' },
});

interface PlotCardProps {
  title: string;
  hint?: string;
  legend?: ReactNode;
  /** Shown between head and plot when data is missing. */
  notice?: ReactNode;
  /** The chart's figures; null while there is nothing to show. */
  table: ChartTableData | null;
  isBusy?: boolean;
  /** Fills the remaining height; the content scrolls if it is taller. */
  isFilling?: boolean;
  children: ReactNode;
}

/** Shows a plot in its own card, with its figures as a table. Screen readers always get the table; other users can switch to it. */
export function ChartCard({
  title,
  hint,
  legend,
  notice,
  table,
  isBusy = false,
  isFilling = false,
  children,
}: PlotCardProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const isTableShown = table !== null && isTable;
  return (
    <Card as="section" className={mergeClasses(styles.root, isFilling && styles.filling)} aria-labelledby={id} aria-busy={isBusy}>
      <div className={styles.head}>
        <div className={styles.names}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
        <div className={styles.tools}>
          {legend}
          {table && (
            <ToggleButton
              appearance="subtle"
              icon={<Table20Regular />}
              checked={isTable}
              aria-label={t('plots.tableOf', { title })}
              onClick={() => setTable(!isTable)}
            >
              {t('plots.table')}
            </ToggleButton>
          )}
        </div>
      </div>
      {notice}
      <div
        className={mergeClasses(
          styles.body,
          isFilling && styles.filled,
          isFilling && isTableShown && styles.scrolling,
          !isTableShown && styles.drawing,
        )}
      >
        {!isTableShown && children}
        {table && <ChartTable {...table} isUnseen={!isTable} />}
      </div>
    </Card>
  );
}
