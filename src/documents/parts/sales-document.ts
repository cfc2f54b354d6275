import type { SalesBefore, SalesLeftOut, SalesReport } from '@shared/contract/desktop/sales';
import type { Digits } from '@shared/contract/desktop/session';
import type { Language } from '@shared/domain/language';
import type { Paper } from '@shared/domain/printing/printable';
import type { Formatter } from '@shared/i18n/format';
import type { ReactNode } from 'react';
import { type DocumentHead, type DocumentTools, toDocumentContext } from './order-document';

/** What every document over what was sold is drawn from; no name of a customer is in it. */
export interface SalesDocumentProps {
  report: SalesReport;
  /** The period before; null where nothing is compared, or it is not known. */
  before: SalesBefore | null;
  /** Left out where it isn't known. */
  leftOut?: SalesLeftOut;
  /** ISO: as of when the lists were read that it was worked out of. */
  readAt: string;
  language: Language;
  /** What stands in the head; empty values are left out. */
  profile: DocumentHead;
  paper: Paper;
  /** 0 for the first print; n marks the sheet as the n-th copy. */
  copyMark: number;
  digits?: Digits;
  /** ISO. */
  madeAt: string;
  /** The person who printed it; '' for nobody. */
  madeBy: string;
  /** The shop's own logo; the mark stands there without one. */
  logoUrl?: string | null;
}

/** What a sheet says, before it is drawn. */
export type SalesWords = Pick<SalesDocumentProps, 'report' | 'language'> & { format: Formatter };

/** How one document over what was sold is drawn; what else there is to know of it stands in `printableFacts`. */
export interface SalesDocument {
  Component: (props: SalesDocumentProps) => ReactNode;
  /** Text without which a window has drawn nothing: its days and what was taken. */
  mustShow(words: SalesWords): string[];
}

/** Made once per document and passed down, because documents have no hooks. */
export interface SalesContext extends SalesDocumentProps, DocumentTools {
  /** A roll: black only. */
  isNarrow: boolean;
}

export function toSalesContext(props: SalesDocumentProps): SalesContext {
  return { ...toDocumentContext(props), isNarrow: props.paper === '80mm' };
}
