import type { Paper } from '@shared/contract/printing';
import fontsCss from '../fonts.css?raw';
import invoiceCss from '../invoice/invoice.css?raw';
import invoicePapersCss from '../invoice/invoice-papers.css?raw';
import { paperSizes } from '../paper';
import documentCss from '../parts/document.css?raw';
import testPageCss from '../test-page/test-page.css?raw';

const sheetCss = 'html,body{margin:0;padding:0;background:#fff}';

/** The page box of a paper. A roll gets its height from the window that has measured it: `size: 80mm auto` is not valid. */
function toPageRule(paper: Paper): string {
  const { widthMm, heightMm, marginMm } = paperSizes[paper];
  const margin = `margin:${marginMm.blockStart}mm ${marginMm.inline}mm ${marginMm.blockEnd}mm`;
  return heightMm === null ? `@page{${margin}}` : `@page{size:${widthMm}mm ${heightMm}mm;${margin}}`;
}

/** The whole stylesheet of a printed document. */
export function toStyleText(paper: Paper): string {
  return [fontsCss, sheetCss, documentCss, invoiceCss, invoicePapersCss, testPageCss, toPageRule(paper)].join('\n');
}
