import { isCanceled } from '@shared/domain/orders/order-status';
import { toDocumentLabel } from '@shared/domain/printing/printable';
import type { ReactNode } from 'react';
import { Marks, Shop } from '../parts/document-head';
import { filled, slot, Text, Value } from '../parts/text';
import type { InvoiceContext } from './invoice-context';

export function InvoiceHead(context: InvoiceContext): ReactNode {
  const { t, snapshot, isNarrow } = context;
  return (
    <header className="inv-head">
      <Shop {...context} isOneColor={isNarrow} />
      <div className="inv-label">
        <h1 className="inv-title">{t('documents.invoice.title')}</h1>
        <p className="inv-number">
          <Value>{toDocumentLabel('invoice', snapshot.id)}</Value>
        </p>
        <Marks {...context} />
      </div>
    </header>
  );
}

export function InvoiceGreeting({ t, snapshot, language }: InvoiceContext): ReactNode {
  const { name } = snapshot.customer;
  return (
    <section className="inv-greeting">
      <p className="inv-hello">
        {name
          ? filled(t('documents.invoice.greeting', { name: slot('name') }), { name: <Text language={language}>{name}</Text> })
          : t('documents.invoice.greetingWithoutName')}
      </p>
      <h2 className="inv-submitted">{t(isCanceled(snapshot) ? 'documents.invoice.canceled' : 'documents.invoice.submitted')}</h2>
    </section>
  );
}
