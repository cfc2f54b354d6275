import { Button, Checkbox, MessageBar, MessageBarBody, makeStyles, RadioGroup, tokens } from '@fluentui/react-components';
import { SaveRegular } from '@fluentui/react-icons';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ChoiceCard } from '@renderer/ui/controls/choice-card';
import { SegmentedChoice } from '@renderer/ui/controls/segmented-choice';
import { moved } from '@renderer/ui/controls/sorting';
import { Modal } from '@renderer/ui/feedback/modal';
import { useDialogAnswer } from '@renderer/ui/feedback/use-dialog-answer';
import { flexColumn, flexRow, stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import type { RowId } from '@renderer/ui/table/column';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { smallQuietText, strongText } from '@renderer/ui/text/text-styles';
import type { FullListQuery, FullListResult } from '@shared/contract/desktop/full-lists';
import type { ExportColumn, ListExportFormat } from '@shared/contract/desktop/list-exports';
import type { ListExportChoice } from '@shared/contract/desktop/list-views';
import { type ColumnType, columnTypes } from '@shared/domain/lists/full-list';
import { maxPaperRows, toPaperFit } from '@shared/domain/lists/paper-fit';
import { toColumnTypes } from '@shared/lists/lists';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { ReadingProgress } from '../full/reading-progress';
import { unasked, useFullListView } from '../full/use-full-list';
import { ColumnChoices } from '../views/column-choices';
import { type ColumnLines, toColumnLines, toTicked } from './export-columns';
import { ExportPreview, usePreview } from './export-preview';
import { useTellSaved } from './use-tell-saved';

const useStyles = makeStyles({
  root: stack.gap16,
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 292px',
    columnGap: '24px',
    rowGap: '16px',
    '@media (max-width: 719.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  choices: stack.gap12,
  part: { ...stack.gap4, alignItems: 'start' },
  line: { ...wrappingRow, gap: '8px 16px', alignItems: 'flex-end' },
  cards: { alignSelf: 'stretch', '& > .fui-Radio': { minHeight: '44px', marginBlockEnd: '4px' } },
  label: strongText,
  note: smallQuietText,
  count: { fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
  columns: {
    ...flexColumn,
    minHeight: 0,
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
    paddingInlineStart: '16px',
    '@media (max-width: 719.98px)': { borderInlineStartStyle: 'none', paddingInlineStart: 0 },
  },
  columnsHead: { ...wrappingRow, alignItems: 'center', columnGap: '8px' },
  sets: { ...flexRow, marginInlineStart: 'auto' },
  /** What it holds is as high as the choices beside it. */
  list: { height: '0', flexGrow: 1, minHeight: '232px', overflowY: 'auto', marginInlineStart: '-6px' },
  foot: { minHeight: '40px', ...flexColumn, justifyContent: 'center' },
});

type Scope = 'ticked' | 'view' | 'all';
type Each = 'row' | 'part';

export interface ExportDialogProps {
  title: string;
  /** What the list shows now, and the same without filters and search. */
  view: FullListQuery;
  all: FullListQuery;
  ticked: readonly RowId[];
  /** Those of the table, and all that are known, with their heads. */
  columns: { shown: readonly ExportColumn[]; all: readonly ExportColumn[] };
  /** Where a row has parts that can have a line each: what both are called, and the columns of a part. */
  parts: { row: string; part: string; note: string; columns: readonly ExportColumn[]; replaced: readonly string[] } | undefined;
  /** Room beside each row, offered on paper. */
  blank: { head: string; offer: string } | undefined;
  /** What was chosen for the last file of this list. */
  kept: ListExportChoice | null;
  onKeep(choice: ListExportChoice): void;
  /** What the values of a column are called. */
  namesOf(key: string, answer: FullListResult): Record<string, string> | undefined;
  /** What narrows the rows, in words. */
  toNotes(scope: Scope, answer: FullListResult): string[];
  onClose(): void;
}

/** A list as a spreadsheet or on paper: which rows, which columns, which kind of file. It is read whole first, where it was not. */
export function ExportDialog(props: ExportDialogProps): ReactElement {
  const { title, view, all, ticked, columns, parts, blank, kept, onKeep, namesOf, toNotes, onClose } = props;
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const language = useLanguage();
  const [chosen, setScope] = useState<Scope | null>(null);
  const [each, setEach] = useState<Each>(parts ? (kept?.each ?? 'row') : 'row');
  const [lines, setLines] = useState(kept?.columns ?? { row: null, part: null });
  const [fileFormat, setFileFormat] = useState<ListExportFormat>(kept?.format ?? 'xlsx');
  const [hasBlank, setHasBlank] = useState(false);
  const columnsId = useId();
  const { data: shown } = useFullListView(view);
  const { data: whole } = useFullListView(all);
  const codes = useCodes(each === 'part' && (parts?.columns.some(({ key }) => key === 'lineCode') ?? false));
  const { send } = useWrite('listExports.save');
  const tellSaved = useTellSaved();
  const { run, isBusy } = useDialogAnswer(onClose);
  // Once it is written, it goes on beside whatever one does (`running-exports.tsx`).
  useEvent('listExports.progressed', (running) => {
    if (isBusy && running.some((one) => one.title === title)) onClose();
  });
  const isNarrowed = JSON.stringify(view) !== JSON.stringify(all);
  const scope = chosen ?? (ticked.length > 0 ? 'ticked' : isNarrowed ? 'view' : 'all');
  const answer = whole && whole.of !== null && !codes.isWaiting ? whole : null;
  const ofParts = each === 'part' && parts ? parts : null;
  const withParts = (own: readonly ExportColumn[]): readonly ExportColumn[] =>
    ofParts ? [...own.filter(({ key }) => !ofParts.replaced.includes(key)), ...ofParts.columns] : own;
  const offered = { shown: withParts(columns.shown), all: withParts(columns.all) };
  const columnLines = toColumnLines(offered, lines[each]);
  const ticks = toTicked(offered, columnLines);
  const boxes: readonly ExportColumn[] =
    blank && hasBlank && fileFormat === 'pdf' ? [{ key: 'blank', head: blank.head, isBlank: true }] : [];
  const setColumns = (next: ColumnLines | null): void => setLines({ ...lines, [each]: next });
  const counts = { ticked: ticked.length, view: shown?.totalItems, all: answer?.of ?? undefined };
  const scopes: Scope[] = [...(ticked.length > 0 ? (['ticked'] as const) : []), ...(isNarrowed ? (['view'] as const) : []), 'all'];
  const wish = answer &&
    ticks.length > 0 && {
      question: { ...(scope === 'view' ? view : all), sort: view.sort, language },
      ids: scope === 'ticked' ? [...ticked] : null,
      each,
      columns: [...ticks, ...boxes].map((column) => ({ ...column, ...toNames(namesOf(column.key, answer)) })),
      format: fileFormat,
      title,
    };
  const preview = usePreview(wish || null);
  const lineCount = preview.isStale ? undefined : preview.data?.total;
  const types = toColumnTypes(all.list, 'part');
  const paper = fileFormat === 'pdf' ? toPaper([...ticks, ...boxes], types, lineCount ?? counts[scope] ?? 0) : null;
  const canSave = Boolean(wish) && !isBusy && paper?.problem === undefined;
  const save = async (): Promise<boolean> => {
    if (!answer || !wish || !canSave) return false;
    const saved = await send({ ...wish, notes: toNotes(scope, answer) });
    if (!saved.ok || saved.value.path === null) return false;
    onKeep({ format: fileFormat, each, columns: lines });
    tellSaved(saved.value);
    return true;
  };
  const kind = isCsv(fileFormat) ? 'csv' : fileFormat;
  const hintOf = (one: Scope): string => (answer && one !== 'ticked' ? toNotes(one, answer).join(t('forms.separator')) : '');
  return (
    <Modal
      guide="export-list"
      title={t('lists.export.titleOf', { list: title })}
      maxWidthPx={840}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            appearance="primary"
            icon={<SaveRegular />}
            disabledFocusable={!canSave}
            aria-busy={isBusy}
            onClick={() => void run(save)}
          >
            {t('lists.export.save')}
          </Button>
        </>
      }
    >
      <div className={styles.root}>
        <div className={styles.body}>
          <div className={styles.choices}>
            <Part label={t('lists.export.rows')}>
              {(id) => (
                <RadioGroup
                  className={styles.cards}
                  aria-labelledby={id}
                  value={scope}
                  onChange={(_event, { value }) => setScope(value as Scope)}
                >
                  {scopes.map((one) => (
                    <ChoiceCard
                      key={one}
                      value={one}
                      name={t(`lists.export.${one}`)}
                      hint={hintOf(one) && <IsolatedText>{hintOf(one)}</IsolatedText>}
                      after={counts[one] !== undefined && <span className={styles.count}>{format.number(counts[one])}</span>}
                    />
                  ))}
                </RadioGroup>
              )}
            </Part>
            {parts && (
              <Part label={t('lists.export.each')}>
                {(id) => (
                  <>
                    <SegmentedChoice
                      labelledBy={id}
                      name="each"
                      value={each}
                      options={[
                        { value: 'row', text: parts.row },
                        { value: 'part', text: parts.part },
                      ]}
                      onChange={setEach}
                    />
                    {each === 'part' && (
                      <span className={styles.note}>
                        {lineCount !== undefined && `${t('lists.export.lines', { count: lineCount })} `}
                        {parts.note}
                      </span>
                    )}
                  </>
                )}
              </Part>
            )}
            <div className={styles.line}>
              <Part label={t('lists.export.format')}>
                {(id) => (
                  <SegmentedChoice
                    labelledBy={id}
                    name="format"
                    value={kind}
                    options={(['xlsx', 'csv', 'pdf'] as const).map((one) => ({
                      value: one,
                      text: t(`lists.export.formats.${one}`),
                      widthPx: 84,
                    }))}
                    onChange={(one) => setFileFormat(one === 'csv' ? 'csvComma' : one)}
                  />
                )}
              </Part>
              {kind === 'csv' && (
                <Part label={t('lists.export.separator')}>
                  {(id) => (
                    <SegmentedChoice
                      labelledBy={id}
                      name="separator"
                      value={fileFormat}
                      options={exportSeparators.map((one) => ({ value: one, text: t(`lists.export.separators.${one}`), widthPx: 84 }))}
                      onChange={setFileFormat}
                    />
                  )}
                </Part>
              )}
            </div>
            {blank && kind === 'pdf' && (
              <Checkbox label={blank.offer} checked={hasBlank} onChange={(_event, { checked }) => setHasBlank(checked === true)} />
            )}
          </div>
          <section className={styles.columns} aria-labelledby={columnsId}>
            <div className={styles.columnsHead}>
              <span id={columnsId} className={styles.label}>
                {t('lists.export.columns')}
              </span>
              <span className={styles.note}>{t('lists.export.columnsOf', { count: ticks.length, total: columnLines.length })}</span>
              <span className={styles.sets}>
                <Button size="small" appearance="transparent" onClick={() => setColumns(null)}>
                  {t('lists.export.columnsShown')}
                </Button>
                <Button
                  size="small"
                  appearance="transparent"
                  onClick={() => setColumns(columnLines.map(({ key }) => ({ key, isOn: ticks.length < columnLines.length })))}
                >
                  {t(ticks.length < columnLines.length ? 'lists.export.columnsAll' : 'lists.export.columnsNone')}
                </Button>
              </span>
            </div>
            <ColumnChoices
              className={styles.list}
              lines={columnLines.map(({ key, isOn }) => ({
                key,
                name: offered.all.find((column) => column.key === key)?.head ?? key,
                isOn,
                after: kind !== 'pdf' && (
                  <span className={styles.note}>{t(`lists.export.kinds.${columnTypes[types[key] ?? 'text'].cell}`)}</span>
                ),
              }))}
              onToggle={(at, isOn) => setColumns(columnLines.map((line, place) => (place === at ? { ...line, isOn } : line)))}
              onMove={(from, to) => setColumns(moved(columnLines, from, to))}
            />
          </section>
        </div>
        <ExportPreview {...preview} language={language} />
        <div className={styles.foot}>
          {!answer ? (
            <ReadingProgress
              question={whole?.of == null ? all : { ...unasked, list: 'products.list', language }}
              reading={(whole?.of == null ? whole?.reading : codes.reading) ?? { kind: 'none' }}
            />
          ) : ticks.length === 0 || paper?.problem ? (
            <MessageBar intent="warning" layout="multiline">
              <MessageBarBody>
                {paper?.problem && ticks.length > 0 ? t(`failures.${paper.problem}`) : t('lists.export.noColumns')}
              </MessageBarBody>
            </MessageBar>
          ) : (
            <span className={styles.note}>
              {t(!paper ? 'lists.export.note' : paper.isTurned ? 'lists.export.paper.turned' : 'lists.export.paper.upright')}
            </span>
          )}
        </div>
      </div>
    </Modal>
  );
}

const exportSeparators = ['csvComma', 'csvSemicolon'] as const;
const isCsv = (format: ListExportFormat): format is (typeof exportSeparators)[number] => exportSeparators.some((one) => one === format);

/** Lines of orders hold no codes: those are taken from the products, where they can be read. */
function useCodes(isAsked: boolean): { isWaiting: boolean; reading: FullListResult['reading'] | undefined } {
  const language = useLanguage();
  const { data } = useFullListView(isAsked ? { ...unasked, list: 'products.list', language } : null);
  const isOver = data !== undefined && (data.of !== null || data.reading.kind === 'stopped' || data.reading.kind === 'failed');
  return { isWaiting: isAsked && !isOver, reading: data?.reading };
}

type Paper = { problem: 'tooManyForPaper' | 'tooWideForPaper' } | { isTurned: boolean; problem?: undefined };

function toPaper(columns: readonly ExportColumn[], types: Readonly<Record<string, ColumnType>>, count: number): Paper {
  if (count > maxPaperRows) return { problem: 'tooManyForPaper' };
  const fit = toPaperFit(columns.map(({ key }) => types[key] ?? 'text'));
  return fit ? { isTurned: fit.isTurned } : { problem: 'tooWideForPaper' };
}

const toNames = (names: Record<string, string> | undefined): { names?: Record<string, string> } => (names ? { names } : {});

interface PartProps {
  label: string;
  children(labelId: string): ReactNode;
}

function Part({ label, children }: PartProps): ReactElement {
  const styles = useStyles();
  const id = useId();
  return (
    <div className={styles.part}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {children(id)}
    </div>
  );
}
