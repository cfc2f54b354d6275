import type { SalesBefore, SalesPart, SalesReport } from '@shared/contract/desktop/sales';
import { inLanguage, type Language } from '@shared/domain/language';
import type { ColumnType } from '@shared/domain/lists/full-list';
import type { Fils } from '@shared/domain/money';
import { toPaymentType } from '@shared/domain/orders/payment-type';
import type { PlaceName } from '@shared/domain/orders/place-name';
import type { Translate } from '@shared/i18n/translate';
import type { ExportTable } from '../full-lists/export/export-table';

interface Line {
  part: string;
  name: string;
  orders: number | null;
  pieces: number | null;
  takings: Fils;
}

const types = { part: 'text', name: 'text', orders: 'number', pieces: 'number', takings: 'money' } as const satisfies Record<
  string,
  ColumnType
>;

interface Words {
  t: Translate;
  language: Language;
}

/** Returns all sums of a report in one table, part by part; the first column is for filtering by part. */
export function toSalesTable(report: SalesReport, before: SalesBefore | null, words: Words): ExportTable {
  const lines = toLines(report, before, words);
  const heads = { part: 'salesDocuments.part', ...columnHeads } as const;
  return {
    columns: (Object.keys(types) as (keyof typeof types)[]).map((key) => ({ key, head: words.t(heads[key]) })),
    types,
    values: Object.fromEntries(Object.keys(types).map((key) => [key, lines.map((line) => line[key as keyof Line])])),
    count: lines.length,
  };
}

const columnHeads = {
  name: 'sales.columns.name',
  orders: 'sales.columns.orders',
  pieces: 'sales.columns.pieces',
  takings: 'sales.columns.takings',
} as const;

function toLines(report: SalesReport, before: SalesBefore | null, { t, language }: Words): Line[] {
  const placeName = (place: PlaceName | null, none: string): string => (place ? inLanguage(language, 'name', place) : none);
  const line = (part: string, name: string, { count, fils }: Pick<SalesPart, 'count' | 'fils'>, pieces: number | null = null): Line => ({
    part,
    name,
    orders: count,
    pieces,
    takings: fils,
  });
  const sum = (part: string, name: string, takings: Fils): Line => ({ part, name, orders: null, pieces: null, takings });
  const toMethod = (method: string): string => {
    const type = toPaymentType(method);
    return type ? t(`vocabulary.payment.types.${type}`) : method || t('sales.payments.none');
  };
  const hour = (at: number): string => `${String(at % 24).padStart(2, '0')}:00`;
  const figures = t('sales.figures.title');
  const goods = t('sales.goods.product');
  return [
    line(figures, t('sales.figures.takings'), report.takings),
    line(figures, t('sales.figures.canceled'), report.canceled),
    ...(before
      ? [
          line(t('sales.plot.before'), t('sales.figures.takings'), before.takings),
          line(t('sales.plot.before'), t('sales.figures.canceled'), before.canceled),
        ]
      : []),
    ...report.days.map(({ day, ...part }) => line(t('sales.plot.days'), day, part)),
    ...(report.hours ?? []).map((part) =>
      line(
        t('sales.plot.hours'),
        part.hour === null ? t('sales.plot.noHour') : t('sales.plot.hour', { from: hour(part.hour), to: hour(part.hour + 1) }),
        part,
      ),
    ),
    ...report.payments.map((part) => line(t('sales.payments.title'), toMethod(part.method), part)),
    line(t('salesDocuments.cash'), t('salesDocuments.cashDelivered'), report.cash.delivered),
    line(t('salesDocuments.cash'), t('salesDocuments.cashOpen'), report.cash.open),
    ...report.places.map((part) => line(t('sales.places.title'), placeName(part.place, t('sales.places.none')), part)),
    ...report.places.flatMap(({ place, areas }) =>
      areas.map((part) =>
        line(
          t('sales.places.areas'),
          [placeName(place, t('sales.places.none')), placeName(part.place, t('sales.places.noArea'))].join(t('forms.separator')),
          part,
        ),
      ),
    ),
    ...report.products.map((part) => line(goods, placeName(part.name, t('sales.goods.noName')), part, part.quantity)),
    ...[report.shippingFils].filter((fils) => fils !== 0).map((fils) => sum(goods, t('sales.goods.delivery'), fils)),
    ...[report.otherFils]
      .filter((fils) => fils !== 0)
      .map((fils) => sum(goods, t(fils > 0 ? 'sales.goods.more' : 'sales.goods.less'), fils)),
    ...(report.categories ?? []).map((part) =>
      line(t('sales.goods.category'), placeName(part.name, t('sales.goods.noCategory')), part, part.quantity),
    ),
    ...(['fresh', 'returning', 'unknown'] as const).map((key) =>
      line(t('sales.customers.title'), t(`sales.customers.${key}`), report.customers[key]),
    ),
  ];
}
