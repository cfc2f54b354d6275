import { paymentGroups, type ReviewedPayment } from '@shared/contract/desktop/reconciliation';
import { toDirection } from '@shared/domain/language';
import { type Fils, toFils } from '@shared/domain/money';
import { toOrderCode } from '@shared/domain/orders/order-code';
import { isCanceled } from '@shared/domain/orders/order-status';
import type { ReactNode } from 'react';
import { ListHead, ListName, ListOrigin } from '../parts/list-head';
import { type DocumentTools, toDocumentContext } from '../parts/order-document';
import { filled, slot, Text, Value } from '../parts/text';
import { CheckBox } from '../parts/tick-box';
import type { PrintableDocument, SheetProps } from '../printable-document';

type PaymentSheetProps = SheetProps<'paymentSheet'>;
type PaymentContext = PaymentSheetProps & DocumentTools;

/** A settlement file beside the shop's orders: sums of all groups, and the rows that need a look. Matched payments are only counted. */
function PaymentSheet(props: PaymentSheetProps): ReactNode {
  const context = toDocumentContext(props);
  const { t, format, language, paper, file, days, readAt } = context;
  return (
    <article className="doc list sales" lang={language} dir={toDirection(language)} data-paper={paper}>
      {/* The head of a table is on each of its pages. */}
      <table className="sales-pages" role="presentation">
        <thead>
          <tr>
            <td>
              <ListHead {...context} isNarrow={false} title={t('reconciliation.sheet.title')} />
            </td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <div className="sales-intro">
                <div>
                  {days && (
                    <p className="sales-days">
                      {filled(t('reconciliation.sheet.days', { from: slot('from'), to: slot('to') }), {
                        from: <bdi>{format.date(days.from)}</bdi>,
                        to: <bdi>{format.date(days.to)}</bdi>,
                      })}
                    </p>
                  )}
                  <p className="sales-quiet">
                    {filled(t('reconciliation.sheet.file', { file: slot('file'), when: slot('when') }), {
                      file: <Text language={language}>{file}</Text>,
                      when: <bdi>{format.dateTime(readAt)}</bdi>,
                    })}
                  </p>
                </div>
                <ListName {...context} />
              </div>
              <Groups {...context} />
              <Totals {...context} />
              {(['differs', 'fileOnly', 'shopOnly'] as const).map((group) => (
                <Rows key={group} context={context} group={group} />
              ))}
              <footer className="list-foot">
                <div className="list-signs">
                  <p className="list-sign">{t('reconciliation.sheet.made')}</p>
                  <p className="list-sign">{t('reconciliation.sheet.checked')}</p>
                </div>
                <ListOrigin {...context} asOf={undefined} />
              </footer>
            </td>
          </tr>
        </tbody>
      </table>
    </article>
  );
}

/** Count and sums of each group, and of all. */
function Groups({ t, format, groups }: PaymentContext): ReactNode {
  const all = paymentGroups.map((group) => groups[group]);
  const sum = (key: 'count' | 'fileFils' | 'shopFils'): number => all.reduce((total, group) => total + group[key], 0);
  const lines = [
    ...paymentGroups.map((group) => ({ key: group, name: t(`reconciliation.groups.${group}`), ...groups[group] })),
    {
      key: 'total',
      name: t('reconciliation.sheet.total'),
      count: sum('count'),
      fileFils: sum('fileFils') as Fils,
      shopFils: sum('shopFils') as Fils,
    },
  ];
  return (
    <section className="sales-part">
      <table className="sales-table">
        <thead>
          <tr className="sales-heads">
            <th scope="col">{t('reconciliation.columns.group')}</th>
            <th scope="col">{t('reconciliation.sheet.payments')}</th>
            <th scope="col">{t('reconciliation.sheet.inFile')}</th>
            <th scope="col">{t('reconciliation.sheet.inShop')}</th>
            <th scope="col">{t('reconciliation.columns.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, count, fileFils, shopFils }) => (
            <tr key={key} className={key === 'total' ? 'sales-line sales-total' : 'sales-line'}>
              <th scope="row">{name}</th>
              <td>
                <Value>{format.number(count)}</Value>
              </td>
              {[fileFils, shopFils, (fileFils - shopFils) as Fils].map((fils, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move.
                <td key={at}>
                  <Value>{format.amount(fils)}</Value>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Gross, refunds, fees, and net, with room for the amount that arrived; the file's own net amount, and what is in no sum. */
function Totals({ t, format, unreadable, totals: { grossFils, refundFils, feeFils, netFils, ownFils } }: PaymentContext): ReactNode {
  const parts = [
    { key: 'gross', fils: grossFils },
    { key: 'refunds', fils: (0 - refundFils) as Fils },
    { key: 'fees', fils: (0 - feeFils) as Fils },
    { key: 'net', fils: netFils },
  ] as const;
  return (
    <>
      <div className="sales-box">
        {parts.map(({ key, fils }) => (
          <div key={key}>
            <p className="sales-quiet">{t(`reconciliation.totals.${key}`)}</p>
            <p className="sales-expected">
              <Value>{format.amount(fils)}</Value>
            </p>
          </div>
        ))}
        <p className="sales-blank">{t('reconciliation.sheet.arrived')}</p>
      </div>
      {ownFils !== null && (
        <p className="sales-quiet">
          {filled(t('reconciliation.sheet.own', { amount: slot('amount') }), { amount: <Value>{format.amount(ownFils)}</Value> })}
        </p>
      )}
      {unreadable > 0 && <p className="sales-quiet">{t('reconciliation.badLines', { count: unreadable })}</p>}
    </>
  );
}

interface RowsProps {
  context: PaymentContext;
  group: 'differs' | 'fileOnly' | 'shopOnly';
}

function Rows({ context, group }: RowsProps): ReactNode {
  const { t, rows } = context;
  const own = rows.filter((row) => row.group === group);
  return (
    <section className="sales-part">
      <h2 className="sales-title">
        {t(`reconciliation.groups.${group}`)}
        {own.length > 0 && <span className="sales-count">{t('reconciliation.sheet.rows', { count: own.length })}</span>}
      </h2>
      {own.length === 0 ? (
        <p className="sales-quiet">{t('reconciliation.sheet.none')}</p>
      ) : (
        <table className="sales-table">
          <thead>
            <tr className="sales-heads">
              <th scope="col">{t('reconciliation.columns.ref')}</th>
              <th scope="col">{t('reconciliation.columns.day')}</th>
              <th scope="col">{t('reconciliation.sheet.inFile')}</th>
              <th scope="col">{t('reconciliation.sheet.inShop')}</th>
              <th scope="col">{t('reconciliation.columns.difference')}</th>
              <th scope="col">{t('reconciliation.reviews.reviewed')}</th>
            </tr>
          </thead>
          <tbody>
            {own.map((row) => (
              <Row key={row.id} context={context} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ context, row }: { context: PaymentContext; row: ReviewedPayment }): ReactNode {
  const { t, format, language } = context;
  const { ref, day, order, by, line, hint, note, terminal, card, fileFils, shopFils, differenceFils, isReviewed } = row;
  // A suggested order is never printed as the order of a payment.
  const shown = by !== null || line === null ? order : null;
  const amount = (fils: Fils | null): ReactNode => <td>{fils === null ? '' : <Value>{format.amount(fils)}</Value>}</td>;
  const notes = [
    ...(shown && isCanceled(shown) && hint !== 'canceledPaid' ? [t('reconciliation.sheet.canceled')] : []),
    ...(hint && hint !== 'suggestion' ? [t(`reconciliation.hints.${hint}`)] : []),
  ];
  return (
    <tr className="sales-line">
      <th scope="row">
        <Value>{ref || '-'}</Value>
        {shown && (
          <span className="sales-note">
            <Value>{toOrderCode(shown)}</Value> <Text language={language}>{shown.customer}</Text>
          </span>
        )}
        {(terminal || card) && (
          <span className="sales-note">
            <Value>{[terminal, card].filter(Boolean).join(' ')}</Value>
          </span>
        )}
        {notes.map((words) => (
          <span key={words} className={hint === 'canceledPaid' ? 'sales-note sales-strong' : 'sales-note'}>
            {words}
          </span>
        ))}
        {note && (
          <span className="sales-note">
            <Text language={language}>{note}</Text>
          </span>
        )}
      </th>
      <td>{(day ?? shown?.day) ? <bdi>{format.shortDate(day ?? shown?.day ?? '')}</bdi> : ''}</td>
      {amount(fileFils)}
      {amount(shopFils)}
      {amount(differenceFils)}
      <td>
        <CheckBox className="sales-tick" label={t(`reconciliation.reviews.${isReviewed ? 'reviewed' : 'open'}`)} isChecked={isReviewed} />
      </td>
    </tr>
  );
}

const sampleRow = (row: Partial<ReviewedPayment> & Pick<ReviewedPayment, 'id' | 'group'>): ReviewedPayment => ({
  kind: 'payment',
  line: 2,
  ref: '436081844',
  day: '2026-11-27',
  terminal: 'K104',
  card: '5529',
  fileFils: toFils(36.8),
  feeFils: toFils(0.15),
  by: null,
  order: null,
  shopFils: null,
  differenceFils: null,
  hint: null,
  isReviewed: false,
  note: '',
  ...row,
});

const sampleOrder = (id: number, customer: string, status: string, dinars: number): ReviewedPayment['order'] => ({
  kind: 'order',
  id,
  customer,
  day: '2026-11-27',
  status,
  method: 'knet',
  fils: toFils(dinars),
});

export const paymentSheet: PrintableDocument<'paymentSheet'> = {
  Component: PaymentSheet,
  mustShow: ({ totals, format }) => [format.amount(totals.netFils)],
  sample: {
    name: 'PAY-1128-144012',
    file: 'KNET-Settlement-2026-11.xlsx',
    madeAt: '2026-11-28T11:40:12.000Z',
    madeBy: 'نورة الصباح',
    unreadable: 0,
    readAt: '2026-11-28T11:32:00.000Z',
    days: { from: '2026-11-01', to: '2026-11-27' },
    groups: {
      matched: { count: 402, fileFils: toFils(17_846.25), shopFils: toFils(17_846.25), reviewed: 0 },
      differs: { count: 2, fileFils: toFils(57.8), shopFils: toFils(23), reviewed: 0 },
      fileOnly: { count: 1, fileFils: toFils(21), shopFils: toFils(0), reviewed: 0 },
      shopOnly: { count: 1, fileFils: toFils(0), shopFils: toFils(55.75), reviewed: 1 },
    },
    totals: {
      grossFils: toFils(17_925.05),
      refundFils: toFils(0),
      feeFils: toFils(60.45),
      netFils: toFils(17_864.6),
      ownFils: toFils(17_864.6),
    },
    rows: [
      sampleRow({
        id: 'L2',
        group: 'differs',
        by: 'ref',
        order: sampleOrder(20_669, 'نورة العبدالله', 'canceled', 36.8),
        shopFils: toFils(0),
        differenceFils: toFils(36.8),
        hint: 'canceledPaid',
      }),
      sampleRow({
        id: 'L3',
        group: 'differs',
        line: 3,
        ref: '436079120',
        fileFils: toFils(21),
        by: 'ref',
        order: sampleOrder(20_655, 'يوسف الرومي', 'delivered', 23),
        shopFils: toFils(23),
        differenceFils: toFils(-2),
        hint: 'delivery',
      }),
      sampleRow({ id: 'L4', group: 'fileOnly', line: 4, ref: '436081377', card: '8820', fileFils: toFils(21) }),
      sampleRow({
        id: 'R20671',
        group: 'shopOnly',
        kind: 'order',
        line: null,
        ref: '436082990',
        day: null,
        terminal: '',
        card: '',
        fileFils: null,
        order: sampleOrder(20_671, 'سعود الرشيدي', 'shipped', 55.75),
        shopFils: toFils(55.75),
        hint: 'lastDay',
        isReviewed: true,
      }),
    ],
  },
};
