import type { Digits } from '@shared/contract/desktop/session';
import type { PrintSettings } from '@shared/contract/printing/print-settings';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { Language } from '@shared/domain/language';
import type { Paper } from '@shared/domain/printing/printable';
import { createFormatter, type Formatter } from '@shared/i18n/format';
import { type Translate, translator } from '@shared/i18n/translate';
import type { ReactNode } from 'react';

/** The print station that wanted a sheet; `number` and `of` are null where it shares its work with no other by number. */
export interface PrintedAtStation {
  station: { name: string; number: number | null; of: number | null };
  /** ISO. */
  at: string;
}

export type DocumentHead = Pick<PrintSettings, 'shopName' | 'shopAddress' | 'shopPhone'>;

/** What every document of an order is drawn from. */
export interface OrderDocumentProps {
  snapshot: OrderSnapshot;
  language: Language;
  /** What stands in the head; empty values are left out. */
  profile: DocumentHead;
  paper: Paper;
  /** 0 for the first print; n marks the sheet as the n-th copy. */
  copyMark: number;
  digits?: Digits;
  /** The address that shows a picture of the server, or null when it cannot be had: a placeholder is drawn then. */
  pictureUrl: (url: string) => string | null;
  /** Left out for what a person printed. */
  printedBy?: PrintedAtStation | undefined;
  /** When the server showed the order, ISO, where it cannot be reached; left out for one that is fresh. */
  asOf?: string | undefined;
  /** The shop's own logo; the mark stands there without one. */
  logoUrl?: string | null;
}

/** What a sheet of an order says, before it is drawn. */
export type OrderWords = Pick<OrderDocumentContext, 'snapshot' | 'language' | 'format'>;

/** How one document of an order is drawn; what else there is to know of it stands in `printableFacts`. */
export interface OrderDocument {
  Component: (props: OrderDocumentProps) => ReactNode;
  /** Text without which a window has drawn nothing: number, amounts, a first line. */
  mustShow(words: OrderWords): string[];
}

/** Made once per document and passed down, because documents have no hooks. */
export interface DocumentTools {
  t: Translate;
  format: Formatter;
}

export interface OrderDocumentContext extends OrderDocumentProps, DocumentTools {}

export function toDocumentContext<Props extends { language: Language; digits?: Digits }>(props: Props): Props & DocumentTools {
  const { language, digits = 'latn' } = props;
  return { ...props, t: translator(language, digits), format: createFormatter(language, digits) };
}
