import type { RowId } from '@renderer/ui/table/column';
import { createStore, type StoreApi } from 'zustand';

/** The rows that are ticked, for what stands around the table: it alone is drawn again when they change. */
export type TickedRows = StoreApi<{ rows: ReadonlyMap<RowId, unknown> }>;

export const createTickedRows = (): TickedRows => createStore(() => ({ rows: new Map() }));
