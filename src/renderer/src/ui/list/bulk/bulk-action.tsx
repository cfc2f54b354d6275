import { needsOf } from '@renderer/runtime/calls/call-facts';
import type { WriteCallName } from '@renderer/runtime/calls/reads';
import type { Undoable } from '@renderer/runtime/calls/undo/undoable';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import type { RowId } from '@renderer/ui/table/column';
import type { InputOf } from '@shared/contract/tables/bridge';
import type { Language } from '@shared/domain/language';
import type { ReactNode } from 'react';
import type { BulkAction } from '../list-definition';
import type { ListContext } from '../state/list-context';
import { toBulkWrite } from './write-each';

const BulkDialog = lazyWithProps(() => import('./bulk-dialog'), 'BulkDialog');

interface BulkWriteOptions<Row, Name extends WriteCallName, Tools> extends Omit<BulkAction<Row, Tools>, 'run'> {
  /** Called once per row, four at a time. */
  call: Name;
  toInput(row: Row): InputOf<Name>;
  /** Names a row in the report of refused rows. */
  rowName(row: Row, language: Language): string;
  /** Message after every row was written. */
  success(list: ListContext<Tools>): string;
  /** Returns the undo of the written rows, as one change. */
  toUndo?(rows: readonly Row[], list: ListContext<Tools>): Undoable;
  /** Written rows leave the list: they are deleted, or are on another tab. */
  takesAway?: boolean;
  /** Shown before the run; without it, the run starts at once. The button repeats the `label`. */
  question?(rows: readonly Row[], list: ListContext<Tools>): { title: string; text: ReactNode };
}

/**
 * An action that writes the selected rows of all pages: question, progress with a stop button, and a report with a retry for the remaining
 * rows. Rows that the server has saved are removed from the selection.
 */
export function bulkWriteAction<Row extends { id: RowId }, Name extends WriteCallName, Tools = unknown>(
  options: BulkWriteOptions<Row, Name, Tools>,
): BulkAction<Row, Tools> {
  const { call, toInput, rowName, success, question, toUndo, takesAway = false, need = needsOf(call), ...action } = options;
  return {
    ...action,
    need,
    run(rows, list, selection) {
      const label = action.label(list.t, rows.length);
      const asked = question?.(rows, list);
      list.open((close) => (
        <BulkDialog
          title={asked?.title ?? label}
          {...(asked && { question: asked.text })}
          confirmLabel={label}
          isDanger={action.isDanger ?? false}
          success={success(list)}
          rows={rows}
          write={toBulkWrite(call, (row: Row) => ({ name: rowName(row, list.language).slice(0, 500), input: toInput(row) }), {
            onWritten: ({ id }) => takesAway && list.drop(id),
            ...(toUndo && { toUndo: (written) => toUndo(written, list) }),
          })}
          rowName={(row) => rowName(row as Row, list.language)}
          onWritten={selection.remove}
          onClose={close}
        />
      ));
    },
  };
}
