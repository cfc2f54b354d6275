import { mergeClasses } from '@fluentui/react-components';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { toDirection } from '@shared/domain/language';
import type { Translate } from '@shared/i18n/translate';
import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type Ref,
  startTransition,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { GridControl } from './grid-control';
import { GridFoot } from './grid-foot';
import { GridLine } from './grid-line';
import {
  columnsVariable,
  type GridClasses,
  sizes,
  useGridCellClass,
  useGridEditorClass,
  useGridRowClass,
  useGridStyles,
} from './grid-styles';
import { GridToolbar } from './grid-toolbar';
import { toErrors, toTotal } from './grid-totals';
import type { CellPatch, GridColumn, GridFacet, GridHandle, GridRow, GridRowEnd } from './grid-types';
import { GridView } from './grid-view';
import { RefusalBubble } from './refusal-bubble';
import { SelectionFrame } from './selection-frame';
import { Sheet } from './sheet';
import type { PastePlan } from './sheet-plans';
import { useGridEvents } from './use-grid-events';

export interface GridProps<Key extends string> {
  /** Accessible name. */
  label: string;
  /** Over the heads of the rows. */
  headName: string;
  columns: readonly GridColumn<Key>[];
  /** A row that did not change stays the same object, else it is drawn again on every key. */
  rows: readonly GridRow<Key>[];
  /** The caller owns the values; it hears each key of a cell that is being typed in, so that a save or a draft has it. */
  onChange: (patches: CellPatch<Key>[]) => void;
  rowEnd?: GridRowEnd;
  onLeaveOut?: (id: string) => void;
  onBringBack?: (id: string) => void;
  isReadOnly?: boolean;
  /** Whether empty required cells are errors yet: a new record begins with nothing but empty cells. */
  showsRequired?: boolean;
  /** For "Set for all". */
  facets?: readonly GridFacet[];
  /** Ids of the rows that a filter leaves; all of them by default. */
  shown?: ReadonlySet<string> | undefined;
  /** An error or a step that is taken back lies in a row that is not shown. */
  onShowAll?: () => void;
  /** At the start of the line above the grid: filters, switches. */
  toolbar?: ReactNode;
  /** Behind the word "Total": how many of all rows are counted. */
  totalsNote?: (counted: number, total: number) => string;
  ref?: Ref<GridHandle<Key>>;
}

/** Rows of numbers, typed, pasted and filled as in a spreadsheet. */
export function Grid<Key extends string>(props: GridProps<Key>): ReactElement {
  const { rows, columns, rowEnd, shown, isReadOnly = false, showsRequired = false } = props;
  const { t } = useTranslation();
  const direction = toDirection(useLanguage());
  const format = useFormat();
  const classes = useGridClasses();
  const helpId = useId();
  const control = useControl(props, t);
  const visible = useMemo(() => (shown ? rows.filter(({ id }) => shown.has(id)) : rows), [rows, shown]);
  const numbers = useMemo(() => new Map(rows.map(({ id }, at) => [id, at + 1])), [rows]);
  const counted = visible.filter(({ leftOut }) => leftOut === undefined);
  const events = useGridEvents(control, direction);
  const { errors } = control.options;
  const shownColumns = useStable(columns);
  const shownEnd = useLatestEnd(rowEnd);
  const template = [
    'minmax(220px, 1fr)',
    ...columns.map(({ kind }) => `${sizes.cell[kind]}px`),
    ...(rowEnd ? [`${rowEnd.widthPx}px`] : []),
  ].join(' ');

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears F8 of everything inside.
    <div className={classes.frame} style={{ [columnsVariable]: template } as CSSProperties} onKeyDown={events.onFrameKeyDown}>
      <GridToolbar control={control} classes={classes} isReadOnly={isReadOnly} start={props.toolbar} />
      <div
        role="grid"
        aria-label={props.label}
        aria-describedby={helpId}
        aria-rowcount={rows.length + 2}
        aria-colcount={columns.length + (rowEnd ? 2 : 1)}
        aria-multiselectable
        {...(isReadOnly && { 'aria-readonly': true })}
        className={classes.scroller}
        {...events.grid}
      >
        <div role="row" aria-rowindex={1} className={classes.head}>
          <div role="columnheader" className={classes.headCell}>
            <span aria-hidden className={classes.number} />
            <span className={classes.headText}>{props.headName}</span>
          </div>
          {columns.map(({ key, name, unit }) => (
            <div key={key} role="columnheader" className={classes.edgeCell}>
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
        <div
          ref={(element) => {
            control.root = element;
          }}
          role="rowgroup"
          className={classes.body}
        >
          {visible.map((row) => (
            <GridLine
              key={row.id}
              t={t}
              format={format}
              row={row}
              number={numbers.get(row.id) ?? 0}
              columns={shownColumns}
              rowEnd={shownEnd}
              control={control}
              classes={classes}
              isReadOnly={isReadOnly}
              canLeaveOut={!isReadOnly && props.onLeaveOut !== undefined}
              showsRequired={showsRequired}
              direction={direction}
            />
          ))}
          <SelectionFrame control={control} classes={classes} hasHandle={!isReadOnly} />
        </div>
        {columns.some(({ total }) => total) && (
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
                className={mergeClasses(classes.edgeCell, column.total === 'sum' ? classes.total : classes.muted)}
              >
                <IsolatedValues>{toTotal(column, counted, format, t) ?? ''}</IsolatedValues>
              </div>
            ))}
            {rowEnd && <div role="gridcell" className={classes.edgeCell} />}
          </div>
        )}
      </div>
      <GridFoot control={control} classes={classes} errors={errors} />
      <RefusalBubble control={control} classes={classes} numberOf={(id) => numbers.get(id) ?? 0} />
      <span id={helpId} className={classes.unseen}>
        {t('grid.help', { edit: 'F2', nextError: 'F8' })}
      </span>
    </div>
  );
}

function useGridClasses(): GridClasses {
  const styles = useGridStyles();
  const row = useGridRowClass();
  const cell = useGridCellClass();
  const editor = useGridEditorClass();
  return useMemo(() => ({ ...styles, row, cell, editor }), [styles, row, cell, editor]);
}

function useControl<Key extends string>(props: GridProps<Key>, t: Translate): GridControl<Key> {
  const { rows, columns, shown, isReadOnly = false, showsRequired = false } = props;
  const reasonId = useId();
  const errors = useMemo(() => toErrors(rows, columns, showsRequired), [rows, columns, showsRequired]);
  const options = {
    isReadOnly,
    hasRowEnd: props.rowEnd !== undefined,
    errors,
    onLeaveOut: props.onLeaveOut,
    onBringBack: props.onBringBack,
    onShowAll: props.onShowAll,
    onPasted: (plan: PastePlan<Key>) => tellWhatWasLeft(plan, t),
    startTransition,
  };
  const [latest] = useState({ onChange: props.onChange });
  const [control] = useState(
    () => new GridControl(reasonId, new Sheet<Key>((patches) => latest.onChange(patches)), new GridView(), options),
  );
  // Not in an effect: the rows that are drawn below ask for it.
  control.sheet.take(rows, columns);
  control.view.take(
    rows.filter(({ id }) => !shown || shown.has(id)).map(({ id }) => id),
    columns.length,
  );
  const { order } = control.view;
  useLayoutEffect(() => {
    latest.onChange = props.onChange;
    control.options = options;
  });
  useLayoutEffect(() => {
    if (order) control.view.redraw();
  }, [control, order]);
  useLayoutEffect(() => control.drawn());
  useImperativeHandle(
    props.ref,
    () => ({
      focusCell: (id, key) => control.show({ id, column: control.sheet.columns.findIndex((column) => column.key === key) }),
      focusNextError: () => void control.goToNextError(false),
    }),
    [control],
  );
  return control;
}

/** A block that found no place in full is no error, but nobody may have to find that out. */
function tellWhatWasLeft<Key extends string>({ beyond, blank, closed }: PastePlan<Key>, t: Translate): void {
  const parts = [
    beyond > 0 && t('grid.beyond', { count: beyond }),
    blank > 0 && t('grid.blank', { count: blank }),
    closed > 0 && t('grid.closed', { count: closed }),
  ].filter((part) => part !== false);
  if (parts.length > 0) notify.info(parts.join(' '));
}

/** The same columns as before as long as they say the same. */
function useStable<Item extends object>(items: readonly Item[]): readonly Item[] {
  const text = JSON.stringify(items);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what they say.
  return useMemo(() => items, [text]);
}

/** Functions that may change with every drawing must not draw every row. */
function useLatestEnd(rowEnd: GridRowEnd | undefined): GridRowEnd | undefined {
  const [latest] = useState<{ rowEnd: GridRowEnd | undefined }>({ rowEnd });
  useLayoutEffect(() => {
    latest.rowEnd = rowEnd;
  });
  const { heading, widthPx } = rowEnd ?? {};
  return useMemo(
    () =>
      heading === undefined || widthPx === undefined
        ? undefined
        : { heading, widthPx, label: (row) => latest.rowEnd?.label(row) ?? '', open: (id) => latest.rowEnd?.open(id) },
    [heading, widthPx, latest],
  );
}
