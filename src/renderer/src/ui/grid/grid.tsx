import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toDirection } from '@shared/domain/language';
import { type CSSProperties, Fragment, type ReactElement, useCallback, useId, useMemo } from 'react';
import { GridHead, GridTotals } from './grid-edges';
import { GridFoot } from './grid-foot';
import { GridGroupLine } from './grid-group-line';
import { GridLine } from './grid-line';
import type { GridProps } from './grid-props';
import { columnsVariable, leastWidthVariable, sizes, useGridClasses } from './grid-styles';
import { GridToolbar } from './grid-toolbar';
import { useGridGroups } from './model/grid-groups';
import { toNumbers } from './model/grid-totals';
import { RefusalBubble } from './refusal-bubble';
import { SelectionFrame } from './selection-frame';
import { useGridControl } from './use-grid-control';
import { useGridEvents } from './use-grid-events';
import { useLatestEnd, useStable } from './use-stable';

/** Rows of numbers, typed, pasted and filled as in a spreadsheet. */
export function Grid<Key extends string>(props: GridProps<Key>): ReactElement {
  const { rows, columns, rowEnd, shown, bleedPx = 0, isReadOnly = false, showsRequired = false, pinsHeads = false } = props;
  const { headWidthPx = sizes.headCell } = props;
  const t = useTexts();
  const direction = toDirection(useLanguage());
  const format = useFormat();
  const classes = useGridClasses();
  const helpId = useId();
  const groups = useGridGroups(props);
  const { control, errors } = useGridControl(props, groups, t);
  const events = useGridEvents(control, direction);
  const numbers = useMemo(() => toNumbers(rows), [rows]);
  const numberOf = useCallback((id: string) => numbers.get(id) ?? 0, [numbers]);
  const stableColumns = useStable(columns);
  const stableEnd = useLatestEnd(rowEnd);
  const widths = [...columns.map(({ kind, widthPx }) => widthPx ?? sizes.cell[kind]), ...(rowEnd ? [rowEnd.widthPx] : [])];
  const measures = {
    [columnsVariable]: `minmax(${headWidthPx}px, 1fr) ${widths.map((width) => `${width}px`).join(' ')}`,
    [leastWidthVariable]: `${widths.reduce((sum, width) => sum + width, headWidthPx)}px`,
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears F8 of everything inside.
    <div className={classes.frame} style={measures as CSSProperties} onKeyDown={events.onFrameKeyDown}>
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
        <GridHead headName={props.headName} columns={stableColumns} rowEnd={stableEnd} classes={classes} isPinned={pinsHeads} />
        <div
          ref={(element) => {
            control.root = element;
          }}
          role="rowgroup"
          className={classes.body}
        >
          {groups.parts.map((part) => (
            <Fragment key={part.group?.key ?? ''}>
              {part.group && (
                <GridGroupLine
                  part={{ ...part, group: part.group }}
                  columns={stableColumns}
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
                      t={t}
                      format={format}
                      row={row}
                      number={numberOf(row.id)}
                      columns={stableColumns}
                      rowEnd={stableEnd}
                      control={control}
                      classes={classes}
                      isReadOnly={isReadOnly}
                      canLeaveOut={!isReadOnly && props.onLeaveOut !== undefined}
                      showsRequired={showsRequired}
                      isPinned={pinsHeads}
                      direction={direction}
                    />
                  ))}
                </div>
              ))}
            </Fragment>
          ))}
          <SelectionFrame control={control} topOf={groups.topOf} classes={classes} hasHandle={!isReadOnly} />
        </div>
        <GridTotals {...props} columns={stableColumns} rowEnd={stableEnd} visible={groups.counted} classes={classes} />
      </div>
      <GridFoot control={control} classes={classes} errors={errors} showsKeys={props.showsKeys === true} />
      <RefusalBubble control={control} classes={classes} showsRequired={showsRequired} direction={direction} numberOf={numberOf} />
      <span id={helpId} className={classes.unseen}>
        {t('grid.help', { edit: 'F2', nextError: 'F8' })}
      </span>
    </div>
  );
}

/** Rows are laid out and painted in blocks: a block for each row would cost the layers of a frame, one for all of them its painting. */
function toBlocks<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsOfBlock) }, (_, at) => rows.slice(at * rowsOfBlock, (at + 1) * rowsOfBlock));
}
const rowsOfBlock = 16;

/** Fluent's keyboard library would look through every cell for what Tab leads to, although the grid says that itself. */
const tabIsOurs = JSON.stringify({ focusable: { ignoreKeydown: { Tab: true } } });
