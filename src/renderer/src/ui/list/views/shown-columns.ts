import type { ColumnLayout } from '@renderer/ui/table/column';
import type { ListColumns } from '@shared/contract/desktop/list-views';

/** The columns as somebody has chosen them: which, in which order and how wide. The one that identifies a row always stands there. */
export function toShownColumns<Column extends Pick<ColumnLayout, 'key' | 'isLink' | 'hideOrder'>>(
  columns: readonly Column[],
  chosen: ListColumns | null,
): readonly Column[] {
  if (!chosen) return columns;
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const shown = chosen.flatMap(({ key, width }) => {
    const column = byKey.get(key);
    if (!column) return [];
    // Whoever has chosen a column sees it, however little room there is.
    const { hideOrder: _hidden, ...rest } = column;
    return [{ ...rest, ...(width !== undefined && { width, narrowWidth: width }) } as Column];
  });
  const missing = columns.filter(({ isLink, key }) => isLink && !shown.some((one) => one.key === key));
  return [...missing, ...shown];
}
