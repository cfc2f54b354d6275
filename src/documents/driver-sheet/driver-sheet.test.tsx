// @vitest-environment happy-dom

import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { toFils } from '@shared/domain/money';
import { documentPapers } from '@shared/domain/printing/printable';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../tests/support/samples/draw-invoice';
import { listPropsOf } from '../../../tests/support/samples/list-samples';
import { hostileOrder, sampleOrder } from '../../../tests/support/samples/order-samples';
import { inArabic, inEnglish } from '../../../tests/support/texts';
import type { OrderListProps } from '../parts/order-list-document';
import { DriverSheet } from './driver-sheet';

function draw(changes: Partial<OrderListProps> = {}): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(<DriverSheet {...listPropsOf('driverSheet', changes)} />);
  return host;
}

const texts = (host: HTMLElement, selector: string): string[] => [...host.querySelectorAll(selector)].map(textOf);

/** Returns an order at this place, paid in cash. */
function at(id: number, governorate: [string, string], area: [string, string], block: string, total = 1): OrderSnapshot {
  const { address } = sampleOrder();
  const toName = ([name_en, name_ar]: [string, string]) => ({ name_en, name_ar });
  return sampleOrder({
    id,
    paymentMethod: 'cash',
    totalFils: toFils(total),
    address: address && { ...address, governorate: toName(governorate), area: toName(area), block },
  });
}
const hawalli: [string, string] = ['Hawalli', 'حولي'];
const salmiya: [string, string] = ['Salmiya', 'السالمية'];
const inAll = (cash: string): string => `${inEnglish('documents.driverSheet.total')}: ${cash} KWD`;

describe.each(documentPapers.driverSheet)('driver’s sheet on %s', (paper) => {
  it('says of each order whom, where, and what is collected', () => {
    const host = draw({ paper });
    expect(texts(host, '.drive-number')).toEqual(['#10641', '#10482', '#10676']);
    expect(texts(host, '.drive-phone')).toEqual(['+965 9988 7766', '+965 5000 1234', '+965 5556 7788']);
    expect(texts(host, '.drive-area')).toEqual(['Mangaf, Block 12-14', 'Salmiya, Block 5', 'Salmiya, Block 5']);
    expect(texts(host, '.drive-note')).toEqual(['اتصل قبل الوصول']);
    expect(texts(host, '.drive-cash')).toHaveLength(1);
    expect(texts(host, '.drive-paid')).toEqual(['KNET', 'KNET']);
    expect(host.querySelectorAll('.list-tick-cell > .list-tick')).toHaveLength(3);
  });

  it('collects nothing of a delivered order again, and says that it is not in the sum', () => {
    const delivered = { ...at(1, hawalli, salmiya, '1', 86.8), status: 'Delivered ' };
    const host = draw({ paper, orders: [delivered, at(2, hawalli, salmiya, '2', 1.5)] });
    expect(texts(host, '.drive-cash')).toEqual(['1.500 KWD']);
    expect(texts(host, '.drive-paid')).toEqual([inEnglish('documents.driverSheet.collected')]);
    expect(texts(host, '.drive-total')).toEqual([`${inAll('1.500')}${inEnglish('documents.driverSheet.notInTotal', { count: 1 })}`]);
    expect(textOf(host)).not.toContain('86.800');
    expect(draw({ paper }).querySelector('.drive-collected')).toBeNull();
  });

  it('sums the cash up, for each governorate and in all; what is paid otherwise stands nowhere', () => {
    const paid = sampleOrder({ id: 4 });
    const orders = [at(1, hawalli, salmiya, '1', 10.25), at(2, ['Ahmadi', 'الأحمدي'], ['Mangaf', 'المنقف'], '2', 1.5), paid];
    const host = draw({ paper, orders });
    expect(texts(host, '.list-group-row > :last-child')).toEqual([
      '1 order, Collect cash: 1.500 KWD',
      '2 orders, Collect cash: 10.250 KWD',
    ]);
    expect(texts(host, '.drive-total')).toEqual([inAll('11.750')]);
    expect(texts(host, '.drive-sum')).toEqual(['Collect cash: 11.750 KWD']);
    expect(textOf(host)).not.toContain((paid.totalFils / 1000).toFixed(3));
    expect(texts(draw({ paper, orders, language: 'ar' }), '.drive-total')).toEqual(['إجمالي التحصيل نقدًا: 11.750 د.ك']);
  });

  it('collects nothing of an order that was canceled after all', () => {
    const host = draw({ paper, orders: [sampleOrder({ paymentMethod: 'cash', status: 'canceled' })] });
    expect(host.querySelector('.drive-cash')).toBeNull();
    expect(texts(host, '.drive-total')).toEqual([inAll('0.000')]);
  });
});

describe('the way of a driver', () => {
  it('goes by governorate, area and block, as numbers; orders without an address come last', () => {
    const orders = [
      sampleOrder({ id: 9, address: null }),
      at(1, hawalli, salmiya, '10'),
      at(2, hawalli, salmiya, '9'),
      at(3, hawalli, ['Bayan', 'بيان'], '1'),
      at(4, ['Ahmadi', 'الأحمدي'], ['Mangaf', 'المنقف'], '3'),
    ];
    const host = draw({ orders });
    expect(texts(host, '.drive-number')).toEqual(['#4', '#3', '#2', '#1', '#9']);
    expect(texts(host, '.list-group-name')).toEqual(['Ahmadi', 'Hawalli', inEnglish('documents.driverSheet.noGovernorate')]);
    expect(texts(host, '.drive-area').at(-1)).toBe(inEnglish('documents.address.missing'));
    expect(texts(draw({ orders, language: 'ar' }), '.list-group-name')).toEqual([
      'محافظة الأحمدي',
      'محافظة حولي',
      inArabic('documents.driverSheet.noGovernorate'),
    ]);
  });

  it('is one governorate, also where an address holds its name in one language', () => {
    const orders = [
      at(1, ['حولي', 'حولي'], ['السالمية', 'السالمية'], '2'),
      at(2, hawalli, salmiya, '1'),
      at(3, ['Hawalli', 'Hawalli'], salmiya, '3'),
    ];
    const host = draw({ orders });
    expect(texts(host, '.list-group-name')).toEqual(['Hawalli']);
    expect(texts(host, '.drive-number')).toEqual(['#2', '#1', '#3']);
  });

  it('holds each value by itself among Arabic words, whatever is too long', () => {
    const host = draw({ language: 'ar' });
    for (const value of ['#10641', '12-14', '1502-B', '+965 9988 7766'])
      expect([...host.querySelectorAll('bdi[dir="ltr"]')].map(textOf)).toContain(value);
    expect(textOf(draw({ orders: [hostileOrder()] }))).toContain('1,396.250');
  });
});
