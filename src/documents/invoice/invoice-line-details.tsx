import { toColorName } from '@shared/domain/color-name';
import { toCssColor } from '@shared/domain/color-variant';
import { inLanguage } from '@shared/domain/language';
import type { OrderLine, OrderLineVariant } from '@shared/domain/order-snapshot';
import { Fragment, type ReactNode } from 'react';
import { filled, slot, Text, Value } from '../parts/text';
import type { InvoiceContext } from './invoice-context';

/** Variants as `name: value` in one line, then one line for each dynamic variant as `name: quantity × unit price`. */
export function InvoiceLineDetails({ context, line }: { context: InvoiceContext; line: OrderLine }): ReactNode {
  const { t, format, language } = context;
  return (
    <>
      {line.variants.length > 0 && (
        <p className="inv-line-detail">
          {line.variants.map((variant, index) => (
            <Fragment key={`${variant.name_en} ${variant.value_en}`}>
              {index > 0 && t('documents.invoice.separator')}
              <Variant context={context} variant={variant} />
            </Fragment>
          ))}
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
        value: <VariantValue context={context} variant={variant} />,
      })}
    </span>
  );
}

/** A colour is a swatch and its name, the nearest one where the shop wrote a code; labels and receipts have no colours, so no swatch. */
function VariantValue({ context: { language, isNarrow }, variant }: { context: InvoiceContext; variant: OrderLineVariant }): ReactNode {
  const value = inLanguage(language, 'value', variant);
  const color = variant.isColor && !isNarrow ? toCssColor(variant.value_en) : null;
  return (
    <>
      {color && <Swatch color={color} />}
      <Text language={language}>{(variant.isColor && toColorName(value, language)) || value}</Text>
    </>
  );
}

/** The colour is an attribute of SVG, because a style attribute would be refused by the page's policy. */
function Swatch({ color }: { color: string }): ReactNode {
  return (
    <svg className="inv-swatch" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle cx="8" cy="8" r="7" fill={color} stroke="#555" strokeWidth="1.2" />
    </svg>
  );
}
