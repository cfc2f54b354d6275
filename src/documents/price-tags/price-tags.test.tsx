// @vitest-environment happy-dom

import type { PriceTag } from '@shared/contract/printing/print-requests';
import { languages } from '@shared/domain/language';
import { toFils } from '@shared/domain/money';
import { describe, expect, it } from 'vitest';
import { sampleHead } from '../../../tests/support/samples/order-samples';
import { toBody, toDocumentPage } from '../html/document-html';
import type { SheetProps } from '../printable-document';
import { priceTags } from './price-tags';

const tag = (changes: Partial<PriceTag> = {}): PriceTag => ({
  productId: 7,
  name_en: 'Coffee pot',
  name_ar: 'دلة قهوة',
  code: 'BD-03008',
  priceFils: toFils(9.9),
  isFromPrice: false,
  beforeFils: toFils(12.5),
  ...changes,
});

function draw(products: PriceTag[], changes: Partial<SheetProps<'priceTags'>> = {}): HTMLElement {
  const look = { language: 'en' as const, profile: sampleHead, paper: 'A4' as const, copyMark: 0, pictureUrl: () => null };
  const root = document.createElement('div');
  root.innerHTML = toBody(toDocumentPage('priceTags', [{ ...priceTags.sample, products, ...look, ...changes }], 'x'));
  return root;
}
const many = (count: number): PriceTag[] => Array.from({ length: count }, (_, at) => tag({ productId: at + 1, code: `BD-${at}` }));

describe('price tags', () => {
  it.each(languages)(
    'in %s say the name in both languages, the offer beside the crossed-out price with three decimals, and the code',
    (language) => {
      const text = (selector: string) => draw([tag()], { language }).querySelector(selector)?.textContent;
      expect([text('.tag-name'), text('.tag-other')].toSorted()).toEqual(['Coffee pot', 'دلة قهوة']);
      expect([text('.tag-before'), text('.tag-price b'), text('figcaption')]).toEqual(['12.500', '9.900', 'BD-03008']);
      expect(text('.tag-price')).toContain(language === 'en' ? 'KWD' : 'د.ك');
    },
  );

  it.each([
    [1, 1],
    [24, 1],
    [25, 2],
    [500, 21],
  ])('of %i products stand on %i pages', (count, pages) => {
    const root = draw(many(count));
    expect([root.querySelectorAll('.tag-name').length, root.querySelectorAll('.tags-page').length]).toEqual([count, pages]);
  });

  it('leave the used labels of a sheet free', () => {
    const root = draw(many(24), { options: { start: 4, hasLines: false } });
    expect([root.querySelectorAll('.tag-used').length, root.querySelectorAll('.tags-page').length]).toEqual([3, 2]);
    expect(root.querySelector('[data-lines]')).toBeNull();
  });

  it('have a line to write on without a price, the number without a code, and no name twice', () => {
    const root = draw([tag({ priceFils: toFils(0), beforeFils: null, code: '', name_ar: 'Coffee pot' })]);
    expect(root.querySelector('.tag-blank')).not.toBeNull();
    expect([root.querySelector('.tag-price b'), root.querySelector('s'), root.querySelector('.tag-other')]).toEqual([null, null, null]);
    expect(root.querySelector('figcaption')?.textContent).toBe('P7');
  });

  it('have a QR code where bars have no room', () => {
    const root = draw([tag({ code: 'A'.repeat(60) })]);
    expect([root.querySelector('.doc-bar-code'), root.querySelector('.tag-code')?.textContent]).toEqual([null, 'A'.repeat(60)]);
  });
});
