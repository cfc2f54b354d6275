import { type Language, toDirection } from '@shared/domain/language';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Invoice } from '../invoice/invoice';
import type { InvoiceProps } from '../invoice/invoice-context';
import { TestPage, type TestPageProps } from '../test-page/test-page';
import { type StyleOptions, toStyleText } from './style-text';

export interface DocumentOptions {
  /** Becomes the name of the job in the system's queue. */
  title: string;
  /** Allows the style element under the page's policy. */
  nonce: string;
}

/** One or more invoices as a page without script; each begins on a sheet of its own. */
export function toInvoiceHtml(invoices: readonly InvoiceProps[], options: DocumentOptions): string {
  const { language, paper, digits = 'latn' } = invoices[0] ?? { language: 'ar', paper: 'A4' };
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; the same order may stand in it twice.
  const body = invoices.map((invoice, index) => <Invoice key={index} {...invoice} />);
  const numbered = invoices.length === 1 ? { language, digits } : undefined;
  return toHtml({ language, style: { paper, numbered } }, options, body);
}

export function toTestPageHtml(props: TestPageProps, options: DocumentOptions): string {
  return toHtml({ language: props.language, style: { paper: props.paper } }, options, <TestPage {...props} />);
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
