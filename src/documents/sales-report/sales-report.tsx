import { inLanguage, toDirection } from '@shared/domain/language';
import type { Fils } from '@shared/domain/money';
import type { PlaceName } from '@shared/domain/orders/place-name';
import type { ReactNode } from 'react';
import { ListHead } from '../parts/list-head';
import { type SalesContext, type SalesDocumentProps, toSalesContext } from '../parts/sales-document';
import { countPieces, SalesIntro, type SalesLine, SalesLines, SalesOrigin, toMethodTexts, toProductLines } from '../parts/sales-parts';
import { sampleSales } from '../parts/sample-sales';
import { Text, Value } from '../parts/text';
import type { PrintableDocument } from '../printable-document';

const mostProducts = 10;

/** The sales of a period as on screen: figures beside those of the previous period, and every part of the takings. */
export function SalesReportSheet(props: SalesDocumentProps): ReactNode {
  const context = toSalesContext(props);
  const { t, language, paper, report } = context;
  const { takings, customers } = report;
  const total = { count: takings.count, fils: takings.fils };
  return (
    <article className="doc list sales" lang={language} dir={toDirection(language)} data-paper={paper}>
      <ListHead {...context} title={t('salesDocuments.salesReport')} />
      <SalesIntro {...context} />
      <Figures {...context} />
      <div className="sales-pair">
        <SalesLines
          context={context}
          title={t('sales.payments.title')}
          lines={report.payments.map(({ method, count, fils }) => ({ key: method, name: toMethodTexts(context, method), count, fils }))}
          total={total}
        />
        <SalesLines
          context={context}
          title={t('sales.customers.title')}
          lines={(['fresh', 'returning', 'unknown'] as const)
            .filter((key) => customers[key].count > 0)
            .map((key) => ({ key, name: t(`sales.customers.${key}`), count: customers[key].count, fils: customers[key].fils }))}
          total={total}
        />
      </div>
      <div className="sales-pair">
        <SalesLines context={context} title={t('sales.plot.days')} lines={toDayLines(context)} total={total} />
        <SalesLines context={context} title={t('sales.places.title')} lines={toPlaceLines(context)} total={total} />
      </div>
      <SalesLines
        context={context}
        title={t('sales.goods.title')}
        heads={{ name: t('salesDocuments.product'), count: t('sales.columns.pieces'), fils: t('salesDocuments.value') }}
        lines={toProductLines(context, mostProducts)}
        total={{ count: countPieces(report), fils: takings.fils }}
      />
      <footer className="list-foot">
        <p>{t('salesDocuments.what')}</p>
        <SalesOrigin {...context} />
      </footer>
    </article>
  );
}

/** Number of orders, average, and canceled orders, each beside the previous period. */
function Figures({ t, format, report, before }: SalesContext): ReactNode {
  const { takings, canceled } = report;
  const average = ({ count, fils }: { count: number; fils: Fils }): string =>
    count === 0 ? '—' : format.amount(Math.round(fils / count) as Fils);
  const figures = [
    { key: 'takings', now: format.amount(takings.fils), earlier: before && format.amount(before.takings.fils) },
    { key: 'orders', now: format.number(takings.count), earlier: before && format.number(before.takings.count) },
    { key: 'average', now: average(takings), earlier: before && average(before.takings) },
    { key: 'canceled', now: format.number(canceled.count), earlier: before && format.number(before.canceled.count) },
  ] as const;
  const [first, last] = [before?.days[0]?.day, before?.days.at(-1)?.day];
  return (
    <section className="sales-part">
      <table className="sales-table sales-figures">
        {first && last && (
          <thead>
            <tr className="sales-heads">
              <td />
              <th scope="col">{t('sales.plot.now')}</th>
              <th scope="col">
                {first === last ? <bdi>{format.date(first)}</bdi> : t('sales.range', { from: format.date(first), to: format.date(last) })}
              </th>
            </tr>
          </thead>
        )}
        <tbody>
          {figures.map(({ key, now, earlier }) => (
            <tr key={key} className="sales-line">
              <th scope="row">{t(`sales.figures.${key}`)}</th>
              <td className="sales-strong">
                <Value>{now}</Value>
              </td>
              {earlier !== null && (
                <td>
                  <Value>{earlier}</Value>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Leaves out days without orders. */
function toDayLines({ format, report: { days } }: SalesContext): SalesLine[] {
  return days
    .filter(({ count }) => count > 0)
    .map(({ day, count, fils }) => ({ key: day, name: <bdi>{format.date(day)}</bdi>, count, fils }));
}

function toPlaceLines({ t, language, report: { places } }: SalesContext): SalesLine[] {
  const nameOf = (place: PlaceName | null): ReactNode =>
    place ? <Text language={language}>{inLanguage(language, 'name', place)}</Text> : t('sales.places.none');
  return places.map(({ place, count, fils }) => ({ key: place?.name_en ?? '', name: nameOf(place), count, fils }));
}

export const salesReport: PrintableDocument<'salesReport'> = {
  Component: SalesReportSheet,
  mustShow: ({ report: { takings }, format }) => [format.amount(takings.fils)],
  sample: sampleSales,
};
