import { mergeClasses } from '@fluentui/react-components';
import { LockClosed12Regular } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { memo, type ReactElement, useMemo } from 'react';
import type { GridProps } from './grid-props';
import type { GridClasses } from './grid-styles';
import { toTotal } from './model/grid-totals';
import type { GridRow, GridRowEnd } from './model/grid-types';

interface EdgeProps<Key extends string> extends Pick<GridProps<Key>, 'columns'> {
  rowEnd: GridRowEnd | undefined;
  classes: GridClasses;
}

/** The column headings; always visible. */
function GridHeadView<Key extends string>({
  headName,
  columns,
  rowEnd,
  classes,
  isPinned,
}: EdgeProps<Key> & { headName: string; isPinned: boolean }): ReactElement {
  return (
    <div role="row" aria-rowindex={1} className={classes.head}>
      <div role="columnheader" className={mergeClasses(classes.headCell, isPinned && classes.pinnedEdge)}>
        <span aria-hidden className={classes.number} />
        <span className={classes.headText}>{headName}</span>
      </div>
      {columns.map(({ key, name, unit, lockedText, kind }) => (
        <div
          key={key}
          role="columnheader"
          className={mergeClasses(
            classes.edgeCell,
            (kind === 'text' || kind === 'choice') && classes.startAligned,
            kind === 'flag' && classes.centred,
          )}
          title={lockedText}
        >
          {lockedText !== undefined && <LockClosed12Regular aria-hidden className={classes.headSign} />}
          {name}
          {unit && <span className={classes.unit}>{unit}</span>}
        </div>
      ))}
      {rowEnd && (
        <div role="columnheader" className={mergeClasses(classes.edgeCell, classes.startAligned)}>
          {rowEnd.heading}
        </div>
      )}
    </div>
  );
}

export const GridHead = memo(GridHeadView) as typeof GridHeadView;

interface TotalsProps<Key extends string> extends EdgeProps<Key>, Pick<GridProps<Key>, 'rows' | 'totalsNote'> {
  visible: readonly GridRow<Key>[];
}

/** Sums and ranges of the shown rows that aren't left out; always visible. */
export function GridTotals<Key extends string>(props: TotalsProps<Key>): ReactElement | null {
  const { columns, rows, visible, rowEnd, classes } = props;
  const t = useTexts();
  const format = useFormat();
  const counted = useMemo(() => visible.filter(({ leftOut }) => leftOut === undefined), [visible]);
  if (!columns.some(({ total }) => total)) return null;
  return (
    <div role="row" aria-rowindex={rows.length + 2} className={classes.totals}>
      <div role="rowheader" className={classes.headCell}>
        <span aria-hidden className={classes.number} />
        <span className={classes.headText}>
          <span className={classes.total}>{t('grid.total')}</span>{' '}
          <span className={classes.muted}>{props.totalsNote?.(counted.length, rows.length)}</span>
        </span>
      </div>
      {columns.map((column) => (
        <div
          key={column.key}
          role="gridcell"
          className={mergeClasses(
            classes.edgeCell,
            column.total === 'sum' && classes.total,
            column.total === 'range' && mergeClasses(classes.muted, classes.tight),
          )}
        >
          <IsolatedValues>{toTotal(column, counted, format, t) ?? ''}</IsolatedValues>
        </div>
      ))}
      {rowEnd && <div role="gridcell" className={classes.edgeCell} />}
    </div>
  );
}
