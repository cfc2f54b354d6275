import type { Digits } from '@shared/contract/desktop/session';
import { type Language, toDirection } from '@shared/domain/language';
import { type DocumentKind, type ListKind, printableFacts, type Rotation, type SalesKind } from '@shared/domain/printing/printable';
import { createFormatter } from '@shared/i18n/format';
import { Children, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CountSheet, type CountSheetProps } from '../count-sheet/count-sheet';
import { mustShowOfCount } from '../count-sheet/count-sheet-document';
import { orderDocuments } from '../order-documents';
import { orderLists } from '../order-lists';
import type { OrderDocumentProps, OrderWords } from '../parts/order-document';
import type { OrderListProps, OrderListWords } from '../parts/order-list-document';
import type { SalesDocumentProps, SalesWords } from '../parts/sales-document';
import { ProductLabel, type ProductLabelProps } from '../product-label/product-label';
import { salesDocuments } from '../sales-documents';
import { TableSheet, type TableSheetProps } from '../table-sheet/table-sheet';
import { TestPage, type TestPageProps } from '../test-page/test-page';
import { type StyleOptions, toStyleText } from './style-text';

/** A page without script, in the parts of which documents of one kind, paper and language differ only in the last two. */
export interface DocumentPage {
  language: Language;
  style: string;
  /** Becomes the name of the job in the system's queue. */
  title: string;
  content: ReactNode;
}

/** One or more sheets of one kind and one paper; each order begins on a sheet of its own. */
export function toDocumentPage(
  kind: DocumentKind,
  orders: readonly OrderDocumentProps[],
  title: string,
  rotation: Rotation = '0',
): DocumentPage {
  const { language, paper, digits = 'latn' } = orders[0] ?? { language: 'ar', paper: 'A4' };
  const { Component } = orderDocuments[kind];
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; the same order may stand in it twice.
  const body = orders.map((order, index) => <Component key={index} {...order} />);
  const areCopies = orders.every(({ snapshot }) => snapshot === orders[0]?.snapshot);
  const numbered = areCopies && !printableFacts[kind].isLabel ? { language, digits, copies: orders.length } : undefined;
  return toPage(language, { paper, numbered, rotation }, title, body);
}

/** One document over many orders, as often as the printer is to print it. */
export function toListPage(kind: ListKind, copies: readonly OrderListProps[], title: string): DocumentPage {
  const { language, paper, digits = 'latn' } = copies[0] ?? { language: 'ar', paper: 'A4' };
  const { Component } = orderLists[kind];
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and every copy is the same.
  const body = copies.map((list, index) => <Component key={index} {...list} />);
  return toPage(language, { paper, numbered: { language, digits, copies: copies.length } }, title, body);
}

/** One document over what was sold, as often as the printer is to print it. */
export function toSalesPage(kind: SalesKind, copies: readonly SalesDocumentProps[], title: string): DocumentPage {
  const { language, paper, digits = 'latn' } = copies[0] ?? { language: 'ar', paper: 'A4' };
  const { Component } = salesDocuments[kind];
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and every copy is the same.
  const body = copies.map((sales, index) => <Component key={index} {...sales} />);
  return toPage(language, { paper, numbered: { language, digits, copies: copies.length } }, title, body);
}

/** A sheet to count by, as often as the printer is to print it. */
export function toCountPage(copies: readonly CountSheetProps[], title: string): DocumentPage {
  const { language, paper, digits = 'latn' } = copies[0] ?? { language: 'ar', paper: 'A4' };
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and every copy is the same.
  const body = copies.map((count, index) => <CountSheet key={index} {...count} />);
  return toPage(language, { paper, numbered: { language, digits, copies: copies.length } }, title, body);
}

/** A list of the app. */
export function toTablePage(props: TableSheetProps): DocumentPage {
  const { language, digits, title, fit } = props;
  const style: StyleOptions = { paper: 'A4', numbered: { language, digits, copies: 1 }, isTurned: fit.isTurned };
  return toPage(language, style, title, <TableSheet {...props} />);
}

/** Text without which a count sheet has not been drawn. */
export const toCountWords = mustShowOfCount;

/** Text without which it has not been drawn. */
export function toSalesWords(kind: SalesKind, { digits, ...words }: Omit<SalesWords, 'format'> & { digits: Digits }): string[] {
  return salesDocuments[kind].mustShow({ ...words, format: createFormatter(words.language, digits) });
}

/** Text without which a list has not been drawn. */
export function toListWords(kind: ListKind, { digits, ...words }: Omit<OrderListWords, 'format'> & { digits: Digits }): string[] {
  return orderLists[kind].mustShow({ ...words, format: createFormatter(words.language, digits) });
}

/** Text without which a sheet of an order has not been drawn. */
export function toOrderWords(
  kind: DocumentKind,
  { snapshot, language, digits }: Omit<OrderWords, 'format'> & { digits: Digits },
): string[] {
  return orderDocuments[kind].mustShow({ snapshot, language, format: createFormatter(language, digits) });
}

/** `props` is drawn as often as the printer is to print it. */
export function toTestPage(props: TestPageProps, copies: number, title: string, rotation: Rotation = '0'): DocumentPage {
  const { language, paper } = props;
  return toPage(
    language,
    { paper, rotation },
    title,
    repeated(copies, (key) => <TestPage key={key} {...props} />),
  );
}

export function toProductLabelPage(props: ProductLabelProps, copies: number, title: string, rotation: Rotation = '0'): DocumentPage {
  return toPage(
    props.language,
    { paper: '50x25mm', rotation },
    title,
    repeated(copies, (key) => <ProductLabel key={key} {...props} />),
  );
}

function repeated(count: number, draw: (key: number) => ReactNode): ReactNode {
  return Array.from({ length: count }, (_, index) => draw(index));
}

function toPage(language: Language, style: StyleOptions, title: string, content: ReactNode): DocumentPage {
  return { language, style: toStyleText(style), title, content: style.rotation ? rotated(content, style.rotation) : content };
}

/** Each of the labels in a page of its own. */
function rotated(labels: ReactNode, rotation: Rotation): ReactNode {
  if (rotation === '0') return labels;
  return Children.map(labels, (label) => <div className="rotated">{label}</div>);
}

/** What stands inside the body element of `toHtml`. */
export function toBody({ content }: DocumentPage): string {
  return renderToStaticMarkup(content);
}

/** A page whose body was drawn already, in another thread too. */
export interface DrawnPage extends Pick<DocumentPage, 'language' | 'style' | 'title'> {
  body: string;
}

export function toDrawn(page: DocumentPage): DrawnPage {
  const { language, style, title } = page;
  return { language, style, title, body: toBody(page) };
}

/** `nonce` allows the style element under the page's policy. */
export function toHtml(page: DocumentPage, nonce: string): string {
  return toDrawnHtml(toDrawn(page), nonce);
}

export function toDrawnHtml({ language, style, title, body }: DrawnPage, nonce: string): string {
  const page = (
    <html lang={language} dir={toDirection(language)}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style nonce={nonce}>{style}</style>
      </head>
      <body />
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page).replace('<body></body>', () => `<body>${body}</body>`)}`;
}
