// @vitest-environment happy-dom

import type { Language } from '@shared/domain/language';
import { type DocumentKind, documentKinds, documentPapers, type Paper } from '@shared/domain/printing/printable';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf, textOf } from '../../../tests/support/samples/draw-invoice';
import { sampleOrder } from '../../../tests/support/samples/order-samples';
import { inEnglish } from '../../../tests/support/texts';
import { printableDocuments } from '../printables.generated';

const papers = documentKinds.flatMap((kind) => documentPapers[kind].map((paper): [DocumentKind, Paper] => [kind, paper]));
const words: Record<Language, string> = { ar: 'ملغى', en: 'CANCELED' };

function drawn(kind: DocumentKind, paper: Paper, language: Language, status: string): HTMLElement {
  const { Component: Document } = printableDocuments[kind];
  const host = document.createElement('div');
  const snapshot = sampleOrder({ status, paymentMethod: 'cash' });
  host.innerHTML = renderToStaticMarkup(<Document {...propsOf({ snapshot, paper, language, copyMark: 1 })} />);
  return host;
}

describe.each(papers)('the %s of a canceled order on %s', (kind, paper) => {
  it('carries the mark beside the one of a copy, and no other order does', () => {
    for (const language of ['ar', 'en'] as const) {
      for (const status of ['canceled', ' Canceled ']) {
        const marks = [...drawn(kind, paper, language, status).querySelectorAll('.doc-canceled, .doc-copy')].map(textOf);
        expect(marks).toEqual([words[language], language === 'ar' ? 'نسخة 1' : 'COPY 1']);
      }
      expect(drawn(kind, paper, language, 'delivered').querySelector('.doc-canceled')).toBeNull();
    }
  });

  it('asks for no money', () => {
    const sheet = drawn(kind, paper, 'en', 'canceled');
    expect(sheet.querySelector('.label-cash')).toBeNull();
    expect([...sheet.querySelectorAll('.inv-total')].map(textOf)).toEqual(kind === 'invoice' ? ['Amount due0.000 KWD'] : []);
    expect(textOf(sheet)).not.toContain('submitted');
    expect(drawn(kind, paper, 'en', 'ordered').textContent).not.toContain(inEnglish('documents.invoice.due'));
  });
});
