import type { OrderLine, OrderLineVariant } from '@shared/contract/shop/order-snapshot';
import { inLanguage } from '@shared/domain/language';
import type { ReactNode } from 'react';
import { filled, joined, slot, Text, Value } from '../parts/text';
import { VariantValue } from '../parts/variant-value';
import type { InvoiceContext } from './invoice-context';

/** Variants as `name: value` in one line, then one line per dynamic variant as `name: quantity × unit price`. */
export function InvoiceLineDetails({ context, line }: { context: InvoiceContext; line: OrderLine }): ReactNode {
  const { t, format, language } = context;
  return (
    <>
      {line.variants.length > 0 && (
        <p className="inv-line-detail">
          {joined(
            line.variants.map((variant) => <Variant key={`${variant.name_en} ${variant.value_en}`} context={context} variant={variant} />),
            t('documents.invoice.separator'),
          )}
        </p>
      )}
      {line.dynamicVariants.map((extra) => (
        <p className="inv-line-detail" key={extra.id}>
          {filled(t('documents.invoice.pair', { name: slot('name'), value: slot('value') }), {
            name: <Text language={language}>{inLanguage(language, 'name', extra)}</Text>,
            value: (
              <>
                <Value>{format.number(extra.quantity)}</Value> × <Value>{format.amount(extra.unitPriceFils)}</Value>
              </>
            ),
          })}
        </p>
      ))}
    </>
  );
}

function Variant({ context, variant }: { context: InvoiceContext; variant: OrderLineVariant }): ReactNode {
  const { t, language } = context;
  return (
    <span className="inv-variant">
      {filled(t('documents.invoice.pair', { name: slot('name'), value: slot('value') }), {
        name: <Text language={language}>{inLanguage(language, 'name', variant)}</Text>,
        value: <VariantValue variant={variant} language={language} hasColors={!context.isNarrow} />,
      })}
    </span>
  );
}
