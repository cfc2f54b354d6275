import { toSearchText } from '@renderer/rules/search-text';
import type { ColumnLayout } from '@renderer/ui/table/column';
import type { WholeListName } from '@shared/domain/lists/whole-list';
import type { navigationEn } from '@shared/i18n/messages/navigation';
import type { Translate } from '@shared/i18n/translate';
import { listOf } from '@shared/lists/lists';
import type { ListColumn, ListFile, ListName, ListTab } from '../list-definition';
import type { ListTexts } from '../list-texts';
import type { ListState } from '../state/list-state';
import type { ListHead } from '../state/use-list';
import { toShownColumns } from '../views/shown-columns';
import type { SavedViews } from '../views/use-list-views';
import type { WholeDeclaration } from '../whole/use-whole';
import type { ExportDialogProps } from './export-dialog';

/** What is exported of a list. */
export interface ExportSource extends WholeDeclaration {
  id: string;
  title: string;
  /** In the server's own words. */
  asked: ListState;
  /** Of the tab that is shown; null in lists without tabs. */
  tab: string | null;
  columns: ExportDialogProps['columns'];
  parts: ExportDialogProps['parts'];
  blank: ExportDialogProps['blank'];
  kept: ExportDialogProps['kept'];
  onKeep: ExportDialogProps['onKeep'];
}

/** What of a list screen its export is made of. */
export interface ExportedList {
  definition: {
    id: string;
    title: keyof typeof navigationEn;
    call: ListName;
    columns: readonly (ColumnLayout & Pick<ListColumn<never>, 'header' | 'exports'>)[];
    tabs?: readonly ListTab[];
    toSearch?(typed: string): string;
    whole?: WholeDeclaration['whole'];
    file?: ListFile | 'own' | undefined;
  };
  list: Pick<ListHead, 'state' | 'kept'>;
  context: { t: Translate };
  texts: ListTexts;
}

/** What the export needs to know of a list as it is shown. */
export function toExportSource({ definition, list, context: { t }, texts }: ExportedList, saved: SavedViews): ExportSource {
  const whole: WholeDeclaration['whole'] = definition.whole ?? (definition.file === 'own' ? undefined : definition.file);
  const replaced = new Set(definition.columns.flatMap((column) => (column.exports ? [column.key] : [])));
  const known = Object.entries(listOf(definition.call as WholeListName).columns).flatMap(([key, { isInternal }]) =>
    isInternal || replaced.has(key) ? [] : [key],
  );
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
    tab: definition.tabs?.find(({ key }) => key === list.state.tab)?.label(t) ?? null,
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
