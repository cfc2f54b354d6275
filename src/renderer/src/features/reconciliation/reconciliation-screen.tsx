import { Button, Checkbox, MenuList, makeStyles } from '@fluentui/react-components';
import { DocumentPdfRegular, PrintRegular } from '@fluentui/react-icons';
import { ask } from '@renderer/runtime/calls/bridge';
import { useCommand, useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ColumnsCard } from '@renderer/shared-components/import/columns-card';
import { FileNotes } from '@renderer/shared-components/import/file-choices';
import { type ChosenFile, FileDrop } from '@renderer/shared-components/import/file-drop';
import { toHeads } from '@renderer/shared-components/import/file-heads';
import { StepStrip } from '@renderer/shared-components/import/step-strip';
import { orderLists } from '@renderer/shared-components/orders/order-links';
import { Entry } from '@renderer/shared-components/printing/print-menu-entry';
import { useOnce } from '@renderer/shared-components/printing/use-once';
import { usePrintable } from '@renderer/shared-components/printing/use-printable';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { isModalOpen } from '@renderer/ui/controls/key-owner';
import { SplitButton } from '@renderer/ui/controls/split-button';
import { ConfirmDialog } from '@renderer/ui/feedback/confirm-dialog';
import { EmptyState } from '@renderer/ui/feedback/empty-state';
import { Loader } from '@renderer/ui/feedback/loader';
import { StatePanel } from '@renderer/ui/feedback/state-panel';
import { Card } from '@renderer/ui/layout/card';
import { flexColumn, flexGrow, plainList, stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { TitledCard } from '@renderer/ui/layout/titled-card';
import { ExportMenuButton } from '@renderer/ui/list/export/export-menu-button';
import { useTellSaved } from '@renderer/ui/list/export/use-tell-saved';
import { ReadingProgress } from '@renderer/ui/list/full/reading-progress';
import { ListScreen } from '@renderer/ui/list/list-screen';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { quietText, smallQuietText } from '@renderer/ui/text/text-styles';
import type { ColumnLayout, TableChoice } from '@shared/contract/desktop/imports';
import { type ExportFormat, exportFormats } from '@shared/contract/desktop/list-exports';
import {
  type ReconciledFile,
  type ReconciliationPage,
  type ReviewedPayment,
  settledMethods,
} from '@shared/contract/desktop/reconciliation';
import type { InputOf } from '@shared/contract/tables/bridge';
import { orderKinds } from '@shared/domain/orders/order-ref';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type Payments,
  type ReconciliationTools,
  reconciliationList,
  reconciliationPath,
  reconciliationResultPath,
  toPaymentQuery,
} from './reconciliation-list';
import { type Mapping, settlementTargets, toFinding, toProblem, useSettlement } from './settlement-columns';

const useStyles = makeStyles({
  root: stack.gap16,
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    alignItems: 'start',
    gap: '16px',
    '@media (max-width: 999.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { ...stack.gap16, minWidth: 0 },
  words: { ...quietText, margin: 0 },
  choices: { ...flexColumn, alignItems: 'start', marginBlockEnd: '8px' },
  list: plainList,
  file: { ...wrappingRow, alignItems: 'center', gap: '8px', paddingBlock: '6px' },
  name: { ...flexGrow, minWidth: 0, overflowWrap: 'anywhere' },
  small: smallQuietText,
  buttons: { ...wrappingRow, justifyContent: 'flex-end', alignItems: 'center', gap: '8px' },
});

/** `/masterHN/payments`: a settlement file of a bank or K-Net, and the mapping of its columns. Nothing of it is sent to the server. */
export function ReconciliationScreen(): ReactElement {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const t = useTexts();
  const { data: layouts, isPending } = useRead('imports.readColumns', undefined, { failure: 'inPlace', staleTimeMs: 0 });
  if (!chosen) {
    const words = { title: t('reconciliation.dropTitle'), hint: t('reconciliation.dropHint'), note: t('reconciliation.nothingSent') };
    return (
      <Page step="file" side={<RecentFiles />}>
        <FileDrop words={words} onTable={setChosen} />
      </Page>
    );
  }
  if (isPending) return <Loader />;
  async function readAgain(file: ChosenFile, choice: TableChoice): Promise<void> {
    const result = await ask('imports.read', { bytes: file.bytes, ...choice });
    // The user may have chosen another file meanwhile, or none.
    if (result.ok) setChosen((now) => (now?.bytes === file.bytes ? { ...file, table: result.value } : now));
    else notify.failure(result.error);
  }
  const { sheet, separator } = chosen.table;
  return (
    <OpenedFile
      key={`${sheet} ${separator}`}
      chosen={chosen}
      layouts={layouts ?? []}
      onChoice={(choice) => void readAgain(chosen, choice)}
      onAnother={() => setChosen(null)}
    />
  );
}

const steps = ['file', 'columns', 'result'] as const;

function Page({ step, side, children }: { step: (typeof steps)[number]; side: ReactNode; children: ReactNode }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <div className={styles.root}>
      <StepStrip steps={steps.map((one) => t(`reconciliation.steps.${one}`))} now={steps.indexOf(step)} />
      <div className={styles.page}>
        <div className={styles.column}>{children}</div>
        <div className={styles.column}>{side}</div>
      </div>
    </div>
  );
}

/** The columns that a file needs, and the files that were reconciled before. */
function RecentFiles(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const navigate = useNavigate();
  const { data: files = [] } = useRead('reconciliation.files', undefined, { failure: 'inPlace', staleTimeMs: 0 });
  const { send: open } = useWrite('reconciliation.open');
  const { send: remove, isPending } = useWrite('reconciliation.remove');
  const [leaving, setLeaving] = useState<ReconciledFile | null>(null);
  return (
    <>
      <TitledCard title={t('reconciliation.needed')}>
        <p className={styles.words}>{t('reconciliation.neededHint')}</p>
      </TitledCard>
      {files.length > 0 && (
        <TitledCard title={t('reconciliation.files')}>
          <ul className={styles.list}>
            {files.map((file) => (
              <li key={file.id} className={styles.file}>
                <span className={styles.name}>
                  <IsolatedText>{file.name}</IsolatedText>
                  <br />
                  <span className={styles.small}>{t('reconciliation.fileLines', { count: file.lines, reviewed: file.reviewed })}</span>
                </span>
                <Button
                  size="small"
                  aria-label={t('reconciliation.openFile', { name: file.name })}
                  onClick={() => void open({ id: file.id }).then(({ ok }) => ok && navigate(`/${reconciliationResultPath}`))}
                >
                  {t('reconciliation.open')}
                </Button>
                <Button
                  size="small"
                  appearance="subtle"
                  aria-label={t('reconciliation.removeFile', { name: file.name })}
                  onClick={() => setLeaving(file)}
                >
                  {t('reconciliation.remove')}
                </Button>
              </li>
            ))}
          </ul>
        </TitledCard>
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('reconciliation.removeQuestion', { name: leaving?.name ?? '' })}
        text={t('reconciliation.removeText')}
        confirmLabel={t('reconciliation.remove')}
        isBusy={isPending}
        onConfirm={() => leaving && void remove({ id: leaving.id }).then(() => setLeaving(null))}
        onCancel={() => setLeaving(null)}
      />
    </>
  );
}

interface OpenedFileProps {
  chosen: ChosenFile;
  layouts: readonly ColumnLayout[];
  onChoice(choice: TableChoice): void;
  onAnother(): void;
}

function OpenedFile(props: OpenedFileProps): ReactElement {
  const { chosen, onChoice, onAnother } = props;
  const { name, table } = chosen;
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const mapping = useSettlement(table, props.layouts);
  const { headAt, targets, settlement, methods } = mapping;
  const { send, isPending } = useWrite('reconciliation.start');
  const problem = toProblem(mapping, t);
  const count = settlement.lines.filter(({ kind }) => kind === 'payment').length;

  async function start(): Promise<void> {
    if (problem !== null || isPending || !table.fingerprint) return;
    if (headAt >= 0) void ask('imports.saveColumns', { heads: toHeads(table.rows[headAt] ?? []), targets: [...targets] });
    const { lines, ownFils, unreadable } = settlement;
    const result = await send({ id: table.fingerprint, name: name.slice(0, 300), lines, ownFils, unreadable, methods: [...methods] });
    if (result.ok) void navigate(`/${reconciliationResultPath}`);
  }

  return (
    <Page step="columns" side={<Methods mapping={mapping} />}>
      <FileNotes table={table} />
      <ColumnsCard
        label={t('reconciliation.steps.columns')}
        table={table}
        headAt={headAt}
        onHeads={mapping.setHeads}
        onChoice={onChoice}
        targets={targets}
        choices={settlementTargets.map((value) => ({ value, name: t(`reconciliation.targets.${value}`) }))}
        onTarget={mapping.setTarget}
        toFinding={(line) => toFinding(line, settlement, { t, format, ...mapping })}
        foot={<IsolatedText>{name}</IsolatedText>}
      />
      <div className={styles.buttons}>
        {problem && <span role="status">{problem}</span>}
        <Button onClick={onAnother}>{t('productImport.another')}</Button>
        <Button appearance="primary" disabledFocusable={problem !== null || isPending} onClick={() => void start()}>
          {t('reconciliation.start', { count })}
        </Button>
      </div>
    </Page>
  );
}

/** Which methods the file settles: orders paid by others aren't missing from it. */
function Methods({ mapping: { methods, setMethod } }: { mapping: Mapping }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  return (
    <TitledCard title={t('reconciliation.methods')}>
      <div className={styles.choices}>
        {settledMethods.map((method) => (
          <Checkbox
            key={method}
            label={t(`vocabulary.payment.types.${method}`)}
            checked={methods.includes(method)}
            onChange={(_event, { checked }) => setMethod(method, checked === true)}
          />
        ))}
      </div>
      <p className={styles.words}>{t('reconciliation.methodsHint')}</p>
    </TitledCard>
  );
}

const useResultStyles = makeStyles({
  local: smallQuietText,
  lists: { ...stack.gap16, alignItems: 'stretch', minWidth: '280px' },
});

const firstPage: InputOf<'reconciliation.lines'> = { group: 'matched', filters: {}, page: 1 };

/** `/masterHN/payments/result`: the open settlement file beside the shop's orders, in four groups. */
export function ReconciliationResultScreen(): ReactElement {
  const t = useTexts();
  const navigate = useNavigate();
  const client = useQueryClient();
  // The list shares this read while it shows its first page, and shows the loading and a failure of it.
  const { data } = useRead('reconciliation.lines', firstPage, { failure: 'inPlace', staleTimeMs: 0 });
  useEvent('fullLists.changed', ({ list }) => {
    if (orderLists.some((one) => one === list)) void client.invalidateQueries({ queryKey: ['reconciliation.lines'] });
  });
  const file = data?.file?.id ?? '';
  const terminals = data?.terminals;
  const tools = useMemo((): ReconciliationTools => ({ file, terminals: terminals ?? [] }), [file, terminals]);
  if (data && !data.file) {
    const choose = (
      <Button appearance="primary" onClick={() => void navigate(`/${reconciliationPath}`)}>
        {t('reconciliation.chooseFile')}
      </Button>
    );
    return <EmptyState title={t('reconciliation.noFile')} text={t('reconciliation.noFileHint')} action={choose} />;
  }
  if (data?.file && !data.result) return <Reading file={data.file} sources={data.sources} />;
  return (
    <ListScreen<'reconciliation.lines', ReviewedPayment, ReconciliationTools>
      definition={reconciliationList}
      tools={tools}
      toolbar={(list) => <ResultTools list={list} />}
    />
  );
}

const listNames = { order: 'orders.list', guestOrder: 'guestOrders.list' } as const;

/** The progress of both lists of orders, or why their rows can't be relied on. */
function Reading({ file, sources }: Pick<ReconciliationPage, 'sources'> & { file: ReconciledFile }): ReactElement {
  const styles = useResultStyles();
  const t = useTexts();
  const language = useLanguage();
  const { send: read } = useWrite('fullLists.read');
  const moved = orderKinds.filter((kind) => sources[kind].gap?.why === 'moved');
  const lists = orderKinds.map((kind) => (
    <div key={kind}>
      <strong>{t(kind === 'order' ? 'navigation.orders' : 'navigation.guestOrders')}</strong>
      {sources[kind].of === null ? (
        <ReadingProgress question={{ list: listNames[kind], language, filters: {}, sort: null, page: 1 }} reading={sources[kind].reading} />
      ) : (
        <div>{t('sales.reading.done')}</div>
      )}
    </div>
  ));
  return (
    <Card>
      {moved.length > 0 ? (
        <StatePanel
          illustration="error"
          role="alert"
          title={t('sales.gap.moved')}
          text={t('sales.gap.movedText')}
          action={
            <Button appearance="primary" onClick={() => moved.forEach((kind) => void read({ list: listNames[kind], isAnew: true }))}>
              {t('sales.gap.readAgain')}
            </Button>
          }
        />
      ) : (
        <StatePanel
          illustration="empty"
          role="status"
          title={t('reconciliation.reading')}
          text={<IsolatedText>{file.name}</IsolatedText>}
          action={<div className={styles.lists}>{lists}</div>}
        />
      )}
    </Card>
  );
}

/** Another file, export, and the sheet. */
function ResultTools({ list }: { list: Payments }): ReactElement {
  const styles = useResultStyles();
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const once = useOnce();
  const tellSaved = useTellSaved();
  const { print, savePdf, isPending } = usePrintable();
  const { send, isPending: isExporting } = useWrite('reconciliation.export');
  async function exportTo(format: ExportFormat): Promise<void> {
    const result = await send({ ...toPaymentQuery(list.state()), language, format });
    if (result.ok) tellSaved(result.value);
  }
  const isBusy = isPending || isExporting;
  useCommand('print', () => {
    if (!isModalOpen() && !isBusy) void print({ document: 'paymentSheet' });
  });
  return (
    <>
      <span className={styles.local}>{t('reconciliation.localOnly')}</span>
      <Button onClick={() => void navigate(`/${reconciliationPath}`)}>{t('reconciliation.another')}</Button>
      <ExportMenuButton
        formats={exportFormats}
        isOff={isBusy}
        onFormat={(format) => void once(`export ${format}`, () => exportTo(format))}
      />
      <SplitButton
        isPrimary
        icon={<PrintRegular />}
        label={t('reconciliation.print')}
        isBusy={isBusy}
        onClick={() => void print({ document: 'paymentSheet' })}
        menuLabel={t('reconciliation.printMore')}
        menu={({ anchor, onClose }) => (
          <AnchoredMenu anchor={anchor} onClose={onClose} isWide>
            <MenuList aria-label={t('reconciliation.printMore')}>
              <Entry
                icon={<DocumentPdfRegular />}
                title={t('reconciliation.pdf')}
                hint={t('sales.print.pdfHint')}
                disabled={isBusy}
                onClick={() => void savePdf({ document: 'paymentSheet' })}
              />
            </MenuList>
          </AnchoredMenu>
        )}
      />
    </>
  );
}
