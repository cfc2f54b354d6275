import type { Paper } from '@shared/contract/printing';
import type { Digits } from '@shared/contract/session';
import type { Language } from '@shared/domain/language';
import { translator } from '@shared/i18n/translate';
import addressLabelCss from '../address-label/address-label.css?raw';
import fontsCss from '../fonts.css?raw';
import invoiceCss from '../invoice/invoice.css?raw';
import invoicePapersCss from '../invoice/invoice-papers.css?raw';
import packingSlipCss from '../packing-slip/packing-slip.css?raw';
import { paperSizes } from '../paper';
import documentCss from '../parts/document.css?raw';
import { slot, toPieces } from '../parts/text';
import productLabelCss from '../product-label/product-label.css?raw';
import testPageCss from '../test-page/test-page.css?raw';

const sheetCss = 'html,body{margin:0;padding:0;background:#fff}';

/**
 * "Page 1 of 2" in the margin at the foot of each sheet. Chromium counts the sheets of the whole document, so only a document of one invoice
 * may have it.
 */
function toPageNumbers(language: Language, digits: Digits): string {
  const counter = (name: string): string => `counter(${name}${digits === 'arab' ? ',arabic-indic' : ''})`;
  const text = translator(language)('documents.invoice.page', { page: slot('page'), pages: slot('pages') });
  const content = toPieces(text)
    .map((part, index) => (index % 2 === 0 ? JSON.stringify(part) : counter(part)))
    .join(' ');
  return `@bottom-center{content:${content};font:400 7pt/1 "Noto Sans Arabic","Noto Sans",sans-serif;color:#555}`;
}

/** The page box of a paper. A roll gets its height from the window that has measured it: `size: 80mm auto` is not valid. */
function toPageRule(paper: Paper, foot: string): string {
  const { widthMm, heightMm, marginMm } = paperSizes[paper];
  const margin = `margin:${marginMm.blockStart}mm ${marginMm.inline}mm ${marginMm.blockEnd}mm`;
  return heightMm === null ? `@page{${margin}}` : `@page{size:${widthMm}mm ${heightMm}mm;${margin};${foot}}`;
}

export interface StyleOptions {
  paper: Paper;
  /** Whose pages are counted; left out where a document holds several invoices. */
  numbered?: { language: Language; digits: Digits } | undefined;
}

/** The whole stylesheet of a printed document. */
export function toStyleText({ paper, numbered }: StyleOptions): string {
  const foot = numbered ? toPageNumbers(numbered.language, numbered.digits) : '';
  return [
    fontsCss,
    sheetCss,
    documentCss,
    invoiceCss,
    invoicePapersCss,
    packingSlipCss,
    addressLabelCss,
    productLabelCss,
    testPageCss,
    toPageRule(paper, foot),
  ].join('\n');
}
