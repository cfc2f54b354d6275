// @vitest-environment happy-dom

import { languages } from '@shared/domain/language';
import { documentPapers } from '@shared/domain/printing/printable';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../tests/support/samples/draw-invoice';
import { listPropsOf, sampleOrders } from '../../../tests/support/samples/list-samples';
import { hostileOrder, sampleOrder } from '../../../tests/support/samples/order-samples';
import { inEnglish } from '../../../tests/support/texts';
import type { OrderListProps } from '../parts/order-list-document';
import { PickList } from './pick-list';

function draw(changes: Partial<OrderListProps> = {}): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(<PickList {...listPropsOf('pickList', changes)} />);
  return host;
}

const texts = (host: HTMLElement, selector: string): string[] => [...host.querySelectorAll(selector)].map(textOf);
const withParts = (...parts: OrderListProps['options']['parts']) => ({ options: { sorting: 'category' as const, parts } });

describe('pick list', () => {
  it.each(documentPapers.pickList)('names no price and, unless asked, no customer, in no language, on %s', (paper) => {
    const orders = sampleOrders();
    const amounts = orders.flatMap((order) => [order.totalFils, order.subtotalFils, ...order.lines.map((line) => line.totalFils)]);
    for (const language of languages) {
      const text = textOf(draw({ orders, paper, language, ...withParts('pictures', 'orderNumbers', 'extras') }));
      for (const fils of amounts) expect(text).not.toContain((fils / 1000).toFixed(3));
      expect(text).not.toMatch(/\d\.\d{3}|KWD|د\.ك/);
      for (const { customer } of orders) expect(text).not.toContain(customer.name);
      const named = textOf(draw({ orders, paper, language, ...withParts('customers') }));
      for (const { customer } of orders) expect(named).toContain(customer.name);
    }
  });

  it('has one line for each product and variant over all orders, with whose the pieces are', () => {
    const host = draw({ orders: sampleOrders().slice(0, 2) });
    expect(texts(host, '.pick-name')).toEqual(['Istikan tea glasses, set of 6', 'Cast-iron casserole, 26 cm', 'Stoneware mug, 330 ml']);
    expect(texts(host, '.pick-shares')).toEqual(['#10482 × 2#10676 × 2', '#10482#10676', '#10482']);
    expect(texts(host, '.pick-quantity')).toEqual(['4', '2', '1']);
    expect(texts(host, '.pick-many')).toEqual(['4', '2']);
    const [casserole] = sampleOrder().lines;
    const other = casserole && { ...casserole, variants: [{ ...casserole.variants[0], value_en: 'teal', value_ar: 'أخضر' }] };
    const twice = draw({ orders: [sampleOrder({ lines: [casserole, other, casserole] as never })] });
    expect(texts(twice, '.pick-shares')).toEqual(['#10482 × 2', '#10482']);
  });

  it('walks by category and then by code, what has none last; or by code alone', () => {
    const host = draw({ orders: sampleOrders().slice(0, 2) });
    expect(texts(host, '.list-group-name')).toEqual([
      'Coffee and tea',
      'Pots',
      inEnglish('documents.pickList.noCategory'),
      inEnglish('documents.pickList.ordersHere'),
    ]);
    expect(texts(host, '.list-group-row > :last-child')).toEqual(['4 pieces', '2 pieces', '1 piece']);
    expect(texts(host, '.pick-code')).toEqual(['BD-03010', 'BD-01001']);
    const byCode = draw({ orders: sampleOrders().slice(0, 2), options: { sorting: 'code', parts: [] } });
    expect(texts(byCode, '.pick-code')).toEqual(['BD-01001', 'BD-03010']);
    expect(texts(byCode, '.list-group-name')).toEqual([inEnglish('documents.pickList.ordersHere')]);
  });

  it('stands by its names, without heads, where nothing of the catalogue is known', () => {
    const host = draw({ orders: [sampleOrder()], goods: [] });
    expect(texts(host, '.list-group-name')).toEqual([inEnglish('documents.pickList.ordersHere')]);
    expect(texts(host, '.pick-name')).toEqual(['Cast-iron casserole, 26 cm', 'Istikan tea glasses, set of 6', 'Stoneware mug, 330 ml']);
  });

  it('has a box to tick for each line, each extra and each order, and sums extras up', () => {
    const host = draw({ orders: sampleOrders().slice(0, 2) });
    expect(host.querySelectorAll('.list-tick-cell > .list-tick')).toHaveLength(3);
    expect(texts(host, '.pick-extra')).toEqual(['Gift wrap × 2']);
    expect(host.querySelectorAll('.pick-extra > .list-tick')).toHaveLength(1);
    expect(texts(host, '.pick-box')).toEqual(['#104824 pieces', '#106763 pieces']);
    expect(host.querySelectorAll('.pick-box > .list-tick')).toHaveLength(2);
    expect(draw(withParts()).querySelectorAll('.pick-extra, .pick-shares, .doc-picture')).toHaveLength(0);
  });

  it('counts pieces, products and orders at its head', () => {
    const orders = sampleOrders().slice(0, 2);
    expect(texts(draw({ orders }), '.list-count')).toEqual([
      '7 pieces',
      inEnglish('documents.packingSlip.products', { count: 3 }),
      '2 orders',
    ]);
    expect(texts(draw({ orders, language: 'ar' }), '.list-count')).toEqual(['7 قطع', '3 منتجات', 'طلبان']);
    expect(textOf(draw({ orders }).querySelector('.list-name'))).toBe('22 Nov 2026, 17:41PICK-1122-174105');
  });

  it('tells two kinds of orders apart where both are on it, because they share numbers', () => {
    const orders = [sampleOrder(), sampleOrder({ kind: 'order' })];
    expect(texts(draw({ orders }), '.pick-box b')).toEqual(['G10482', 'R10482']);
  });

  it('has pictures where the paper has room, and colours where it has colours', () => {
    expect(draw().querySelectorAll('.doc-picture').length).toBeGreaterThan(0);
    expect(draw().querySelectorAll('.doc-swatch').length).toBeGreaterThan(0);
    expect(draw({ paper: '80mm' }).querySelectorAll('.doc-picture, .doc-swatch')).toHaveLength(0);
  });

  it('is marked as a copy, names who printed it, and as of when its orders are', () => {
    expect(draw().querySelector('.doc-copy')).toBeNull();
    expect(texts(draw({ copyMark: 2 }), '.doc-copy')).toEqual(['COPY 2']);
    expect(texts(draw(), '.doc-printed-by')).toEqual(['Printed by نورة الصباح']);
    expect(draw({ madeBy: '' }).querySelector('.doc-printed-by')).toBeNull();
    expect(texts(draw({ asOf: '2026-11-22T11:05:00.000Z' }), '.doc-as-of')).toEqual([
      inEnglish('documents.sheet.asOf', { when: '22 Nov 2026, 14:05' }),
    ]);
  });

  it('holds each code and number by itself, so that none is turned round among Arabic words', () => {
    const host = draw({ language: 'ar' });
    for (const value of ['#10482', 'BD-01001', 'PICK-1122-174105'])
      expect([...host.querySelectorAll('bdi[dir="ltr"]')].map(textOf)).toContain(value);
    expect(host.querySelector('.pick-what bdi[lang="en"]')).toBeNull();
    const hostile = draw({ language: 'ar', orders: [hostileOrder()] });
    expect(hostile.querySelector('.pick-name bdi[lang="en"]')?.textContent).toBe('Only an English name');
    expect(hostile.querySelectorAll('.list-line')).toHaveLength(40);
  });
});
