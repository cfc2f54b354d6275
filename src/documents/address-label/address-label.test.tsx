// @vitest-environment happy-dom

import { documentPapers } from '@shared/domain/printing/printable';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf, textOf } from '../../../tests/support/samples/draw-invoice';
import { hostileOrder, sampleOrder } from '../../../tests/support/samples/order-samples';
import { inEnglish } from '../../../tests/support/texts';
import type { OrderDocumentProps } from '../parts/order-document';
import { AddressLabel } from './address-label';

function draw(changes: Partial<OrderDocumentProps> = {}): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(<AddressLabel {...propsOf({ language: 'en', paper: '4x6in', ...changes })} />);
  return host;
}

const texts = (host: HTMLElement, selector: string): string[] => [...host.querySelectorAll(selector)].map(textOf);

describe.each(documentPapers.addressLabel)('address label on %s', (paper) => {
  it('names the amount to collect on orders that are paid in cash, and no amount on others', () => {
    const cash = sampleOrder({ paymentMethod: 'Cash' });
    const amount = (cash.totalFils / 1000).toFixed(3);
    expect(texts(draw({ paper, snapshot: cash }), '.label-cash')).toEqual([`Collect cash${amount} KWD`]);
    expect(texts(draw({ paper, snapshot: cash, language: 'ar' }), '.label-cash')).toEqual([`تحصيل نقدًا${amount} د.ك`]);
    for (const paymentMethod of ['cash ', ' CASH'])
      expect(texts(draw({ paper, snapshot: sampleOrder({ paymentMethod }) }), '.label-cash')).toEqual([`Collect cash${amount} KWD`]);
    const paid = draw({ paper, snapshot: sampleOrder({ paymentMethod: 'knet' }) });
    expect(paid.querySelector('.label-cash')).toBeNull();
    expect(textOf(paid)).not.toContain(amount);
  });

  it('says who and where, in the language of the sheet', () => {
    const { address } = sampleOrder();
    const snapshot = sampleOrder({ address: address && { ...address, otherInstructions: 'Ring twice' } });
    const host = draw({ paper, snapshot });
    expect(texts(host, '.label-name')).toEqual(['فاطمة المطيري']);
    expect(texts(host, '.label-phone')).toEqual(['+965 5000 1234']);
    expect(textOf(host.querySelector('.label-area'))).toContain('Salmiya');
    expect(texts(host, '.label-note')).toEqual(['Ring twice']);
    expect(textOf(draw({ paper, snapshot, language: 'ar' }).querySelector('.label-area'))).toContain('السالمية');
  });

  it('is marked as a copy beside the number, and names its station', () => {
    const printedBy = { station: { name: 'Packing table 1', number: 2, of: 3 }, at: '2026-11-19T14:35:00.000Z' };
    const host = draw({ paper, copyMark: 3, printedBy });
    expect(texts(host, '.label-number')).toEqual(['#10482COPY 3']);
    expect(textOf(host.querySelector('.doc-printed-by'))).toMatch(/^Station 2 of 3, .*17:35$/);
  });

  it('stands without an address, a name and a phone', () => {
    const host = draw({ paper, snapshot: sampleOrder({ address: null, customer: { name: '', phone: '', email: '' } }) });
    expect(texts(host, '.label-area')).toEqual([inEnglish('documents.address.missing')]);
    expect(host.querySelector('.label-name')).toBeNull();
    expect(host.querySelector('.label-note')).toBeNull();
  });

  it('makes smaller what is long', () => {
    const host = draw({ paper, snapshot: hostileOrder() });
    expect(host.querySelectorAll('.label-name.label-long, .label-area.label-long')).toHaveLength(2);
  });
});

describe('the grid of the large label', () => {
  it('has a cell for each part that the address has, two rows from five on, and a wide one for a long street', () => {
    expect(texts(draw(), '.label-cells dt')).toEqual(['Block', 'Street', 'House']);
    expect(draw().querySelector('.label-rows')).toBeNull();
    const host = draw({ snapshot: hostileOrder() });
    expect(texts(host, '.label-cells dt')).toEqual(['Block', 'Street', 'Avenue', 'House', 'Floor', 'Flat']);
    expect(host.querySelector('.label-rows')).not.toBeNull();
    expect(host.querySelectorAll('.label-wide')).toHaveLength(1);
  });

  it('gives the note the lines that the rest leaves', () => {
    const { address } = sampleOrder();
    const lines = (changes: Partial<OrderDocumentProps>): string | undefined => draw(changes).querySelector('.label-note > p')?.className;
    const snapshot = sampleOrder({ address: address && { ...address, otherInstructions: 'Ring twice' } });
    expect(lines({ snapshot })).toBe('label-lines-4');
    expect(lines({ snapshot, copyMark: 1 })).toBe('label-lines-3');
    expect(lines({ snapshot: hostileOrder(), copyMark: 1 })).toBe('label-lines-1');
  });
});
