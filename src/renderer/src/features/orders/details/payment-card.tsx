import { PaymentMethod } from '@renderer/parts/orders/payment-method';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { TitledCard } from '@renderer/ui/layout/titled-card';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { Payment } from '@shared/contract/shop/orders';
import { toDatePart } from '@shared/domain/dates';
import type { ReactElement } from 'react';
import { Fact, Facts } from '../facts';

/** How it was paid: the order's method, and what the first payment says (checklist ORD-25, GOR-22). */
export function PaymentCard({ order }: { order: Pick<OrderSnapshot, 'paymentMethod' | 'payments'> }): ReactElement {
  const t = useTexts();
  const [payment] = order.payments;
  return (
    <TitledCard title={t('orders.details.payment')}>
      <Facts>
        <Fact name={t('orders.details.method')}>
          <PaymentMethod t={t} method={order.paymentMethod || (payment?.payment_type ?? '')} />
        </Fact>
        {payment && <PaymentFacts payment={payment} />}
      </Facts>
    </TitledCard>
  );
}

function PaymentFacts({ payment }: { payment: Payment }): ReactElement {
  const t = useTexts();
  const format = useFormat();
  // KNET writes month and day only, without a year.
  const paid = [payment.PostDate, payment.createdAt].find(isIsoDate) ?? payment.PostDate;
  return (
    <>
      {payment.Ref && (
        <Fact name={t('orders.details.reference')}>
          <bdi dir="ltr">{payment.Ref}</bdi>
        </Fact>
      )}
      {payment.invoice_id && (
        <Fact name={t('orders.details.invoiceNumber')}>
          <bdi dir="ltr">{payment.invoice_id}</bdi>
        </Fact>
      )}
      {paid && (
        <Fact name={t('orders.details.paid')}>
          <bdi>{isIsoDate(paid) ? format.date(toDatePart(paid)) : paid}</bdi>
        </Fact>
      )}
    </>
  );
}

function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}/.test(text);
}
