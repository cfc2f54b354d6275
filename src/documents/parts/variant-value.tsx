import type { OrderLineVariant } from '@shared/contract/shop/order-snapshot';
import { toColorName } from '@shared/domain/colors/color-name';
import { toCssColor } from '@shared/domain/colors/color-variant';
import { inLanguage, type Language } from '@shared/domain/language';
import type { ReactNode } from 'react';
import { Text } from './text';

interface VariantValueProps {
  variant: OrderLineVariant;
  language: Language;
  /** False on labels and receipts, which have no colors. */
  hasColors: boolean;
}

/** Shows a color as a swatch with its name; the nearest name if the shop entered a code. */
export function VariantValue({ variant, language, hasColors }: VariantValueProps): ReactNode {
  const value = inLanguage(language, 'value', variant);
  const color = variant.isColor && hasColors ? toCssColor(variant.value_en) : null;
  return (
    <>
      {color && <Swatch color={color} />}
      <Text language={language}>{(variant.isColor && toColorName(value, language)) || value}</Text>
    </>
  );
}

/** The color is an attribute of SVG, because the page's CSP blocks style attributes. */
function Swatch({ color }: { color: string }): ReactNode {
  return (
    <svg className="doc-swatch" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle cx="8" cy="8" r="7" fill={color} stroke="#555" strokeWidth="1.2" />
    </svg>
  );
}
