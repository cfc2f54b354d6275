import type { ColumnLayout } from '@renderer/ui/table/column';
import type { ListColumns } from '@shared/contract/desktop/list-views';

/**
 * Returns the columns as the user has chosen them: which, in which order, and how wide. The column that identifies a row is always shown.
 */
export function toShownColumns<Column extends Pick<ColumnLayout, 'key' | 'isLink' | 'hideOrder'>>(
  columns: readonly Column[],
  chosen: ListColumns | null,
  isBesidePanel: boolean,
): readonly Column[] {
  if (!chosen) return columns;
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const shown = chosen.flatMap(({ key, width }) => {
    const column = byKey.get(key);
    if (!column) return [];
    // Chosen columns are shown however little room there is, except while the panel takes some of it.
    const { hideOrder, ...rest } = column;
    return [
      {
        ...rest,
        ...(isBesidePanel && hideOrder !== undefined && { hideOrder }),
        ...(width !== undefined && { width, narrowWidth: width }),
      } as Column,
    ];
  });
  const missing = columns.filter(({ isLink, key }) => isLink && !shown.some((one) => one.key === key));
  return [...missing, ...shown];
}
