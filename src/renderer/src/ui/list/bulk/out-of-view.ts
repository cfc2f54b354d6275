import type { RowId } from '@renderer/ui/table/column';
import type { ListName } from '../list-definition';
import type { ListPartProps } from '../list-parts';
import type { ListSelection } from '../state/use-list-selection';

/**
 * Returns the selected rows that a search, a filter, or another page hides, with their names if these are loaded. `tickedCount` is that of
 * `useListWindow`.
 */
export function toOutOfView<Name extends ListName, Row extends { id: RowId }, Tools>(
  { definition, list, context }: ListPartProps<Name, Row, Tools>,
  selection: ListSelection<Row>,
  tickedCount: number | null,
): { count: number; names: string } {
  if (list.isLoading || list.isStale) return { count: 0, names: '' };
  if (list.window) return { count: tickedCount === null ? 0 : selection.ids.size - tickedCount, names: '' };
  const shown = new Set(list.rows.map(({ id }) => id));
  const hidden = [...selection.rows.values()].filter(({ id }) => !shown.has(id));
  return { count: hidden.length, names: hidden.map((row) => definition.rowName(row, context.language)).join(context.t('forms.separator')) };
}
