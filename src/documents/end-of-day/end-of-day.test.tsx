// @vitest-environment happy-dom

import { toFils } from '@shared/domain/money';
import { documentPapers } from '@shared/domain/printing/printable';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../tests/support/samples/draw-invoice';
import { salesPropsOf } from '../../../tests/support/samples/sales-samples';
import { inArabic, inEnglish } from '../../../tests/support/texts';
import type { SalesDocumentProps } from '../parts/sales-document';
import { sampleSales } from '../parts/sample-sales';
import { SalesReportSheet } from '../sales-report/sales-report';
import { EndOfDay } from './end-of-day';

function draw(changes: Partial<SalesDocumentProps> = {}, Component = EndOfDay): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(<Component {...salesPropsOf(changes)} />);
  return host;
}

const { report } = sampleSales;
const linesOf = (host: HTMLElement, title: string): string[] => {
  const part = [...host.querySelectorAll('.sales-part')].find((one) => one.querySelector('.sales-title')?.textContent === title);
  return [...(part?.querySelectorAll('tbody tr') ?? [])].map(textOf);
};

describe.each(documentPapers.endOfDay)('the sheet of the end of a day on %s', (paper) => {
  it('says what was taken and how, cash by whether it was delivered, and what must be in the till', () => {
    const host = draw({ paper });
    expect(linesOf(host, inEnglish('salesDocuments.byPayment'))).toEqual([
      'KNET18946.500',
      'Visa7368.250',
      'Cash, delivered5178.250',
      'Cash, not delivered yet4147.250',
      'Total341,640.250',
    ]);
    expect(linesOf(host, inEnglish('salesDocuments.byState'))).toEqual([
      'Ordered6',
      'In process8',
      'Shipped7',
      'Delivered13',
      'Canceled2',
      'Total36',
    ]);
    const box = [
      `${inEnglish('salesDocuments.expected')}178.250`,
      inEnglish('salesDocuments.counted'),
      inEnglish('salesDocuments.difference'),
      inEnglish('salesDocuments.expectedOf'),
      `${inEnglish('salesDocuments.fromDrivers')} 147.250`,
    ];
    expect(textOf(host.querySelector('.sales-box') as Element)).toBe(box.join(''));
    expect(host.querySelectorAll('.list-sign')).toHaveLength(3);
  });

  it('names canceled orders by number and says which were paid, and the first and the last of each kind', () => {
    const host = draw({ paper, language: 'ar' });
    expect(linesOf(host, inArabic('sales.figures.canceled'))).toEqual(['G20655كي نت، مدفوع38.500', 'R10671نقدًا26.250']);
    expect(linesOf(host, inArabic('salesDocuments.numbers'))).toEqual(['الطلبات#10652 – #10676', 'طلبات الزوار#20641 – #20656']);
    expect(textOf(host)).toContain('السبت، 21 نوفمبر 2026');
    const which = inArabic('salesDocuments.which.both');
    expect(textOf(host)).toContain(inArabic('salesDocuments.read', { which, when: '22 نوفمبر 2026، 09:05' }));
  });
});

describe.each([EndOfDay, SalesReportSheet])('a sheet over sums: %o', (Component) => {
  it('names beside them what is left out of them, as the screen does, and nothing where all is in', () => {
    const host = draw({ leftOut: { unreadable: 14, undated: 3 } }, Component);
    expect([...host.querySelectorAll('.sales-takings .sales-left-out')].map(textOf)).toEqual([
      inEnglish('sales.unreadable', { count: 14 }),
      inEnglish('sales.undated', { count: 3 }),
    ]);
    const arabic = draw({ language: 'ar', leftOut: { unreadable: 2, undated: 0 } }, Component);
    expect([...arabic.querySelectorAll('.sales-left-out')].map(textOf)).toEqual([inArabic('sales.unreadable', { count: 2 })]);
    expect(draw({ leftOut: { unreadable: 0, undated: 0 } }, Component).querySelector('.sales-left-out')).toBeNull();
    expect(draw({}, Component).querySelector('.sales-left-out')).toBeNull();
  });
});

describe('what was sold', () => {
  it('stands by value, what is beyond the first eight in one line, and adds up to the takings', () => {
    const products = Array.from({ length: 12 }, (_, at) => ({
      name: { name_en: `Pot ${at}`, name_ar: `قدر ${at}` },
      pictureUrl: null,
      quantity: 1,
      guests: 0,
      count: 1,
      fils: toFils(100),
    }));
    const lines = linesOf(
      draw({ report: { ...report, products, shippingFils: toFils(440.25), otherFils: toFils(0) } }),
      inEnglish('sales.goods.title'),
    );
    expect(lines).toHaveLength(11);
    expect(lines.slice(-3)).toEqual(['Others: 44400.000', 'Delivery fees440.250', 'Total121,640.250']);
  });

  it('names which orders count where it is one kind, whose numbers need no letter then', () => {
    const host = draw({ report: { ...report, kinds: ['guestOrder'], canceledOrders: report.canceledOrders.slice(0, 1) } });
    expect(textOf(host)).toContain(inEnglish('salesDocuments.which.guestOrder'));
    expect(linesOf(host, inEnglish('sales.figures.canceled'))).toEqual(['#20655KNET, paid38.500']);
  });

  it('says of a day without orders that there was nothing', () => {
    const nothing = { count: 0, guests: 0, fils: toFils(0) };
    const empty = {
      ...report,
      takings: nothing,
      canceled: nothing,
      payments: [],
      statuses: [],
      products: [],
      numbers: [],
      canceledOrders: [],
    };
    const host = draw({ report: { ...empty, cash: { delivered: nothing, open: nothing }, shippingFils: toFils(0), otherFils: toFils(0) } });
    expect(textOf(host)).toContain('0.000');
    expect(textOf(host)).not.toContain(inEnglish('salesDocuments.fromDrivers'));
    expect(textOf(host)).toContain('None');
  });
});

describe('the sales report on paper', () => {
  it('sets the figures beside those of the period before, and every part adds up', () => {
    const before = {
      takings: { count: 30, guests: 9, fils: toFils(1500) },
      canceled: report.canceled,
      days: [{ day: '2026-11-20', ...report.takings }],
      hours: null,
    };
    const host = draw({ before }, SalesReportSheet);
    expect([...host.querySelectorAll('.sales-figures tbody tr')].map(textOf)).toEqual([
      `${inEnglish('sales.figures.takings')}1,640.2501,500.000`,
      'Orders3430',
      `${inEnglish('sales.figures.average')}48.24350.000`,
      `${inEnglish('sales.figures.canceled')}22`,
    ]);
    expect(linesOf(host, inEnglish('sales.places.title'))).toEqual(['Hawalli201,014.750', 'Al Asimah14625.500', 'Total341,640.250']);
    const returning = `${inEnglish('sales.customers.returning')}221,120.250`;
    expect(linesOf(host, 'Customers')).toEqual(['New12520.000', returning, 'Total341,640.250']);
  });
});
