import { makeStyles, tokens } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexRow, stack } from '@renderer/ui/layout/layout-styles';
import { type Column, toLeastWidth } from '@renderer/ui/table/column';
import { DataTable } from '@renderer/ui/table/data-table';
import { sizes } from '@renderer/ui/table/data-table-styles';
import { Thumb } from '@renderer/ui/table/thumb';
import { useElementWidth } from '@renderer/ui/table/use-width';
import { Money } from '@renderer/ui/text/money';
import { strongText } from '@renderer/ui/text/text-styles';
import type { OrderLine } from '@shared/contract/shop/order-snapshot';
import { inLanguage } from '@shared/domain/language';
import type { ReactElement } from 'react';
import { DynamicVariants } from './dynamic-variants';
import { VariantChips } from './variant-chips';

const useStyles = makeStyles({
  product: { ...flexRow, gap: '12px', minWidth: 0, overflowWrap: 'anywhere' },
  words: { ...stack.gap4, minWidth: 0 },
  extras: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  total: strongText,
});

const id: Column<OrderLine> = {
  key: 'id',
  header: (t) => t('orders.details.columns.id'),
  width: 68,
  tone: 'muted',
  cell: (line) => <Id id={line.id} />,
};

const toProduct = (hasOptions: boolean): Column<OrderLine> => ({
  key: 'product',
  header: (t) => t('orders.details.columns.product'),
  width: 'rest',
  minWidth: 150,
  wrap: true,
  cell: (line) => <Product line={line} hasOptions={hasOptions} />,
});

const options: readonly Column<OrderLine>[] = [
  {
    key: 'variants',
    header: (t) => t('orders.details.columns.variants'),
    width: 'rest',
    minWidth: 110,
    wrap: true,
    cell: (line) => <VariantChips variants={line.variants} />,
  },
  {
    key: 'dynamicVariants',
    header: (t) => t('orders.details.columns.dynamicVariants'),
    width: 'rest',
    minWidth: 110,
    wrap: true,
    cell: (line) => <DynamicVariants extras={line.dynamicVariants} />,
  },
];

const amounts: readonly Column<OrderLine>[] = [
  {
    key: 'price',
    header: (t) => t('orders.details.columns.price'),
    width: 92,
    align: 'end',
    cell: (line) => <Amount line={line} />,
  },
  { key: 'amount', header: (t) => t('orders.details.columns.amount'), width: 72, align: 'end', cell: (line) => <Quantity line={line} /> },
  {
    key: 'lineTotal',
    header: (t) => t('orders.details.columns.lineTotal'),
    width: 136,
    align: 'end',
    cell: (line) => <LineTotal line={line} />,
  },
];

/** checklist GOR-10 to GOR-18 */
const columns = [id, toProduct(false), ...options, ...amounts];
/** Where there is no room for columns of their own, which would break every word, the options stand under the product. */
const fewColumns = [id, toProduct(true), ...amounts];
const columnsPx = toLeastWidth(columns, false) + sizes.lastEdge;

const lineId = (line: OrderLine): number => line.id;
const lineLabel = (line: OrderLine): string => String(line.id);

/** One row per line of the order (checklist GOR-09). */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }): ReactElement {
  const t = useTexts();
  const [ref, widthPx] = useElementWidth();
  return (
    <div ref={ref}>
      <DataTable
        label={t('orders.details.title')}
        columns={widthPx > 0 && widthPx < columnsPx ? fewColumns : columns}
        rows={lines}
        rowId={lineId}
        rowLabel={lineLabel}
        isTall
      />
    </div>
  );
}

function Id({ id }: { id: number }): ReactElement {
  return <bdi dir="ltr">{id}</bdi>;
}

function Product({ line, hasOptions }: { line: OrderLine; hasOptions: boolean }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const name = inLanguage(useLanguage(), 'name', line);
  return (
    <div className={styles.product}>
      <Thumb url={line.pictureUrl} />
      <div className={styles.words}>
        <bdi>{name || t('common.none')}</bdi>
        {hasOptions && line.variants.length > 0 && <VariantChips variants={line.variants} />}
        {hasOptions && line.dynamicVariants.length > 0 && (
          <div className={styles.extras}>
            <DynamicVariants extras={line.dynamicVariants} />
          </div>
        )}
      </div>
    </div>
  );
}

function Amount({ line }: { line: OrderLine }): ReactElement {
  return <bdi dir="ltr">{useFormat().amount(line.unitPriceFils)}</bdi>;
}

function Quantity({ line }: { line: OrderLine }): ReactElement {
  return <bdi dir="ltr">{useFormat().number(line.quantity)}</bdi>;
}

function LineTotal({ line }: { line: OrderLine }): ReactElement {
  return (
    <span className={useStyles().total}>
      <Money fils={line.totalFils} />
    </span>
  );
}
