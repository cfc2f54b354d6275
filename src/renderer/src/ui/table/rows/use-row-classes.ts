import { mergeClasses } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useActionClass, useActionsClass, useCellClass, useCutClass, useDataTableStyles, useRowClass } from '../data-table-styles';
import type { TableLayout } from '../use-table-layout';

/** Class names of a row and its cells, combined once for all rows. */
export interface RowClasses {
  row: string;
  rowSelected: string;
  rowQuiet: string;
  rowQuietSelected: string;
  check: string;
  /** In the order of the columns. */
  cells: readonly string[];
  /** Class of a row that isn't loaded yet. */
  waits: string;
  /** Class of a cell's content, truncated to one line. */
  cut: string;
  link: string;
  /** Class of a link that is a button. */
  opener: string;
  actionsCell: string;
  actions: string;
  actionsShown: string;
  action: string;
}

interface RowKind<Row> {
  layout: TableLayout<Row>;
  hasCheckBox: boolean;
  hasActions: boolean;
  /** Whether the rows have controls. */
  isLive: boolean;
  isTall: boolean;
}

export function useRowClasses<Row>({ layout, hasCheckBox, hasActions, isLive, isTall }: RowKind<Row>): RowClasses {
  const styles = useDataTableStyles();
  const [row, cell, cut, action, actions] = [useRowClass(), useCellClass(), useCutClass(), useActionClass(), useActionsClass()];
  const { columns, isNarrow, isTight } = layout;
  return useMemo(() => {
    const rowClass = mergeClasses(row, isLive && styles.rowLive);
    const tall = isTall && styles.tall;
    return {
      row: rowClass,
      rowSelected: mergeClasses(rowClass, styles.rowSelected),
      rowQuiet: mergeClasses(rowClass, styles.rowQuiet),
      rowQuietSelected: mergeClasses(rowClass, styles.rowQuiet, styles.rowSelected),
      check: mergeClasses(cell, tall, styles.checkCell),
      cells: columns.map(({ align, tone }, at) =>
        mergeClasses(
          cell,
          tall,
          at === 0 && !hasCheckBox && styles.first,
          align === 'end' && (isTight ? styles.endTight : styles.end),
          tone === 'muted' && styles.muted,
          at === columns.length - 1 && !hasActions && styles.last,
        ),
      ),
      waits: mergeClasses(cell, tall, styles.first),
      cut,
      link: styles.link,
      opener: mergeClasses(styles.link, styles.opener),
      actionsCell: mergeClasses(cell, tall, styles.actionsCell),
      actions: mergeClasses(actions, isNarrow && styles.actionsShown),
      actionsShown: mergeClasses(actions, styles.actionsShown),
      action,
    };
  }, [styles, row, cell, cut, action, actions, columns, isNarrow, isTight, hasCheckBox, hasActions, isLive, isTall]);
}
