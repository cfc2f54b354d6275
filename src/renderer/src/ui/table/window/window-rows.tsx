import { SkeletonBar } from '@renderer/ui/feedback/skeleton-bar';
import { Fragment, type ReactElement, useRef } from 'react';
import type { RowId } from '../column';
import type { TableSelection, TableWindow } from '../data-table-props';
import type { RowClasses } from '../rows/use-row-classes';
import { useSlots } from '../use-slots';
import { CollapsedRow } from './collapsed-row';
import type { TableLines } from './table-lines';
import { toRowIndex, type WindowOfLines } from './use-table-window';

interface WindowRowsProps<Row> {
  table: TableWindow<Row>;
  lines: TableLines;
  shown: WindowOfLines;
  rowId(row: Row): RowId;
  classes: RowClasses;
  selection: TableSelection<Row> | undefined;
  /** Number of columns, including the one of the check boxes. */
  span: number;
  toRow(row: Row, at: { line: number; place: number }): ReactElement;
}

/** Renders the visible lines, and empty space in place of the others. */
export function WindowRows<Row>(props: WindowRowsProps<Row>): ReactElement {
  const { table, lines, shown, rowId, classes, span } = props;
  const drawn = shown.items.map(({ index: line, start, end }) => {
    const what = lines.of(line);
    const row = what.kind === 'row' && !shown.isFast ? table.rowAt(what.place) : undefined;
    return { line, start, end, what, row };
  });
  const before = useRef({ lines, from: shown.from });
  const isMovingOn = before.current.lines === lines && shown.from > before.current.from;
  before.current = { lines, from: shown.from };
  const slotOf = useSlots(toIds(drawn.map(({ line, row }) => (row ? rowId(row) : `line ${line}`))), isMovingOn);
  const taken = new Set<RowId>();
  return (
    <>
      <Room height={drawn[0]?.start ?? 0} />
      {drawn.map(({ line, start, what, row }, at) => {
        const gap = start - (drawn[at - 1]?.end ?? start);
        // While a list changes, a row may be at two positions for a moment.
        const isTwice = row !== undefined && taken.has(rowId(row));
        if (row) taken.add(rowId(row));
        const key = String(slotOf(row && !isTwice ? rowId(row) : `line ${line}`));
        const group = what.kind === 'group' ? table.groups?.[what.at] : undefined;
        return (
          <Fragment key={isTwice ? `twice ${line}` : key}>
            {gap > 0 && <Room height={gap} />}
            {what.kind === 'group' ? (
              group && <CollapsedRow group={group} line={line} selection={props.selection} span={span} />
            ) : row && !isTwice ? (
              props.toRow(row, { line, place: what.place })
            ) : (
              <WaitingRow line={line} classes={classes} span={span} />
            )}
          </Fragment>
        );
      })}
      <Room height={shown.height - (drawn.at(-1)?.end ?? 0)} />
    </>
  );
}

/** Removes duplicates, because keys are made of the ids. */
const toIds = (ids: readonly RowId[]): readonly RowId[] => [...new Set(ids)];

/** Empty space in place of lines that aren't rendered. */
function Room({ height }: { height: number }): ReactElement | null {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can hold the focus.
    <tr aria-hidden="true">
      <td style={{ height, padding: 0 }} />
    </tr>
  );
}

/** A row that isn't loaded yet, or that is scrolled past; it can have the focus. */
function WaitingRow({ line, classes, span }: { line: number; classes: RowClasses; span: number }): ReactElement {
  return (
    <tr data-waits="" aria-rowindex={toRowIndex(line)} className={classes.row} aria-busy>
      <td colSpan={span} className={classes.waits} tabIndex={-1}>
        <SkeletonBar width={widths[line % widths.length] ?? '60%'} />
      </td>
    </tr>
  );
}

/** Different widths, so that the placeholder doesn't look like a form. */
const widths = ['64%', '52%', '72%', '58%'];
