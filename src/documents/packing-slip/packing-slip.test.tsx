// @vitest-environment happy-dom

import { languages } from '@shared/domain/language';
import { toFils } from '@shared/domain/money';
import { documentPapers } from '@shared/domain/printing/printable';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf, textOf } from '../../../tests/support/samples/draw-invoice';
import { hostileOrder, sampleLines, sampleOrder } from '../../../tests/support/samples/order-samples';
import { inEnglish } from '../../../tests/support/texts';
import type { OrderDocumentProps } from '../parts/order-document';
import { PackingSlip } from './packing-slip';

function draw(changes: Partial<OrderDocumentProps> = {}): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(<PackingSlip {...propsOf({ language: 'en', ...changes })} />);
  return host;
}

const texts = (host: HTMLElement, selector: string): string[] => [...host.querySelectorAll(selector)].map(textOf);
const printedBy = (number: number | null, name = 'Packing table 1') => ({
  station: { name, number, of: number === null ? null : 3 },
  at: '2026-11-19T14:35:00.000Z',
});

describe('packing slip', () => {
  it.each(documentPapers.packingSlip)('names no price, in no language, on %s', (paper) => {
    for (const language of languages) {
      const snapshot = sampleOrder({ paymentMethod: 'cash' });
      const text = textOf(draw({ snapshot, paper, language }));
      const amounts = [
        snapshot.totalFils,
        snapshot.subtotalFils,
        snapshot.shippingFeeFils,
        ...snapshot.lines.map((line) => line.totalFils),
      ];
      for (const fils of amounts) expect(text).not.toContain((fils / 1000).toFixed(3));
      expect(text).not.toMatch(/\d\.\d{3}|KWD|د\.ك/);
    }
  });

  it('inverts a quantity from two on', () => {
    const host = draw();
    expect(texts(host, '.slip-one')).toEqual(['1', '1']);
    expect(texts(host, '.slip-many')).toEqual(['2']);
  });

  it('has a box to tick for each line, and a small one for each extra', () => {
    const host = draw();
    expect(host.querySelectorAll('.slip-tick-cell > .slip-tick')).toHaveLength(3);
    expect(texts(host, '.slip-extra')).toEqual(['Gift wrap × 1']);
    expect(host.querySelectorAll('.slip-extra > .slip-tick')).toHaveLength(1);
    expect(host.querySelector('.slip-tick')?.getAttribute('aria-label')).toBe('Packed');
  });

  it('says variants in words, with a swatch beside a colour where there are colours', () => {
    expect(texts(draw(), '.slip-variant')).toEqual(['Color: Brick red', 'Size: 26 cm', 'Color: gold']);
    expect(draw().querySelectorAll('.doc-swatch')).toHaveLength(2);
    expect(draw({ paper: '80mm' }).querySelectorAll('.doc-swatch')).toHaveLength(0);
    expect(texts(draw({ paper: '80mm' }), '.slip-variant')).toEqual(['Color: Brick red', 'Size: 26 cm', 'Color: gold']);
  });

  it('counts products and pieces', () => {
    expect(texts(draw(), '.slip-count')).toEqual([inEnglish('documents.packingSlip.products', { count: 3 }), '4 pieces']);
    expect(texts(draw({ language: 'ar' }), '.slip-count')).toEqual(['3 منتجات', '4 قطع']);
    expect(texts(draw({ snapshot: sampleOrder({ lines: sampleLines(1) }) }), '.slip-count')).toEqual(['1 product', '1 piece']);
  });

  it('shows the note of the address in a box, and no box without one', () => {
    expect(draw().querySelector('.slip-note')).toBeNull();
    const { address } = sampleOrder();
    const snapshot = sampleOrder({ address: address && { ...address, otherInstructions: 'Ring twice' } });
    expect(texts(draw({ snapshot }), '.slip-note p')).toEqual(['Ring twice']);
  });

  it('carries the order as bars and QR, with the letter of its kind', () => {
    const codes = (kind: 'order' | 'guestOrder') =>
      [...draw({ snapshot: sampleOrder({ kind }) }).querySelectorAll('svg[aria-label^="R"], svg[aria-label^="G"]')].map((svg) =>
        svg.getAttribute('aria-label'),
      );
    expect(codes('order')).toEqual(['R10482', 'R10482']);
    expect(codes('guestOrder')).toEqual(['G10482', 'G10482']);
  });

  it('is marked as a copy', () => {
    expect(draw().querySelector('.doc-copy')).toBeNull();
    expect(texts(draw({ copyMark: 2 }), '.doc-copy')).toEqual(['COPY 2']);
    expect(texts(draw({ copyMark: 2, language: 'ar' }), '.doc-copy')).toEqual(['نسخة 2']);
  });

  it('names the station at its foot, and nobody on what a person printed', () => {
    expect(draw().querySelector('.doc-printed-by')).toBeNull();
    expect(texts(draw({ printedBy: printedBy(2) }), '.doc-printed-by')).toEqual([
      `${inEnglish('documents.sheet.stationOf', { number: 2, of: 3, station: 'Packing table 1' })}, 19 Nov 2026, 17:35`,
    ]);
    expect(texts(draw({ printedBy: printedBy(2, '') }), '.doc-printed-by')).toEqual([
      `${inEnglish('documents.sheet.stationNumber', { number: 2, of: 3 })}, 19 Nov 2026, 17:35`,
    ]);
    expect(texts(draw({ printedBy: printedBy(null) }), '.doc-printed-by')).toEqual(['Station Packing table 1, 19 Nov 2026, 17:35']);
    expect(texts(draw({ printedBy: printedBy(null, '') }), '.doc-printed-by')).toEqual(['Print station, 19 Nov 2026, 17:35']);
    expect(texts(draw({ printedBy: printedBy(2, 'طاولة التجهيز'), language: 'ar' }), '.doc-printed-by')).toEqual([
      'محطة 2 من 3، طاولة التجهيز، 19 نوفمبر 2026، 17:35',
    ]);
  });

  it('stands whole without address, name, phone and prices, and with far too much of everything', () => {
    const bare = draw({ snapshot: sampleOrder({ address: null, customer: { name: '', phone: '', email: '' }, totalFils: toFils(0) }) });
    expect(texts(bare, '.slip-area')).toEqual([inEnglish('documents.address.missing')]);
    const host = draw({ snapshot: hostileOrder(), language: 'ar' });
    expect(host.querySelectorAll('.slip-line')).toHaveLength(40);
    expect(texts(host, '.slip-line-name')[5]).toBe('Only an English name');
    expect(host.querySelector('.slip-line-name bdi[lang="en"]')).not.toBeNull();
    expect(host.querySelector('.slip-name')?.className).toContain('slip-long');
    expect(host.querySelector('.slip-note')?.className).toContain('slip-long');
  });
});
