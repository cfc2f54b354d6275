// @vitest-environment happy-dom

import type { Category } from '@shared/contract/catalogue/categories';
import { ok, type Result } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { errorOf, field, fieldNames, fill, noDrafts } from '../../../../../tests/support/page/form-on-page';
import {
  control,
  endPage,
  holdReads,
  type PageOptions,
  type ShownPage,
  showPage,
  tableRow,
  toasts,
} from '../../../../../tests/support/page/page';
import { listShows } from '../../../../../tests/support/page/wire';
import { servePage } from '../../../../../tests/support/samples/order-rows';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';

const url = (name: string): string => `https://shop.example/${name}.png`;
function aCategory(id: number, changes: Partial<Category> = {}): Category {
  return { id, name_en: `Pots ${id}`, name_ar: `قدور ${id}`, image: url(`pots-${id}`), isDeleted: false, ...changes };
}

let categories: Category[] = [];
const handlers: FakeHandlers = {
  ...noDrafts,
  'categories.list': ({ query } = {}) =>
    servePage(
      categories.filter(
        ({ id, isDeleted, name_en }) =>
          isDeleted === (query?.isDeleted ?? false) && (String(id) === query?.search || name_en.includes(query?.search ?? '')),
      ),
      query?.page,
    ),
  'categories.add': () => ok(null),
  'categories.update': () => ok(null),
  'categories.setDeleted': ({ params, body }) => {
    categories = categories.map((one) => (one.id === params.id ? { ...one, isDeleted: body.isDeleted } : one));
    return ok(null);
  },
  'uploads.send': ({ name }) => ok({ url: url(name) }),
  'uploads.cancel': () => ok(null),
};
const open = (options: PageOptions = {}, path = '/masterHN/categories'): Promise<ShownPage> =>
  showPage(path, { ...options, handlers: { ...handlers, ...options.handlers } });
const cells = async (id: number): Promise<string[]> =>
  [...(await tableRow(id)).querySelectorAll('td')].map((cell) => cell.textContent ?? '');
const asked = (page: ShownPage): unknown => page.bridge.requestsOf('categories.list').at(-1);
const written = (page: ShownPage): unknown[] => [
  ...page.bridge.requestsOf('categories.add'),
  ...page.bridge.requestsOf('categories.update'),
];
const shownIds = (): string[] => [...document.querySelectorAll<HTMLElement>('tr[data-row]')].map((row) => row.dataset.row ?? '');
const press = (name: string, inside?: ParentNode): boolean => fireEvent.click(control(name, inside));
const dialog = (): HTMLElement | null => document.querySelector('[role="alertdialog"]');
const form = async (): Promise<HTMLElement> => {
  await waitFor(() => expect(field('name_en')).toBeTruthy());
  return dialog() as HTMLElement;
};
const choosePicture = (name: string): void => {
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const input = document.querySelector('[role="alertdialog"] input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File([bytes], name, { type: 'image/png' })] } });
};
const picture = (): string | undefined =>
  decodeURIComponent(dialog()?.querySelector('img')?.getAttribute('src') ?? '')
    .split('/')
    .at(-1);
async function openAdd(options: PageOptions = {}): Promise<ShownPage> {
  const page = await open(options);
  await tableRow(3);
  press(inEnglish('categories.add'));
  await form();
  return page;
}
async function openEdit(id = 3, options: PageOptions = {}, path?: string): Promise<ShownPage> {
  const page = await open(options, path);
  press(`Edit: category Pots ${id}`, await tableRow(id));
  await form();
  return page;
}
async function choose(id: number, action: string): Promise<void> {
  fireEvent.click(control(`More actions: category Pots ${id}`, await tableRow(id)));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

// Loaded up front, because the first import may take longer than a test waits.
beforeAll(async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
  await import('./category-dialog');
});
beforeEach(() => {
  categories = [aCategory(3), aCategory(2), aCategory(1), aCategory(9, { isDeleted: true })];
});
afterEach(() => endPage());

describe('list of categories', () => {
  it('[CAT-01] shows id, picture and both names, the one of the app first', async () => {
    const page = await open();
    await tableRow(3);
    expect([...document.querySelectorAll('thead th')].map((cell) => cell.textContent)).toEqual([
      inEnglish('orders.details.columns.id'),
      inEnglish('dynamicVariants.category'),
      inEnglish('productForm.name.ar'),
      inEnglish('common.actions'),
    ]);
    expect(await cells(3)).toEqual(['3', 'Pots 3', 'قدور 3', '']);
    expect(decodeURIComponent((await tableRow(3)).querySelector('img')?.getAttribute('src') ?? '')).toContain(url('pots-3'));
    page.setLanguage('ar');
    expect(await cells(3)).toEqual(['3', 'قدور 3', 'Pots 3', '']);
    expect(document.querySelectorAll('thead th')[2]?.textContent).toBe(inArabic('productForm.name.en'));
  });

  it('[CAT-03] [CAT-09] has a tab for active categories and one for the others', async () => {
    const page = await open();
    await tableRow(3);
    expect(asked(page)).toEqual({ query: { page: 1, isDeleted: false } });
    expect(shownIds()).toEqual(['3', '2', '1']);
    fireEvent.click(screen.getByRole('tab', { name: inEnglish('activation.inactive') }));
    await tableRow(9);
    expect(asked(page)).toEqual({ query: { page: 1, isDeleted: true } });
    expect(shownIds()).toEqual(['9']);
  });

  it('[CAT-10] asks before it deactivates', async () => {
    const page = await open();
    await choose(3, inEnglish('activation.deactivate'));
    await waitFor(() => expect(dialog()?.textContent).toContain(inEnglish('activation.question', { name: 'Pots 3' })));
    expect(page.bridge.requestsOf('categories.setDeleted')).toEqual([]);
    press(inEnglish('activation.deactivate'), dialog() as HTMLElement);
    await waitFor(() => expect(shownIds()).toEqual(['2', '1']));
    expect(page.bridge.requestsOf('categories.setDeleted')).toEqual([{ params: { id: 3 }, body: { isDeleted: true } }]);
    expect(toasts()).toEqual(['Status Updated Successfully']);
  });

  it('takes a deactivated one off its tab before the list has been read again', async () => {
    const page = await open();
    await choose(3, inEnglish('activation.deactivate'));
    await waitFor(() => expect(dialog()?.textContent).toContain(inEnglish('activation.question', { name: 'Pots 3' })));
    holdReads(page, 'categories.list');
    press(inEnglish('activation.deactivate'), dialog() as HTMLElement);
    await waitFor(() => expect(shownIds()).not.toContain('3'));
    expect(shownIds()).toContain('2');
  });

  it('activates without a question', async () => {
    const page = await open({}, '/masterHN/categories?tab=inactive');
    await choose(9, inEnglish('activation.activate'));
    await waitFor(() => expect(shownIds()).toEqual([]));
    expect(page.bridge.requestsOf('categories.setDeleted')).toEqual([{ params: { id: 9 }, body: { isDeleted: false } }]);
    expect(toasts()).toEqual(['Status Updated Successfully']);
  });
});

describe('the dialog of a category', () => {
  it('[CAT-04] is one for adding and editing, with both names and the picture', async () => {
    await openAdd();
    expect(fieldNames()).toEqual(['name_en', 'name_ar']);
    expect(dialog()?.textContent).toContain(inEnglish('categories.add'));
    expect(dialog()?.querySelector('input[type=file]')).toBeTruthy();
    press(inEnglish('common.cancel'), dialog() as HTMLElement);
    await waitFor(() => expect(dialog()).toBeNull());
    press('Pots 3', await tableRow(3));
    await form();
    expect(dialog()?.textContent).toContain(inEnglish('categories.edit'));
    expect(fieldNames().map((name) => field(name).value)).toEqual(['Pots 3', 'قدور 3']);
    expect(picture()).toBe('pots-3.png');
  });

  it('[CAT-17] sends a new category once, tells it, closes and shows it in the list', async () => {
    let answer: ((result: Result<null>) => void) | undefined;
    const page = await openAdd({
      handlers: { 'categories.add': () => new Promise<Result<null>>((resolve) => (answer = resolve)) },
    });
    fill({ name_en: '  Baskets ', name_ar: 'سلال' });
    choosePicture('basket');
    await waitFor(() => expect(picture()).toBe('basket.png'));
    press(inEnglish('categories.save'));
    await waitFor(() => expect(written(page)).toHaveLength(1));
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    categories = [aCategory(12, { name_en: 'Baskets', name_ar: 'سلال' }), ...categories];
    await act(async () => answer?.(ok(null)));
    await waitFor(() => expect(dialog()).toBeNull());
    await listShows(12, 'Baskets', 'سلال');
    expect(written(page)).toEqual([{ body: { name_en: 'Baskets', name_ar: 'سلال', image: url('basket') } }]);
    expect(toasts()).toEqual(['Category Added Successfully']);
  });

  it('[CAT-18] sends what was changed, with a picture that took the place of the old one, and shows what the server holds then', async () => {
    const page = await openEdit();
    fill({ name_en: 'Big pots' });
    press(inEnglish('printerSettings.file.replace'));
    choosePicture('new');
    await waitFor(() => expect(picture()).toBe('new.png'));
    page.bridge.handle({
      'categories.update'() {
        categories = [aCategory(3, { name_en: 'Big pots of the server' })];
        return ok(null);
      },
    });
    press(inEnglish('categories.save'));
    await waitFor(() => expect(dialog()).toBeNull());
    await listShows(3, 'Big pots of the server');
    expect(written(page)).toEqual([{ params: { id: 3 }, body: { name_en: 'Big pots', name_ar: 'قدور 3', image: url('new') } }]);
    expect(toasts()).toEqual(['Category Updated Successfully']);
  });

  it('edits one that is not active, and tells when it is not there any more', async () => {
    const page = await openEdit(9, {}, '/masterHN/categories?tab=inactive');
    expect(page.bridge.requestsOf('categories.list')).toContainEqual({ query: { search: '9', isDeleted: true } });
    fill({ name_en: 'Old pots' });
    categories = [];
    press(inEnglish('categories.save'));
    await waitFor(() => expect(document.body.textContent).toContain('This record was deleted on the server'));
    expect(field('name_en').value).toBe('Old pots');
    expect(written(page)).toEqual([]);
  });

  it.each([
    ['en', inEnglish('categories.add'), inEnglish('categories.save'), ['name_en', 'name_ar']],
    ['ar', inArabic('categories.add'), inArabic('categories.save'), ['name_ar', 'name_en']],
  ] as const)('has the name in the language of the app first (%s), for the first error too', async (language, add, save, order) => {
    const page = await open({ language });
    await tableRow(3);
    press(add);
    const names = [...(await form()).querySelectorAll<HTMLInputElement>('input[name^="name_"]')].map(({ name }) => name);
    expect(names).toEqual(order);
    expect(document.activeElement).toBe(field(order[0]));
    choosePicture('pots.png');
    await waitFor(() => expect(page.bridge.requestsOf('uploads.send')).toHaveLength(1));
    act(() => (document.activeElement as HTMLElement).blur());
    press(save);
    await waitFor(() => expect(document.activeElement).toBe(field(order[0])));
  });

  it('speaks Arabic', async () => {
    await open({ language: 'ar' });
    await tableRow(3);
    press(inArabic('categories.add'));
    await form();
    press(inArabic('categories.save'));
    await waitFor(() => expect(errorOf('name_ar')).toBe(inArabic('forms.required')));
  });
});
