import type { DocumentKind } from '@shared/contract/printing';
import { type Language, toDirection } from '@shared/domain/language';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AddressLabel } from '../address-label/address-label';
import { Invoice } from '../invoice/invoice';
import { PackingSlip } from '../packing-slip/packing-slip';
import type { OrderDocumentProps } from '../parts/order-document';
import { ProductLabel, type ProductLabelProps } from '../product-label/product-label';
import { TestPage, type TestPageProps } from '../test-page/test-page';
import { type StyleOptions, toStyleText } from './style-text';

export interface DocumentOptions {
  /** Becomes the name of the job in the system's queue. */
  title: string;
  /** Allows the style element under the page's policy. */
  nonce: string;
}

/** What draws each document of an order. */
export const documents: Record<DocumentKind, ComponentType<OrderDocumentProps>> = {
  invoice: Invoice,
  packingSlip: PackingSlip,
  addressLabel: AddressLabel,
};

/** One or more sheets of one kind and one paper as a page without script; each order begins on a sheet of its own. */
export function toDocumentHtml(kind: DocumentKind, orders: readonly OrderDocumentProps[], options: DocumentOptions): string {
  const { language, paper, digits = 'latn' } = orders[0] ?? { language: 'ar', paper: 'A4' };
  const Document = documents[kind];
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; the same order may stand in it twice.
  const body = orders.map((order, index) => <Document key={index} {...order} />);
  const numbered = orders.length === 1 && kind !== 'addressLabel' ? { language, digits } : undefined;
  return toHtml({ language, style: { paper, numbered } }, options, body);
}

/** `props` is drawn as often as the printer is to print it. */
export function toTestPageHtml(props: TestPageProps, copies: number, options: DocumentOptions): string {
  const { language, paper } = props;
  return toHtml(
    { language, style: { paper } },
    options,
    repeated(copies, (key) => <TestPage key={key} {...props} />),
  );
}

export function toProductLabelHtml(props: ProductLabelProps, copies: number, options: DocumentOptions): string {
  const style: StyleOptions = { paper: '50x25mm' };
  return toHtml(
    { language: props.language, style },
    options,
    repeated(copies, (key) => <ProductLabel key={key} {...props} />),
  );
}

function repeated(count: number, draw: (key: number) => ReactNode): ReactNode {
  return Array.from({ length: count }, (_, index) => draw(index));
}

function toHtml(
  { language, style }: { language: Language; style: StyleOptions },
  { title, nonce }: DocumentOptions,
  body: ReactNode,
): string {
  const page = (
    <html lang={language} dir={toDirection(language)}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style nonce={nonce}>{toStyleText(style)}</style>
      </head>
      <body>{body}</body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
