import { MessageBar, MessageBarBody, makeStyles, ToggleButton } from '@fluentui/react-components';
import { Location20Regular, Money20Regular, Payment20Regular } from '@fluentui/react-icons';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { OrderFilters } from '@renderer/shared-components/orders/order-links';
import { iconStyle } from '@renderer/ui/badges/mark-styles';
import { SegmentedChoice } from '@renderer/ui/controls/segmented-choice';
import { Thumb } from '@renderer/ui/table/thumb';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import type { CategoryPart, PlacePart, ProductsPart, SalesReport, SalesResult } from '@shared/contract/desktop/sales';
import { noValue } from '@shared/domain/lists/full-list';
import type { Fils } from '@shared/domain/money';
import { orderKinds } from '@shared/domain/orders/order-ref';
import { isCanceled } from '@shared/domain/orders/order-status';
import { toPaymentType } from '@shared/domain/orders/payment-type';
import { toProductValue } from '@shared/domain/orders/product-value';
import { toPaymentText } from '@shared/lists/orders';
import { type ReactElement, useState } from 'react';
import { SalesCard } from './sales-card';
import { type SalesRow, SalesTable } from './sales-table';
import { toName } from './sales-words';

const useStyles = makeStyles({ icon: iconStyle.quiet });

/** Returns filters for a list of orders that aren't canceled; empty if none was canceled. */
export function toTakenFilters({ statuses }: SalesReport): OrderFilters {
  if (!statuses.some(isCanceled)) return {};
  return { status: statuses.filter((one) => !isCanceled(one)).map(({ status }) => status || noValue) };
}

/** Returns filters for canceled orders, with the server's spellings. */
export function toCanceledFilters({ statuses }: SalesReport): OrderFilters {
  return { status: statuses.filter(isCanceled).map(({ status }) => status) };
}

/** Maximum number of products in a filter. */
const mostValues = 60;

interface PartProps {
  report: SalesReport;
}

/** Takings by payment method, and the part of the cash that isn't in the till. */
export function PaymentsCard({ report }: PartProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const { payments, cash, takings, period } = report;
  const taken = toTakenFilters(report);
  const rows = payments.map(({ method, ...part }): SalesRow => {
    const Icon = toPaymentType(method) === 'cash' ? Money20Regular : Payment20Regular;
    return {
      key: method,
      name: method === '' ? t('sales.payments.none') : toPaymentText(method, t),
      icon: <Icon className={styles.icon} aria-hidden="true" />,
      fils: part.fils,
      orders: { part, filters: { ...taken, payment: [method || noValue] } },
    };
  });
  const { count, fils } = cash.open;
  return (
    <SalesCard title={t('sales.payments.title')}>
      <SalesTable
        caption={t('sales.payments.title')}
        period={period}
        rows={rows}
        total={{ fils: takings.fils, part: takings, filters: taken }}
      />
      {cash.delivered.count + count > 0 && (
        <MessageBar layout="multiline" icon={<Money20Regular />}>
          <MessageBarBody>
            {count === 0 ? (
              t('sales.payments.allDelivered')
            ) : (
              <IsolatedValues>{t('sales.payments.open', { count, amount: format.money(fils) })}</IsolatedValues>
            )}
          </MessageBarBody>
        </MessageBar>
      )}
    </SalesCard>
  );
}

const toValues = ({ place, values }: PlacePart): readonly string[] => (place ? values : [noValue]);

/** Takings by governorate, each with its areas. */
export function PlacesCard({ report }: PartProps): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const [hasAreas, setAreas] = useState(false);
  const { places, takings, period } = report;
  const taken = toTakenFilters(report);
  const rows = places.flatMap((governorate): SalesRow[] => {
    const { place, areas, ...part } = governorate;
    const filters = { ...taken, governorate: toValues(governorate) };
    const key = governorate.values[0] ?? '';
    return [
      { key, name: place ? toName(place, language) : t('sales.places.none'), fils: part.fils, orders: { part, filters } },
      ...(hasAreas
        ? areas.map((area) => ({
            key: `${key} ${area.values[0] ?? ''}`,
            name: area.place ? toName(area.place, language) : t('sales.places.noArea'),
            isInner: true,
            fils: area.fils,
            orders: { part: area, filters: { ...filters, area: toValues(area) } },
          }))
        : []),
    ];
  });
  return (
    <SalesCard
      title={t('sales.places.title')}
      tools={
        <ToggleButton
          appearance="subtle"
          icon={<Location20Regular />}
          checked={hasAreas}
          aria-label={t('sales.places.areasOf')}
          onClick={() => setAreas(!hasAreas)}
        >
          {t('sales.places.areas')}
        </ToggleButton>
      }
    >
      <SalesTable
        caption={t('sales.places.title')}
        period={period}
        rows={rows}
        hasBars
        total={{ fils: takings.fils, part: takings, filters: taken }}
      />
    </SalesCard>
  );
}

interface GoodsChoice {
  by: 'product' | 'category';
  sort: 'value' | 'quantity';
}

/** Returns the sold products as rows, and the other parts of the totals; null until they are known. */
function useGoodsRows(report: SalesReport, { by, sort }: GoodsChoice): { rows: SalesRow[] | null; lastRows: SalesRow[] } {
  const t = useTexts();
  const language = useLanguage();
  const { products, categories, shippingFils, otherFils } = report;
  const parts = by === 'product' ? products : categories;
  const taken = toTakenFilters(report);
  const nameOf = ({ name }: ProductsPart): string =>
    name ? toName(name, language) : t(by === 'product' ? 'sales.goods.noName' : 'sales.goods.noCategory');
  /** Filters a category by its products. */
  const toOrders = (part: ProductsPart | CategoryPart): Pick<SalesRow, 'orders'> => {
    const product = 'values' in part ? part.values : part.name ? [toProductValue(part.name)] : [];
    if (product.length === 0 || product.length > mostValues || product.includes('')) return {};
    return { orders: { part, filters: { ...taken, product } } };
  };
  const toRow = (part: ProductsPart | CategoryPart): SalesRow => ({
    key: JSON.stringify(part.name),
    name: nameOf(part),
    ...(by === 'product' && { icon: <Thumb url={part.pictureUrl} /> }),
    pieces: part.quantity,
    fils: part.fils,
    ...toOrders(part),
  });
  const sorted = sort === 'value' ? parts : parts?.toSorted((one, other) => other.quantity - one.quantity);
  const besides = (key: string, name: string, fils: Fils): SalesRow[] => (fils === 0 ? [] : [{ key, name, isQuiet: true, fils }]);
  return {
    rows: sorted?.map(toRow) ?? null,
    lastRows: [
      ...besides('delivery', t('sales.goods.delivery'), shippingFils),
      ...besides('other', t(otherFils > 0 ? 'sales.goods.more' : 'sales.goods.less'), otherFils),
    ],
  };
}

/** Takings by product or category. With delivery and the other parts of totals, they add up to all takings. */
export function ProductsCard({ report, catalogue }: PartProps & Pick<SalesResult, 'catalogue'>): ReactElement {
  const t = useTexts();
  const [by, setBy] = useState<GoodsChoice['by']>('product');
  const [sort, setSort] = useState<GoodsChoice['sort']>('value');
  const { takings, period } = report;
  const { rows, lastRows } = useGoodsRows(report, { by, sort });
  return (
    <SalesCard
      title={t('sales.goods.title')}
      tools={
        <>
          <SegmentedChoice
            label={t('sales.goods.group')}
            name="sales-goods"
            value={by}
            options={(['product', 'category'] as const).map((value) => ({ value, text: t(`sales.goods.${value}`), widthPx: 64 }))}
            onChange={setBy}
          />
          <SegmentedChoice
            label={t('sales.goods.sort')}
            name="sales-sort"
            value={sort}
            options={(['value', 'quantity'] as const).map((value) => ({ value, text: t(`sales.goods.${value}`), widthPx: 64 }))}
            onChange={setSort}
          />
        </>
      }
      {...(rows === null && { note: t(catalogue.reading.kind === 'failed' ? 'sales.goods.failed' : 'sales.goods.reading') })}
    >
      {rows && (
        <SalesTable
          key={by}
          caption={t('sales.goods.title')}
          period={period}
          rows={rows}
          lastRows={lastRows}
          total={{ fils: takings.fils }}
          most={6}
          hasPieces
        />
      )}
    </SalesCard>
  );
}

/** New and returning customers, by phone. */
export function CustomersCard({ report, since }: PartProps & Pick<SalesResult, 'since'>): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const { customers, takings, period, kinds } = report;
  // With one kind of orders, returning customers are known among that kind only, but their list has both kinds.
  const taken = kinds.length === orderKinds.length ? toTakenFilters(report) : null;
  const rows = (['fresh', 'returning', 'unknown'] as const)
    .filter((key) => key !== 'unknown' || customers.unknown.count > 0)
    .map((key): SalesRow => {
      const { people, ...part } = customers[key];
      const { count, fils } = part;
      const name = t(`sales.customers.${key}`);
      const counted = key === 'unknown' ? t('sales.orders', { count }) : t('sales.customers.people', { count: people });
      const customer = [key === 'unknown' ? noValue : key];
      return {
        key,
        name: taken && key === 'unknown' ? name : t('sales.ordersOf', { what: name, orders: counted }),
        fils,
        ...(taken && { orders: { part, filters: { ...taken, customer } } }),
      };
    });
  return (
    <SalesCard
      title={t('sales.customers.title')}
      note={since ? t('sales.customers.hintSince', { day: format.date(since) }) : t('sales.customers.hint')}
    >
      <SalesTable
        caption={t('sales.customers.title')}
        period={period}
        rows={rows}
        hasOrders={taken !== null}
        total={{ fils: takings.fils, ...(taken && { part: takings, filters: taken }) }}
      />
    </SalesCard>
  );
}
