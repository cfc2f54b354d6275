// @vitest-environment happy-dom

import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { languages } from '@shared/domain/language';
import type { Fils } from '@shared/domain/money';
import { documentPapers } from '@shared/domain/printing/printable';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw, propsOf, textOf } from '../../../tests/support/samples/draw-invoice';
import { sampleOrder } from '../../../tests/support/samples/order-samples';
import { toDocumentPage, toHtml } from '../html/document-html';

describe('invoice and hostile values', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '" onload="alert(1)',
    '{{shop}} $t(common.save)',
    "'; background:url(//evil)",
    '\u202eمقلوب',
    '\ufffc',
  ];

  function withText(text: string): OrderSnapshot {
    const order = sampleOrder();
    const [line] = order.lines;
    if (!line) throw new Error('no line');
    const variants = [{ name_en: text, name_ar: text, value_en: text, value_ar: text, isColor: true }];
    const dynamicVariants = [{ id: 1, name_en: text, name_ar: text, quantity: 1, unitPriceFils: 0 as Fils }];
    return sampleOrder({
      customer: { name: text, phone: text, email: text },
      createdAt: text,
      paymentMethod: text,
      address: order.address && { ...order.address, street: text, governorate: { name_en: text, name_ar: text } },
      lines: [{ ...line, name_en: text, name_ar: text, variants, dynamicVariants }],
    });
  }

  it.each(hostile)('shows %j as text and nothing else', (text) => {
    const profile = { shopName: text, shopAddress: text, shopPhone: text };
    const host = draw({ snapshot: withText(text), profile });
    expect(host.querySelectorAll('script, [onerror], [onload], [style]')).toHaveLength(0);
    expect(textOf(host.querySelector('.inv-hello bdi'))).toBe(textOf(Object.assign(document.createElement('p'), { textContent: text })));
    expect(host.querySelector('.doc-swatch')).toBeNull();
    expect(host.querySelectorAll('.inv-line img')).toHaveLength(1);
  });

  it('isolates every value that comes from outside', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: fc.constantFrom('ا', 'b', '7', '(', '-', '‮', ' <') }), (piece) => {
        const text = `«${piece}»`;
        const host = draw({ snapshot: withText(text), profile: { shopName: text, shopAddress: text, shopPhone: text } });
        const walker = document.createTreeWalker(host, 4);
        const parents = new Set<string | undefined>();
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node.textContent?.includes('«')) parents.add(node.parentElement?.tagName);
        }
        expect([...parents]).toEqual(['BDI']);
      }),
    );
  });

  it('needs no script, no style attribute and no address outside the app', () => {
    for (const language of languages) {
      for (const paper of documentPapers.invoice) {
        const html = toHtml(toDocumentPage('invoice', [propsOf({ language, paper })], 'INV-10482'), 'n1');
        expect(html).not.toMatch(/<script|\sstyle=|\son[a-z]+=|(?:src|href)="(?!\/)/);
      }
    }
  });
});
