import { Invoice } from '@documents/invoice/invoice';
import type { InvoiceProps } from '@documents/invoice/invoice-context';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleHead, sampleOrder } from './order-samples';

export function propsOf(changes: Partial<InvoiceProps> = {}): InvoiceProps {
  return {
    snapshot: sampleOrder(),
    language: 'ar',
    profile: sampleHead,
    paper: 'A4',
    copyMark: 0,
    pictureUrl: (url) => `/media/${encodeURIComponent(url)}`,
    ...changes,
  };
}

/** Renders the invoice in a document; needs a DOM. */
export function draw(changes: Partial<InvoiceProps> = {}): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(<Invoice {...propsOf(changes)} />);
  return host;
}

export const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
