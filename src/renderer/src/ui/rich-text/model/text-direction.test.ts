import { expect, it } from 'vitest';
import { toTextDirection } from './text-direction';

it('takes the direction of the first letter', () => {
  expect(['Pan قدر', '26 سم', '١٢ cm', '- "قدر"', 'שלום'].map(toTextDirection)).toEqual(['ltr', 'rtl', 'ltr', 'rtl', 'rtl']);
  expect(['', '12.5', '😀', '…'].map(toTextDirection)).toEqual([null, null, null, null]);
});
