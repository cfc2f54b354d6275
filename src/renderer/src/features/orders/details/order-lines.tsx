import { MessageBar, MessageBarBody, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexRow, plainList, stack } from '@renderer/ui/layout/layout-styles';
import { type Column, toLeastWidth } from '@renderer/ui/table/column';
import { DataTable } from '@renderer/ui/table/data-table';
import { sizes } from '@renderer/ui/table/data-table-styles';
import { Thumb } from '@renderer/ui/table/thumb';
import { useElementWidth } from '@renderer/ui/table/use-width';
import { Money } from '@renderer/ui/text/money';
import { strongText, unbrokenText } from '@renderer/ui/text/text-styles';
import type { OrderLine, OrderLineExtra, OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { inLanguage } from '@shared/domain/language';
import { type Fils, sumFils } from '@shared/domain/money';
import { toLinesDifference } from '@shared/domain/orders/order-lines';
import type { ReactElement } from 'react';
import { VariantChips } from './variant-chips';

const useOrderTotalsStyles = makeStyles({
  root: { ...stack.gap12, alignItems: 'flex-end', padding: '12px 16px 16px' },
  list: { margin: 0, ...stack.gap8, width: '100%', maxWidth: '320px' },
  pair: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '16px', color: tokens.colorNeutralForeground3 },
  value: { margin: 0, color: tokens.colorNeutralForeground1 },
  total: {
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  warning: { width: '100%' },
});

type Sums = Pick<OrderSnapshot, 'subtotalFils' | 'shippingFeeFils' | 'totalFils' | 'lines'>;

/** Shows the server's subtotal, delivery fee, and total, with a warning if the lines add up to a different amount. */
export function OrderTotals({ order }: { order: Sums }): ReactElement {
  const styles = useOrderTotalsStyles();
  const t = useTexts();
  const format = useFormat();
  const linesFils = sumFils(order.lines.map((line) => line.totalFils));
  return (
    <div className={styles.root}>
      {toLinesDifference(order) !== 0 && (
        <MessageBar intent="warning" layout="multiline" className={styles.warning}>
          <MessageBarBody>
            {t('orders.details.difference', { lines: format.money(linesFils), subtotal: format.money(order.subtotalFils) })}
          </MessageBarBody>
        </MessageBar>
      )}
      <dl className={styles.list}>
        <Sum name={t('vocabulary.orders.subtotal')} fils={order.subtotalFils} />
        <Sum name={t('vocabulary.orders.shipping')} fils={order.shippingFeeFils} />
        <Sum name={t('vocabulary.orders.total')} fils={order.totalFils} isTotal />
      </dl>
    </div>
  );
}

function Sum({ name, fils, isTotal = false }: { name: string; fils: Fils; isTotal?: boolean }): ReactElement {
  const styles = useOrderTotalsStyles();
  return (
    <div className={mergeClasses(styles.pair, isTotal && styles.total)}>
      <dt>{name}</dt>
      <dd className={styles.value}>
        <Money fils={fils} />
      </dd>
    </div>
  );
}

const useDynamicVariantsStyles = makeStyles({ list: plainList, sum: unbrokenText });

/**
 * One `name: quantity * unit price` per line, `-` if there are none (checklist GOR-15). Each number is isolated, so that it is correct in
 * both directions.
 */
function DynamicVariants({ extras }: { extras: readonly OrderLineExtra[] }): ReactElement {
  const styles = useDynamicVariantsStyles();
  const t = useTexts();
  const language = useLanguage();
  const format = useFormat();
  if (extras.length === 0) return <>{t('common.none')}</>;
  return (
    <ul className={styles.list}>
      {extras.map((extra) => (
        <li key={extra.id}>
          {t('orders.details.pair', { name: inLanguage(language, 'name', extra) })}{' '}
          <span className={styles.sum}>
            <bdi dir="ltr">{format.number(extra.quantity)}</bdi> * <bdi dir="ltr">{format.amount(extra.unitPriceFils)}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

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
/** Without enough room for the columns of the options, they are below the product. */
const fewColumns = [id, toProduct(true), ...amounts];
const columnsPx = toLeastWidth(columns, false) + sizes.lastEdge;

const lineId = (line: OrderLine): number => line.id;
const lineLabel = (line: OrderLine): string => String(line.id);

/** One row per order line (checklist GOR-09). */
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
