import { MoreHorizontalRegular } from '@fluentui/react-icons';
import type { Translate } from '@shared/i18n/translate';
import { Fragment, memo, type ReactElement, type ReactNode } from 'react';
import { CellCheckBox } from '../cell-check-box';
import type { Column, RowId } from '../column';
import type { RowLinks } from '../data-table-props';
import { type RowAction, toVisibleActions } from './row-action';
import type { RowLink, RowOpening } from './row-link';
import type { RowClasses } from './use-row-classes';

export interface RowProps<Row> {
  t: Translate;
  row: Row;
  id: RowId;
  /** Names the row in the labels of its controls, such as `order #10482`. */
  rowLabel(row: Row): string;
  columns: readonly Column<Row>[];
  classes: RowClasses;
  isSelectable: boolean;
  isSelected: boolean;
  isQuiet: boolean;
  isMarked: boolean;
  isMenuOpen: boolean;
  isNarrow: boolean;
  /** `aria-rowindex` in a table with a window, and the index among all rows. */
  index?: number;
  place?: number;
  isInGroup?: boolean;
  links: RowLinks<Row> | undefined;
  actions: readonly RowAction<Row>[];
  onToggle(id: RowId, isRange: boolean): void;
  onOpenMenu(id: RowId, anchor: HTMLElement): void;
}

function DataTableRowView<Row>(props: RowProps<Row>): ReactElement {
  const { t, row, id, columns, classes, isSelectable, isSelected, actions } = props;
  const label = isSelectable || actions.length > 0 ? props.rowLabel(row) : '';
  return (
    <tr
      data-row={id}
      className={toRowClass(props)}
      {...(isSelectable && { 'aria-selected': isSelected })}
      {...(props.isMarked && { 'data-marked': '' })}
      {...(props.index !== undefined && { 'aria-rowindex': props.index, 'data-place': props.place })}
      {...(props.isInGroup && { 'aria-level': 2 })}
    >
      {isSelectable && (
        <td className={classes.check}>
          <CellCheckBox
            checked={isSelected}
            label={t('lists.selectRow', { row: label })}
            onChange={({ nativeEvent }) => props.onToggle(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
          />
        </td>
      )}
      {columns.map((column, at) => (
        <td key={column.key} className={classes.cells[at]}>
          <CellContent column={column} row={row} id={id} classes={classes} links={props.links} />
        </td>
      ))}
      {actions.length > 0 && (
        <td className={classes.actionsCell}>
          <RowActions {...props} label={label} />
        </td>
      )}
    </tr>
  );
}

function toRowClass<Row>({ classes, isSelected, isQuiet }: RowProps<Row>): string {
  if (isQuiet) return isSelected ? classes.rowQuietSelected : classes.rowQuiet;
  return isSelected ? classes.rowSelected : classes.row;
}

/** Memoized: when one row is selected, only the changed rows render again. */
export const DataTableRow = memo(DataTableRowView) as typeof DataTableRowView;

type CellContentProps<Row> = Pick<RowProps<Row>, 'row' | 'id' | 'classes' | 'links'> & { column: Column<Row> };

function CellContent<Row>({ column, row, id, classes, links }: CellContentProps<Row>): ReactNode {
  const target = column.isLink && links ? links.of(row) : null;
  const cell = column.cell(row);
  // Elements of rows are reused for other records, but the state of a cell must not be.
  const content = column.isStateful ? <Fragment key={id}>{cell}</Fragment> : cell;
  const inner = target && links ? toLink(content, links, target, classes) : content;
  return column.wrap ? inner : <span className={classes.cut}>{inner}</span>;
}

function toLink<Row>(content: ReactNode, links: RowLinks<Row>, target: RowLink | RowOpening, classes: RowClasses): ReactElement {
  if ('to' in target) {
    return (
      <a href={links.toHref(target.to)} className={classes.link} data-row-link="">
        {content}
      </a>
    );
  }
  return (
    <button type="button" className={classes.opener} data-row-link="">
      {content}
    </button>
  );
}

function RowActions<Row>(props: RowProps<Row> & { label: string }): ReactElement | null {
  const { t, row, id, label, actions, classes, isNarrow, isMenuOpen, onOpenMenu } = props;
  const offered = toVisibleActions(actions, row);
  if (offered.length === 0) return null;
  const inline = isNarrow ? [] : offered.filter((action) => action.isInline);
  return (
    <div data-row-actions="" className={isMenuOpen ? classes.actionsShown : classes.actions}>
      {inline.map((action) => (
        <button
          key={action.key}
          type="button"
          className={classes.action}
          aria-label={t('lists.rowAction', { action: action.label(t, row), row: label })}
          title={action.label(t, row)}
          onClick={() => action.run(row)}
        >
          {action.icon}
        </button>
      ))}
      {inline.length < offered.length && (
        <button
          type="button"
          className={classes.action}
          aria-label={t('lists.rowActions', { row: label })}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          onClick={(event) => onOpenMenu(id, event.currentTarget)}
        >
          <MoreHorizontalRegular />
        </button>
      )}
    </div>
  );
}
