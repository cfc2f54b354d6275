import { Button, makeStyles } from '@fluentui/react-components';
import { BriefcaseRegular, CopyAddRegular, EyeRegular, PrintRegular, TableEditRegular } from '@fluentui/react-icons';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { lazyComponent, lazyWithProps } from '@renderer/runtime/lazy-component';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { PrintableIcon } from '@renderer/shared-components/printing/sheets/printable-icon';
import { FlagBadge } from '@renderer/ui/badges/flag-badge';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import { activation, toActivationQuery, toActivationScope } from '@renderer/ui/list/activation';
import { copyRowsAction } from '@renderer/ui/list/bulk/copy-rows';
import { pictureColumn, toNamePair } from '@renderer/ui/list/columns/picture-column';
import { TwoLines } from '@renderer/ui/list/columns/two-lines';
import { toFullListQuery } from '@renderer/ui/list/full/use-full-list';
import type { BulkAction, ListColumn, ListDefinition } from '@renderer/ui/list/list-definition';
import { ListScreen } from '@renderer/ui/list/list-screen';
import type { ListContext } from '@renderer/ui/list/state/list-context';
import { recallList } from '@renderer/ui/list/state/list-memory';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { None } from '@renderer/ui/text/none';
import { ToolButton } from '@renderer/ui/tools/tool';
import { toSearchText } from '@renderer/validation/search-text';
import type { Product } from '@shared/contract/catalogue/products';
import { inLanguage, type Language } from '@shared/domain/language';
import { canPrintInBulk } from '@shared/domain/permissions';
import { type SelectionKind, selectionKinds } from '@shared/domain/printing/printable';
import type { Translate } from '@shared/i18n/translate';
import { productFlags, products } from '@shared/lists/catalogue';
import { type ReactElement, Suspense, useEffect } from 'react';
import type { CountDialogProps } from './counting/count-dialog';
import type { PrintSelectionDialogProps } from './print-selection-dialog';
import { ProductPrice } from './product-price';
import { ProductStock } from './product-stock';
import { clearStockEdits, ProductStockCell } from './product-stock-cell';
import type { ProductToolsMenuProps } from './product-tools-menu';
import { tableChoice, tablePath } from './table/table-choice';

const useStyles = makeStyles({ root: { ...wrappingRow, columnGap: '4px', rowGap: '2px' } });

function ProductFlags({ product, t }: { product: Product; t: Translate }): ReactElement {
  const styles = useStyles();
  const set = productFlags.filter((flag) => product[flag]);
  if (set.length === 0) return <None />;
  return (
    <span className={styles.root}>
      {set.map((flag) => (
        <FlagBadge key={flag} isWarm={flag === 'offer'}>
          {t(`products.flags.${flag}`)}
        </FlagBadge>
      ))}
    </span>
  );
}

const UnfinishedBulkWrite = lazyComponent(() => import('./bulk-writes/unfinished-bulk-write'), 'UnfinishedBulkWrite');

const CountDialog = lazyWithProps<'CountDialog', CountDialogProps>(() => import('./counting/count-dialog'), 'CountDialog');

/** checklist PRD-08 */
const loaderPx = 300;
/** Height of a tall row. */
const rowPx = 60;
const form = '/masterHN/products/add-products';
const rowName = (product: Product, language: Language): string => inLanguage(language, 'name', product) || product.code;

const { tabs, rowActions, bulkActions } = activation<Product, 'products.setDeleted'>({
  call: 'products.setDeleted',
  rowName,
  many: {
    deactivate: (t, count) => t('products.deactivateMany', { count }),
    activate: (t, count) => t('products.activateMany', { count }),
    question: (t, count) => t('products.deactivateQuestion', { count }),
  },
});

const ProductLabelsDialog = lazyWithProps(() => import('./product-labels-dialog'), 'ProductLabelsDialog');

/** Available with permission to print in bulk, because it writes nothing to the shop. */
const printLabels: BulkAction<Product> = {
  isPrint: true,
  key: 'labels',
  label: (t) => t('productLabels.open'),
  icon: <PrintRegular />,
  need: canPrintInBulk,
  run: (products, { open }) => open((close) => <ProductLabelsDialog products={products} onClose={close} />),
};

const PrintSelectionDialog = lazyWithProps<'PrintSelectionDialog', PrintSelectionDialogProps>(
  () => import('./print-selection-dialog'),
  'PrintSelectionDialog',
);

/** One document for all selected products. */
const printSelection = selectionKinds.map(
  (document): BulkAction<Product> => ({
    key: document,
    label: (t) => t(`printables.openSelection.${document}`),
    icon: <PrintableIcon document={document} />,
    need: canPrintInBulk,
    run: (products, list) =>
      openPrintSelection(
        document,
        products.map(({ id }) => id),
        list,
      ),
  }),
);

function openPrintSelection(document: SelectionKind, ids: readonly number[], { open, state, language }: ListContext): void {
  // Without the list's filters, because the selection may have rows outside of them.
  const shown = state();
  const question = {
    list: 'products.list' as const,
    ...toActivationScope(shown),
    language,
    filters: {},
    sort: shown.sort ?? null,
    page: 1,
  };
  open((close) => <PrintSelectionDialog document={document} question={question} ids={ids} onClose={close} />);
}

/** Edits prices, stock, category, and flags of all of them in a grid. */
const editAsTable: BulkAction<Product> = {
  key: 'table',
  label: (t) => t('productTable.button'),
  icon: <TableEditRegular />,
  need: needsOf('products.update'),
  needsServer: true,
  run(rows, { go }) {
    tableChoice.put({ kind: 'rows', rows });
    go(tablePath);
  },
};

const columns: readonly ListColumn<Product>[] = [
  pictureColumn('product', (product, language) => ({ picture: product.product_images[0]?.url || null, ...toNamePair(product, language) }), {
    isLink: true,
    minWidth: 240,
  }),
  { key: 'code', width: 116, hideOrder: 1, cell: (product) => <ProductCode product={product} /> },
  { key: 'category', width: 140, hideOrder: 2 },
  {
    key: 'price',
    exports: ['ownPrice', 'offerPrice'],
    width: 172,
    narrowWidth: 160,
    align: 'end',
    cell: (product, { t }) => <ProductPrice product={product} t={t} />,
  },
  {
    key: 'stock',
    width: 138,
    align: 'start',
    isStateful: true,
    cell: (product, list) => (
      <ProductStockCell product={product} list={list}>
        <ProductStock amount={product.amount} t={list.t} format={list.format} />
      </ProductStockCell>
    ),
  },
  { key: 'flags', width: 164, hideOrder: 3, cell: (product, { t }) => <ProductFlags product={product} t={t} /> },
];

const copyProducts = copyRowsAction<Product>({
  list: products,
  texts: 'products',
  columns,
  keys: ['id', 'nameEn', 'nameAr', 'code', 'category', 'ownPrice', 'offerPrice', 'stock', 'flags'],
});

/**
 * checklist PRD-01 to PRD-09, PRD-39 to PRD-42, PRD-47, PRD-51
 * @public
 */
export const productList: ListDefinition<'products.list'> = {
  id: 'masterHN/products',
  title: 'products',
  texts: 'products',
  call: 'products.list',
  toInput: (state) => ({ query: toActivationQuery(state) }),
  isSearchable: true,
  isTall: true,
  hasOwnTools: true,
  skeletonRows: loaderPx / rowPx,
  rowName,
  tabs,
  list: products,
  toScope: toActivationScope,
  columns,
  rowActions: [
    {
      key: 'view',
      label: (t) => t('products.view'),
      icon: <EyeRegular />,
      need: needsOf('products.update'),
      run: ({ id }, { go }) => go(`${form}/${id}`, { view: true }),
    },
    {
      key: 'duplicate',
      label: (t) => t('products.duplicate'),
      icon: <CopyAddRegular />,
      need: needsOf('products.add'),
      run: ({ id }, { go }) => go(form, { duplicateOf: id }),
    },
    ...rowActions,
  ],
  bulkActions: [editAsTable, ...bulkActions, printLabels, ...printSelection, copyProducts],
  notice: (_answer, { can }) =>
    can(needsOf('products.update')) && (
      <Suspense fallback={null}>
        <UnfinishedBulkWrite />
      </Suspense>
    ),
  add: { to: form, call: 'products.add' },
  edit: { to: ({ id }) => `${form}/${id}`, call: 'products.update' },
};

/** `/masterHN/products` */
export function ProductListScreen(): ReactElement {
  useEffect(() => clearStockEdits, []);
  return (
    <ListScreen
      definition={productList}
      toolbar={(list) => (
        <>
          <TableButton list={list} />
          <ProductTools list={list} />
        </>
      )}
    />
  );
}

const ProductToolsMenu = lazyWithProps<'ProductToolsMenu', ProductToolsMenuProps>(() => import('./product-tools-menu'), 'ProductToolsMenu');

/** The menu of everything that isn't needed every day. */
function ProductTools({ list }: { list: ListContext<undefined> }): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const { anchor, close, button } = useMenuAnchor();
  const ticked = [...(recallList(productList.id)?.selected.keys() ?? [])].filter((id) => typeof id === 'number');
  const count = (): void => {
    const state = list.state();
    const shown = { ...state, page: 1, search: toSearchText(state.search) };
    const view = toFullListQuery(productList, shown, { language, isAsked: true });
    if (view) list.open((done) => <CountDialog view={view} ticked={ticked} onClose={done} />);
  };
  return (
    <>
      <Button icon={<BriefcaseRegular />} aria-keyshortcuts="Alt+ArrowDown" {...button}>
        {t('products.tools.open')}
      </Button>
      {anchor && (
        <Suspense fallback={null}>
          <ProductToolsMenu
            {...{ anchor, list, ticked, count }}
            onClose={close}
            print={(document) => openPrintSelection(document, ticked, list)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Edits the whole list as a table, after it is loaded in full. */
function TableButton({ list }: { list: ListContext<undefined> }): ReactElement | null {
  const t = useTexts();
  const language = useLanguage();
  if (!list.can(needsOf('products.update'))) return null;
  return (
    <ToolButton
      appearance="secondary"
      hasWords
      icon={<TableEditRegular />}
      label={t('productTable.button')}
      isOff={list.isServerAway}
      onPress={() => {
        const question = toFullListQuery(productList, { ...list.state(), page: 1 }, { language, isAsked: true });
        if (!question) return;
        tableChoice.put({ kind: 'view', question });
        list.go(tablePath);
      }}
    />
  );
}

/** Shows the shop's own code above the server's number. */
function ProductCode({ product: { code, id } }: { product: Product }): ReactElement {
  return (
    <TwoLines second={<bdi dir="ltr">#{id}</bdi>}>
      <IsolatedText isLatin>{code}</IsolatedText>
    </TwoLines>
  );
}
