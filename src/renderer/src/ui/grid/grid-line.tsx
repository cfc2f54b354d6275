import { mergeClasses } from '@fluentui/react-components';
import {
  CheckboxChecked20Filled,
  CheckboxUnchecked20Regular,
  EditRegular,
  ErrorCircle12Filled,
  LockClosed16Regular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import { DirectionalIcon } from '@renderer/ui/controls/directional-icon';
import { invalidFieldAttribute } from '@renderer/ui/inputs/field-frame';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import { memo, type ReactElement, useCallback, useSyncExternalStore } from 'react';
import { CellEditor } from './cell-editor';
import type { GridControl } from './grid-control';
import type { GridClasses } from './grid-styles';
import type { CellChoice, CellValue } from './model/cell';
import { toProblem, writeNumber } from './model/grid-totals';
import type { GridClosing, GridColumn, GridRow, GridRowEnd } from './model/grid-types';

export interface LineProps<Key extends string> {
  t: Translate;
  format: Formatter;
  row: GridRow<Key>;
  /** From 1, among all rows. */
  number: number;
  columns: readonly GridColumn<Key>[];
  rowEnd: GridRowEnd | undefined;
  control: GridControl<Key>;
  classes: GridClasses;
  isReadOnly: boolean;
  canLeaveOut: boolean;
  showsRequired: boolean;
  isPinned: boolean;
  direction: 'ltr' | 'rtl';
}

/** Parses `GridView.rowState`, which is one string so that React can compare it. The sheet's unsaved text behind it is only compared. */
function readState(state: string) {
  const [stop = '', editor, selected = '', filled = ''] = state.split('|');
  const toTest = (range: string): ((column: number) => boolean) => {
    if (range === '') return () => false;
    const [start, end] = range.split('-').map(Number);
    return (column) => column >= (start ?? 0) && column <= (end ?? 0);
  };
  return { stop: stop === '' ? null : Number(stop), isEditing: editor === 'e', isSelected: toTest(selected), isFilled: toTest(filled) };
}

interface LinePartProps<Key extends string> extends LineProps<Key> {
  state: ReturnType<typeof readState>;
}

const tabIndexOf = ({ stop }: { stop: number | null }, column: number): 0 | -1 => (stop === column ? 0 : -1);

function GridLineView<Key extends string>(props: LineProps<Key>): ReactElement {
  const { row, number, control, classes } = props;
  const { view, sheet } = control;
  const subscribe = useCallback((listener: () => void) => view.subscribeRow(row.id, listener), [view, row.id]);
  const state = readState(useSyncExternalStore(subscribe, () => `${view.rowState(row.id)}|${sheet.ahead(row.id)}`));
  return (
    <div
      role="row"
      aria-rowindex={number + 1}
      data-row={row.id}
      className={classes.row}
      {...(row.startsGroup && { 'data-starts-group': '' })}
      {...(state.isEditing && { 'data-editing': '' })}
    >
      <LineHead {...props} state={state} />
      {row.leftOut !== undefined ? <LeftOutCell {...props} state={state} /> : <LineCells {...props} state={state} />}
    </div>
  );
}

/** Memoized, so that a changed cell renders only its own row. */
export const GridLine = memo(GridLineView) as typeof GridLineView;

/** The row's number and name, and the button that leaves it out. */
function LineHead<Key extends string>(props: LinePartProps<Key>): ReactElement {
  const { t, format, row, number, control, classes, isPinned, state } = props;
  const isLeftOut = row.leftOut !== undefined;
  const canLeaveOut = props.canLeaveOut && !isLeftOut;
  const leaveOutText = canLeaveOut ? t('grid.leaveOut', { row: row.name }) : undefined;
  return (
    <div role="rowheader" className={mergeClasses(classes.headCell, isPinned && classes.pinned)} data-column={canLeaveOut ? -1 : undefined}>
      {row.changed?.size && !row.before ? (
        <span className={mergeClasses(classes.number, classes.changedMark)} role="img" aria-label={t('grid.changed')}>
          <EditRegular />
        </span>
      ) : (
        <span aria-hidden className={classes.number}>
          {row.number === null ? null : format.number(row.number ?? number)}
        </span>
      )}
      <span className={mergeClasses(classes.headText, isLeftOut && classes.struck)}>{row.head}</span>
      {canLeaveOut && (
        <button
          type="button"
          data-stop=""
          data-leave-out=""
          tabIndex={tabIndexOf(state, -1)}
          className={classes.iconButton}
          aria-label={leaveOutText}
          title={leaveOutText}
          onClick={() => control.toggleLeftOut(row.id)}
        >
          <SubtractCircleRegular />
        </button>
      )}
    </div>
  );
}

/** Replaces all cells of a row that is left out. */
function LeftOutCell<Key extends string>(props: LinePartProps<Key>): ReactElement {
  const { t, row, columns, rowEnd, control, classes, isReadOnly, state } = props;
  const tabIndex = state.stop === null ? -1 : 0;
  return (
    <div
      role="gridcell"
      data-column={0}
      aria-colspan={columns.length + (rowEnd ? 1 : 0)}
      aria-readonly
      className={mergeClasses(classes.cell, classes.leftOut)}
      style={{ gridColumnStart: 2, gridColumnEnd: -1 }}
      {...(isReadOnly && { tabIndex })}
    >
      <span>{row.leftOut}</span>
      {!isReadOnly && (
        <button
          type="button"
          data-stop=""
          tabIndex={tabIndex}
          className={classes.textButton}
          aria-label={t('grid.bringBackRow', { row: row.name })}
          onClick={() => control.toggleLeftOut(row.id)}
        >
          {t('grid.bringBack')}
        </button>
      )}
    </div>
  );
}

function LineCells<Key extends string>(props: LinePartProps<Key>): ReactElement {
  const { row, columns, rowEnd, classes, state, ...line } = props;
  const shared = { ...line, row, columns, rowEnd, classes };
  return (
    <>
      {columns.map((column, at) =>
        row.closed?.covered.has(column.key) ? (
          <ClosedCells key={column.key} {...shared} closed={row.closed} at={at} stop={state.stop} />
        ) : (
          <GridCell
            key={column.key}
            {...shared}
            column={column}
            at={at}
            tabIndex={tabIndexOf(state, at)}
            isEditing={state.isEditing && state.stop === at}
            isSelected={state.isSelected(at)}
            isFilled={state.isFilled(at)}
          />
        ),
      )}
      {rowEnd && (
        <div role="gridcell" data-column={columns.length} className={mergeClasses(classes.cell, classes.endCell)}>
          {row.end}
          {/* Covers the cell's content, because text inside of the button would become part of its name. */}
          <button
            type="button"
            data-stop=""
            tabIndex={tabIndexOf(state, columns.length)}
            className={classes.endButton}
            aria-label={rowEnd.label(row)}
            onClick={() => rowEnd.open(row.id)}
          />
        </div>
      )}
    </>
  );
}

const noChoices: readonly CellChoice[] = [];

interface CellProps<Key extends string> extends LineProps<Key> {
  column: GridColumn<Key>;
  at: number;
  tabIndex: 0 | -1;
  isEditing: boolean;
  isSelected: boolean;
  isFilled: boolean;
}

/** The reason why cells can't be edited, across all of them; rendered by the first one. */
function ClosedCells<Key extends string>(
  props: LineProps<Key> & { closed: GridClosing<Key>; at: number; stop: number | null },
): ReactElement | null {
  const { columns, closed, at, stop, classes } = props;
  const own = columns.flatMap(({ key }, index) => (closed.covered.has(key) ? [index] : []));
  if (own[0] !== at) return null;
  const tabIndex = stop !== null && own.includes(stop) ? 0 : -1;
  const { action } = closed;
  return (
    <div
      role="gridcell"
      data-column={at}
      data-covers={own.join(' ')}
      data-locked=""
      data-kind="text"
      aria-colspan={own.length}
      aria-readonly
      className={classes.cell}
      style={{ gridColumn: `span ${own.length}` }}
      {...(!action && { tabIndex })}
    >
      <span className={classes.closedText}>
        <LockClosed16Regular aria-hidden />
        {closed.text}
        {action && (
          <button
            type="button"
            data-stop=""
            tabIndex={tabIndex}
            className={classes.textButton}
            aria-label={action.label}
            onClick={() => action.run()}
          >
            {action.text}
          </button>
        )}
      </span>
    </div>
  );
}

function GridCell<Key extends string>(props: CellProps<Key>): ReactElement {
  const { t, row, column, at, control, classes, isReadOnly, showsRequired, format, direction } = props;
  const value = control.sheet.value(row.id, column.key);
  const isLocked = column.lockedText !== undefined || row.closed?.keys.has(column.key) === true;
  const isInvalid = !isLocked && !props.isEditing && toProblem(row, column, value, showsRequired) !== null;
  return (
    <div
      role="gridcell"
      data-column={at}
      tabIndex={props.tabIndex}
      className={classes.cell}
      aria-selected={props.isSelected}
      {...((isLocked || isReadOnly) && { 'aria-readonly': true })}
      {...(isLocked && { 'data-locked': '' })}
      {...(column.kind !== 'integer' && column.kind !== 'money' && { 'data-kind': column.kind })}
      {...(row.changed?.has(column.key) && { 'data-changed': '' })}
      {...(row.doubtful?.has(column.key) && !isInvalid && { 'data-doubtful': '' })}
      {...(isInvalid && { 'aria-invalid': true, 'aria-describedby': control.reasonId, [invalidFieldAttribute]: '' })}
      {...(props.isFilled && { 'data-filled': '' })}
      {...(props.isEditing && { 'data-editing': '' })}
    >
      {isInvalid && <ErrorCircle12Filled className={classes.sign} />}
      {props.isEditing ? (
        <CellEditor
          choices={column.kind === 'choice' ? (column.choices ?? noChoices) : null}
          direction={direction}
          label={t('grid.cell', { row: row.name, column: column.name })}
          control={control}
          className={mergeClasses(classes.editor, direction === 'rtl' || column.kind === 'choice' ? classes.editorRtl : classes.editorLtr)}
        />
      ) : (
        <CellContent
          value={value}
          before={row.before?.[column.key]}
          isClosed={isLocked}
          column={column}
          format={format}
          classes={classes}
          t={t}
        />
      )}
    </div>
  );
}

/** The content of a cell that isn't being edited. */
function CellContent<Key extends string>({
  value,
  before,
  isClosed,
  column,
  format,
  classes,
  t,
}: Pick<CellProps<Key>, 'column' | 'format' | 'classes' | 't'> & {
  value: CellValue;
  before: CellValue | undefined;
  isClosed: boolean;
}): ReactElement | null {
  if (column.kind === 'flag' && value === null) return null;
  if (column.kind === 'flag' && typeof value !== 'string') {
    const isTicked = value === 1;
    return (
      <span
        data-flag=""
        role="img"
        aria-label={t(isTicked ? 'grid.ticked' : 'grid.notTicked')}
        className={mergeClasses(classes.flag, isTicked && classes.ticked)}
      >
        {isTicked ? <CheckboxChecked20Filled aria-hidden /> : <CheckboxUnchecked20Regular aria-hidden />}
      </span>
    );
  }
  if (value === null && before === undefined) return column.emptyText === undefined || isClosed ? null : <span>{column.emptyText}</span>;
  const toText = (one: CellValue): string =>
    one === null ? t('common.none') : typeof one === 'string' ? one : writeNumber(one, column, format);
  // Words have the direction of their first letter; numbers and codes run from left to right.
  const direction = column.kind === 'choice' ? {} : { dir: 'ltr' };
  if (before === undefined || before === value) return <bdi {...direction}>{toText(value)}</bdi>;
  return (
    <span className={classes.difference}>
      <s>
        <bdi {...direction}>{toText(before)}</bdi>
      </s>
      <DirectionalIcon name="forward" />
      <bdi {...direction}>{toText(value)}</bdi>
    </span>
  );
}
