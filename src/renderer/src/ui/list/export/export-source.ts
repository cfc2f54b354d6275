import { toSearchText } from '@renderer/rules/search-text';
import type { RowId } from '@renderer/ui/table/column';
import type { ListName } from '../list-definition';
import type { ListPartProps } from '../list-parts';
import type { ListHead } from '../state/use-list';
import { toShownColumns } from '../views/shown-columns';
import type { SavedViews } from '../views/use-list-views';
import { toSortable, type WholeDeclaration } from '../whole/use-whole';
import type { ExportSource } from './export-button';

/** What the export needs to know of a list as it is shown. */
export function toExportSource<Name extends ListName, Row extends { id: RowId }, Tools>(
  { definition, list, context: { t }, texts }: Omit<ListPartProps<Name, Row, Tools>, 'list'> & { list: Pick<ListHead, 'state' | 'kept'> },
  saved: SavedViews,
): ExportSource {
  const whole = definition.whole as WholeDeclaration['whole'];
  const replaced = new Set(definition.columns.flatMap((column) => (column.exports ? [column.key] : [])));
  const known = toSortable(definition.call).filter((key) => key !== 'age' && key !== 'hour' && key !== 'customer' && !replaced.has(key));
  const toColumn = (key: string) => ({
    key,
    head:
      definition.columns.find((column) => column.key === key)?.header?.(t) ??
      (definition.columns.some((column) => column.key === key) ? undefined : whole?.conditions.find((one) => one.key === key)?.label(t)) ??
      texts.column(key),
  });
  const shown = toShownColumns(definition.columns, saved.columns)
    .flatMap((column) => column.exports ?? [column.key])
    .filter((key) => known.includes(key));
  return {
    call: definition.call,
    whole,
    id: definition.id,
    title: t(`navigation.${definition.title}`),
    asked: { ...list.state, search: (definition.toSearch ?? toSearchText)(list.state.search) },
    isAway: list.kept !== null,
    kept: saved.exported,
    onKeep: saved.keepExport,
    columns: { shown: shown.map(toColumn), all: known.map(toColumn) },
    blank: whole?.blank && { head: whole.blank.head(t), offer: whole.blank.offer(t) },
    parts: whole?.parts && {
      row: whole.parts.row(t),
      part: whole.parts.part(t),
      note: whole.parts.note(t),
      columns: whole.parts.columns.map(({ key, label }) => ({ key, head: label(t) })),
      replaced: whole.parts.replaced,
    },
  };
}
