import type { Paper, PrintProfile } from '@shared/contract/printing';
import type { Digits } from '@shared/contract/session';
import type { Language } from '@shared/domain/language';
import type { OrderSnapshot } from '@shared/domain/order-snapshot';
import { createFormatter, type Formatter } from '@shared/i18n/format';
import { type Translate, translator } from '@shared/i18n/translate';

export type InvoiceHeadValues = Pick<PrintProfile, 'shopName' | 'shopAddress' | 'shopPhone'>;

export interface InvoiceProps {
  snapshot: OrderSnapshot;
  language: Language;
  /** What stands in the head; empty values are left out. */
  profile: InvoiceHeadValues;
  paper: Paper;
  /** 0 for the first print; n marks the sheet as the n-th copy. */
  copyMark: number;
  digits?: Digits;
  /** The address that shows a picture of the server, or null when it cannot be had: a placeholder is drawn then. */
  pictureUrl: (url: string) => string | null;
  /** The shop's own logo; the mark stands there without one. */
  logoUrl?: string | null;
  /** Tells when the items and the subtotal disagree. For screens: paper never shows it. */
  showDifference?: boolean;
}

/** What every part of an invoice needs; made once per invoice and passed down, because documents have no hooks. */
export interface InvoiceContext extends InvoiceProps {
  t: Translate;
  format: Formatter;
  /** Thermal roll: pure black, no pictures. */
  isReceipt: boolean;
  /** Too narrow for a column of amounts. */
  isNarrow: boolean;
}

export function toInvoiceContext(props: InvoiceProps): InvoiceContext {
  const { language, digits = 'latn' } = props;
  return {
    ...props,
    t: translator(language, digits),
    format: createFormatter(language, digits),
    isReceipt: props.paper === '80mm',
    isNarrow: props.paper === '80mm' || props.paper === '4x6in',
  };
}

/** `INV-10482`: the order's id, never a number of its own. */
export function toInvoiceLabel(orderId: number): string {
  return `INV-${orderId}`;
}
