// @vitest-environment happy-dom

import type { Language } from '@shared/domain/language';
import { type DocumentKind, documentKinds, documentPapers, type Paper } from '@shared/domain/printing/printable';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf, textOf } from '../../../tests/support/samples/draw-invoice';
import { inArabic, inEnglish } from '../../../tests/support/texts';
import { printableDocuments } from '../printables.generated';
import type { OrderDocumentProps } from './order-document';

function asOfOn(kind: DocumentKind, changes: Partial<OrderDocumentProps>): string[] {
  const { Component: Document } = printableDocuments[kind];
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(<Document {...propsOf(changes)} />);
  return [...host.querySelectorAll('.doc-as-of')].map(textOf);
}

const papers = documentKinds.flatMap((kind) => documentPapers[kind].map((paper): [DocumentKind, Paper] => [kind, paper]));
const asOf = '2026-11-22T11:05:00.000Z';
const words: Record<Language, string> = {
  ar: inArabic('documents.sheet.asOf', { when: '22 نوفمبر 2026، 14:05' }),
  en: inEnglish('documents.sheet.asOf', { when: '22 Nov 2026, 14:05' }),
};

describe.each(papers)('%s on %s', (kind, paper) => {
  it('says as of when its order is, in the time of Kuwait', () => {
    for (const language of ['ar', 'en'] as const) expect(asOfOn(kind, { paper, language, asOf })).toEqual([words[language]]);
    expect(asOfOn(kind, { paper, language: 'ar', asOf, digits: 'arab' }).join()).toContain('١٤:٠٥');
  });

  it('says nothing of it where the order was fresh', () => {
    expect(asOfOn(kind, { paper })).toEqual([]);
  });
});
