import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toDirection } from '@shared/domain/language';
import { type CSSProperties, Fragment, type ReactElement, useCallback, useId, useMemo } from 'react';
import { GridHead, GridTotals } from './grid-edges';
import { GridFoot } from './grid-foot';
import { GridGroupLine } from './grid-group-line';
import { GridLine, type LineProps } from './grid-line';
import type { GridProps } from './grid-props';
import { columnsVariable, leastWidthVariable, sizes, useGridClasses } from './grid-styles';
import { GridToolbar } from './grid-toolbar';
import { type GridGroups, useGridGroups } from './model/grid-groups';
import { toNumbers } from './model/grid-totals';
import type { CellError } from './model/grid-types';
import { RefusalBubble } from './refusal-bubble';
import { SelectionFrame } from './selection-frame';
import { useGridControl } from './use-grid-control';
import { useGridEvents } from './use-grid-events';
import { useLatestEnd, useStable } from './use-stable';

/** Rows of values that are entered, pasted, and filled as in a spreadsheet. */
export function Grid<Key extends string>(props: GridProps<Key>): ReactElement {
  const { rows, columns, rowEnd, bleedPx = 0, isReadOnly = false, showsRequired = false, pinsHeads = false } = props;
  const t = useTexts();
  const direction = toDirection(useLanguage());
  const classes = useGridClasses();
  const helpId = useId();
  const groups = useGridGroups(props);
  const { control, errors } = useGridControl(props, groups, t);
  const events = useGridEvents(control, direction);
  const numbers = useMemo(() => toNumbers(rows), [rows]);
  const numberOf = useCallback((id: string) => numbers.get(id) ?? 0, [numbers]);
  const stable = { columns: useStable(columns), rowEnd: useLatestEnd(rowEnd) };
  const parts = { control, errors, groups, classes, direction, numberOf };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles F8 for everything inside.
    <div className={classes.frame} style={toMeasures(props)} onKeyDown={events.onFrameKeyDown}>
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
        style={{ marginInline: -bleedPx, ...(props.maxHeight !== undefined && { maxBlockSize: props.maxHeight }) }}
        data-tabster={tabIsOurs}
        {...events.grid}
      >
        <GridHead headName={props.headName} {...stable} classes={classes} isPinned={pinsHeads} />
        <div
          ref={(element) => {
            control.root = element;
          }}
          role="rowgroup"
          className={classes.body}
        >
          <GridLines {...props} {...stable} {...parts} />
          <SelectionFrame control={control} topOf={groups.topOf} classes={classes} hasHandle={!isReadOnly} />
        </div>
        <GridTotals {...props} {...stable} visible={groups.counted} classes={classes} />
      </div>
      <GridFoot control={control} classes={classes} errors={errors} showsKeys={props.showsKeys === true} />
      <RefusalBubble control={control} classes={classes} showsRequired={showsRequired} direction={direction} numberOf={numberOf} />
      <span id={helpId} className={classes.unseen}>
        {t('grid.help', { edit: 'F2', nextError: 'F8' })}
      </span>
    </div>
  );
}

/** The widths of the columns, as variables that every row's CSS uses. */
function toMeasures<Key extends string>({ columns, rowEnd, headWidthPx = sizes.headCell }: GridProps<Key>): CSSProperties {
  const widths = [...columns.map(({ kind, widthPx }) => widthPx ?? sizes.cell[kind]), ...(rowEnd ? [rowEnd.widthPx] : [])];
  return {
    [columnsVariable]: `minmax(${headWidthPx}px, 1fr) ${widths.map((width) => `${width}px`).join(' ')}`,
    [leastWidthVariable]: `${widths.reduce((sum, width) => sum + width, headWidthPx)}px`,
  } as CSSProperties;
}

interface LinesProps<Key extends string>
  extends Pick<GridProps<Key>, 'shown' | 'isReadOnly' | 'showsRequired' | 'pinsHeads' | 'onLeaveOut'>,
    Pick<LineProps<Key>, 'columns' | 'rowEnd' | 'control' | 'classes' | 'direction'> {
  errors: readonly CellError<Key>[];
  groups: GridGroups<Key>;
  numberOf(id: string): number;
}

/** The rows below the lines of their groups. */
function GridLines<Key extends string>(props: LinesProps<Key>): ReactElement {
  const { shown, isReadOnly = false, showsRequired = false, pinsHeads = false, onLeaveOut, errors, groups, numberOf } = props;
  const { columns, rowEnd, control, classes, direction } = props;
  const t = useTexts();
  const format = useFormat();
  const line = { t, format, columns, rowEnd, control, classes, isReadOnly, showsRequired, direction };
  return (
    <>
      {groups.parts.map((part) => (
        <Fragment key={part.group?.key ?? ''}>
          {part.group && (
            <GridGroupLine
              part={{ ...part, group: part.group }}
              columns={columns}
              errors={errors}
              control={control}
              classes={classes}
              isReadOnly={isReadOnly}
              isFiltered={shown !== undefined}
              onToggle={groups.toggle}
            />
          )}
          {toBlocks(part.visible).map((block) => (
            <div key={block[0]?.id} className={classes.block} style={{ height: block.length * sizes.row }}>
              {block.map((row) => (
                <GridLine
                  key={row.id}
                  {...line}
                  row={row}
                  number={numberOf(row.id)}
                  canLeaveOut={!isReadOnly && onLeaveOut !== undefined}
                  isPinned={pinsHeads}
                />
              ))}
            </div>
          ))}
        </Fragment>
      ))}
    </>
  );
}

/** Rows are laid out and painted in blocks: with a block for each row, a frame would have too many layers; with one for all, too much to paint. */
function toBlocks<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsOfBlock) }, (_, at) => rows.slice(at * rowsOfBlock, (at + 1) * rowsOfBlock));
}
const rowsOfBlock = 16;

/** The grid handles Tab. Otherwise Fluent's keyboard library would search every cell for the next stop. */
const tabIsOurs = JSON.stringify({ focusable: { ignoreKeydown: { Tab: true } } });
