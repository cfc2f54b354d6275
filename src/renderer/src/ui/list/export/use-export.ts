import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useDialogAnswer } from '@renderer/ui/feedback/use-dialog-answer';
import type { RowId } from '@renderer/ui/table/column';
import type { FullListQuery, FullListResult } from '@shared/contract/desktop/full-lists';
import type { ExportColumn, ListExportFormat } from '@shared/contract/desktop/list-exports';
import type { ListExportChoice } from '@shared/contract/desktop/list-views';
import type { InputOf } from '@shared/contract/tables/bridge';
import { type ColumnType, columnTypes } from '@shared/domain/lists/full-list';
import { maxPaperRows, toPaperFit } from '@shared/domain/lists/paper-fit';
import { toColumnTypes } from '@shared/lists/lists';
import { useState } from 'react';
import { unasked, useFullListView } from '../full/use-full-list';
import { type ColumnLines, toColumnLines, toTicked } from './export-columns';
import { usePreview } from './export-preview';
import { useTellSaved } from './use-tell-saved';

/** Rows of the file: the selected ones, those that the list's filters leave, or all. */
export type ExportScope = 'ticked' | 'view' | 'all';

export interface ExportDialogProps {
  title: string;
  /** The list's query as it is shown, and the same query without filters and search. */
  view: FullListQuery;
  all: FullListQuery;
  ticked: readonly RowId[];
  /** The table's columns, and all known columns, with their heads. */
  columns: { shown: readonly ExportColumn[]; all: readonly ExportColumn[] };
  /** For rows whose parts can have a line each: the names of both, and the columns of a part. */
  parts: { row: string; part: string; note: string; columns: readonly ExportColumn[]; replaced: readonly string[] } | undefined;
  /** An empty column for notes by hand, offered on paper. */
  blank: { head: string; offer: string } | undefined;
  /** The choice of this list's last export. */
  kept: ListExportChoice | null;
  onKeep(choice: ListExportChoice): void;
  /** Names of a column's values. */
  namesOf(key: string, answer: FullListResult): Record<string, string> | undefined;
  /** Describes the filters of these rows. */
  toNotes(scope: ExportScope, answer: FullListResult): string[];
  onClose(): void;
}

export const exportSeparators = ['csvComma', 'csvSemicolon'] as const;
const isCsv = (format: ListExportFormat): format is (typeof exportSeparators)[number] => exportSeparators.some((one) => one === format);

/** The columns that are offered, in the order of the file, and which of them are selected; rows and parts have a choice each. */
function useExportColumns({ columns, parts, kept, all }: ExportDialogProps, each: ListExportChoice['each']) {
  const [chosen, setChosen] = useState(kept?.columns ?? { row: null, part: null });
  const withParts = (own: readonly ExportColumn[]): readonly ExportColumn[] =>
    each === 'part' && parts ? [...own.filter(({ key }) => !parts.replaced.includes(key)), ...parts.columns] : own;
  const offered = { shown: withParts(columns.shown), all: withParts(columns.all) };
  const lines = toColumnLines(offered, chosen[each]);
  const types = toColumnTypes(all.list, 'part');
  return {
    lines,
    chosen,
    types,
    ticks: toTicked(offered, lines),
    headOf: (key: string): string => offered.all.find((column) => column.key === key)?.head ?? key,
    cellTypeOf: (key: string) => columnTypes[types[key] ?? 'text'].cell,
    set: (next: ColumnLines | null): void => setChosen({ ...chosen, [each]: next }),
  };
}

/** The choices of the dialog; they start as the last export of the list. */
export function useExportChoices(props: ExportDialogProps) {
  const { view, all, ticked, parts, blank, kept } = props;
  const [chosenScope, setScope] = useState<ExportScope | null>(null);
  const [each, setEach] = useState<ListExportChoice['each']>(parts ? (kept?.each ?? 'row') : 'row');
  const [format, setFormat] = useState<ListExportFormat>(kept?.format ?? 'xlsx');
  const [hasBlank, setHasBlank] = useState(false);
  const columns = useExportColumns(props, each);
  const isNarrowed = JSON.stringify(view) !== JSON.stringify(all);
  const scope: ExportScope = chosenScope ?? (ticked.length > 0 ? 'ticked' : isNarrowed ? 'view' : 'all');
  const scopes: ExportScope[] = [...(ticked.length > 0 ? (['ticked'] as const) : []), ...(isNarrowed ? (['view'] as const) : []), 'all'];
  const boxes: readonly ExportColumn[] = blank && hasBlank && format === 'pdf' ? [{ key: 'blank', head: blank.head, isBlank: true }] : [];
  return {
    scope,
    scopes,
    setScope,
    each,
    setEach,
    format,
    kind: isCsv(format) ? ('csv' as const) : format,
    setFormat,
    hasBlank,
    setHasBlank,
    columns,
    fileColumns: [...columns.ticks, ...boxes],
  };
}

export type ExportChoices = ReturnType<typeof useExportChoices>;

/** Order lines have no product codes. The export adds them from the products, if the admin may read those. */
function useCodes(isAsked: boolean): { isWaiting: boolean; reading: FullListResult['reading'] | undefined } {
  const language = useLanguage();
  const { data } = useFullListView(isAsked ? { ...unasked, list: 'products.list', language } : null);
  const isOver = data !== undefined && (data.of !== null || data.reading.kind === 'stopped' || data.reading.kind === 'failed');
  return { isWaiting: isAsked && !isOver, reading: data?.reading };
}

type ExportRequest = Omit<InputOf<'listExports.save'>, 'notes'>;

const toNames = (names: Record<string, string> | undefined): { names?: Record<string, string> } => (names ? { names } : {});

function toRequest(
  { view, all, ticked, namesOf, title }: ExportDialogProps,
  { scope, each, format, columns, fileColumns }: ExportChoices,
  answer: FullListResult | null,
  language: FullListQuery['language'],
): ExportRequest | null {
  if (!answer || columns.ticks.length === 0) return null;
  return {
    question: { ...(scope === 'view' ? view : all), sort: view.sort, language },
    ids: scope === 'ticked' ? [...ticked] : null,
    each,
    columns: fileColumns.map((column) => ({ ...column, ...toNames(namesOf(column.key, answer)) })),
    format,
    title,
  };
}

type Paper = { problem: 'tooManyForPaper' | 'tooWideForPaper' } | { isTurned: boolean; problem?: undefined };

function toPaper(columns: readonly ExportColumn[], types: Readonly<Record<string, ColumnType>>, count: number): Paper {
  if (count > maxPaperRows) return { problem: 'tooManyForPaper' };
  const fit = toPaperFit(columns.map(({ key }) => types[key] ?? 'text'));
  return fit ? { isTurned: fit.isTurned } : { problem: 'tooWideForPaper' };
}

/** The full list, loaded if it wasn't; `answer` is null until the file can be made. */
function useExportedRows({ view, all, ticked, parts }: ExportDialogProps, { each }: ExportChoices) {
  const language = useLanguage();
  const { data: shown } = useFullListView(view);
  const { data: full } = useFullListView(all);
  const codes = useCodes(each === 'part' && (parts?.columns.some(({ key }) => key === 'lineCode') ?? false));
  const answer = full && full.of !== null && !codes.isWaiting ? full : null;
  const isFullListMissing = full?.of == null;
  return {
    answer,
    counts: { ticked: ticked.length, view: shown?.totalItems, all: answer?.of ?? undefined },
    progress: {
      question: isFullListMissing ? all : ({ ...unasked, list: 'products.list', language } as const),
      reading: (isFullListMissing ? full?.reading : codes.reading) ?? ({ kind: 'none' } as const),
    },
  };
}

/** The file that the choices make, its preview, and saving it. */
export function useExport(props: ExportDialogProps, choices: ExportChoices) {
  const { title, onKeep, toNotes, onClose } = props;
  const { scope, each, format, columns, fileColumns } = choices;
  const language = useLanguage();
  const { answer, counts, progress } = useExportedRows(props, choices);
  const { send } = useWrite('listExports.save');
  const tellSaved = useTellSaved();
  const { run, isBusy } = useDialogAnswer(onClose);
  // Writing the file continues in the background (`running-exports.tsx`), so the dialog closes once it has started.
  useEvent('listExports.progressed', (running) => {
    if (isBusy && running.some((one) => one.title === title)) onClose();
  });
  const request = toRequest(props, choices, answer, language);
  const preview = usePreview(request);
  const lineCount = preview.isStale ? undefined : preview.data?.total;
  const paper = format === 'pdf' ? toPaper(fileColumns, columns.types, lineCount ?? counts[scope] ?? 0) : null;
  const canSave = request !== null && !isBusy && paper?.problem === undefined;
  const save = async (): Promise<boolean> => {
    if (!answer || !request || !canSave) return false;
    const saved = await send({ ...request, notes: toNotes(scope, answer) });
    if (!saved.ok || saved.value.path === null) return false;
    onKeep({ format, each, columns: columns.chosen });
    tellSaved(saved.value);
    return true;
  };
  return { answer, counts, progress, preview, lineCount, paper, canSave, isBusy, save: () => void run(save) };
}

export type ExportedFile = ReturnType<typeof useExport>;
