// @vitest-environment happy-dom
import { toFils } from '@shared/domain/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../tests/support/samples/draw-invoice';
import { ProductLabel, type ProductLabelProps } from './product-label';

const label = {
  productId: 4711,
  name_en: 'Cast-iron casserole, 26 cm',
  name_ar: 'قدر حديد زهر 26 سم',
  variants: [
    { value_en: 'Brick red', value_ar: 'أحمر طوبي' },
    { value_en: '26 cm', value_ar: '26 سم' },
  ],
  priceFils: toFils(29),
  code: 'POT-26-RED',
};

function draw(changes: Partial<ProductLabelProps['label']> = {}, props: Partial<ProductLabelProps> = {}): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(<ProductLabel label={{ ...label, ...changes }} language="ar" {...props} />);
  return host;
}

describe('product label', () => {
  it('says name, variant and price in its language, and carries the code with its text', () => {
    expect(textOf(draw())).toBe('قدر حديد زهر 26 سمأحمر طوبي، 26 سم29.000 د.كPOT-26-RED');
    expect(textOf(draw({}, { language: 'en' }))).toBe('Cast-iron casserole, 26 cmBrick red, 26 cm29.000 KWDPOT-26-RED');
    expect(textOf(draw({}, { digits: 'arab' }))).toContain('٢٩٫٠٠٠ د.ك');
    expect(draw().querySelector('.doc-bar-code svg')?.getAttribute('aria-label')).toBe('POT-26-RED');
  });

  it('says of a price that it is the lowest of several', () => {
    expect(textOf(draw({ isFromPrice: true }).querySelector('.plabel-price'))).toBe('من 29.000 د.ك');
    expect(textOf(draw({ isFromPrice: true }, { language: 'en' }).querySelector('.plabel-price'))).toBe('from 29.000 KWD');
  });

  it('takes the other language’s name where there is none, and leaves out a variant that there is not', () => {
    const host = draw({ name_ar: '', variants: [{ value_en: '', value_ar: ' ' }] });
    expect(textOf(host.querySelector('.plabel-name'))).toBe('Cast-iron casserole, 26 cm');
    expect(textOf(host.querySelector('.plabel-variant'))).toBe('');
  });

  it('carries the product’s id where it has no code', () => {
    expect(draw({ code: '  ' }).querySelector('.doc-bar-code svg')?.getAttribute('aria-label')).toBe('P4711');
  });

  it.each(['POT-26-RED-EXTRA-LONG', 'قدر-26'])('is a QR code for %s, with the code in letters beside it', (code) => {
    const host = draw({ code });
    expect(host.querySelector('.doc-bar-code')).toBeNull();
    expect(host.querySelector('svg.doc-qr-code')?.getAttribute('aria-label')).toBe(code);
    expect(textOf(host.querySelector('.plabel-code'))).toBe(code);
  });
});
