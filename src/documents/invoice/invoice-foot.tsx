import { toPhoneText } from '@shared/domain/phone';
import type { ReactNode } from 'react';
import { PrintedBy } from '../parts/printed-by';
import { filled, slot, Text, Value } from '../parts/text';
import type { InvoiceContext } from './invoice-context';

export function InvoiceFoot(context: InvoiceContext): ReactNode {
  const { t, profile, language, isReceipt } = context;
  const { shopName, shopPhone } = profile;
  const phone = <Value>{toPhoneText(shopPhone)}</Value>;
  return (
    <>
      <footer className="inv-foot">
        <p className="inv-thanks">
          {shopName
            ? filled(t('documents.invoice.thanksFrom', { shop: slot('shop') }), { shop: <Text language={language}>{shopName}</Text> })
            : t('documents.invoice.thanks')}
        </p>
        {shopPhone && (
          <p className="inv-questions">
            {isReceipt ? phone : filled(t('documents.invoice.questions', { phone: slot('phone') }), { phone })}
          </p>
        )}
      </footer>
      <PrintedBy {...context} />
    </>
  );
}
