import { Button, Checkbox, MessageBar, MessageBarBody, makeStyles, ProgressBar, Radio, RadioGroup } from '@fluentui/react-components';
import { request } from '@renderer/runtime/calls/bridge';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { Modal } from '@renderer/ui/feedback/modal';
import { useDialogAnswer } from '@renderer/ui/feedback/use-dialog-answer';
import { stack } from '@renderer/ui/layout/layout-styles';
import type { RowId } from '@renderer/ui/table/column';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { smallQuietText, strongText } from '@renderer/ui/text/text-styles';
import { type ExportColumn, type ListExportFormat, listExportFormats } from '@shared/contract/desktop/list-exports';
import type { WholeAnswer, WholeQuestion } from '@shared/contract/desktop/whole-lists';
import { maxPaperRows, toPaperFit } from '@shared/domain/lists/paper-fit';
import { type FactKind, listParts, wholeLists } from '@shared/domain/lists/whole-list';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadingText } from '../whole/reading-text';
import { unasked, useWholeView } from '../whole/use-whole';

const useStyles = makeStyles({
  root: stack.gap16,
  part: stack.gap4,
  label: strongText,
  note: smallQuietText,
});

type Scope = 'ticked' | 'view' | 'all';
type Each = 'row' | 'part';

export interface ExportDialogProps {
  title: string;
  /** What the list shows now, and the same without conditions and search. */
  view: WholeQuestion;
  all: WholeQuestion;
  ticked: readonly RowId[];
  /** Those of the table, and all that are known, with their heads. */
  columns: { shown: readonly ExportColumn[]; all: readonly ExportColumn[] };
  /** Where a row has parts that can have a line each: what both are called, and the columns of a part. */
  parts: { row: string; part: string; note: string; columns: readonly ExportColumn[]; replaced: readonly string[] } | undefined;
  /** Room beside each row, offered on paper. */
  blank: { head: string; offer: string } | undefined;
  /** What the values of a column are called. */
  namesOf(key: string, answer: WholeAnswer): Record<string, string> | undefined;
  /** What narrows the rows, in words. */
  toNotes(scope: Scope, answer: WholeAnswer): string[];
  onClose(): void;
}

/** A list as a spreadsheet or on paper: which rows, which columns, which kind of file. It is read whole first, where it was not. */
export function ExportDialog(props: ExportDialogProps): ReactElement {
  const { title, view, all, ticked, columns, parts, blank, namesOf, toNotes, onClose } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const language = useLanguage();
  const [chosen, setScope] = useState<Scope | null>(null);
  const [each, setEach] = useState<Each>('row');
  const [which, setWhich] = useState<'shown' | 'all'>('shown');
  const [format, setFormat] = useState<ListExportFormat>('xlsx');
  const [hasBlank, setHasBlank] = useState(false);
  const { data: shown } = useWholeView(view);
  const { data: whole } = useWholeView(all);
  const codes = useCodes(each === 'part' && (parts?.columns.some(({ key }) => key === 'lineCode') ?? false));
  const toText = useReadingText();
  const { send } = useWrite('listExports.save');
  const { run, isBusy } = useDialogAnswer(onClose);
  const isNarrowed = JSON.stringify(view) !== JSON.stringify(all);
  const scope = chosen ?? (ticked.length > 0 ? 'ticked' : isNarrowed ? 'view' : 'all');
  const answer = whole && whole.of !== null && !codes.isWaiting ? whole : null;
  const ofParts = each === 'part' && parts ? parts : null;
  const withParts = (own: readonly ExportColumn[]): readonly ExportColumn[] =>
    ofParts ? [...own.filter(({ key }) => !ofParts.replaced.includes(key)), ...ofParts.columns] : own;
  const boxes: readonly ExportColumn[] = blank && hasBlank && format === 'pdf' ? [{ key: 'blank', head: blank.head, isBlank: true }] : [];
  const chosenColumns = { shown: [...withParts(columns.shown), ...boxes], all: [...withParts(columns.all), ...boxes] };
  const counts = { ticked: ticked.length, view: shown?.totalItems, all: answer?.of ?? undefined };
  const scopes: Scope[] = [...(ticked.length > 0 ? (['ticked'] as const) : []), ...(isNarrowed ? (['view'] as const) : []), 'all'];
  const paper = format === 'pdf' ? toPaper(all.list, chosenColumns[which], counts[scope] ?? 0) : null;
  const canSave = answer !== null && !isBusy && paper?.problem === undefined;
  const save = async (): Promise<boolean> => {
    if (!answer || !canSave) return false;
    const named = chosenColumns[which].map((column) => ({ ...column, ...toNames(namesOf(column.key, answer)) }));
    const question = { ...(scope === 'view' ? view : all), sort: view.sort, language };
    const ids = scope === 'ticked' ? [...ticked] : null;
    const saved = await send({ question, ids, each, columns: named, format, title, notes: toNotes(scope, answer) });
    if (!saved.ok || saved.value.path === null) return false;
    notify.success(t('lists.export.saved', { count: saved.value.rows }));
    return true;
  };
  return (
    <Modal
      guide="export-list"
      title={t('lists.export.title')}
      onClose={onClose}
      actions={
        <>
          {isBusy ? (
            <Button onClick={() => void request('listExports.stop', undefined).catch(() => undefined)}>{t('lists.export.stop')}</Button>
          ) : (
            <Button onClick={onClose}>{t('common.cancel')}</Button>
          )}
          <Button appearance="primary" disabledFocusable={!canSave} aria-busy={isBusy} onClick={() => void run(save)}>
            {t('lists.export.save')}
          </Button>
        </>
      }
    >
      <div className={styles.root}>
        <Choice label={t('lists.export.rows')} value={scope} onChange={(value) => setScope(value as Scope)}>
          {scopes.map((one) => (
            <Radio
              key={one}
              value={one}
              label={
                counts[one] === undefined
                  ? t(`lists.export.${one}`)
                  : t('lists.export.counted', { what: t(`lists.export.${one}`), total: counts[one] })
              }
            />
          ))}
        </Choice>
        {parts && (
          <Choice label={t('lists.export.each')} value={each} onChange={(value) => setEach(value as Each)}>
            <Radio value="row" label={parts.row} />
            <Radio value="part" label={parts.part} />
            {each === 'part' && <span className={styles.note}>{parts.note}</span>}
          </Choice>
        )}
        <Choice label={t('lists.export.columns')} value={which} onChange={(value) => setWhich(value as 'shown' | 'all')}>
          <Radio
            value="shown"
            label={t('lists.export.counted', { what: t('lists.export.columnsShown'), total: chosenColumns.shown.length })}
          />
          <Radio value="all" label={t('lists.export.counted', { what: t('lists.export.columnsAll'), total: chosenColumns.all.length })} />
        </Choice>
        <Choice label={t('lists.export.format')} value={format} onChange={(value) => setFormat(value as ListExportFormat)}>
          {listExportFormats.map((one) => (
            <Radio key={one} value={one} label={t(`lists.export.formats.${one}`)} />
          ))}
          {blank && format === 'pdf' && (
            <Checkbox label={blank.offer} checked={hasBlank} onChange={(_event, { checked }) => setHasBlank(checked === true)} />
          )}
        </Choice>
        {!answer ? (
          <div className={styles.part}>
            <ProgressBar aria-label={t('lists.whole.reading')} />
            <span role="status">
              <IsolatedValues>{toText((whole?.of == null ? whole?.reading : codes.reading) ?? { kind: 'none' })}</IsolatedValues>
            </span>
          </div>
        ) : isBusy ? (
          <div className={styles.part}>
            <ProgressBar aria-label={t('lists.export.writing')} />
            <span role="status">{t('lists.export.writing')}</span>
          </div>
        ) : paper?.problem ? (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t(`failures.${paper.problem}`)}</MessageBarBody>
          </MessageBar>
        ) : (
          <span className={styles.note}>
            {t(!paper ? 'lists.export.note' : paper.isTurned ? 'lists.export.paper.turned' : 'lists.export.paper.upright')}
          </span>
        )}
      </div>
    </Modal>
  );
}

/** Lines of orders hold no codes: those are taken from the products, where they can be read. */
function useCodes(isAsked: boolean): { isWaiting: boolean; reading: WholeAnswer['reading'] | undefined } {
  const language = useLanguage();
  const { data } = useWholeView(isAsked ? { ...unasked, list: 'products.list', language } : null);
  const isOver = data !== undefined && (data.of !== null || data.reading.kind === 'stopped' || data.reading.kind === 'failed');
  return { isWaiting: isAsked && !isOver, reading: data?.reading };
}

type Paper = { problem: 'tooManyForPaper' | 'tooWideForPaper' } | { isTurned: boolean; problem?: undefined };

function toPaper(list: WholeQuestion['list'], columns: readonly ExportColumn[], count: number): Paper {
  if (count > maxPaperRows) return { problem: 'tooManyForPaper' };
  const kinds: Record<string, FactKind> = { ...wholeLists[list], ...(list in listParts && listParts[list as keyof typeof listParts]) };
  const fit = toPaperFit(columns.map(({ key }) => kinds[key] ?? 'text'));
  return fit ? { isTurned: fit.isTurned } : { problem: 'tooWideForPaper' };
}

const toNames = (names: Record<string, string> | undefined): { names?: Record<string, string> } => (names ? { names } : {});

interface ChoiceProps {
  label: string;
  value: string;
  onChange(value: string): void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps): ReactElement {
  const styles = useStyles();
  const id = useId();
  return (
    <div className={styles.part}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_event, data) => onChange(data.value)}>
        {children}
      </RadioGroup>
    </div>
  );
}
