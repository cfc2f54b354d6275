import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { OrderFilters } from '@renderer/shared-components/orders/order-links';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow, noShrink } from '@renderer/ui/layout/layout-styles';
import { Money } from '@renderer/ui/text/money';
import { quietText, strongText, unbrokenText, visuallyHidden } from '@renderer/ui/text/text-styles';
import type { SalesPart, SalesPeriod } from '@shared/contract/desktop/sales';
import type { Fils } from '@shared/domain/money';
import { type ReactElement, type ReactNode, useState } from 'react';
import { OrdersLink } from './orders-link';

const useStyles = makeStyles({
  root: { inlineSize: '100%', borderCollapse: 'collapse' },
  unseen: visuallyHidden,
  cell: { ...hairline.blockEnd, paddingBlock: '9px', paddingInline: '8px', textAlign: 'start', fontWeight: tokens.fontWeightRegular },
  name: { ...flexRow, columnGap: '10px', minWidth: 0 },
  inner: { paddingInlineStart: '28px', ...quietText },
  share: { inlineSize: '26%', '@media (min-width: 1000px) and (max-width: 1279.98px)': { display: 'none' } },
  bar: { blockSize: '8px', borderRadius: '4px', backgroundColor: tokens.colorNeutralBackground4, overflow: 'hidden' },
  fill: { blockSize: '100%', borderRadius: '4px', backgroundColor: 'var(--dw-chart-orders)' },
  number: { ...unbrokenText, textAlign: 'end' },
  total: { ...strongText, borderBlockEndStyle: 'none' },
  quiet: quietText,
  icon: { ...noShrink, display: 'inline-flex' },
  more: { marginBlockStart: '4px', alignSelf: 'start' },
});

export interface SalesRow {
  key: string;
  name: string;
  /** Shown before the name. */
  icon?: ReactNode;
  /** Belongs to the row above. */
  isInner?: boolean;
  /** A part of the totals other than products. */
  isQuiet?: boolean;
  pieces?: number;
  fils: Fils;
  /** The row's orders; omitted if no list shows exactly these. */
  orders?: { part: SalesPart; filters: OrderFilters };
}

/** The columns beside name and takings. */
interface SalesColumns {
  hasBars: boolean;
  hasPieces: boolean;
  hasOrders: boolean;
}

interface SalesTableProps extends Partial<SalesColumns> {
  caption: string;
  period: SalesPeriod;
  rows: readonly SalesRow[];
  /** Shown after the rows, even while these are cut to `most`. */
  lastRows?: readonly SalesRow[];
  /** Shown below all rows. */
  total?: SalesTotal;
  /** Number of rows before the list is expanded. */
  most?: number;
}

interface SalesTotal {
  fils: Fils;
  part?: SalesPart;
  filters?: OrderFilters;
}

/** Parts of the takings, each with its orders and amount, and their sum. */
export function SalesTable(props: SalesTableProps): ReactElement {
  const { caption, period, rows, lastRows = [], total, hasBars = false, hasPieces = false, hasOrders = true, most } = props;
  const styles = useStyles();
  const t = useTexts();
  const [isWhole, setWhole] = useState(false);
  const isCut = most !== undefined && rows.length > most + 1;
  const shown = isCut && !isWhole ? rows.slice(0, most) : rows;
  const rest = rows.slice(shown.length);
  const largest = Math.max(1, ...rows.filter(({ isInner }) => !isInner).map(({ fils }) => fils));
  const columns: SalesColumns = { hasBars, hasPieces, hasOrders };
  const line = (row: SalesRow): ReactElement => <SalesLine key={row.key} row={row} period={period} largest={largest} columns={columns} />;
  const others: SalesRow = {
    key: 'rest',
    name: t('sales.others', { count: rest.length }),
    isQuiet: true,
    fils: rest.reduce((sum, { fils }) => sum + fils, 0) as Fils,
    ...(hasPieces && { pieces: rest.reduce((sum, { pieces }) => sum + (pieces ?? 0), 0) }),
  };
  return (
    <>
      <table className={styles.root}>
        <caption className={styles.unseen}>{caption}</caption>
        <thead className={styles.unseen}>
          <tr>
            <th scope="col">{t('sales.columns.name')}</th>
            {hasBars && <td aria-hidden="true" />}
            {hasOrders && <th scope="col">{t('sales.columns.orders')}</th>}
            {hasPieces && <th scope="col">{t('sales.columns.pieces')}</th>}
            <th scope="col">{t('sales.columns.takings')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(line)}
          {rest.length > 0 && line(others)}
          {lastRows.map(line)}
          {total && <TotalLine total={total} period={period} columns={columns} />}
        </tbody>
      </table>
      {isCut && (
        <Button appearance="subtle" className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('sales.showLess') : t('sales.showAll', { total: rows.length })}
        </Button>
      )}
    </>
  );
}

interface SalesLineProps extends Pick<SalesTableProps, 'period'> {
  row: SalesRow;
  /** The amount with a full bar. */
  largest: number;
  columns: SalesColumns;
}

function SalesLine({ row, period, largest, columns }: SalesLineProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <tr data-sales-row={row.key}>
      <th scope="row" className={mergeClasses(styles.cell, (row.isInner || row.isQuiet) && styles.quiet)}>
        <span className={mergeClasses(styles.name, row.isInner && styles.inner)}>
          {row.icon && <span className={styles.icon}>{row.icon}</span>}
          <bdi>{row.name}</bdi>
        </span>
      </th>
      {columns.hasBars && (
        <td className={mergeClasses(styles.cell, styles.share)} aria-hidden="true">
          {!row.isInner && (
            <div className={styles.bar}>
              <div className={styles.fill} style={{ inlineSize: `${(Math.max(0, row.fils) / largest) * 100}%` }} />
            </div>
          )}
        </td>
      )}
      {columns.hasOrders && (
        <td className={mergeClasses(styles.cell, styles.number)}>
          {row.orders && <OrdersLink what={row.name} period={period} {...row.orders} />}
        </td>
      )}
      {columns.hasPieces && (
        <td className={mergeClasses(styles.cell, styles.number)}>{row.pieces !== undefined && t('sales.pieces', { count: row.pieces })}</td>
      )}
      <td className={mergeClasses(styles.cell, styles.number)}>
        <Money fils={row.fils} />
      </td>
    </tr>
  );
}

interface TotalLineProps extends Pick<SalesLineProps, 'period' | 'columns'> {
  total: SalesTotal;
}

function TotalLine({ total, period, columns }: TotalLineProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <tr data-sales-row="total">
      <th scope="row" className={mergeClasses(styles.cell, styles.total)}>
        {t('sales.total')}
      </th>
      {columns.hasBars && <td className={mergeClasses(styles.cell, styles.share, styles.total)} aria-hidden="true" />}
      {columns.hasOrders && (
        <td className={mergeClasses(styles.cell, styles.number, styles.total)}>
          {total.part && <OrdersLink what={t('sales.total')} period={period} part={total.part} filters={total.filters ?? {}} />}
        </td>
      )}
      {columns.hasPieces && <td className={mergeClasses(styles.cell, styles.total)} />}
      <td className={mergeClasses(styles.cell, styles.number, styles.total)}>
        <Money fils={total.fils} />
      </td>
    </tr>
  );
}
