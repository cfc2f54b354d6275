import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { toDirection } from '@shared/domain/language';
import type { Fils } from '@shared/domain/money';
import { toOrderKey } from '@shared/domain/orders/order-key';
import { toPaymentType } from '@shared/domain/orders/payment-type';
import { toPhoneText } from '@shared/domain/phone';
import type { ReactNode } from 'react';
import { toAddressTexts } from '../parts/address-words';
import { isCollected, toCash } from '../parts/cash';
import { Count } from '../parts/count';
import { ListHead, ListName, ListOrigin } from '../parts/list-head';
import { type OrderListContext, type OrderListProps, toListContext, toSampleList } from '../parts/order-list-document';
import { filled, slot, Text, Value } from '../parts/text';
import { CheckBox } from '../parts/tick-box';
import type { PrintableDocument } from '../printable-document';
import { type DriverGroup, sumCash, toDriverGroups } from './driver-groups';

type DriverContext = OrderListContext & {
  columns: number;
};

/** The driver's sheet: customers, addresses, and amounts to collect, by governorate and area, with the sum of the cash. */
export function DriverSheet(props: OrderListProps): ReactNode {
  const { language, paper, orders } = props;
  const base = toListContext(props);
  // On a roll, the customer is above the address.
  const context: DriverContext = { ...base, columns: base.isNarrow ? 3 : 4 };
  const { t, columns } = context;
  return (
    <article className="doc list drive" lang={language} dir={toDirection(language)} data-paper={paper}>
      <ListHead {...context} title={t('documents.driverSheet.title')} />
      <table className="list-table">
        <thead>
          <tr>
            <th scope="colgroup" colSpan={columns}>
              <div className="list-counts">
                <Count className="list-count list-main">{t('documents.sheet.orders', { count: orders.length })}</Count>
                <span className="list-count drive-sum">
                  <CashWords context={context} fils={sumCash(orders)} />
                </span>
                <ListName {...context} />
              </div>
            </th>
          </tr>
        </thead>
        {toDriverGroups(orders, language).map((group) => (
          <Group key={group.governorate?.name_en ?? ''} context={context} group={group} />
        ))}
        <tbody>
          <tr className="list-end">
            <td colSpan={columns}>
              <Foot {...context} />
            </td>
          </tr>
        </tbody>
      </table>
    </article>
  );
}

function Money({ context: { t, format }, fils }: { context: DriverContext; fils: Fils }): ReactNode {
  return (
    <span className="drive-money">
      <b>
        <Value>{format.amount(fils)}</Value>
      </b>{' '}
      {t('documents.sheet.currency')}
    </span>
  );
}

function CashWords({ context, fils }: { context: DriverContext; fils: Fils }): ReactNode {
  return filled(context.t('documents.invoice.pair', { name: context.t('documents.addressLabel.collect'), value: slot('cash') }), {
    cash: <Money context={context} fils={fils} />,
  });
}

function Group({ context, group }: { context: DriverContext; group: DriverGroup }): ReactNode {
  const { t, columns } = context;
  const { governorate, orders, cashFils } = group;
  const [first] = orders;
  // Formatted as in an address.
  const address = first?.address && governorate ? { ...first.address, governorate } : null;
  return (
    <tbody>
      <tr className="list-group">
        <th scope="rowgroup" colSpan={columns}>
          <div className="list-group-row">
            <span className="list-group-name">
              {first && address
                ? toAddressTexts({ ...context, snapshot: { ...first, address } }).governorate.element
                : t('documents.driverSheet.noGovernorate')}
            </span>
            <span>
              {t('documents.sheet.orders', { count: orders.length })}
              {cashFils > 0 && t('documents.invoice.separator')}
              {cashFils > 0 && <CashWords context={context} fils={cashFils} />}
            </span>
          </div>
        </th>
      </tr>
      {orders.map((order) => (
        <Row key={toOrderKey(order)} context={context} order={order} />
      ))}
    </tbody>
  );
}

function Row({ context, order }: { context: DriverContext; order: OrderSnapshot }): ReactNode {
  const { t, isNarrow } = context;
  const customer = <Customer context={context} order={order} />;
  return (
    <tr className="list-line">
      <td className="list-tick-cell">
        <CheckBox className="list-tick" label={t('documents.driverSheet.done')} />
      </td>
      {!isNarrow && <td className="drive-who">{customer}</td>}
      <td className="drive-where">
        {isNarrow && customer}
        <Address context={context} order={order} />
      </td>
      <td className="drive-cash-cell">
        <Payment context={context} order={order} />
      </td>
    </tr>
  );
}

function Customer({ context, order }: { context: DriverContext; order: OrderSnapshot }): ReactNode {
  const { language, orderName } = context;
  const { name, phone } = order.customer;
  return (
    <>
      <p className="drive-number">
        <Value>{orderName(order)}</Value>
      </p>
      {name && (
        <p className="drive-name">
          <Text language={language}>{name}</Text>
        </p>
      )}
      {phone && (
        <p className="drive-phone">
          <Value>{toPhoneText(phone)}</Value>
        </p>
      )}
    </>
  );
}

function Address({ context, order }: { context: DriverContext; order: OrderSnapshot }): ReactNode {
  const { t, language } = context;
  const address = toAddressTexts({ ...context, snapshot: order });
  const area = address.line(address.area, address.place('block'));
  const rest = address.line(...(['street', 'avenue', 'houseNumber', 'floorNumber', 'officeNumber'] as const).map(address.place));
  return (
    <>
      <p className="drive-area">{area.length + rest.length > 0 ? area.element : t('documents.address.missing')}</p>
      {rest.length > 0 && <p>{rest.element}</p>}
      {address.note && (
        <p className="drive-note">
          <Text language={language}>{address.note}</Text>
        </p>
      )}
    </>
  );
}

/** The amount to collect, white on black, or else the payment method. */
function Payment({ context, order }: { context: DriverContext; order: OrderSnapshot }): ReactNode {
  const { t, format, language } = context;
  const cash = toCash(order);
  const type = toPaymentType(order.paymentMethod);
  if (cash === null) {
    if (isCollected(order)) return <p className="drive-paid">{t('documents.driverSheet.collected')}</p>;
    return <p className="drive-paid">{type ? t(`documents.payment.${type}`) : <Text language={language}>{order.paymentMethod}</Text>}</p>;
  }
  return (
    <p className="drive-cash">
      <b>
        <Value>{format.amount(cash)}</Value>
      </b>{' '}
      {t('documents.sheet.currency')}
    </p>
  );
}

function Foot(context: DriverContext): ReactNode {
  const { t, orders } = context;
  const collected = orders.filter(isCollected).length;
  return (
    <footer className="list-foot">
      <p className="drive-total">
        {filled(t('documents.invoice.pair', { name: t('documents.driverSheet.total'), value: slot('cash') }), {
          cash: <Money context={context} fils={sumCash(orders)} />,
        })}
        {collected > 0 && <span className="drive-collected">{t('documents.driverSheet.notInTotal', { count: collected })}</span>}
      </p>
      <div className="list-signs">
        <p className="list-sign">{t('documents.driverSheet.driver')}</p>
        <p className="list-sign">{t('documents.driverSheet.received')}</p>
      </div>
      <ListOrigin {...context} />
    </footer>
  );
}

export const driverSheet: PrintableDocument<'driverSheet'> = {
  Component: DriverSheet,
  mustShow: ({ name, orders, format }) => [name, format.amount(sumCash(orders)), ...orders.slice(0, 1).map(({ id }) => String(id))],
  sample: toSampleList('driverSheet'),
};
