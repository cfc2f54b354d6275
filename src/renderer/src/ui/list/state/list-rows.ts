import type { List } from './use-list';

const firstRow = 'tbody tr[data-row]';

/** Focuses the table's first row. */
export function focusFirstRow(root: HTMLElement | null): void {
  const row = root?.querySelector(firstRow);
  (row?.querySelector<HTMLElement>('[data-row-link]') ?? row?.querySelector<HTMLElement>('[tabindex="0"]'))?.focus();
}

/** Opens the only result of a search; waits while the rows are those of another search. */
export function openOnlyRow(root: HTMLElement | null, { rows, totalItems, isStale, isLoading, state }: List<unknown>): void {
  if (state.search === '' || isStale || isLoading || rows.length !== 1 || totalItems !== 1) return;
  root?.querySelector(firstRow)?.querySelector<HTMLElement>('[data-row-link]')?.click();
}
