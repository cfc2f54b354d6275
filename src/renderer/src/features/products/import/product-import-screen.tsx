import { Button, makeStyles } from '@fluentui/react-components';
import { DocumentTableRegular } from '@fluentui/react-icons';
import { ask } from '@renderer/runtime/calls/bridge';
import { useRead } from '@renderer/runtime/calls/use-read';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexRow, stack } from '@renderer/ui/layout/layout-styles';
import { quietText } from '@renderer/ui/text/text-styles';
import type { Product } from '@shared/contract/catalogue/products';
import type { FullListQuery } from '@shared/contract/desktop/full-lists';
import type { ColumnLayout, TableChoice } from '@shared/contract/desktop/imports';
import { type ReactElement, useMemo, useState } from 'react';
import { ProductGridForm, ReadingRows } from '../grid/product-grid';
import { ColumnsStep } from './columns-step';
import { DifferencesStep } from './differences-step';
import { type ChosenFile, FileStep } from './file-step';
import { createProductIndex, type ProductIndex } from './find-products';
import { StepStrip } from './step-strip';
import { useOpenedFile } from './use-opened-file';

const useStyles = makeStyles({
  root: stack.gap16,
  file: { ...flexRow, columnGap: '8px', ...quietText },
});

const noLayouts: readonly ColumnLayout[] = [];

/** `/masterHN/products/import`: prices, offers, costs, stock, and flags from a file. Every change is shown before it's written (docs/adr/0110). */
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
      <StepStrip step={step}>
        <span className={styles.file}>
          <DocumentTableRegular aria-hidden />
          <bdi>{name}</bdi>
        </span>
      </StepStrip>
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
