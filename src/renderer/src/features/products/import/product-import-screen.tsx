import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { DocumentTableRegular } from '@fluentui/react-icons';
import { ask } from '@renderer/runtime/calls/bridge';
import { useRead } from '@renderer/runtime/calls/use-read';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type ColumnFinding, type ColumnLine, ColumnsCard } from '@renderer/shared-components/import/columns-card';
import { FileNotes } from '@renderer/shared-components/import/file-choices';
import { type ChosenFile, FileDrop } from '@renderer/shared-components/import/file-drop';
import { StepStrip } from '@renderer/shared-components/import/step-strip';
import { Card } from '@renderer/ui/layout/card';
import { flexRow, stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { quietText, softParagraph } from '@renderer/ui/text/text-styles';
import type { Product } from '@shared/contract/catalogue/products';
import type { FullListQuery } from '@shared/contract/desktop/full-lists';
import type { ColumnLayout, ReadTable, TableChoice } from '@shared/contract/desktop/imports';
import type { Fils } from '@shared/domain/money';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bulkWritesPath } from '../bulk-writes/bulk-write-path';
import { ProductGridForm, ReadingRows } from '../grid/product-grid';
import { DifferencesStep } from './differences-step';
import { createProductIndex, type ProductIndex } from './find-products';
import { asTyped, type ColumnReading, type ColumnTarget, columnTargets, describeColumn, importKeys, kindOf } from './import-columns';
import { type FileColumns, useOpenedFile } from './use-opened-file';

const useStyles = makeStyles({
  root: stack.gap16,
  file: { ...flexRow, columnGap: '8px', ...quietText },
  easy: { ...wrappingRow, alignItems: 'center', gap: '12px', padding: '16px 20px' },
  words: { ...softParagraph, flexGrow: 1, flexBasis: '320px' },
  buttons: { ...wrappingRow, justifyContent: 'flex-end', alignItems: 'center', gap: '8px' },
});

const importSteps = ['file', 'columns', 'differences', 'writing'] as const;

function ImportSteps({ step, children }: { step: (typeof importSteps)[number]; children?: ReactNode }): ReactElement {
  const t = useTexts();
  return (
    <StepStrip steps={importSteps.map((one) => t(`productImport.steps.${one}`))} now={importSteps.indexOf(step)}>
      {children}
    </StepStrip>
  );
}

function FileStep({ onTable }: { onTable(file: ChosenFile): void }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const navigate = useNavigate();
  const words = { title: t('productImport.dropTitle'), hint: t('productImport.dropHint'), note: t('productImport.nothingAdded') };
  return (
    <>
      <FileDrop words={words} onTable={onTable} />
      <Card className={styles.easy}>
        <p className={styles.words}>{t('productImport.easiest')}</p>
        <Button onClick={() => void navigate('/masterHN/products')}>{t('productImport.toProducts')}</Button>
        <Button onClick={() => void navigate(bulkWritesPath)}>{t('productTable.earlier')}</Button>
      </Card>
    </>
  );
}

const noLayouts: readonly ColumnLayout[] = [];

/** `/masterHN/products/import`: prices, offers, costs, stock, and flags from a file. Every change is shown before it's written (docs/adr/0110). */
export function ProductImportScreen(): ReactElement {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const styles = useStyles();
  if (!chosen) {
    return (
      <div className={styles.root}>
        <ImportSteps step="file" />
        <FileStep onTable={setChosen} />
      </div>
    );
  }
  async function readAgain(file: ChosenFile, choice: TableChoice): Promise<void> {
    const result = await ask('imports.read', { bytes: file.bytes, ...choice });
    if (result.ok) setChosen({ ...file, table: result.value });
    else notify.failure(result.error);
  }
  return <WithProducts chosen={chosen} onChoice={(choice) => void readAgain(chosen, choice)} onAnother={() => setChosen(null)} />;
}

interface FileProps {
  chosen: ChosenFile;
  /** Reads another sheet of the file, or the file with another delimiter. */
  onChoice(choice: TableChoice): void;
  onAnother(): void;
}

/** Loads all active products first, because a file can contain any of them. */
function WithProducts({ chosen, onChoice, onAnother }: FileProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const [products, setProducts] = useState<readonly Product[] | null>(null);
  const question = useMemo(
    (): FullListQuery => ({ list: 'products.list', isDeleted: false, language, filters: {}, sort: null, page: 1 }),
    [language],
  );
  const remembered = useRead('imports.readColumns', undefined, { failure: 'inPlace', staleTimeMs: 0 });
  const index = useMemo(() => products && createProductIndex(products), [products]);
  if (!index || remembered.isPending) {
    return (
      <div className={styles.root}>
        <ImportSteps step="columns" />
        <ReadingRows question={question} label={t('productImport.waiting')} words={t('productImport.waiting')} onRows={setProducts} />
      </div>
    );
  }
  const { sheet, separator } = chosen.table;
  return (
    <OpenedFile
      key={`${sheet} ${separator}`}
      chosen={chosen}
      index={index}
      layouts={remembered.data ?? noLayouts}
      onChoice={onChoice}
      onAnother={onAnother}
    />
  );
}

interface OpenedFileProps extends FileProps {
  index: ProductIndex;
  layouts: readonly ColumnLayout[];
}

function OpenedFile({ chosen: { name, table }, index, layouts, onChoice, onAnother }: OpenedFileProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const file = useOpenedFile({ name, table, index, layouts });
  const { formId, columns, rows, step, isSaving } = file;
  // Several lines can belong to one product.
  const products = new Set(rows.taken.map(({ product }) => product.id)).size;
  const bar = {
    words: {
      strong: products === 0 ? t('productImport.nothing') : t('productImport.willChange', { count: products }),
      quiet: rows.errors > 0 ? t('productImport.errorsLeft', { count: rows.errors }) : '',
    },
    action: t('productImport.write', { count: products }),
    isSaving,
    isHeld: products === 0,
    start: (
      <Button appearance="subtle" onClick={file.showColumns}>
        {t('productImport.back')}
      </Button>
    ),
  };
  return (
    <ProductGridForm formId={formId} className={styles.root} onSubmit={file.write} bar={step === 'columns' ? null : bar}>
      <ImportSteps step={step}>
        <span className={styles.file}>
          <DocumentTableRegular aria-hidden />
          <bdi>{name}</bdi>
        </span>
      </ImportSteps>
      {step === 'columns' ? (
        <ColumnsStep
          table={table}
          columns={columns}
          readings={rows.readings}
          index={index}
          onChoice={(choice) => void file.leaveFor(() => onChoice(choice))}
          onBack={() => void file.leaveFor(onAnother)}
          onNext={file.showDifferences}
        />
      ) : (
        <DifferencesStep file={rows} targets={columns.targets} />
      )}
    </ProductGridForm>
  );
}

interface ColumnsStepProps {
  table: ReadTable;
  columns: FileColumns;
  readings: readonly ColumnReading[];
  index: ProductIndex;
  onChoice(choice: TableChoice): void;
  onBack(): void;
  onNext(): void;
}

/** Maps each column of the file to a field. The mapping is guessed, and the user corrects it. */
function ColumnsStep({ table, columns, readings, index, onChoice, onBack, onNext }: ColumnsStepProps): ReactElement {
  const { targets, headAt, keepsEmpty } = columns;
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const problem = toProblem(targets);
  return (
    <div className={styles.root}>
      <FileNotes table={table} />
      <ColumnsCard
        label={t('productImport.steps.columns')}
        table={table}
        headAt={headAt}
        onHeads={columns.setHeads}
        onChoice={onChoice}
        targets={targets}
        choices={columnTargets.map((value) => ({ value, name: t(`productImport.targets.${value}`) }))}
        onTarget={columns.setTarget}
        toFinding={(line) => toFinding(line, { columns, readings, index, t, format })}
        foot={
          <Checkbox
            label={t('productImport.keepsEmpty')}
            checked={keepsEmpty}
            onChange={(_event, { checked }) => columns.setKeepsEmpty(checked === true)}
          />
        }
      />
      <div className={styles.buttons}>
        {problem && <span role="status">{t(`productImport.${problem}`)}</span>}
        <Button onClick={onBack}>{t('productImport.another')}</Button>
        <Button appearance="primary" disabledFocusable={problem !== null} onClick={() => problem === null && onNext()}>
          {t('productImport.showDifferences')}
        </Button>
      </div>
    </div>
  );
}

interface FindingTools extends Pick<ColumnsStepProps, 'columns' | 'readings' | 'index'> {
  t: Translate;
  format: Formatter;
}

function toFinding(
  { at, cells, target }: ColumnLine<ColumnTarget>,
  { columns, readings, index, t, format }: FindingTools,
): ColumnFinding | null {
  if (target === 'none' || target === 'flags' || target === 'combination' || target === 'undo') return null;
  const isKey = (importKeys as readonly string[]).includes(target);
  const reading = readings[at] ?? asTyped;
  const found = describeColumn(
    cells.map((text, line) => ({ text, line: line + columns.headAt + 1 })),
    { target, reading, isFound: (text) => isKey && index.find(target as 'code', text) !== undefined },
  );
  if (isKey) {
    return { text: t('productImport.foundKeys', { found: found.found, count: found.filled }), isDoubtful: found.found < found.filled };
  }
  const parts = [
    t('productImport.foundValues', { good: found.good, count: found.filled }),
    ...(found.arabic > 0 ? [t('productImport.foundArabic', { count: found.arabic })] : []),
    ...(found.rounded > 0 ? [t('productImport.foundRounded', { count: found.rounded })] : []),
    ...(found.comma ? [t('productImport.foundComma', { text: found.comma.text, value: format.amount(found.comma.value as Fils) })] : []),
  ];
  const other = found.comma?.other ?? null;
  return {
    text: parts.join(t('forms.separator')),
    isDoubtful: found.good < found.filled,
    ...(other !== null && {
      turn: {
        text: t('productImport.turnComma', { value: format.amount(other as Fils) }),
        run: () => columns.setComma(at, reading.comma === 'decimal' ? 'thousands' : 'decimal'),
      },
    }),
  };
}

function toProblem(targets: readonly ColumnTarget[]): 'noKey' | 'noValue' | 'twice' | null {
  const used = targets.filter((target) => target !== 'none');
  if (new Set(used).size < used.length) return 'twice';
  if (!used.some((target) => (importKeys as readonly string[]).includes(target))) return 'noKey';
  return used.some((target) => kindOf(target) !== null || target === 'flags') ? null : 'noValue';
}
