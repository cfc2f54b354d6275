// @vitest-environment happy-dom

import type { Digits } from '@shared/contract/desktop/session';
import { toOrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { guestOrder, order } from '@shared/contract/shop/orders';
import type { Language } from '@shared/domain/language';
import { languages } from '@shared/domain/language';
import { toFils } from '@shared/domain/money';
import { documentPapers } from '@shared/domain/printing/printable';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { draw, propsOf, textOf } from '../../../tests/support/samples/draw-invoice';
import { sampleLines, sampleOrder } from '../../../tests/support/samples/order-samples';
import { inArabic, inEnglish } from '../../../tests/support/texts';
import { toDocumentPage, toHtml } from '../html/document-html';
import { Invoice } from './invoice';
import invoiceCss from './invoice.css?raw';

const factsOf = (host: HTMLElement, list: number): Record<string, string> =>
  Object.fromEntries(
    [...(host.querySelectorAll('.inv-fact-list')[list]?.querySelectorAll('.inv-fact') ?? [])].map((fact) => [
      textOf(fact.querySelector('dt')),
      textOf(fact.querySelector('dd')),
    ]),
  );
const totalsOf = (host: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...host.querySelectorAll('.inv-totals dl > div')].map((row) => [textOf(row.querySelector('dt')), textOf(row.querySelector('dd'))]),
  );

const placed = {
  total: 12.5,
  shipping_fee: '1.250',
  status: 'ordered',
  createdAt: '2026-11-19T07:14:00.000Z',
  user_address: { area: 'Old area' },
  user_addresses: [{ area: { name_en: 'Salmiya', name_ar: 'السالمية' } }, { area: 'Second area' }],
};

describe('invoice', () => {
  it('[INV-02] exists for customer orders and guest orders', () => {
    const ofCustomer = order.parse({ id: 7, ...placed, user: { username: 'Ahmad', phone: '99990000' } });
    const ofGuest = guestOrder.parse({ id: 8, ...placed, guest_name: 'Noura', guest_phone: '55550000' });
    const facts = [toOrderSnapshot('order', ofCustomer), toOrderSnapshot('guestOrder', ofGuest)].map((snapshot) =>
      factsOf(draw({ snapshot, language: 'en' }), 0),
    );
    expect(facts[0]).toMatchObject({ 'Order number': '#7', 'Customer name': 'Ahmad', 'Customer phone': '+965 9999 0000' });
    expect(facts[1]).toMatchObject({ 'Order number': '#8', 'Customer name': 'Noura', 'Customer phone': '+965 5555 0000' });
  });

  it('[INV-11, INV-14] takes the first address, and the subtotal as total minus delivery fees', () => {
    const host = draw({ snapshot: toOrderSnapshot('guestOrder', guestOrder.parse({ id: 8, ...placed })), language: 'en' });
    expect(factsOf(host, 1)).toMatchObject({ Area: 'Salmiya' });
    expect(totalsOf(host)).toEqual({ Subtotal: '11.250 KWD', 'Delivery fees': '1.250 KWD', Total: '12.500 KWD' });
  });

  it('[INV-03] carries the mark until the shop has a logo of its own', () => {
    expect(draw().querySelectorAll('.inv-head .doc-mark')).toHaveLength(1);
    const own = draw({ logoUrl: '/media/logo.png' });
    expect(own.querySelector('.doc-logo')?.getAttribute('src')).toBe('/media/logo.png');
    expect(own.querySelector('.doc-mark')).toBeNull();
  });

  it('[INV-04] greets the guest by name in both languages, and without one when there is none', () => {
    expect(textOf(draw().querySelector('.inv-hello'))).toBe('مرحبًا فاطمة المطيري،');
    expect(textOf(draw({ language: 'en' }).querySelector('.inv-hello'))).toBe('Hello فاطمة المطيري,');
    const nameless = sampleOrder({ customer: { name: '', phone: '', email: '' } });
    expect(textOf(draw({ language: 'en', snapshot: nameless }).querySelector('.inv-hello'))).toBe('Hello,');
  });

  it('[INV-05] says that the order was submitted', () => {
    expect(textOf(draw().querySelector('h2'))).toBe(inArabic('documents.invoice.submitted'));
    expect(textOf(draw({ language: 'en' }).querySelector('h2'))).toBe(inEnglish('documents.invoice.submitted'));
  });

  it('[INV-06] has one card for each line of the cart', () => {
    expect(draw().querySelectorAll('.inv-line')).toHaveLength(3);
    expect(draw({ snapshot: sampleOrder({ lines: sampleLines(40) }) }).querySelectorAll('.inv-line')).toHaveLength(40);
  });

  it('[INV-07] shows picture, name, quantity, line price, dynamic variants and variants on a card', () => {
    const [pot, glasses, mug] = draw().querySelectorAll('.inv-line');
    expect(pot?.querySelector('img')?.getAttribute('src')).toBe('/media/https%3A%2F%2Fshop.example%2Fpictures%2Fpot.png');
    expect(textOf(pot?.querySelector('.inv-line-name'))).toBe('قدر حديد زهر 26 سم');
    expect([...(pot?.querySelectorAll('.inv-line-detail') ?? [])].map(textOf)).toEqual([
      'اللون: أحمر طوبي، المقاس: 26 سم',
      'تغليف هدية: 1 × 1.500',
    ]);
    expect(textOf(pot?.querySelector('.inv-line-quantity'))).toBe('الكمية: 1 × 29.000');
    expect(textOf(pot?.querySelector('.inv-line-price'))).toBe('30.500 KWD');
    expect(textOf(glasses?.querySelector('.inv-line-quantity'))).toBe('الكمية: 2 × 4.200');
    expect(textOf(glasses?.querySelector('.inv-line-price'))).toBe('8.400 KWD');
    expect(mug?.querySelector('img')).toBeNull();
    expect(mug?.querySelector('.doc-picture-none')?.getAttribute('aria-label')).toBe(inArabic('documents.invoice.pictureMissing'));
  });

  it('[INV-07] names products and variants in English on an English invoice, and shows colours as swatches', () => {
    const [pot, glasses] = draw({ language: 'en' }).querySelectorAll('.inv-line');
    expect(textOf(pot?.querySelector('.inv-line-name'))).toBe('Cast-iron casserole, 26 cm');
    expect(textOf(pot?.querySelector('.inv-line-detail'))).toBe('Color: Brick red, Size: 26 cm');
    expect(textOf(glasses?.querySelector('.inv-line-detail'))).toBe('Color: gold');
    expect(pot?.querySelector('.doc-swatch circle')?.getAttribute('fill')).toBe('#b03a2e');
    expect(glasses?.querySelector('.doc-swatch circle')?.getAttribute('fill')).toBe('gold');
  });

  it('[INV-07] draws a placeholder for a picture that cannot be had', () => {
    const host = draw({ pictureUrl: () => null });
    expect(host.querySelectorAll('img')).toHaveLength(0);
    expect(host.querySelectorAll('.doc-picture-none')).toHaveLength(3);
  });

  it('[INV-08] shows the id of the order and no other number', () => {
    expect(factsOf(draw({ language: 'en' }), 0)['Order number']).toBe('#10482');
    expect(textOf(draw({ language: 'en' }).querySelector('.inv-number'))).toBe('INV-10482');
  });

  it('[INV-09] shows the date part of the creation date in Kuwait', () => {
    expect(factsOf(draw({ language: 'en' }), 0)['Order date']).toBe('19 Nov 2026');
    expect(factsOf(draw(), 0)['تاريخ الطلب']).toBe('19 نوفمبر 2026');
    const lateEvening = sampleOrder({ createdAt: '2026-11-19T21:30:00.000Z' });
    expect(factsOf(draw({ language: 'en', snapshot: lateEvening }), 0)['Order date']).toBe('20 Nov 2026');
  });

  it('[INV-10] shows governorate, area, street, house number, block and address name', () => {
    expect(factsOf(draw(), 1)).toEqual({
      المحافظة: 'حولي',
      المنطقة: 'السالمية',
      الشارع: 'شارع سالم المبارك',
      المنزل: '12',
      القطعة: '5',
      'اسم العنوان': 'المنزل',
    });
    expect(factsOf(draw({ language: 'en' }), 1)).toMatchObject({ Governorate: 'Hawalli', Area: 'Salmiya', Block: '5' });
  });

  it('names the block before street and house, and after these what only some addresses have', () => {
    const { address } = sampleOrder();
    const more = { avenue: '3', floorNumber: '2', officeNumber: '7', otherInstructions: 'Ring twice' };
    const host = draw({ language: 'en', snapshot: sampleOrder({ address: address && { ...address, ...more } }) });
    expect(Object.entries(factsOf(host, 1)).slice(2)).toEqual([
      ['Block', '5'],
      ['Street', 'شارع سالم المبارك'],
      [inEnglish('documents.invoice.houseNumber'), '12'],
      [inEnglish('documents.invoice.addressName'), 'المنزل'],
      ['Avenue', '3'],
      ['Floor', '2'],
      [inEnglish('documents.invoice.officeNumber'), '7'],
      ['Instructions', 'Ring twice'],
    ]);
  });

  it.each(documentPapers.invoice)('counts the pages of one invoice on %s in the chosen digits, and never those of several', (paper) => {
    const html = (count: number, digits: Digits): string =>
      toDocumentPage(
        'invoice',
        Array.from({ length: count }, () => propsOf({ paper, digits })),
        'INV',
      ).style;
    const counted = '"صفحة " counter(page,arabic-indic) " من " counter(pages,arabic-indic) ""';
    expect(html(1, 'arab').includes(counted)).toBe(paper !== '80mm');
    expect(html(1, 'latn').includes(counted.replaceAll(',arabic-indic', ''))).toBe(paper !== '80mm');
    expect(html(2, 'latn')).not.toContain('counter(page');
  });

  it('[INV-12] writes - for every missing address value', () => {
    const bare = factsOf(draw({ language: 'en', snapshot: sampleOrder({ address: null }) }), 1);
    expect(bare).toEqual({ Governorate: '-', Area: '-', Street: '-', 'House number': '-', Block: '-', 'Address name': '-' });
    const { address } = sampleOrder();
    const part = factsOf(draw({ language: 'en', snapshot: sampleOrder({ address: address && { ...address, block: ' ' } }) }), 1);
    expect(part).toMatchObject({ Block: '-', Area: 'Salmiya' });
  });

  it('[INV-13] shows name, phone, subtotal, delivery fees and total', () => {
    const host = draw({ language: 'en' });
    expect(factsOf(host, 0)).toMatchObject({ 'Customer name': 'فاطمة المطيري', 'Customer phone': '+965 5000 1234' });
    expect(totalsOf(host)).toEqual({ Subtotal: '45.400 KWD', 'Delivery fees': '1.350 KWD', Total: '46.750 KWD' });
  });

  it('[INV-15] writes three decimals and KWD in both languages', () => {
    const snapshot = sampleOrder({ totalFils: toFils(1250), shippingFeeFils: toFils(0), subtotalFils: toFils(1250) });
    expect(Object.values(totalsOf(draw({ snapshot })))).toEqual(['1,250.000 KWD', '0.000 KWD', '1,250.000 KWD']);
    expect(Object.values(totalsOf(draw({ snapshot, digits: 'arab' })))).toEqual(['١٬٢٥٠٫٠٠٠ KWD', '٠٫٠٠٠ KWD', '١٬٢٥٠٫٠٠٠ KWD']);
  });

  it('with Arabic-Indic digits writes amounts, quantities and dates in them, and the order and the phone as they are', () => {
    const host = draw({ digits: 'arab' });
    expect(textOf(host.querySelector('.inv-number'))).toBe('INV-10482');
    expect(factsOf(host, 0)).toMatchObject({ 'رقم الطلب': '#10482', 'تاريخ الطلب': '١٩ نوفمبر ٢٠٢٦', 'هاتف العميل': '+965 5000 1234' });
    expect(textOf(host.querySelector('.inv-line-quantity'))).toBe('الكمية: ١ × ٢٩٫٠٠٠');
  });

  it('[INV-16] ends with a line of thanks', () => {
    expect(textOf(draw().querySelector('.inv-thanks'))).toBe(
      inArabic('documents.invoice.thanksFrom', { shop: 'بيت الدار للأدوات المنزلية' }),
    );
    const nameless = { shopName: '', shopAddress: '', shopPhone: '' };
    expect(textOf(draw({ language: 'en', profile: nameless }).querySelector('.inv-foot'))).toBe(inEnglish('documents.invoice.thanks'));
  });

  it('[INV-18] is right-to-left in Arabic and left-to-right in English, as the page and as the printed document', () => {
    const directions: Record<Language, string> = { ar: 'rtl', en: 'ltr' };
    for (const language of languages) {
      expect(draw({ language }).querySelector('article')?.getAttribute('dir')).toBe(directions[language]);
      const html = toHtml(toDocumentPage('invoice', [propsOf({ language })], 'INV-10482 k7f3q9'), 'n1');
      expect(html).toContain(`<html lang="${language}" dir="${directions[language]}">`);
    }
  });

  it('[INV-21] gives pictures a width of 8rem on every paper that has them', () => {
    expect(/\.doc-picture \{[^}]*inline-size: 8rem;/.test(invoiceCss)).toBe(true);
    for (const paper of documentPapers.invoice)
      expect(draw({ paper }).querySelectorAll('.doc-picture')).toHaveLength(paper === '80mm' ? 0 : 3);
  });

  it('[INV-17] prints the very tree that the page shows', () => {
    const html = toHtml(toDocumentPage('invoice', [propsOf()], 'INV-10482 k7f3q9'), 'n1');
    const article = /<article.*<\/article>/s;
    expect(article.exec(html)?.[0]).toBe(article.exec(renderToStaticMarkup(<Invoice {...propsOf()} />))?.[0]);
    expect(/<title>(.*)<\/title>/.exec(html)?.[1]).toBe('INV-10482 k7f3q9');
  });

  it('leaves out the head values that are empty', () => {
    const host = draw({ profile: { shopName: '', shopAddress: '', shopPhone: '' } });
    expect(host.querySelectorAll('.doc-shop p, .inv-questions')).toHaveLength(0);
  });

  it('marks a copy with its number', () => {
    expect(draw().querySelector('.doc-copy')).toBeNull();
    expect(textOf(draw({ copyMark: 2 }).querySelector('.doc-copy'))).toBe('نسخة 2');
    expect(textOf(draw({ copyMark: 1, language: 'en' }).querySelector('.doc-copy'))).toBe('COPY 1');
  });

  it('tells on screen, and only there, when items and subtotal disagree', () => {
    const wrong = sampleOrder({ subtotalFils: toFils(40) });
    expect(draw({ snapshot: wrong }).querySelector('.inv-difference')).toBeNull();
    expect(textOf(draw({ snapshot: wrong, language: 'en', showDifference: true }).querySelector('.inv-difference'))).toContain(
      'The items add up to 45.400 KWD, but the subtotal of the order is 40.000 KWD.',
    );
    expect(draw({ showDifference: true }).querySelector('.inv-difference')).toBeNull();
  });

  it('keeps the last line together with the totals, and no more that would leave the sheet before empty', () => {
    const tail = draw({ snapshot: sampleOrder({ lines: sampleLines(40) }) }).querySelector('.inv-tail');
    expect(tail?.querySelectorAll('.inv-line')).toHaveLength(1);
    expect(tail?.querySelectorAll('.inv-totals')).toHaveLength(1);
    expect(draw({ snapshot: sampleOrder({ lines: [] }) }).querySelectorAll('.inv-tail .inv-totals')).toHaveLength(1);
  });

  it('shows no picture and no colour on the receipt', () => {
    const host = draw({ paper: '80mm' });
    expect(host.querySelectorAll('img, .doc-swatch, [fill="#0E6F66"]')).toHaveLength(0);
    expect(textOf(host.querySelector('.inv-line-detail'))).toBe('اللون: أحمر طوبي، المقاس: 26 سم');
    // The shop's English text is only the code, so paper without colors prints the color's name.
    expect(textOf(draw({ paper: '80mm', language: 'en' }).querySelector('.inv-line-detail'))).toBe('Color: Brick red, Size: 26 cm');
  });
});
