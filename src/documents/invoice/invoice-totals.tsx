import { type Fils, sumFils, toFils } from '@shared/domain/money';
import { toLinesDifference } from '@shared/domain/orders/order-lines';
import { isCanceled } from '@shared/domain/orders/order-status';
import type { ReactNode } from 'react';
import { AsOf } from '../parts/as-of';
import { filled, slot, Value } from '../parts/text';
import type { InvoiceContext } from './invoice-context';

/** Shows `12.500 KWD` in both languages: the amount first, followed by its unit in reading order. */
export function Money({ context, fils }: { context: InvoiceContext; fils: Fils }): ReactNode {
  return (
    <>
      <Value>{context.format.amount(fils)}</Value> <bdi className="inv-unit">{context.t('documents.invoice.currency')}</bdi>
    </>
  );
}

/** Uses the room beside the sums, so that no other line needs a second sheet. */
export function InvoiceEnd(context: InvoiceContext): ReactNode {
  return (
    <div className="inv-sums">
      <AsOf {...context} />
      <InvoiceTotals {...context} />
    </div>
  );
}

function InvoiceTotals(context: InvoiceContext): ReactNode {
  const { t, snapshot } = context;
  const isForNothing = isCanceled(snapshot);
  return (
    <div className="inv-totals">
      <dl>
        <Total className="inv-subtotal" label={t('documents.invoice.subtotal')} context={context} fils={snapshot.subtotalFils} />
        <Total className="inv-fees" label={t('documents.invoice.deliveryFees')} context={context} fils={snapshot.shippingFeeFils} />
        <Total
          className={isForNothing ? 'inv-was' : 'inv-total'}
          label={t('documents.invoice.total')}
          context={context}
          fils={snapshot.totalFils}
        />
        {isForNothing && <Total className="inv-total" label={t('documents.invoice.due')} context={context} fils={toFils(0)} />}
      </dl>
      {context.showDifference && toLinesDifference(snapshot) !== 0 && <Difference {...context} />}
    </div>
  );
}

interface TotalProps {
  className: string;
  label: string;
  context: InvoiceContext;
  fils: Fils;
}

function Total({ className, label, context, fils }: TotalProps): ReactNode {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>
        <Money context={context} fils={fils} />
      </dd>
    </div>
  );
}

function Difference(context: InvoiceContext): ReactNode {
  const { t, snapshot } = context;
  const lines = sumFils(snapshot.lines.map((line) => line.totalFils));
  return (
    <p className="inv-difference" role="note">
      {filled(t('documents.invoice.difference', { lines: slot('lines'), subtotal: slot('subtotal') }), {
        lines: <Money context={context} fils={lines} />,
        subtotal: <Money context={context} fils={snapshot.subtotalFils} />,
      })}
    </p>
  );
}
