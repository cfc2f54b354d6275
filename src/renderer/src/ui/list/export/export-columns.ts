import type { ExportColumn } from '@shared/contract/desktop/list-exports';
import type { ListExportChoice } from '@shared/contract/desktop/list-views';

export type ColumnLines = NonNullable<ListExportChoice['columns']['row']>;

interface Columns {
  /** Those of the table, in its order, and all that are known. */
  shown: readonly ExportColumn[];
  all: readonly ExportColumn[];
}

/** All columns in the order of the file, as they were chosen last; else those of the table, and then the others. */
export function toColumnLines({ shown, all }: Columns, kept: ColumnLines | null): ColumnLines {
  const known = new Set(all.map(({ key }) => key));
  const first = kept?.filter(({ key }) => known.has(key)) ?? shown.map(({ key }) => ({ key, isOn: true }));
  const named = new Set(first.map(({ key }) => key));
  return [...first, ...all.filter(({ key }) => !named.has(key)).map(({ key }) => ({ key, isOn: false }))];
}

/** Those that are ticked, in their order. */
export function toTicked({ all }: Columns, lines: ColumnLines): ExportColumn[] {
  return lines.flatMap(({ key, isOn }) => (isOn ? all.filter((column) => column.key === key) : []));
}
