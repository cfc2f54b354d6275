import { Button, makeStyles } from '@fluentui/react-components';
import { DocumentTableRegular } from '@fluentui/react-icons';
import { ask } from '@renderer/runtime/calls/bridge';
import { useRead } from '@renderer/runtime/calls/use-read';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexRow, stack } from '@renderer/ui/layout/layout-styles';
import { quietText } from '@renderer/ui/text/text-styles';
import type { Product } from '@shared/contract/catalogue/products';
import type { FullListQuery } from '@shared/contract/desktop/full-lists';
import type { ColumnLayout, TableChoice } from '@shared/contract/desktop/imports';
import type { WrittenField } from '@shared/domain/product-writes';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bulkWritePath } from '../bulk-writes/bulk-write-path';
import { startProductWrites } from '../bulk-writes/start-product-writes';
import { ProductGridForm, ReadingRows } from '../grid/product-grid';
import { type TypedLines, toPlan, withPatches } from '../grid/product-lines';
import { toReadings } from './column-readings';
import { ColumnsStep } from './columns-step';
import { DifferencesStep } from './differences-step';
import { type ChosenFile, FileStep } from './file-step';
import { createProductIndex, findProducts, type ProductIndex } from './find-products';
import { findHeads, guessColumns, toHeads } from './guess-columns';
import { type ColumnTarget, type CommaMark, toFields } from './import-columns';
import { type ImportRow, isPreselected, isSelectable } from './import-rows';
import { StepStrip } from './step-strip';
import { useImportRows } from './use-import-rows';
import { useRestored } from './use-restored';

const useStyles = makeStyles({
  root: stack.gap16,
  file: { ...flexRow, columnGap: '8px', ...quietText },
});

const noLayouts: readonly ColumnLayout[] = [];

/** `/masterHN/products/import`: prices, offers, costs, pieces and flags from a file; every change is seen before it is written (docs/adr/0110). */
export function ProductImportScreen(): ReactElement {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const styles = useStyles();
  if (!chosen) {
    return (
      <div className={styles.root}>
        <StepStrip step="file" />
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
  /** Reads another part of the file, or the same one otherwise. */
  onChoice(choice: TableChoice): void;
  onAnother(): void;
}

/** All active products: a file names any of them. */
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
        <StepStrip step="columns" />
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
  const { rows } = table;
  const formId = useId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [headAt, setHeadAt] = useState(() => findHeads(rows, layouts));
  const [targets, setTargets] = useState<readonly ColumnTarget[]>(() => guessColumns(rows, { headAt, layouts, keys: index }));
  const [keepsEmpty, setKeepsEmpty] = useState(true);
  const [commas, setCommas] = useState<ReadonlyMap<number, CommaMark>>(new Map());
  const [step, setStep] = useState<'columns' | 'differences'>('columns');
  const [given, setGiven] = useState<ReadonlyMap<number, Product>>(new Map());
  const [typed, setTyped] = useState<TypedLines>({});
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isSaving, setSaving] = useState(false);

  const { found, lost } = useMemo(
    () => findProducts(rows.slice(headAt + 1), targets, { index, firstLine: headAt + 2, given }),
    [rows, headAt, targets, index, given],
  );
  const readings = useMemo(() => toReadings(table, { targets, headAt, found, commas }), [table, targets, headAt, found, commas]);
  const restored = useRestored(table, targets);
  const importRows = useImportRows({ rows, found, targets, readings, restored, keepsEmpty, typed });
  const isTaken = (row: ImportRow): boolean => isSelectable(row) && (ticks.get(row.id) ?? isPreselected(row));
  const taken = importRows.filter(isTaken);
  // Several lines may be of one product.
  const products = new Set(taken.map(({ product }) => product.id)).size;
  const errors = importRows.filter(({ status }) => status === 'error').length;

  useEffect(() => {
    unsavedWork.put(formId, { title: t('navigation.productImport'), discard: () => undefined });
    return () => unsavedWork.remove(formId);
  }, [formId, t]);

  function showDifferences(): void {
    if (headAt >= 0) void ask('imports.saveColumns', { heads: toHeads(rows[headAt] ?? []), targets: [...targets] });
    // What was corrected by hand stays, but for what no column brings any more.
    const brought = toFields(targets);
    setTyped((before) =>
      Object.fromEntries(
        Object.entries(before).map(([id, cells]) => [
          id,
          Object.fromEntries(Object.entries(cells).filter(([field]) => brought.has(field as WrittenField))),
        ]),
      ),
    );
    setStep('differences');
  }

  /** Nothing that was corrected by hand is lost without a question. */
  async function leaveFor(next: () => void): Promise<void> {
    if (Object.keys(typed).length > 0 && !(await unsavedWork.confirmLeaving(formId))) return;
    next();
  }

  async function write(): Promise<void> {
    const plan = toPlan(taken);
    if (plan.length === 0 || isSaving) return;
    setSaving(true);
    const isBegun = await startProductWrites(client, { kind: 'import', source: name.slice(0, 300), rows: plan }, (id) => {
      unsavedWork.remove(formId);
      void navigate(bulkWritePath(id));
    });
    if (!isBegun) setSaving(false);
  }

  return (
    <ProductGridForm
      formId={formId}
      className={styles.root}
      onSubmit={write}
      bar={
        step === 'columns'
          ? null
          : {
              words: {
                strong: taken.length === 0 ? t('productImport.nothing') : t('productImport.willChange', { count: products }),
                quiet: errors > 0 ? t('productImport.errorsLeft', { count: errors }) : '',
              },
              action: t('productImport.write', { count: products }),
              isSaving,
              isHeld: taken.length === 0,
              start: (
                <Button appearance="subtle" onClick={() => setStep('columns')}>
                  {t('productImport.back')}
                </Button>
              ),
            }
      }
    >
      <StepStrip step={step}>
        <span className={styles.file}>
          <DocumentTableRegular aria-hidden />
          <bdi>{name}</bdi>
        </span>
      </StepStrip>
      {step === 'columns' ? (
        <ColumnsStep
          table={table}
          targets={targets}
          headAt={headAt}
          keepsEmpty={keepsEmpty}
          index={index}
          onTarget={(at, target) => setTargets((before) => before.map((one, column) => (column === at ? target : one)))}
          onHeads={(at) => {
            setHeadAt(at);
            setTargets(guessColumns(rows, { headAt: at, layouts, keys: index }));
          }}
          onChoice={(choice) => void leaveFor(() => onChoice(choice))}
          onKeepsEmpty={setKeepsEmpty}
          readings={readings}
          onComma={(at, comma) => setCommas((before) => new Map([...before, [at, comma]]))}
          onBack={() => void leaveFor(onAnother)}
          onNext={showDifferences}
        />
      ) : (
        <DifferencesStep
          rows={importRows}
          lost={lost}
          targets={targets}
          isTaken={isTaken}
          onChange={(patches) => setTyped((before) => withPatches(before, patches))}
          onTaken={(ids, isOn) => setTicks((before) => new Map([...before, ...ids.map((id) => [id, isOn] as const)]))}
          onMatch={(line, product) => setGiven((before) => new Map([...before, [line, product]]))}
        />
      )}
    </ProductGridForm>
  );
}
