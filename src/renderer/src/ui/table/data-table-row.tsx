import { Button, Checkbox, mergeClasses, TableCell, TableRow } from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { memo, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import type { Column, RowId } from './column';
import { useDataTableStyles } from './data-table-styles';
import { type RowAction, toOffered } from './row-action';

export interface RowLink {
  to: To;
  state?: unknown;
}

export interface RowProps<Row> {
  row: Row;
  id: RowId;
  /** Names the row in the labels of its controls: `order #10482`. */
  label: string;
  columns: readonly Column<Row>[];
  /** Something in the row can be operated. */
  isLive: boolean;
  isSelectable: boolean;
  isSelected: boolean;
  isMenuOpen: boolean;
  isNarrow: boolean;
  isTall: boolean;
  link: ((row: Row) => RowLink) | undefined;
  actions: readonly RowAction<Row>[];
  onToggle(id: RowId, isRange: boolean): void;
  onOpenMenu(id: RowId, anchor: HTMLElement): void;
}

function DataTableRowView<Row>(props: RowProps<Row>): ReactElement {
  const { row, id, label, columns, isSelected } = props;
  const styles = useDataTableStyles();
  const { t } = useTranslation();
  const isFirst = (at: number): boolean => at === 0 && !props.isSelectable;
  return (
    <TableRow
      data-row={id}
      className={mergeClasses(styles.row, props.isLive ? styles.rowLive : styles.rowStill, isSelected && styles.rowSelected)}
      {...(props.isSelectable ? { 'aria-selected': isSelected } : {})}
    >
      {props.isSelectable && (
        <TableCell className={mergeClasses(styles.cell, props.isTall && styles.tall, styles.checkCell)}>
          <Checkbox
            checked={isSelected}
            aria-label={t('lists.selectRow', { row: label })}
            onChange={(event) => props.onToggle(id, 'shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true)}
          />
        </TableCell>
      )}
      {columns.map((column, at) => (
        <TableCell
          key={column.key}
          className={mergeClasses(
            styles.cell,
            props.isTall && styles.tall,
            isFirst(at) && styles.first,
            column.align === 'end' && styles.end,
            column.tone === 'muted' && styles.muted,
            at === columns.length - 1 && props.actions.length === 0 && styles.last,
          )}
        >
          <CellContent column={column} row={row} link={props.link} />
        </TableCell>
      ))}
      {props.actions.length > 0 && (
        <TableCell className={mergeClasses(styles.cell, props.isTall && styles.tall, styles.actionsCell)}>
          <RowActions {...props} />
        </TableCell>
      )}
    </TableRow>
  );
}

/** Memoised: on a page change or a tick of one box, only the rows that changed render again. */
export const DataTableRow = memo(DataTableRowView) as typeof DataTableRowView;

function CellContent<Row>({ column, row, link }: { column: Column<Row>; row: Row; link: RowProps<Row>['link'] }): ReactNode {
  const styles = useDataTableStyles();
  const content = column.cell(row);
  const target = column.isLink && link ? link(row) : null;
  const inner = target ? (
    <Link to={target.to} state={target.state} className={styles.link} data-row-link="">
      {content}
    </Link>
  ) : (
    content
  );
  return column.wrap ? inner : <span className={styles.cut}>{inner}</span>;
}

function RowActions<Row>({ row, id, label, actions, isNarrow, isMenuOpen, onOpenMenu }: RowProps<Row>): ReactElement | null {
  const styles = useDataTableStyles();
  const { t } = useTranslation();
  const offered = toOffered(actions, row);
  if (offered.length === 0) return null;
  const inline = isNarrow ? [] : offered.filter((action) => action.isInline);
  return (
    <div data-row-actions="" className={mergeClasses(styles.actions, (isNarrow || isMenuOpen) && styles.actionsShown)}>
      {inline.map((action) => (
        <Button
          key={action.key}
          className={styles.action}
          appearance="subtle"
          size="small"
          icon={action.icon}
          aria-label={t('lists.rowAction', { action: action.label(t, row), row: label })}
          title={action.label(t, row)}
          onClick={() => action.run(row)}
        />
      ))}
      {inline.length < offered.length && (
        <Button
          className={styles.action}
          appearance="subtle"
          size="small"
          icon={<MoreHorizontalRegular />}
          aria-label={t('lists.rowActions', { row: label })}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          onClick={(event) => onOpenMenu(id, event.currentTarget)}
        />
      )}
    </div>
  );
}
