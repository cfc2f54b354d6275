import { makeStyles } from '@fluentui/react-components';
import { AddRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import type { ListDefinition } from '@renderer/ui/list/list-definition';
import type { Column } from '@renderer/ui/table/column';
import { Thumb } from '@renderer/ui/table/thumb';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { type HomeProduct, type HomeProductType, homeProductTypes } from '@shared/contract/home-products';
import type { ReactElement } from 'react';

/** What the list needs from its screen; every function must be stable. */
interface HomeProductListActions {
  add(): void;
  edit(product: HomeProduct): void;
  askDelete(product: HomeProduct): void;
}

export const homeProductList = '/home/products';
const canManage = ['home'] as const;

const useStyles = makeStyles({
  product: { display: 'flex', alignItems: 'center', columnGap: '12px', minWidth: 0 },
  /** On the title itself, so that it is cut at its own end whichever its direction. */
  title: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
});

const columns: readonly Column<HomeProduct>[] = [
  { key: 'id', header: (t) => t('homeProducts.columns.id'), width: 76, cell: ({ id }) => <bdi dir="ltr">{id}</bdi> },
  {
    key: 'product',
    header: (t) => t('homeProducts.columns.product'),
    width: 'rest',
    minWidth: 220,
    isLink: true,
    cell: (row) => <Product product={row} />,
  },
  {
    key: 'pictures',
    header: (t) => t('homeProducts.columns.pictures'),
    width: 96,
    align: 'end',
    wideOnly: true,
    cell: ({ show_product_images }) => <Count value={show_product_images.length} />,
  },
];

function Count({ value }: { value: number }): string {
  return useFormat().number(value);
}

function Product({ product }: { product: HomeProduct }): ReactElement {
  const styles = useStyles();
  return (
    <span className={styles.product}>
      <Thumb url={product.show_product_images[0]?.url ?? null} />
      <IsolatedText className={styles.title}>{product.title}</IsolatedText>
    </span>
  );
}

/** checklist HPR-02 to HPR-07; adding needs no permission (OP-54). */
export function toHomeProductList(actions: HomeProductListActions): ListDefinition<'homeProducts.list', HomeProduct> {
  return {
    id: 'home/products',
    call: 'homeProducts.list',
    toInput: ({ page, search, tab }) => ({ query: { page, type: tab as HomeProductType, ...(search && { search }) } }),
    toRow: (product) => product,
    rowId: ({ id }) => id,
    rowLink: ({ id }) => ({ to: `${homeProductList}/add-products/${id}` }),
    linkNeed: canManage,
    texts: {
      label: (t) => t('navigation.homeProducts'),
      row: (t, { title }) => t('homeProducts.row', { title }),
      searchPlaceholder: (t) => t('homeProducts.searchPlaceholder'),
      emptyTitle: (t) => t('homeProducts.emptyTitle'),
      emptyHint: (t) => t('homeProducts.emptyHint'),
      errorTitle: (t) => t('homeProducts.errorTitle'),
    },
    tabs: homeProductTypes.map((key) => ({ key, label: (t) => t(`homeProducts.types.${key}`) })),
    columns,
    rowActions: [
      { key: 'edit', label: (t) => t('common.edit'), icon: <EditRegular />, isInline: true, need: canManage, run: actions.edit },
      { key: 'delete', label: (t) => t('common.delete'), icon: <DeleteRegular />, isDanger: true, need: canManage, run: actions.askDelete },
    ],
    primaryAction: { label: (t) => t('homeProducts.add'), icon: <AddRegular />, need: 'signedIn', run: actions.add },
  };
}
