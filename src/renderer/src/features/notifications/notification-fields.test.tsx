// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { noDrafts, pressSave } from '../../../../../tests/support/page/form-on-page';
import { control, endPage, showPage } from '../../../../../tests/support/page/page';
import { answered, cellsOf, listShows, onTheWire, pageOf, sentBodies } from '../../../../../tests/support/page/wire';
import { inEnglish } from '../../../../../tests/support/texts';

const sale = { id: 51, title_en: 'Sale', title_ar: 'تخفيضات', description_en: 'Until Friday', description_ar: 'لغاية الجمعة' };
const next = { title_en: 'Dallahs', title_ar: 'دلال', description_en: 'In brass', description_ar: 'من النحاس' };
let rows: object[] = [sale];
const handlers: FakeHandlers = {
  ...noDrafts,
  'notifications.list': () => answered('notifications.list', pageOf(rows)),
  'notifications.send'(input) {
    rows = [{ id: 52, ...onTheWire('notifications.send', input) }, ...rows];
    return ok(null);
  },
};
const input = (name: string): HTMLInputElement | null => document.querySelector(`form [name="${name}"]`);

afterEach(() => endPage());

it('[NOT-09] a notification stands in the list with its number and its four texts, which are those that are sent', async () => {
  const page = await showPage('/notification', { handlers });
  expect((await cellsOf(51)).slice(0, 3)).toEqual(['51', 'Saleتخفيضات', 'Until Fridayلغاية الجمعة']);
  page.setLanguage('ar');
  expect((await cellsOf(51)).slice(0, 3)).toEqual(['51', 'تخفيضاتSale', 'لغاية الجمعةUntil Friday']);
  page.setLanguage('en');
  await page.goTo('/notification/add-notification');
  await waitFor(() => expect(input('title_en')).toBeTruthy());
  for (const [name, value] of Object.entries(next)) fireEvent.change(input(name) as HTMLInputElement, { target: { value } });
  pressSave();
  await waitFor(() => expect(document.querySelector('[data-last-step]')).toBeTruthy());
  fireEvent.click(control(inEnglish('notifications.lastStep.confirm'), document.querySelector('[data-last-step]') as HTMLElement));
  await listShows(52, ...Object.values(next));
  expect(sentBodies(page, 'notifications.send')).toEqual([next]);
});
