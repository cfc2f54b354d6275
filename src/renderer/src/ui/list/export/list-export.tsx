import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { FullListResult } from '@shared/contract/desktop/full-lists';
import type { ReactElement } from 'react';
import { toFullListQuery } from '../full/use-full-list';
import { toValueName } from '../full/value-name';
import { recallList } from '../state/list-memory';
import type { SavedViews } from '../views/use-list-views';
import { ExportDialog } from './export-dialog';
import { type ExportedList, toExportSource } from './export-source';

interface ListExportProps {
  list: ExportedList;
  saved: SavedViews;
  onClose: () => void;
}

/** The export dialog for the list on screen. */
export function ListExport({ list, saved, onClose }: ListExportProps): ReactElement | null {
  const { id, title, asked, tab, columns, parts, blank, kept, onKeep, ...declaration } = toExportSource(list, saved);
  const t = useTexts();
  const language = useLanguage();
  const format = useFormat();
  const view = toFullListQuery(declaration, { ...asked, page: 1 }, { language, isAsked: true });
  const all = toFullListQuery(declaration, { ...asked, page: 1, search: '', filters: {} }, { language, isAsked: true });
  const { columns: declared, filters = [] } = declaration.list;
  const nameOf = (key: string, value: string, { counts }: FullListResult): string =>
    toValueName(declared[key] ?? {}, counts[key]?.find((one) => one.value === value) ?? { value, count: 0 }, { t, format, language });
  const namesOf = (key: string, answer: FullListResult): Record<string, string> | undefined =>
    declared[key]?.valueName && Object.fromEntries((answer.counts[key] ?? []).map(({ value }) => [value, nameOf(key, value, answer)]));
  /** Describes the filters of the exported rows. */
  const toNotes = (scope: 'ticked' | 'view' | 'all', answer: FullListResult): string[] => {
    const { dates, search } = asked;
    const frame = [
      ...(tab === null ? [] : [tab]),
      ...(dates ? [t('dates.rangeNow', { from: format.date(dates.from), to: format.date(dates.to) })] : []),
    ];
    if (scope === 'ticked') return [t('lists.export.ticked'), ...frame];
    if (scope === 'all') return frame;
    const chips = filters.flatMap((key) => {
      const values = asked.filters[key] ?? [];
      if (values.length === 0) return [];
      const words = values.map((value) => nameOf(key, value, answer)).join(t('forms.separator'));
      return [t('lists.filters.chip', { label: list.texts.head(key), values: words })];
    });
    return [...frame, ...(search ? [t('lists.export.searched', { text: search })] : []), ...chips];
  };
  return (
    view &&
    all && (
      <ExportDialog
        title={title}
        view={view}
        all={all}
        ticked={[...(recallList(id)?.selected.keys() ?? [])]}
        columns={columns}
        parts={parts}
        blank={blank}
        kept={kept}
        onKeep={onKeep}
        namesOf={namesOf}
        toNotes={toNotes}
        onClose={onClose}
      />
    )
  );
}
