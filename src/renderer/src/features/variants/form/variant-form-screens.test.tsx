// @vitest-environment happy-dom

import { appRoutes } from '@renderer/app/routes';
import type { Variant } from '@shared/contract/catalogue/variants';
import { failed, ok } from '@shared/contract/result';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import { errorOf, field, fill, formShown, noDrafts, pressSave } from '../../../../../../tests/support/page/form-on-page';
import {
  control,
  endPage,
  findControl,
  type PageOptions,
  type ShownPage,
  showPage,
  toasts,
} from '../../../../../../tests/support/page/page';
import { servePage } from '../../../../../../tests/support/samples/order-rows';
import { inArabic, inEnglish, startingWith } from '../../../../../../tests/support/texts';

const color: Variant = {
  id: 31,
  name_en: 'Color',
  name_ar: 'اللون',
  variant_values: [
    { id: 311, value_en: '#b23a2e', value_ar: '#b23a2e' },
    { id: 312, value_en: 'Red', value_ar: 'أحمر' },
  ],
};
const size: Variant = { id: 32, name_en: 'Size', name_ar: 'المقاس', variant_values: [{ id: 321, value_en: 'Small', value_ar: 'صغير' }] };

const rows = [
  { id: 4, name_en: 'Pots', name_ar: 'قدور', image: '', isDeleted: false },
  { id: 5, name_en: 'Knives', name_ar: 'سكاكين', image: '', isDeleted: false },
];

let stored: Variant[] = [];
const handlers: FakeHandlers = {
  ...noDrafts,
  'categories.list': () => servePage(rows, undefined),
  'variants.ofCategory': () => ok({ rows: structuredClone(stored), unreadable: [] }),
  'variants.add': () => ok(null),
  'variants.update': () => ok(null),
};

const addPath = '/variant/add-variant';
const editPath = `${addPath}/4`;
/** The forms, and a placeholder for the list that they return to. */
const routes = [
  ...appRoutes.filter((route) => route.path.startsWith('variant/')),
  { path: 'variant', screen: lazy(() => Promise.resolve({ default: () => null })) },
];
async function open(path: string, options: PageOptions = {}): Promise<ShownPage> {
  const page = await showPage(path, { routes, ...options, handlers: { ...handlers, ...options.handlers } });
  await formShown();
  return page;
}
const blocks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-section="variants"] ol > li[aria-label]')];
const cellsOf = (block: number, side: 'en' | 'ar'): HTMLInputElement[] => [
  ...(blocks()[block]?.querySelectorAll<HTMLInputElement>(`[data-side="value_${side}"]`) ?? []),
];
function cell(block: number, side: 'en' | 'ar', row: number): HTMLInputElement {
  const found = cellsOf(block, side)[row];
  if (!found) throw new Error(`no value ${row} in ${side}`);
  return found;
}
const textsOf = (block: number, side: 'en' | 'ar'): string[] => cellsOf(block, side).map(({ value }) => value);
const write = (input: HTMLInputElement, value: string): void => {
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};
const paste = (input: HTMLInputElement, text: string): void => {
  fireEvent.paste(input, { clipboardData: { getData: () => text } });
};
const enter = (): boolean => fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
async function chooseCategory(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('combobox', { name: startingWith(inEnglish('variantForm.categoryLabel')) }));
  fireEvent.click(await screen.findByRole('option', { name }));
}
async function addWithCategory(options?: PageOptions): Promise<ShownPage> {
  const page = await open(addPath, options);
  await chooseCategory('Pots');
  await waitFor(() => expect(blocks()).toHaveLength(1));
  return page;
}
const sizeIs = (): void => fill({ 'variants.0.name_en': 'Size', 'variants.0.name_ar': 'المقاس' });
const sent = (page: ShownPage, call: 'variants.add' | 'variants.update') => page.bridge.requestsOf(call);

/** Returns handlers for a list that has the variant under another name after the write. */
function listOfServer(write: 'variants.add' | 'variants.update') {
  let name_en = 'Size before';
  const served: FakeHandlers = {
    'variants.list': () => servePage([{ id: 4, name_en: 'Pots', name_ar: 'قدور', variants: [{ ...size, name_en }] }], 1),
    [write]() {
      name_en = 'Size of the server';
      return ok(null);
    },
  };
  return { handlers: served, listHolds: (name: string) => screen.findByText(name) };
}

beforeEach(() => {
  stored = [];
  window.localStorage.clear();
});
afterEach(() => endPage());

describe('new variants', () => {
  it('only shows the variants of a category when one of them could not be read, and says so', async () => {
    const unreadable = [{ position: 1, id: 'b7c1', reason: 'not a text' }];
    const ofCategory = () => ok({ rows: structuredClone(stored), unreadable });
    await showPage(editPath, { routes, handlers: { ...handlers, 'variants.ofCategory': ofCategory } });
    expect(await screen.findByText(startingWith(inEnglish('forms.unreadableRows', { count: 1 })))).toBeTruthy();
    expect(document.querySelector('[data-save-bar]')).toBeNull();
  });

  it('[VAR-06] has a page of its own', async () => {
    await open(addPath);
    expect(document.querySelectorAll('form [data-section]')).toHaveLength(2);
  });

  it('[VAR-08] asks for the category first, then for its variants', async () => {
    stored = [color, size];
    await open(addPath);
    expect(blocks()).toHaveLength(0);
    await chooseCategory('Pots');
    await waitFor(() => expect(blocks()).toHaveLength(1));
    await screen.findByText(inEnglish('variantForm.stored', { count: 2 }));
  });

  it('[VAR-09] takes a name and a list of values, each in both languages', async () => {
    await addWithCategory();
    sizeIs();
    write(cell(0, 'en', 0), 'Small');
    write(cell(0, 'ar', 0), 'صغير');
    cell(0, 'ar', 0).focus();
    enter();
    expect(document.activeElement).toBe(cell(0, 'en', 1));
    write(cell(0, 'en', 1), 'Large');
    write(cell(0, 'ar', 1), 'كبير');
    expect([textsOf(0, 'en'), textsOf(0, 'ar')]).toEqual([
      ['Small', 'Large'],
      ['صغير', 'كبير'],
    ]);
  });

  it('sends category, names and values; where nothing was typed nothing is sent', async () => {
    const page = await addWithCategory();
    sizeIs();
    write(cell(0, 'en', 0), ' Small ');
    write(cell(0, 'ar', 0), 'صغير');
    fireEvent.click(control(inEnglish('variantForm.addValue')));
    pressSave();
    await waitFor(() => expect(sent(page, 'variants.add')).toHaveLength(1));
    expect(sent(page, 'variants.add')[0]).toEqual({
      body: {
        category_id: 4,
        variant: [{ name_en: 'Size', name_ar: 'المقاس', variant_values: [{ value_en: 'Small', value_ar: 'صغير' }] }],
      },
    });
  });

  it('[VAR-23] says that they were added, and leads back to the list, which shows them', async () => {
    const { handlers: served, listHolds } = listOfServer('variants.add');
    const page = await open(addPath, { routes: appRoutes, handlers: served });
    await page.goTo('/variant');
    await listHolds('Size before');
    await page.goTo(-1);
    await formShown();
    await chooseCategory('Pots');
    await waitFor(() => expect(blocks()).toHaveLength(1));
    sizeIs();
    write(cell(0, 'en', 0), '42');
    pressSave();
    await waitFor(() => expect(toasts()).toContain('Variant Added Successfully'));
    await waitFor(() => expect(page.address()).toBe('/variant'));
    await listHolds('Size of the server');
  });
});

describe('what is not complete', () => {
  it('[VAR-13] without a category: toasts, and goes to the category', async () => {
    const page = await open(addPath);
    pressSave();
    await waitFor(() => expect(toasts()).toEqual(['Complete All Phases']));
    expect(errorOf('category_id')).toBe(inEnglish('variantForm.noCategory'));
    await waitFor(() => expect(document.activeElement).toBe(field('category_id')));
    expect(sent(page, 'variants.add')).toEqual([]);
  });

  it('[VAR-14] without a variant: toasts, and goes to where one is added', async () => {
    const page = await addWithCategory();
    fireEvent.click(control('Remove Variant 1'));
    expect(blocks()).toHaveLength(0);
    pressSave();
    await waitFor(() => expect(toasts()).toContain('Complete All Phases'));
    await screen.findByText(inEnglish('variantForm.noVariants'));
    await waitFor(() => expect(document.activeElement).toBe(control(inEnglish('variantForm.addVariant'))));
    expect(sent(page, 'variants.add')).toEqual([]);
    fireEvent.click(control(inEnglish('variantForm.addVariant')));
    await waitFor(() => expect(screen.queryByText(inEnglish('variantForm.noVariants'))).toBeNull());
  });

  it('[VAR-15] without a value: toasts, and goes to the first place for one', async () => {
    const page = await addWithCategory();
    sizeIs();
    pressSave();
    await waitFor(() => expect(toasts()).toEqual(['Complete All Phases']));
    await screen.findByText(inEnglish('variantForm.noValues'));
    await waitFor(() => expect(document.activeElement).toBe(cell(0, 'en', 0)));
    expect(sent(page, 'variants.add')).toEqual([]);
  });

  it('names what is missing of a value, or stands there twice, without a toast', async () => {
    await addWithCategory();
    sizeIs();
    paste(cell(0, 'en', 0), 'Small\tصغير\nLarge\t');
    write(cell(0, 'en', 1), 'SMALL');
    pressSave();
    await screen.findByText(inEnglish('variantForm.sameValue'));
    expect(cell(0, 'ar', 1).getAttribute('aria-invalid')).toBe('true');
    expect(toasts()).toEqual([]);
  });
});

describe('a list of values', () => {
  it('goes on with Enter, and makes a new value only after one that is written', async () => {
    await addWithCategory();
    cell(0, 'en', 0).focus();
    enter();
    expect(cellsOf(0, 'en')).toHaveLength(1);
    write(cell(0, 'en', 0), '40');
    enter();
    expect([textsOf(0, 'en'), textsOf(0, 'ar')]).toEqual([
      ['40', ''],
      ['40', ''],
    ]);
    cell(0, 'ar', 0).focus();
    enter();
    expect(document.activeElement).toBe(cell(0, 'ar', 1));
    fireEvent.keyDown(cell(0, 'ar', 1), { key: 'Backspace' });
    expect(document.activeElement).toBe(cell(0, 'ar', 0));
    expect(cellsOf(0, 'en')).toHaveLength(1);
  });

  it('stands in Arabic with its Arabic side first, and goes on there', async () => {
    await open(addPath, { language: 'ar' });
    fireEvent.click(screen.getByRole('combobox', { name: startingWith(inArabic('variantForm.categoryLabel')) }));
    fireEvent.click(await screen.findByRole('option', { name: 'قدور' }));
    await waitFor(() => expect(blocks()).toHaveLength(1));
    expect([...document.querySelectorAll('[data-value="0"] [data-side]')].map((side) => side.getAttribute('data-side'))).toEqual([
      'value_ar',
      'value_en',
    ]);
    write(cell(0, 'ar', 0), '40');
    fireEvent.keyDown(cell(0, 'en', 0), { key: 'Backspace' });
    cell(0, 'ar', 0).focus();
    enter();
    expect(document.activeElement).toBe(cell(0, 'ar', 1));
    fireEvent.keyDown(cell(0, 'ar', 1), { key: 'Backspace' });
    expect(document.activeElement).toBe(cell(0, 'en', 0));
  });

  it('takes a pasted list of pairs, and then one of a single side, line by line', async () => {
    await addWithCategory();
    paste(cell(0, 'en', 0), 'Small\r\nLarge\r\n\r\n42\r\n');
    expect([textsOf(0, 'en'), textsOf(0, 'ar')]).toEqual([
      ['Small', 'Large', '42'],
      ['', '', '42'],
    ]);
    paste(cell(0, 'ar', 0), 'صغير\nكبير');
    expect(textsOf(0, 'ar')).toEqual(['صغير', 'كبير', '42']);
    paste(cell(0, 'en', 2), 'Huge\tضخم');
    expect([textsOf(0, 'en'), textsOf(0, 'ar')]).toEqual([
      ['Small', 'Large', '42', 'Huge'],
      ['صغير', 'كبير', '42', 'ضخم'],
    ]);
  });

  it('points out what of a pasted list is there already', async () => {
    await addWithCategory();
    paste(cell(0, 'en', 0), 'Small\nLarge\nsmall\nMedium');
    expect(textsOf(0, 'en')).toEqual(['Small', 'Large', 'Medium']);
    expect(toasts()).toEqual([inEnglish('variantForm.alreadyThere', { values: 'small' })]);
  });

  it('gives back a value that was taken out', async () => {
    await addWithCategory();
    paste(cell(0, 'en', 0), 'Small\nLarge');
    fireEvent.click(control('Remove Value 1'));
    expect(textsOf(0, 'en')).toEqual(['Large']);
    const { useNotifications } = await import('@renderer/runtime/notices/notify');
    const { message } = useNotifications.getState().messages.at(-1) ?? {};
    if (message?.kind !== 'text') throw new Error('no undo');
    message.action?.run();
    await waitFor(() => expect(textsOf(0, 'en')).toEqual(['Small', 'Large']));
  });
});

describe('a colour variant', () => {
  const isColor = (): boolean => screen.queryByText(inEnglish('variantForm.colorVariant')) !== null;

  it.each([
    ['name_en', 'Body COLOR'],
    ['name_ar', 'لون المقبض'],
    ['name_ar', 'الألوان'],
    ['name_ar', 'الوان الغطاء'],
  ])('[VAR-12] [OP-75] is known by its name: %s %s', async (name, text) => {
    await addWithCategory();
    fill({ 'variants.0.name_en': 'Body', 'variants.0.name_ar': 'الهيكل' });
    expect(isColor()).toBe(false);
    fill({ [`variants.0.${name}`]: text });
    expect(isColor()).toBe(true);
  });

  it('[VAR-11] [OP-75] has the one Arabic name, and its own again when it is no colour variant any more', async () => {
    const page = await addWithCategory();
    fill({ 'variants.0.name_en': 'Finish', 'variants.0.name_ar': 'التشطيب' });
    fill({ 'variants.0.name_en': 'Color' });
    const fixed = blocks()[0]?.querySelectorAll<HTMLInputElement>('input')[1];
    expect([fixed?.value, fixed?.readOnly]).toEqual(['لون', true]);
    write(cell(0, 'en', 0), '#FF0000');
    pressSave();
    await waitFor(() => expect(sent(page, 'variants.add')).toHaveLength(1));
    expect(sent(page, 'variants.add')[0]).toMatchObject({ body: { variant: [{ name_en: 'Color', name_ar: 'لون' }] } });
  });

  it('gives the typed Arabic name back with another English one', async () => {
    await addWithCategory();
    fill({ 'variants.0.name_en': 'Finish', 'variants.0.name_ar': 'التشطيب' });
    fill({ 'variants.0.name_en': 'Color' });
    fill({ 'variants.0.name_en': 'Finish' });
    expect(field('variants.0.name_ar').value).toBe('التشطيب');
  });

  it('[VAR-10] [OP-75] has codes for values, written as codes or as common names in either language', async () => {
    const page = await addWithCategory();
    fill({ 'variants.0.name_en': 'Color' });
    paste(cell(0, 'en', 0), '#B23A2E\nكحلي\nTeal\n#b23a2e');
    expect(textsOf(0, 'en')).toEqual(['#b23a2e', '#1f2f56', '#008080']);
    fireEvent.click(control(inEnglish('variantForm.addColor')));
    // The form is saved before the field loses the focus.
    fireEvent.change(cell(0, 'en', 3), { target: { value: '#FFF' } });
    pressSave();
    await waitFor(() => expect(sent(page, 'variants.add')).toHaveLength(1));
    expect(sent(page, 'variants.add')[0]).toMatchObject({
      body: {
        variant: [{ variant_values: ['#b23a2e', '#1f2f56', '#008080', '#ffffff'].map((code) => ({ value_en: code, value_ar: code })) }],
      },
    });
  });

  it('is sent as its code even while its name is still being typed', async () => {
    const page = await addWithCategory();
    fill({ 'variants.0.name_en': 'Color' });
    fireEvent.change(cell(0, 'en', 0), { target: { value: 'navy' } });
    pressSave();
    await waitFor(() => expect(sent(page, 'variants.add')).toHaveLength(1));
    expect(sent(page, 'variants.add')[0]).toMatchObject({
      body: { variant: [{ variant_values: [{ value_en: '#1f2f56', value_ar: '#1f2f56' }] }] },
    });
  });

  it('shows a refusal of either of its two values at its one field', async () => {
    const fields = { 'variant[0].variant_values[0].value_ar': 'Not this color' };
    await addWithCategory({ handlers: { 'variants.add': () => failed('server', { status: 422, fields }) } });
    fill({ 'variants.0.name_en': 'Color' });
    write(cell(0, 'en', 0), 'navy');
    pressSave();
    expect(await screen.findByText('Not this color')).toBeTruthy();
    expect(toasts()).toEqual([]);
  });

  it('refuses what is no colour', async () => {
    const page = await addWithCategory();
    fill({ 'variants.0.name_en': 'Color' });
    write(cell(0, 'en', 0), 'zzz');
    pressSave();
    await screen.findByText(/^Enter # and six digits/);
    expect(sent(page, 'variants.add')).toEqual([]);
  });

  it('is picked by name, and remembered for the next one', async () => {
    await addWithCategory();
    fill({ 'variants.0.name_en': 'Color' });
    fireEvent.click(control(`${inEnglish('forms.chooseColor')}: ${inEnglish('variantForm.colorAt', { position: 1 })}`));
    await waitFor(() => expect(findControl('Navy')).toBeTruthy());
    fireEvent.click(control('Navy'));
    expect(textsOf(0, 'en')).toEqual(['#1f2f56']);
    fireEvent.keyDown(control('Navy'), { key: 'Escape' });
    await waitFor(() => expect(findControl('Olive')).toBeUndefined());
    fireEvent.click(control(inEnglish('variantForm.addColor')));
    fireEvent.click(control(`${inEnglish('forms.chooseColor')}: ${inEnglish('variantForm.colorAt', { position: 2 })}`));
    await screen.findByText(inEnglish('forms.color.recent'));
    fireEvent.click(document.querySelector('button[aria-label="Navy"]') as HTMLElement);
    expect(textsOf(0, 'en')).toEqual(['#1f2f56', '#1f2f56']);
  });
});

describe('the variants of a category', () => {
  beforeEach(() => {
    stored = [color, size];
  });

  it('[VAR-07] has a page of its own, on which the category stays as it is', async () => {
    await open(editPath);
    await waitFor(() => expect(document.querySelector<HTMLInputElement>('[data-section="category"] input')?.value).toBe('Pots'));
    expect(document.querySelector<HTMLInputElement>('[data-section="category"] input')?.readOnly).toBe(true);
    expect(findControl('Remove Variant 1')).toBeUndefined();
  });

  it('are read by the category of the address', async () => {
    const page = await open(editPath);
    expect(page.bridge.requestsOf('variants.ofCategory')[0]).toEqual({ params: { categoryId: 4 } });
    expect([textsOf(0, 'en'), textsOf(1, 'en'), textsOf(1, 'ar')]).toEqual([['#b23a2e', 'Red'], ['Small'], ['صغير']]);
  });

  it('[OP-74] sends what is stored with its ids, what is new without', async () => {
    const page = await open(editPath);
    write(cell(1, 'en', 0), 'Little');
    cell(1, 'en', 0).focus();
    enter();
    write(cell(1, 'en', 1), '42');
    pressSave();
    await waitFor(() => expect(sent(page, 'variants.update')).toHaveLength(1));
    expect(sent(page, 'variants.update')[0]).toEqual({
      params: { id: 4 },
      body: {
        variant: [
          { id: 31, name_en: 'Color', name_ar: 'لون', variant_values: color.variant_values },
          {
            id: 32,
            name_en: 'Size',
            name_ar: 'المقاس',
            variant_values: [
              { id: 321, value_en: 'Little', value_ar: 'صغير' },
              { value_en: '42', value_ar: '42' },
            ],
          },
        ],
      },
    });
  });

  it('[VAR-24] says that they were updated, and leads back to the list, which shows it', async () => {
    const { handlers: served, listHolds } = listOfServer('variants.update');
    const page = await open(editPath, { routes: appRoutes, handlers: served });
    await page.goTo('/variant');
    await listHolds('Size before');
    await page.goTo(-1);
    await formShown();
    fill({ 'variants.1.name_en': 'Sizes' });
    pressSave();
    await waitFor(() => expect(toasts()).toEqual(['Variant Updated Successfully']));
    await waitFor(() => expect(page.address()).toBe('/variant'));
    await listHolds('Size of the server');
  });

  it('offers to take out only what is not stored', async () => {
    await open(editPath);
    cell(1, 'en', 0).focus();
    enter();
    expect([findControl('Remove Value 1'), findControl('Remove Value 2')].map(Boolean)).toEqual([false, true]);
    fireEvent.click(control(inEnglish('variantForm.addVariant')));
    await waitFor(() => expect(findControl('Remove Variant 3')).toBeTruthy());
    expect(findControl('Remove Variant 2')).toBeUndefined();
  });
});
