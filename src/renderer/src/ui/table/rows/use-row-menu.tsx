import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type ReactElement, Suspense, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import type { RowId } from '../column';
import type { DataTableProps } from '../data-table-props';
import { toVisibleActions } from './row-action';

const RowMenu = lazyWithProps(() => import('./row-menu'), 'RowMenu');

interface OpenRowMenu {
  /** Null while the menu is closed. */
  openId: RowId | null;
  /** Opens the menu, or closes it if it was opened by the same button. */
  open(id: RowId, anchor: HTMLElement): void;
  element: ReactElement | null;
}

/** The table's only menu; it belongs to the row whose button opened it. */
export function useRowMenu<Row>({ rows, rowId, actions = [] }: DataTableProps<Row>): OpenRowMenu {
  const t = useTexts();
  const [menu, setMenu] = useState<{ id: RowId; anchor: HTMLElement } | null>(null);
  const open = useCallback(
    (id: RowId, anchor: HTMLElement) => setMenu((current) => (current?.anchor === anchor && current.id === id ? null : { id, anchor })),
    [],
  );
  const at = menu ? rows.findIndex((row) => rowId(row) === menu.id) : -1;
  const row = rows[at];
  if (!menu || at < 0) return { openId: null, open, element: null };
  const entries = toVisibleActions(actions, row as Row).map((action) => ({
    action,
    label: action.label(t, row as Row),
    whyNot: (typeof action.whyNot === 'function' ? action.whyNot(row as Row) : action.whyNot) ?? null,
    run: () => action.run(row as Row),
  }));
  const element = (
    <Suspense fallback={null}>
      <RowMenu anchor={menu.anchor} entries={entries} onClose={() => setMenu(null)} />
    </Suspense>
  );
  return { openId: menu.id, open, element: createPortal(element, document.body) };
}
