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
  /** What it is now, beside the switch: `Blocked`. */
  word(t: Translate, isOn: boolean): string;
  /** Those who may not make it only see the state. */
  call: Name;
  toInput(row: Row): InputOf<Name>;
  /** Toasted after success. */
  success(t: Translate): string;
  /** The row as it is after success, shown before the list has been read again; in lists that show rows as they were read. */
  toChanged?(row: Row, answer: ValueOf<Name>): Row;
  /** Flipped, the row stands on another tab. */
  takesAway?: boolean;
  /** Asked beforehand; null when this flip needs no question. Its `confirm` is the flip itself. */
  question?(row: Row, list: ListContext): Omit<ListQuery, 'confirm'> | null;
  /** Names the row in the list of changes, and the flag that is flipped; without it the flip can't be undone. */
  undo?: { name(row: NoInfer<Row>): string; field: keyof NoInfer<Row> & string };
  /** Cannot be operated whoever looks: a closed message stays closed. */
  isFixed?(row: Row): boolean;
}

/** A state that can be flipped in the list. It shows what the server has: it flips when the server has flipped, not before. */
export function switchColumn<Row extends { id: RowId }, Name extends WriteCallName>(
  key: string,
  options: SwitchOptions<Row, Name>,
): ListColumn<Row> {
  const { isOn, label, word, call, toInput, success, toChanged, takesAway, question, undo, isFixed, ...layout } = options;
  // The same call flips it back, as long as it is still what the flip has made of it.
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
