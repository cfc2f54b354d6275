import type { ProductLabel as ProductLabelData } from '@shared/contract/print-requests';
import type { Digits } from '@shared/contract/session';
import { inLanguage, type Language, toDirection } from '@shared/domain/language';
import { createFormatter } from '@shared/i18n/format';
import { translator } from '@shared/i18n/translate';
import type { ReactNode } from 'react';
import { toBarCode, toQrCode } from '../codes/code-shape';
import { BarCode, QrCode, quietModules } from '../codes/codes';
import { Text, Value } from '../parts/text';
import { toProductCode } from './product-code';

export interface ProductLabelProps {
  label: ProductLabelData;
  language: Language;
  digits?: Digits;
}

/** Two dots of a head of 203 dpi. */
const moduleMm = 0.25;
const widthMm = 46;
const heightMm = 21.5;
/** Whole dots, the largest first. */
const qrModulesMm = [0.5, 0.375, 0.25];

function fitsInBars(code: string): boolean {
  const shape = toBarCode(code);
  return shape !== null && (shape.widthModules + 2 * quietModules.bar) * moduleMm <= widthMm;
}

function toQrModuleMm(code: string): number {
  const side = toQrCode(code).widthModules + 2 * quietModules.qr;
  return qrModulesMm.find((module) => side * module <= heightMm) ?? heightMm / side;
}

/** For the piece itself, 50 × 25 mm. A code that bars have no room or no letters for is a QR code. */
export function ProductLabel({ label, language, digits = 'latn' }: ProductLabelProps): ReactNode {
  const t = translator(language, digits);
  const code = toProductCode(label);
  const hasBars = fitsInBars(code);
  const name = inLanguage(language, 'name', label);
  const variant = inLanguage(language, 'variant', label);
  return (
    <article className="doc plabel" lang={language} dir={toDirection(language)} data-paper="50x25mm">
      <div className="plabel-words">
        <p className="plabel-name">
          <Text language={language}>{name}</Text>
        </p>
        <div className="plabel-row">
          <p className="plabel-variant">{variant && <Text language={language}>{variant}</Text>}</p>
          <p className="plabel-price">
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
      {hasBars ? <BarCode text={code} moduleMm={moduleMm} heightMm={8} /> : <QrCode text={code} moduleMm={toQrModuleMm(code)} />}
    </article>
  );
}
