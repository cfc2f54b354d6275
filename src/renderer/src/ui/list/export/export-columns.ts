import type { ExportColumn } from '@shared/contract/desktop/list-exports';
import type { ListExportChoice } from '@shared/contract/desktop/list-views';

export type ColumnLines = NonNullable<ListExportChoice['columns']['row']>;

interface Columns {
  /** The table's columns in their order, and all known columns. */
  shown: readonly ExportColumn[];
  all: readonly ExportColumn[];
}

/** Returns all columns in the file's order, as last chosen; by default the table's columns first. */
export function toColumnLines({ shown, all }: Columns, kept: ColumnLines | null): ColumnLines {
  const known = new Set(all.map(({ key }) => key));
  const first = kept?.filter(({ key }) => known.has(key)) ?? shown.map(({ key }) => ({ key, isOn: true }));
  const named = new Set(first.map(({ key }) => key));
  return [...first, ...all.filter(({ key }) => !named.has(key)).map(({ key }) => ({ key, isOn: false }))];
}

/** Returns the selected columns in their order. */
export function toTicked({ all }: Columns, lines: ColumnLines): ExportColumn[] {
  return lines.flatMap(({ key, isOn }) => (isOn ? all.filter((column) => column.key === key) : []));
}
