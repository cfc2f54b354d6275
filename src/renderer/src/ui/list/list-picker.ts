import type { RowId } from '@renderer/ui/table/column';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { ListSelection } from './state/use-list-selection';

interface PickerTarget<Row> {
  rows: readonly Row[];
  selection: ListSelection<Row>;
}

interface PickerState<Row> {
  read: (() => PickerTarget<Row>) | null;
  /** The row that was picked last. */
  markedId: RowId | null;
}

/** Selects rows of a list from outside of it, as a scanner does. Create it once, beside the list's declaration. */
export interface ListPicker<Row extends { id: RowId }> {
  store: UseBoundStore<StoreApi<PickerState<Row>>>;
  /** Selects the row of the current page, or deselects it on any page. Null if the list isn't on screen. */
  toggle(id: RowId): 'selected' | 'cleared' | 'absent' | null;
  /** Selects a row that isn't on the current page. False if the list is no longer on screen. */
  add(row: Row): boolean;
}

export function createListPicker<Row extends { id: RowId }>(): ListPicker<Row> {
  const store = create<PickerState<Row>>(() => ({ read: null, markedId: null }));
  return {
    store,
    toggle(id) {
      const target = store.getState().read?.();
      if (!target) return null;
      const { rows, selection } = target;
      const selected = selection.rows.get(id);
      const row = selected ?? rows.find((shown) => shown.id === id);
      if (!row) return 'absent';
      selection.change([row], !selected);
      store.setState({ markedId: id });
      return selected ? 'cleared' : 'selected';
    },
    add(row) {
      const target = store.getState().read?.();
      target?.selection.change([row], true);
      return target !== undefined;
    },
  };
}

const nobody = createListPicker<never>();

/** Connects the picker to the list while it is on screen; returns the row that was picked last, and scrolls to it. */
export function useListPicker<Row extends { id: RowId }>(
  picker: ListPicker<Row> | undefined,
  rows: readonly Row[],
  selection: ListSelection<Row>,
): RowId | null {
  const { store } = picker ?? (nobody as unknown as ListPicker<Row>);
  const latest = useRef({ rows, selection });
  useLayoutEffect(() => {
    latest.current = { rows, selection };
  }, [rows, selection]);
  useEffect(() => {
    if (!picker) return;
    store.setState({ read: () => latest.current, markedId: null });
    return () => store.setState({ read: null, markedId: null });
  }, [picker, store]);
  const markedId = store((state) => state.markedId);
  useEffect(() => {
    if (markedId !== null) document.querySelector(`#content [data-row="${markedId}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [markedId]);
  return markedId;
}
