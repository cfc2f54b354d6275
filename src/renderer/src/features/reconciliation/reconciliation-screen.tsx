import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { CheckmarkCircle16Regular } from '@fluentui/react-icons';
import { ask } from '@renderer/runtime/calls/bridge';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ColumnsCard } from '@renderer/shared-components/import/columns-card';
import { FileNotes } from '@renderer/shared-components/import/file-choices';
import { type ChosenFile, FileDrop } from '@renderer/shared-components/import/file-drop';
import { toHeads } from '@renderer/shared-components/import/file-heads';
import { StepStrip } from '@renderer/shared-components/import/step-strip';
import { orderLists } from '@renderer/shared-components/orders/order-links';
import { useScreenKey } from '@renderer/ui/controls/key-owner';
import { ConfirmDialog } from '@renderer/ui/feedback/confirm-dialog';
import { Loader } from '@renderer/ui/feedback/loader';
import { flexColumn, flexGrow, plainList, stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { TitledCard } from '@renderer/ui/layout/titled-card';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { quietText, smallQuietText } from '@renderer/ui/text/text-styles';
import type { CommaMark } from '@renderer/validation/parse-amount';
import type { ColumnLayout, ReadTable, TableChoice } from '@shared/contract/desktop/imports';
import { type ReconciledFile, type SettledMethod, settledMethods } from '@shared/contract/desktop/reconciliation';
import type { Fils } from '@shared/domain/money';
import { orderKinds } from '@shared/domain/orders/order-ref';
import type { Translate } from '@shared/i18n/translate';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { reconciliationResultPath } from './reconciliation-list';
import {
  findSettlementHeads,
  guessSettlementColumns,
  readSettlement,
  type SettlementTarget,
  settlementTargets,
  toDoubtfulReferences,
  toFinding,
} from './settlement-columns';

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
  choices: { ...flexColumn, alignItems: 'start', marginBlockEnd: '8px', marginInline: 0, padding: 0, border: 'none', minWidth: 0 },
  facts: { ...stack.gap8, margin: '0 0 12px' },
  fact: { display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: '12px' },
  factName: quietText,
  factText: { margin: 0 },
  whole: { color: 'var(--dw-delivered-text)', marginInlineStart: '6px', verticalAlign: '-3px' },
  list: plainList,
  file: { ...wrappingRow, alignItems: 'center', gap: '8px', paddingBlock: '6px' },
  name: { ...flexGrow, minWidth: 0, overflowWrap: 'anywhere' },
  small: smallQuietText,
  buttons: { ...wrappingRow, justifyContent: 'flex-end', alignItems: 'center', gap: '8px' },
});

/** `/masterHN/payments`: a settlement file of a bank or K-Net, and the mapping of its columns. Nothing of it is sent to the server. */
export function ReconciliationScreen(): ReactElement {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const { state } = useLocation();
  // Ctrl+O on another step.
  const [isOpening, setOpening] = useState((state as { isOpening?: boolean } | null)?.isOpening === true);
  const t = useTexts();
  const { data: layouts, isPending } = useRead('imports.readColumns', undefined, { failure: 'inPlace', staleTimeMs: 0 });
  if (!chosen) {
    const words = { title: t('reconciliation.dropTitle'), hint: t('reconciliation.dropHint'), note: t('reconciliation.nothingSent') };
    return (
      <Page step="file" side={<RecentFiles />}>
        <FileDrop words={words} onTable={setChosen} isOpening={isOpening} />
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
      onAnother={(isByKey) => {
        setOpening(isByKey);
        setChosen(null);
      }}
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

/** The mapping of a file's columns, guessed at first, with the lines that it results in. */
function useSettlement(table: ReadTable, layouts: readonly ColumnLayout[]) {
  const [headAt, setHeadAt] = useState(() => findSettlementHeads(table.rows, layouts));
  const [targets, setTargets] = useState<readonly SettlementTarget[]>(() => guessSettlementColumns(table.rows, headAt, layouts));
  const [commas, setCommas] = useState<ReadonlyMap<number, CommaMark>>(new Map());
  const [isMonthFirst, setMonthFirst] = useState(false);
  const [methods, setMethods] = useState<readonly SettledMethod[]>(settledMethods);
  const references = useMemo(() => toDoubtfulReferences({ table, headAt, targets }), [table, headAt, targets]);
  const { data: compared, refetch } = useRead('reconciliation.orders', { references }, { failure: 'inPlace', staleTimeMs: 0 });
  useEvent('fullLists.changed', ({ list }) => {
    if (orderLists.some((one) => one === list)) void refetch();
  });
  // The same text for the same amounts, so that the file isn't read again while the lists load.
  const amounts = JSON.stringify(compared?.amounts ?? []);
  const settlement = useMemo(() => {
    const fils = JSON.parse(amounts) as (Fils | null)[];
    const known = new Map(references.flatMap((one, at) => (fils[at] == null ? [] : [[one, fils[at]] as const])));
    return readSettlement({ table, headAt, targets, commas, known, isMonthFirst });
  }, [table, headAt, targets, commas, isMonthFirst, references, amounts]);
  return {
    sources: compared?.sources,
    headAt,
    targets,
    methods,
    settlement,
    setHeads(at: number): void {
      setHeadAt(at);
      setTargets(guessSettlementColumns(table.rows, at, layouts));
    },
    setTarget: (at: number, target: SettlementTarget): void =>
      setTargets((before) => before.map((one, column) => (column === at ? target : one))),
    turnComma: (at: number): void =>
      setCommas((before) => new Map([...before, [at, settlement.commas.get(at) === 'decimal' ? 'thousands' : 'decimal']])),
    turnDays: (): void => setMonthFirst(!settlement.isMonthFirst),
    setMethod: (method: SettledMethod, isOn: boolean): void =>
      setMethods((before) => settledMethods.filter((one) => (one === method ? isOn : before.includes(one)))),
  };
}

type Mapping = ReturnType<typeof useSettlement>;

/** Returns why the file can't be matched yet; null if it can. */
function toProblem({ targets, settlement, methods }: Mapping, t: Translate): string | null {
  const used = targets.filter((target) => target !== 'none');
  if (new Set(used).size < used.length) return t('productImport.twice');
  if (!used.includes('ref') && !used.includes('invoice')) return t('reconciliation.noRef');
  if (!used.includes('amount')) return t('reconciliation.noAmount');
  if (settlement.lines.length === 0) return t('reconciliation.noLines');
  return methods.length === 0 ? t('reconciliation.noMethod') : null;
}

interface OpenedFileProps {
  chosen: ChosenFile;
  layouts: readonly ColumnLayout[];
  onChoice(choice: TableChoice): void;
  /** By Ctrl+O, which also opens the choice of the file. */
  onAnother(isByKey: boolean): void;
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
  useScreenKey('KeyO', () => onAnother(true));
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
    <Page step="columns" side={<Compared mapping={mapping} />}>
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
        <Button onClick={() => onAnother(false)}>{t('productImport.another')}</Button>
        <Button appearance="primary" disabledFocusable={problem !== null || isPending} onClick={() => void start()}>
          {t('reconciliation.start', { count })}
        </Button>
      </div>
    </Page>
  );
}

/** What the file is compared with, and which methods it settles: orders paid by others aren't missing from it. */
function Compared({ mapping: { methods, setMethod, settlement, sources } }: { mapping: Mapping }): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const styles = useStyles();
  const days = settlement.lines.flatMap(({ kind, day }) => (kind !== 'fee' && day ? [day] : [])).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  const lists = sources && orderKinds.map((kind) => sources[kind]);
  const [oldest] = lists?.flatMap(({ of, readAt }) => (of === null ? [] : (readAt ?? []))).toSorted() ?? [];
  const isWhole = lists?.every(({ of }) => of !== null) ?? false;
  const isReading = lists === undefined || lists.some(({ reading }) => reading.kind === 'reading');
  const facts = [
    [
      'days',
      from && to ? t('reconciliation.found.days', { from: format.date(from), to: format.date(to) }) : t('reconciliation.compared.noDays'),
    ],
    ['orders', t('reconciliation.compared.lists')],
    ['by', t('reconciliation.compared.byRefs')],
    [
      'read',
      isWhole && oldest
        ? t('reconciliation.compared.whole', { time: format.time(oldest) })
        : t(isReading ? 'reconciliation.compared.reading' : 'reconciliation.compared.waiting'),
    ],
  ] as const;
  return (
    <TitledCard title={t('reconciliation.compared.title')}>
      <dl className={styles.facts}>
        {facts.map(([key, text]) => (
          <div key={key} className={styles.fact}>
            <dt className={styles.factName}>{t(`reconciliation.compared.${key}`)}</dt>
            <dd className={styles.factText}>
              <IsolatedValues>{text}</IsolatedValues>
              {key === 'read' && isWhole && <CheckmarkCircle16Regular className={styles.whole} aria-hidden />}
            </dd>
          </div>
        ))}
      </dl>
      <fieldset className={styles.choices}>
        <legend className={styles.factName}>{t('reconciliation.methods')}</legend>
        {settledMethods.map((method) => (
          <Checkbox
            key={method}
            label={t(`vocabulary.payment.types.${method}`)}
            checked={methods.includes(method)}
            onChange={(_event, { checked }) => setMethod(method, checked === true)}
          />
        ))}
      </fieldset>
      <p className={styles.words}>{t('reconciliation.methodsHint')}</p>
    </TitledCard>
  );
}
