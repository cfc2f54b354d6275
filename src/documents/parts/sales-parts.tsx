import type { SalesReport } from '@shared/contract/desktop/sales';
import { inLanguage } from '@shared/domain/language';
import type { Fils } from '@shared/domain/money';
import { toPaymentType } from '@shared/domain/orders/payment-type';
import { toLeftOutTexts } from '@shared/i18n/sales-left-out';
import type { ReactNode } from 'react';
import type { SalesContext } from './sales-document';
import { filled, slot, Text, Value } from './text';

/** Days, kinds of orders, time, and total. */
export function SalesIntro(context: SalesContext): ReactNode {
  const { t, format, report, readAt, leftOut } = context;
  const { kinds, takings } = report;
  const [only, other] = kinds;
  const which = t(`salesDocuments.which.${only && !other ? only : 'both'}`);
  return (
    <div className="sales-intro">
      <div>
        <p className="sales-days">{toDays(context)}</p>
        <p className="sales-quiet">
          {filled(t('salesDocuments.read', { which, when: slot('when') }), { when: <bdi>{format.dateTime(readAt)}</bdi> })}
        </p>
      </div>
      <div className="sales-takings">
        <p className="sales-quiet">{t('sales.figures.takings')}</p>
        <p className="sales-amount">
          <Value>{format.amount(takings.fils)}</Value> <small>{t('documents.sheet.currency')}</small>
        </p>
        {(leftOut ? toLeftOutTexts(leftOut, t) : []).map((words) => (
          <p key={words} className="sales-left-out">
            {words}
          </p>
        ))}
      </div>
    </div>
  );
}

/** Shows `Saturday 21 November 2026`, or the first and the last day. */
function toDays({ t, format, report: { period } }: SalesContext): ReactNode {
  const { from, to } = period;
  if (from === to) return <bdi>{t('salesDocuments.day', { weekday: format.weekday(from), year: format.digits(from.slice(0, 4)) })}</bdi>;
  return filled(t('sales.range', { from: slot('from'), to: slot('to') }), {
    from: <bdi>{format.date(from)}</bdi>,
    to: <bdi>{format.date(to)}</bdi>,
  });
}

export interface SalesLine {
  key: string;
  name: ReactNode;
  /** Number of orders or pieces. */
  count?: number;
  fils?: Fils;
  /** Shown between the name and the numbers. */
  note?: ReactNode;
}

interface LinesProps {
  context: SalesContext;
  title: string;
  lines: readonly SalesLine[];
  total?: Omit<SalesLine, 'key' | 'name'>;
  /** Headings of the numbers, where their meaning isn't obvious. */
  heads?: { name: string; count: string; fils: string };
}

/** A section of the takings: its lines and their sum. */
export function SalesLines({ context, title, lines, total, heads }: LinesProps): ReactNode {
  const { t, format } = context;
  const all = [...lines, ...(total ? [{ ...total, key: 'total', name: t('sales.total') }] : [])];
  const hasCount = all.some(({ count }) => count !== undefined);
  const hasFils = all.some(({ fils }) => fils !== undefined);
  return (
    <section className="sales-part">
      <h2 className="sales-title">{title}</h2>
      {lines.length === 0 ? (
        <p className="sales-quiet">{t('salesDocuments.none')}</p>
      ) : (
        <table className="sales-table">
          {heads && (
            <thead>
              <tr className="sales-heads">
                <th scope="col">{heads.name}</th>
                {hasCount && <th scope="col">{heads.count}</th>}
                {hasFils && <th scope="col">{heads.fils}</th>}
              </tr>
            </thead>
          )}
          <tbody>
            {all.map(({ key, name, note, count, fils }) => (
              <tr key={key} className={key === 'total' && total ? 'sales-line sales-total' : 'sales-line'}>
                <th scope="row">
                  {name}
                  {note && <span className="sales-note">{note}</span>}
                </th>
                {hasCount && <td>{count !== undefined && <Value>{format.number(count)}</Value>}</td>}
                {hasFils && <td className="sales-fils">{fils !== undefined && <Value>{format.amount(fils)}</Value>}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Returns the name of a payment method; an unknown one is unchanged. */
export function toMethodTexts({ t, language }: SalesContext, method: string): ReactNode {
  const type = toPaymentType(method);
  if (type) return t(`documents.payment.${type}`);
  return method === '' ? t('sales.payments.none') : <Text language={language}>{method}</Text>;
}

/** Returns products by value, those beyond `most` in one line, followed by delivery and the other parts of the total. */
export function toProductLines(context: SalesContext, most: number): SalesLine[] {
  const { t, language, report } = context;
  const { products, shippingFils, otherFils } = report;
  const isCut = products.length > most + 1;
  const shown = isCut ? products.slice(0, most) : products;
  const rest = products.slice(shown.length);
  return [
    ...shown.map(({ name, quantity, fils }) => ({
      key: JSON.stringify(name),
      name: name ? <Text language={language}>{inLanguage(language, 'name', name)}</Text> : t('sales.goods.noName'),
      count: quantity,
      fils,
    })),
    ...(rest.length > 0
      ? [
          {
            key: 'rest',
            name: t('sales.others', { count: rest.length }),
            count: rest.reduce((sum, { quantity }) => sum + quantity, 0),
            fils: rest.reduce((sum, { fils }) => sum + fils, 0) as Fils,
          },
        ]
      : []),
    ...besides('delivery', t('sales.goods.delivery'), shippingFils),
    ...besides('other', t(otherFils > 0 ? 'sales.goods.more' : 'sales.goods.less'), otherFils),
  ];
}

const besides = (key: string, name: string, fils: Fils): SalesLine[] => (fils === 0 ? [] : [{ key, name, fils }]);

export function countPieces({ products }: SalesReport): number {
  return products.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Shows who printed it and when. */
export function SalesOrigin({ t, format, language, madeBy, madeAt }: SalesContext): ReactNode {
  const when = <bdi>{format.dateTime(madeAt)}</bdi>;
  return (
    <p className="doc-printed-by">
      {madeBy
        ? filled(t('salesDocuments.printedBy', { name: slot('name'), when: slot('when') }), {
            name: <Text language={language}>{madeBy}</Text>,
            when,
          })
        : when}
    </p>
  );
}
