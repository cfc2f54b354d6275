import { toSearchText } from '@renderer/validation/search-text';
import type { navigationEn } from '@shared/i18n/messages/navigation';
import type { Translate } from '@shared/i18n/translate';
import type { AnyList } from '@shared/lists/column';
import type { FullListDeclaration } from '../full/use-full-list';
import type { ListColumn, ListTab } from '../list-definition';
import type { ListTexts } from '../list-texts';
import type { ListState } from '../state/list-state';
import type { ListHead } from '../state/use-list';
import { toShownColumns } from '../views/shown-columns';
import type { SavedViews } from '../views/use-list-views';
import type { ExportDialogProps } from './use-export';

/** The parts of a list that an export needs. */
export interface ExportSource extends Pick<FullListDeclaration, 'call' | 'toScope'> {
  list: AnyList;
  id: string;
  title: string;
  /** The state as it is sent to the server. */
  asked: ListState;
  /** Label of the current tab; null in lists without tabs. */
  tab: string | null;
  columns: ExportDialogProps['columns'];
  parts: ExportDialogProps['parts'];
  blank: ExportDialogProps['blank'];
  kept: ExportDialogProps['kept'];
  onKeep: ExportDialogProps['onKeep'];
}

/** The parts of a list screen from which its export is made. */
export interface ExportedList {
  definition: FullListDeclaration & {
    id: string;
    title: keyof typeof navigationEn;
    columns: readonly ListColumn<never, never>[];
    tabs?: readonly ListTab[];
    toSearch?(typed: string): string;
  };
  list: Pick<ListHead, 'state' | 'kept'>;
  context: { t: Translate };
  texts: ListTexts;
}

/** Collects what the export needs of the list on screen. */
export function toExportSource({ definition, list, context: { t }, texts }: ExportedList, saved: SavedViews): ExportSource {
  // Only lists that are exported in full get here.
  const full = definition.list as AnyList;
  const { columns, parts, blank } = full;
  const replaced = new Set(definition.columns.flatMap((column) => (column.exports ? [column.key] : [])));
  const known = Object.entries(columns).flatMap(([key, { isInternal }]) => (isInternal || replaced.has(key) ? [] : [key]));
  const toColumn = (key: string) => ({ key, head: texts.head(key) });
  const shown = toShownColumns(definition.columns, saved.columns, false)
    .flatMap((column) => column.exports ?? [column.key])
    .filter((key) => known.includes(key));
  return {
    call: definition.call,
    list: full,
    ...(definition.toScope && { toScope: definition.toScope }),
    id: definition.id,
    title: t(`navigation.${definition.title}`),
    asked: { ...list.state, search: (definition.toSearch ?? toSearchText)(list.state.search) },
    tab: definition.tabs?.find(({ key }) => key === list.state.tab)?.label(t) ?? null,
    kept: saved.exported,
    onKeep: saved.keepExport,
    columns: { shown: shown.map(toColumn), all: known.map(toColumn) },
    blank: blank && { head: blank.head(t), offer: blank.offer(t) },
    parts: parts && {
      row: parts.row(t),
      part: parts.part(t),
      note: parts.note(t),
      columns: Object.entries(parts.columns).map(([key, { head }]) => ({ key, head: head(t) })),
      replaced: parts.replaced,
    },
  };
}
