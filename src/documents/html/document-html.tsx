import { type Language, toDirection } from '@shared/domain/language';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Invoice } from '../invoice/invoice';
import type { InvoiceProps } from '../invoice/invoice-context';
import { TestPage, type TestPageProps } from '../test-page/test-page';

interface DocumentOptions {
  /** Becomes the name of the job in the system's queue. */
  title: string;
  /** Address of the text of `toStyleText`. */
  styleUrl: string;
}

/** One or more invoices as a page without script; each begins on a sheet of its own. */
export function toInvoiceHtml(invoices: readonly InvoiceProps[], options: DocumentOptions): string {
  const language = invoices[0]?.language ?? 'ar';
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; the same order may stand in it twice.
  const body = invoices.map((invoice, index) => <Invoice key={index} {...invoice} />);
  return toHtml(language, options, body);
}

export function toTestPageHtml(props: TestPageProps, options: DocumentOptions): string {
  return toHtml(props.language, options, <TestPage {...props} />);
}

function toHtml(language: Language, { title, styleUrl }: DocumentOptions, body: ReactNode): string {
  const page = (
    <html lang={language} dir={toDirection(language)}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <link rel="stylesheet" href={styleUrl} />
      </head>
      <body>{body}</body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
