import type { ReactNode } from 'react';
import { Mark } from '../parts/mark';
import { filled, slot, Text, Value } from '../parts/text';
import { type InvoiceContext, toInvoiceLabel } from './invoice-context';

export function InvoiceHead({ t, format, snapshot, profile, language, logoUrl, copyMark, isNarrow }: InvoiceContext): ReactNode {
  return (
    <header className="inv-head">
      {logoUrl ? <img className="inv-logo" src={logoUrl} alt="" /> : <Mark oneColor={isNarrow} />}
      <div className="inv-shop">
        {profile.shopName && (
          <p className="inv-shop-name">
            <Text language={language}>{profile.shopName}</Text>
          </p>
        )}
        {profile.shopAddress && (
          <p className="inv-shop-address">
            <Text language={language}>{profile.shopAddress}</Text>
          </p>
        )}
      </div>
      <div className="inv-label">
        <h1 className="inv-title">{t('documents.invoice.title')}</h1>
        <p className="inv-number">
          <Value>{toInvoiceLabel(snapshot.id)}</Value>
        </p>
        {copyMark > 0 && (
          <p className="inv-copy">
            {filled(t('documents.invoice.copy', { number: slot('number') }), { number: <Value>{format.number(copyMark)}</Value> })}
          </p>
        )}
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
      <h2 className="inv-submitted">{t('documents.invoice.submitted')}</h2>
    </section>
  );
}
