import { readBlock, writeBlock } from './block';
import { readCell, writeCell } from './cell';
import type { Box, CellPatch } from './grid-types';
import type { Sheet } from './sheet';

/** The effects of pasting a block. */
export interface PastePlan<Key extends string> {
  patches: CellPatch<Key>[];
  /** The patches with text that isn't valid in their cells. */
  refused: CellPatch<Key>[];
  /** Number of copied cells after the last row or column. */
  beyond: number;
  /** Number of empty copied cells, which don't change anything. */
  blank: number;
  /** Number of copied cells for a locked column or a row that is left out. */
  closed: number;
  /** The covered block. */
  box: Box;
}

/**
 * Plans a paste. `order` has the ids of the shown rows, to which boxes refer. A row that is left out still uses up its line of the block.
 */
export function planPaste<Key extends string>(sheet: Sheet<Key>, order: readonly string[], box: Box, text: string): PastePlan<Key> {
  const block = readBlock(text);
  const single = block.length === 1 && block[0]?.length === 1 ? (block[0][0] ?? '') : null;
  const lines = single === null ? block : repeat(single, box);
  const plan: PastePlan<Key> = { patches: [], refused: [], beyond: 0, blank: 0, closed: 0, box };
  const reached = { bottom: box.top, end: box.start };
  for (const [down, cells] of lines.entries()) {
    for (const [along, cell] of cells.entries()) {
      const id = order[box.top + down];
      const column = sheet.columns[box.start + along];
      if (id === undefined || column === undefined) {
        if (cell.trim() !== '') plan.beyond += 1;
        continue;
      }
      reached.bottom = Math.max(reached.bottom, box.top + down);
      reached.end = Math.max(reached.end, box.start + along);
      const value = readCell(cell, column.kind, column.choices);
      if (!sheet.canWrite(id, column)) {
        if (value !== null) plan.closed += 1;
      } else if (value === null) plan.blank += 1;
      else {
        const patch = { id, key: column.key, value };
        plan.patches.push(patch);
        if (typeof value === 'string') plan.refused.push(patch);
      }
    }
  }
  return { ...plan, box: { ...box, ...reached } };
}

function repeat(cell: string, { top, bottom, start, end }: Box): string[][] {
  return Array.from({ length: bottom - top + 1 }, () => Array.from({ length: end - start + 1 }, () => cell));
}

/** Copies the box as a block that can be pasted here and into a spreadsheet; rows that are left out are blank. */
export function copyBox<Key extends string>(sheet: Sheet<Key>, order: readonly string[], box: Box): string {
  return writeBlock(
    idsOf(order, box).map((id) =>
      columnsOf(sheet, box).map((column) =>
        sheet.row(id)?.leftOut === undefined ? writeCell(sheet.value(id, column.key), column.kind, column.choices) : '',
      ),
    ),
  );
}

/** Sets the box's flags to `value`. */
export function planFlags<Key extends string>(sheet: Sheet<Key>, order: readonly string[], box: Box, value: 0 | 1): CellPatch<Key>[] {
  const flags = columnsOf(sheet, box).filter(({ kind }) => kind === 'flag');
  return idsOf(order, box).flatMap((id) => flags.filter((flag) => sheet.canWrite(id, flag)).map(({ key }) => ({ id, key, value })));
}

export function planClear<Key extends string>(sheet: Sheet<Key>, order: readonly string[], box: Box): CellPatch<Key>[] {
  return idsOf(order, box).flatMap((id) =>
    columnsOf(sheet, box)
      .filter((column) => sheet.canWrite(id, column))
      .map(({ key, kind }) => ({ id, key, value: kind === 'flag' ? 0 : null })),
  );
}

/** Repeats the cells of `source` over `target`, which has the same columns or the same rows; rows that are left out aren't copied. */
export function planFill<Key extends string>(sheet: Sheet<Key>, order: readonly string[], source: Box, target: Box): CellPatch<Key>[] {
  const sources = idsOf(order, source).filter((id) => sheet.row(id)?.leftOut === undefined);
  if (sources.length === 0) return [];
  const targets = idsOf(order, target).filter((id) => sheet.row(id)?.leftOut === undefined);
  const isUpward = target.top < source.top;
  return targets.flatMap((id, down) =>
    columnsOf(sheet, target)
      .filter((column) => sheet.canWrite(id, column))
      .map(({ key }) => {
        // When filling upward, the source's last row is the nearest one.
        const at = isUpward ? sources.length - 1 - ((targets.length - 1 - down) % sources.length) : down % sources.length;
        return { id, key, value: sheet.value(sources[at] ?? id, key) };
      }),
  );
}

/** Copies the box's first row to the rows below it. */
export function planFillDown<Key extends string>(sheet: Sheet<Key>, order: readonly string[], box: Box): CellPatch<Key>[] {
  return box.bottom === box.top ? [] : planFill(sheet, order, { ...box, bottom: box.top }, { ...box, top: box.top + 1 });
}

function idsOf(order: readonly string[], { top, bottom }: Box): readonly string[] {
  return order.slice(top, bottom + 1);
}

function columnsOf<Key extends string>({ columns }: Sheet<Key>, { start, end }: Box) {
  return columns.slice(start, end + 1);
}
