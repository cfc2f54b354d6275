import { expect, it } from 'vitest';
import { addAllTexts } from './all-texts';
import { firstTexts } from './first-texts';
import { startI18n } from './i18n';

it('the first texts stay unchanged when the others are added', () => {
  startI18n('en');
  addAllTexts();
  expect(Object.keys(firstTexts.en.translation)).not.toContain('adminForm');
});
