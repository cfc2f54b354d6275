import type { Digits } from '@shared/contract/desktop/session';
import type { ProductLabel as ProductLabelData } from '@shared/contract/printing/print-requests';
import { inLanguage, type Language, toDirection } from '@shared/domain/language';
import { createFormatter } from '@shared/i18n/format';
import { translator } from '@shared/i18n/translate';
import type { ReactNode } from 'react';
import { BarCode, fitsInBars, fitsInSquare, QrCode } from '../codes/codes';
import { joined, Text, Value } from '../parts/text';
import type { PrintableDocument } from '../printable-document';
import { toProductCode } from './product-code';
import { sampleLabel } from './sample-label';

export interface ProductLabelProps {
  label: ProductLabelData;
  language: Language;
  digits?: Digits;
}

const barDots = 2;
const widthMm = 46;
const heightMm = 21.5;
/** Module sizes in dots, the largest first. One dot is only for codes of hundreds of characters. */
const qrDots = [4, 3, 2];

const toQrDots = (code: string): number => qrDots.find((moduleDots) => fitsInSquare({ text: code, moduleDots }, heightMm)) ?? 1;

/** The label of a piece, 50 × 25 mm. A code that is too long for bars, or has other characters, is a QR code. */
export function ProductLabel({ label, language, digits = 'latn' }: ProductLabelProps): ReactNode {
  const t = translator(language, digits);
  const code = toProductCode(label);
  const hasBars = fitsInBars({ text: code, moduleDots: barDots }, widthMm);
  const name = inLanguage(language, 'name', label);
  const values = label.variants.map((variant) => inLanguage(language, 'value', variant).trim()).filter(Boolean);
  return (
    <article className="doc plabel" lang={language} dir={toDirection(language)} data-paper="50x25mm">
      <div className="plabel-words">
        <p className="plabel-name">
          <Text language={language}>{name}</Text>
        </p>
        <div className="plabel-row">
          <p className="plabel-variant">
            {joined(
              values.map((value) => (
                <Text key={value} language={language}>
                  {value}
                </Text>
              )),
              t('documents.invoice.separator'),
            )}
          </p>
          <p className="plabel-price">
            {label.isFromPrice && `${t('documents.sheet.from')} `}
            <b>
              <Value>{createFormatter(language, digits).amount(label.priceFils)}</Value>
            </b>{' '}
            {t('documents.sheet.currency')}
          </p>
        </div>
        {!hasBars && (
          <p className="plabel-code">
            <Value>{code}</Value>
          </p>
        )}
      </div>
      {hasBars ? <BarCode text={code} moduleDots={barDots} heightMm={8} /> : <QrCode text={code} moduleDots={toQrDots(code)} />}
    </article>
  );
}

export const productLabel: PrintableDocument<'productLabel'> = {
  Component: ProductLabel,
  mustShow: ({ label, format }) => [format.amount(label.priceFils)],
  sample: { label: sampleLabel },
};
