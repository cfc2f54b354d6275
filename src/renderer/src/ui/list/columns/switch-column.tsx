import { needsOf } from '@renderer/runtime/calls/call-facts';
import type { WriteCallName } from '@renderer/runtime/calls/reads';
import type { Undoable } from '@renderer/runtime/calls/undo/undoable';
import { isOver } from '@renderer/runtime/calls/write-outcome';
import { CellSwitch } from '@renderer/ui/table/cell-switch';
import type { RowId } from '@renderer/ui/table/column';
import { isolate } from '@renderer/ui/text/isolate';
import type { RecordWrite } from '@shared/contract/desktop/record-writes';
import type { InputOf, ValueOf } from '@shared/contract/tables/bridge';
import type { Translate } from '@shared/i18n/translate';
import type { ColumnOptions, ListColumn } from '../list-definition';
import type { ListContext, ListQuery } from '../state/list-context';

interface SwitchOptions<Row, Name extends WriteCallName> extends ColumnOptions {
  isOn(row: Row): boolean;
  /** Accessible name: `Block Mona`. */
  label(t: Translate, row: Row): string;
  /** Text of the state beside the switch, such as `Blocked`. */
  word(t: Translate, isOn: boolean): string;
  /** Admins who may not make the call only see the state. */
  call: Name;
  toInput(row: Row): InputOf<Name>;
  /** Message after success. */
  success(t: Translate): string;
  /** Returns the row after success, which is shown until the list is loaded again, for lists that show cached rows unchanged. */
  toChanged?(row: Row, answer: ValueOf<Name>): Row;
  /** The changed row is on another tab. */
  takesAway?: boolean;
  /** The question before a change; null if this change needs none. Its `confirm` is the change itself. */
  question?(row: Row, list: ListContext): Omit<ListQuery, 'confirm'> | null;
  /** Names the row in the list of changes, and the changed field; without it, the change can't be undone. */
  undo?: { name(row: NoInfer<Row>): string; field: keyof NoInfer<Row> & string };
  /** Whether the state of a row can't be changed by anyone; for example, a closed message stays closed. */
  isFixed?(row: Row): boolean;
}

/** A switch in a list's column. It shows the server's state, so it changes only after the server's response. */
export function switchColumn<Row extends { id: RowId }, Name extends WriteCallName>(
  key: string,
  options: SwitchOptions<Row, Name>,
): ListColumn<Row> {
  const { isOn, label, word, call, toInput, success, toChanged, takesAway, question, undo, isFixed, ...layout } = options;
  // Undo makes the same call with the old value, if the field still has the value of this change.
  const toUndo = (row: Row, name: string, list: ListContext): Undoable => ({
    text: (t) => t('lists.changeOf', { name: isolate(name, list.language), state: word(t, !isOn(row)) }),
    records: [
      {
        name: isolate(name, list.language),
        write: toUndoWrite(row, name, list),
      },
    ],
    calls: [call],
  });
  const toUndoWrite = (row: Row, name: string, list: ListContext): RecordWrite | null => {
    if (!undo) return null;
    const { field } = undo;
    const flipped = { ...row, [field]: !row[field] };
    return { name, call, input: toInput(flipped), seen: list.seen({ id: row.id, name, fields: { [field]: flipped[field] as boolean } }) };
  };
  const flip = async (row: Row, list: ListContext): Promise<boolean> => {
    const result = await list.send(call, toInput(row), {
      success: success(list.t),
      ...(undo && { undo: () => toUndo(row, undo.name(row), list) }),
      onSuccess(answer) {
        if (takesAway) list.drop(row.id);
        else if (toChanged) list.change<Row>(row.id, (stored) => toChanged(stored, answer));
      },
    });
    return isOver(result);
  };
  const start = (row: Row, list: ListContext): void => {
    const asked = question?.(row, list);
    if (asked) list.ask({ ...asked, confirm: () => flip(row, list) });
    else void flip(row, list);
  };
  return {
    key,
    width: 128,
    isStateful: true,
    ...layout,
    cell: (row, list) => (
      <CellSwitch
        isOn={isOn(row)}
        isDisabled={(isFixed?.(row) ?? false) || !list.can(needsOf(call))}
        label={label(list.t, row)}
        word={word(list.t, isOn(row))}
        onFlip={() => start(row, list)}
      />
    ),
  };
}
