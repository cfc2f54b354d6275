import type { RowId } from '@renderer/ui/table/column';
import { createStore, type StoreApi } from 'zustand';

/** The rows that are ticked, for what stands around the table: it alone is drawn again when they change. */
export type SelectedRows = StoreApi<{ rows: ReadonlyMap<RowId, unknown> }>;

export const createSelectedRows = (): SelectedRows => createStore(() => ({ rows: new Map() }));
