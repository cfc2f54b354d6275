import type { RowId } from '@renderer/ui/table/column';
import { createStore, type StoreApi } from 'zustand';

/** The selected rows as a store, so that only the components that show them render when they change. */
export type SelectedRows = StoreApi<{ rows: ReadonlyMap<RowId, unknown> }>;

export const createSelectedRows = (): SelectedRows => createStore(() => ({ rows: new Map() }));
