import { toDirection } from '@shared/domain/language';
import { toOrderCode } from '@shared/domain/orders/order-code';
import { isKnownOrderStatus, knownOrderStatuses } from '@shared/domain/orders/order-status';
import type { ReactNode } from 'react';
import { ListHead } from '../parts/list-head';
import { type SalesContext, type SalesDocumentProps, toSalesContext } from '../parts/sales-document';
import { countPieces, SalesIntro, type SalesLine, SalesLines, SalesOrigin, toMethodTexts, toProductLines } from '../parts/sales-parts';
import { sampleSales } from '../parts/sample-sales';
import { Text, Value } from '../parts/text';
import type { PrintableDocument } from '../printable-document';

const mostProducts = 8;

/** The sheet for closing the till: takings by payment method, the expected cash, and who has counted it. */
export function EndOfDay(props: SalesDocumentProps): ReactNode {
  const context = toSalesContext(props);
  const { t, language, paper, report } = context;
  const { takings } = report;
  return (
    <article className="doc list sales day" lang={language} dir={toDirection(language)} data-paper={paper}>
      <ListHead {...context} title={t('salesDocuments.endOfDay')} />
      <SalesIntro {...context} />
      <div className="sales-pair">
        <SalesLines
          context={context}
          title={t('salesDocuments.byPayment')}
          lines={toPaymentLines(context)}
          total={{ count: takings.count, fils: takings.fils }}
        />
        <SalesLines
          context={context}
          title={t('salesDocuments.byState')}
          lines={toStateLines(context)}
          total={{ count: takings.count + report.canceled.count }}
        />
      </div>
      <CashBox {...context} />
      <SalesLines
        context={context}
        title={t('sales.goods.title')}
        heads={{ name: t('salesDocuments.product'), count: t('sales.columns.pieces'), fils: t('salesDocuments.value') }}
        lines={toProductLines(context, mostProducts)}
        total={{ count: countPieces(report), fils: takings.fils }}
      />
      <div className="sales-pair">
        <SalesLines context={context} title={t('salesDocuments.numbers')} lines={toNumberLines(context)} />
        <SalesLines context={context} title={t('sales.figures.canceled')} lines={toCanceledLines(context)} />
      </div>
      <footer className="list-foot sales-foot">
        <div className="list-signs">
          <p className="list-sign">{t('salesDocuments.handed')}</p>
          <p className="list-sign">{t('salesDocuments.received')}</p>
          <p className="list-sign">{t('salesDocuments.checked')}</p>
        </div>
        <SalesOrigin {...context} />
      </footer>
    </article>
  );
}

/** Returns cash in two lines: delivered and not delivered orders. */
function toPaymentLines(context: SalesContext): SalesLine[] {
  const { t, report } = context;
  const { delivered, open } = report.cash;
  return report.payments.flatMap(({ method, count, fils }): SalesLine[] =>
    method === 'cash'
      ? [
          { key: 'delivered', name: t('salesDocuments.cashDelivered'), count: delivered.count, fils: delivered.fils },
          { key: 'open', name: t('salesDocuments.cashOpen'), count: open.count, fils: open.fils },
        ]
      : [{ key: method, name: toMethodTexts(context, method), count, fils }],
  );
}

/** Returns the statuses in the order of an order's progress; unknown ones are last, unchanged. */
function toStateLines({ t, language, report: { statuses } }: SalesContext): SalesLine[] {
  const place = (status: string): number => {
    const at = (knownOrderStatuses as readonly string[]).indexOf(status);
    return at < 0 ? knownOrderStatuses.length : at;
  };
  return statuses
    .toSorted((one, other) => place(one.status) - place(other.status))
    .map(({ status, count }) => ({
      key: status,
      name: isKnownOrderStatus(status) ? (
        t(`vocabulary.orderStatus.${status}`)
      ) : (
        <Text language={language}>{status || t('salesDocuments.noState')}</Text>
      ),
      count,
    }));
}

/** The expected cash, with room for the counted one. */
function CashBox({ t, format, report: { cash } }: SalesContext): ReactNode {
  return (
    <div className="sales-box">
      <div>
        <p className="sales-quiet">{t('salesDocuments.expected')}</p>
        <p className="sales-expected">
          <Value>{format.amount(cash.delivered.fils)}</Value>
        </p>
      </div>
      <p className="sales-blank">{t('salesDocuments.counted')}</p>
      <p className="sales-blank">{t('salesDocuments.difference')}</p>
      <div className="sales-made-of">
        <p>{t('salesDocuments.expectedOf')}</p>
        {cash.open.count > 0 && (
          <p>
            {t('salesDocuments.fromDrivers')} <Value>{format.amount(cash.open.fils)}</Value>
          </p>
        )}
      </div>
    </div>
  );
}

function toNumberLines({ t, report: { numbers } }: SalesContext): SalesLine[] {
  return numbers.map(({ kind, first, last }) => ({
    key: kind,
    name: t(kind === 'order' ? 'navigation.orders' : 'navigation.guestOrders'),
    note: (
      <>
        <Value>{`#${first}`}</Value> – <Value>{`#${last}`}</Value>
      </>
    ),
  }));
}

/** Sorted by number; with the letter of the kind if both kinds are on the sheet, because they share numbers. */
function toCanceledLines(context: SalesContext): SalesLine[] {
  const { t, report } = context;
  return report.canceledOrders.map(({ kind, id, method, isPaid, fils }) => ({
    key: toOrderCode({ kind, id }),
    name: <Value>{report.kinds.length > 1 ? toOrderCode({ kind, id }) : `#${id}`}</Value>,
    note: (
      <>
        {toMethodTexts(context, method)}
        {isPaid && t('documents.invoice.separator')}
        {isPaid && t('salesDocuments.paid')}
      </>
    ),
    fils,
  }));
}

export const endOfDay: PrintableDocument<'endOfDay'> = {
  Component: EndOfDay,
  mustShow: ({ report: { takings, cash }, format }) => [format.amount(takings.fils), format.amount(cash.delivered.fils)],
  sample: sampleSales,
};
