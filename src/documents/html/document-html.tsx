import type { Paper } from '@shared/contract/printing';
import { type Language, toDirection } from '@shared/domain/language';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Invoice } from '../invoice/invoice';
import type { InvoiceProps } from '../invoice/invoice-context';
import { TestPage, type TestPageProps } from '../test-page/test-page';
import { toStyleText } from './style-text';

export interface DocumentOptions {
  /** Becomes the name of the job in the system's queue. */
  title: string;
  /** Allows the style element under the page's policy. */
  nonce: string;
}

/** One or more invoices as a page without script; each begins on a sheet of its own. */
export function toInvoiceHtml(invoices: readonly InvoiceProps[], options: DocumentOptions): string {
  const { language, paper } = invoices[0] ?? { language: 'ar', paper: 'A4' };
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; the same order may stand in it twice.
  const body = invoices.map((invoice, index) => <Invoice key={index} {...invoice} />);
  return toHtml({ language, paper }, options, body);
}

export function toTestPageHtml(props: TestPageProps, options: DocumentOptions): string {
  return toHtml(props, options, <TestPage {...props} />);
}

function toHtml({ language, paper }: { language: Language; paper: Paper }, { title, nonce }: DocumentOptions, body: ReactNode): string {
  const page = (
    <html lang={language} dir={toDirection(language)}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style nonce={nonce}>{toStyleText(paper)}</style>
      </head>
      <body>{body}</body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
