// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { field, fill, noDrafts } from '../../../../../tests/support/page/form-on-page';
import { control, endPage, showPage, tableRow } from '../../../../../tests/support/page/page';
import { answered, cellsOf, listShows, onTheWire, pageOf, sentBodies } from '../../../../../tests/support/page/wire';
import { inEnglish } from '../../../../../tests/support/texts';

const url = (name: string): string => `https://shop.example/${name}.png`;
const pots = { id: 31, name_en: 'Pots', name_ar: 'قدور', image: url('pots'), isDeleted: false };
let rows = [pots, { id: 32, name_en: 'Trays', name_ar: 'صواني', image: url('trays'), isDeleted: true }];
const handlers: FakeHandlers = {
  ...noDrafts,
  'categories.list': ({ query } = {}) =>
    answered('categories.list', pageOf(rows.filter(({ isDeleted }) => isDeleted === (query?.isDeleted ?? false)))),
  'categories.update'(input) {
    rows = rows.map((row) => (row.id === input.params.id ? { ...row, ...onTheWire('categories.update', input) } : row));
    return ok(null);
  },
  'categories.setDeleted'(input) {
    rows = rows.map((row) => (row.id === input.params.id ? { ...row, ...onTheWire('categories.setDeleted', input) } : row));
    return ok(null);
  },
  'uploads.send': () => ok({ url: url('new') }),
};
const pictureIn = (place: Element | null): string => decodeURIComponent(place?.querySelector('img')?.getAttribute('src') ?? '');
const dialog = (): HTMLElement => document.querySelector('[role="alertdialog"]') as HTMLElement;

// Loaded up front, because the first import may take longer than a test waits.
beforeAll(async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
  await import('./category-dialog');
});
afterEach(() => endPage());

it('[CAT-08] a category stands in the list and in its dialog with each of its fields, and goes back with each', async () => {
  const page = await showPage('/masterHN/categories', { handlers });
  expect((await cellsOf(31)).slice(0, 3)).toEqual(['31', 'Pots', 'قدور']);
  expect(pictureIn(await tableRow(31))).toContain(url('pots'));
  fireEvent.click(control('Pots', await tableRow(31)));
  await waitFor(() => expect(field('name_en').value).toBe('Pots'));
  expect(field('name_ar').value).toBe('قدور');
  expect(pictureIn(dialog())).toContain(url('pots'));
  fill({ name_en: 'Kettles', name_ar: 'غلايات' });
  fireEvent.click(control(inEnglish('printerSettings.file.replace')));
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  fireEvent.change(dialog().querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [new File([bytes], 'new.png', { type: 'image/png' })] },
  });
  await waitFor(() => expect(pictureIn(dialog())).toContain(url('new')));
  fireEvent.click(control(inEnglish('categories.save')));
  await listShows(31, 'Kettles', 'غلايات');
  expect(pictureIn(await tableRow(31))).toContain(url('new'));
  expect(sentBodies(page, 'categories.update')).toEqual([{ name_en: 'Kettles', name_ar: 'غلايات', image: url('new') }]);
  // While the dialog is open, it hides the list behind it.
  fireEvent.click(await screen.findByRole('tab', { name: inEnglish('activation.inactive') }));
  await listShows(32, 'Trays');
  fireEvent.click(control(inEnglish('lists.rowActions', { row: 'category Trays' }), await tableRow(32)));
  fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('activation.activate') }));
  await waitFor(() => expect(sentBodies(page, 'categories.setDeleted')).toEqual([{ isDeleted: false }]));
  fireEvent.click(await screen.findByRole('tab', { name: inEnglish('admins.states.active') }));
  await listShows(32, 'Trays');
});
