import type { OrderAddress } from '@shared/contract/shop/orders';
import { inLanguage } from '@shared/domain/language';
import { toPaymentType } from '@shared/domain/orders/payment-type';
import { toPhoneText } from '@shared/domain/phone';
import type { ReactNode } from 'react';
import { Text, Value } from '../parts/text';
import type { InvoiceContext } from './invoice-context';

interface Fact {
  key: string;
  label: string;
  value: ReactNode;
}

type AddressKey = keyof OrderAddress;

const none = '-';

/** Order and customer on one side, the delivery address on the other. */
export function InvoiceFacts(context: InvoiceContext): ReactNode {
  const { t } = context;
  return (
    <div className="inv-facts">
      <FactList title={t('documents.invoice.order')} facts={toOrderFacts(context)} />
      <FactList title={t('documents.invoice.address')} facts={toAddressFacts(context)} />
    </div>
  );
}

function FactList({ title, facts }: { title: string; facts: Fact[] }): ReactNode {
  return (
    <section className="inv-fact-list">
      <h3 className="inv-section">{title}</h3>
      <dl>
        {facts.map(({ key, label, value }) => (
          <div className="inv-fact" key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function toOrderFacts({ t, format, snapshot, language }: InvoiceContext): Fact[] {
  const { customer, paymentMethod } = snapshot;
  const words = (value: string): ReactNode => <Text language={language}>{value || none}</Text>;
  const known = toPaymentType(paymentMethod);
  const payment = known ? t(`documents.payment.${known}`) : paymentMethod.trim();
  return [
    { key: 'id', label: t('documents.invoice.orderNumber'), value: <Value>{`#${snapshot.id}`}</Value> },
    { key: 'date', label: t('documents.invoice.orderDate'), value: words(snapshot.createdAt && format.date(snapshot.createdAt)) },
    ...(payment ? [{ key: 'payment', label: t('documents.invoice.payment'), value: words(payment) }] : []),
    { key: 'name', label: t('documents.invoice.customerName'), value: words(customer.name) },
    {
      key: 'phone',
      label: t('documents.invoice.customerPhone'),
      value: <Value>{toPhoneText(customer.phone) || none}</Value>,
    },
  ];
}

/** Returns the address. The fields of the requirements are on every invoice, `-` if empty; other fields only if they have a value. */
function toAddressFacts({ t, snapshot, language }: InvoiceContext): Fact[] {
  const { address } = snapshot;
  const fact = (key: AddressKey, value: string | undefined): Fact => ({
    key,
    label: t(`documents.invoice.${key}`),
    value: <Text language={language}>{value?.trim() || none}</Text>,
  });
  const more = (['avenue', 'floorNumber', 'officeNumber', 'otherInstructions'] as const).filter((key) => address?.[key].trim());
  return [
    fact('governorate', address ? inLanguage(language, 'name', address.governorate) : ''),
    fact('area', address ? inLanguage(language, 'name', address.area) : ''),
    fact('block', address?.block),
    fact('street', address?.street),
    fact('houseNumber', address?.houseNumber),
    fact('addressName', address?.addressName),
    ...more.map((key) => fact(key, address?.[key])),
  ];
}
