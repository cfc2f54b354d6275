// @vitest-environment happy-dom

import { lazyComponent } from '@renderer/runtime/lazy-component';
import type { CategoryWithVariants, Variant } from '@shared/contract/catalogue/variants';
import { failed, ok } from '@shared/contract/result';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
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
import { servePage } from '../../../../../tests/support/samples/order-rows';
import { inEnglish } from '../../../../../tests/support/texts';
import { VariantListScreen } from './variant-list-screen';

function aVariant(id: number, name_en: string, name_ar: string, values: readonly (readonly [string, string])[]): Variant {
  return { id, name_en, name_ar, variant_values: values.map(([value_en, value_ar], at) => ({ id: id * 10 + at, value_en, value_ar })) };
}
const pots = (): CategoryWithVariants => ({
  id: 3,
  name_en: 'Pots',
  name_ar: 'قدور',
  variants: [
    aVariant(41, 'Color', 'لون', [
      ['#b22222', '#b22222'],
      ['#000080', '#000080'],
    ]),
    aVariant(40, 'Size', 'المقاس', [['20 cm', '20 سم']]),
  ],
});
const knives = (): CategoryWithVariants => ({
  id: 4,
  name_en: 'Knives',
  name_ar: 'سكاكين',
  variants: [aVariant(39, 'Blade', 'النصل', [['15 cm', '15 سم']])],
});
const bare = (): CategoryWithVariants => ({ id: 5, name_en: 'Gifts', name_ar: 'هدايا', variants: [] });

let categories: CategoryWithVariants[] = [];
const handlers: FakeHandlers = {
  'variants.list': ({ query } = {}) =>
    servePage(
      categories.filter(({ name_en }) => name_en.includes(query?.search ?? '')),
      query?.page,
    ),
  'variants.remove': ({ params }) => {
    categories = categories.map((category) => ({ ...category, variants: category.variants.filter(({ id }) => id !== Number(params.id)) }));
    return ok(null);
  },
};
/** Placeholders for the forms, which aren't tested here. */
const routes = ['variant', 'variant/add-variant', 'variant/add-variant/:id'].map((path) => ({
  path,
  screen: lazyComponent(async () => ({ VariantListScreen }), 'VariantListScreen'),
}));
const open = (options: PageOptions = {}): Promise<ShownPage> =>
  showPage('/variant', { routes, ...options, handlers: { ...handlers, ...options.handlers } });
const group = (id: number): HTMLElement => document.querySelector(`tr[data-group="${id}"]`) as HTMLElement;
const order = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('tbody tr')].map(({ dataset }) => dataset.row ?? `group ${dataset.group}`);
const cells = async (id: number): Promise<string[]> =>
  [...(await tableRow(id)).querySelectorAll('td')].map((cell) => cell.textContent ?? '');
const tick = async (name: string): Promise<boolean> => fireEvent.click(await screen.findByRole('checkbox', { name }));
const removed = (page: ShownPage): unknown[] =>
  page.bridge.requestsOf('variants.remove').map((request) => Number((request as { params: { id: unknown } }).params.id));
const question = (): Promise<HTMLElement> => screen.findByRole('alertdialog');

beforeEach(() => {
  categories = [pots(), knives(), bare()];
});
afterEach(() => endPage());

describe('variants under their categories', () => {
  it('[VAR-01] shows each category with its variants, their names in both languages, and their values', async () => {
    const page = await open();
    expect(await cells(41)).toEqual(['', '41', 'Colorلون', '2 colors', '']);
    expect(await cells(40)).toEqual(['', '40', 'Sizeالمقاس', '20 cm', '']);
    expect(order()).toEqual(['group 3', '41', '40', 'group 4', '39', 'group 5']);
    expect(group(3).textContent).toBe('Potsقدور2 variantsEdit all');
    expect(group(5).textContent).toContain(inEnglish('variants.emptyTitle'));
    const swatches = [...(await tableRow(41)).querySelectorAll<HTMLElement>('[data-color]')];
    expect(swatches.map(({ dataset }) => dataset.color)).toEqual(['#b22222', '#000080']);
    expect((await tableRow(41)).querySelector('[title]')?.getAttribute('title')).toBe('Brick red, Royal blue');
    page.setLanguage('ar');
    expect(await cells(40)).toEqual(['', '40', 'المقاسSize', '20 سم', '']);
    expect(group(3).textContent).toBe('قدورPotsخيارانتعديل الكل');
  });

  it('[OP-73] counts categories where pages are turned, in words of its own', async () => {
    await open();
    await tableRow(41);
    expect(screen.getByText((_text, element) => element?.textContent === '1–3 of 3 categories' && element.tagName === 'SPAN')).toBeTruthy();
  });

  it('leads to the form of a whole category, and offers nobody else anything at its head', async () => {
    const page = await open();
    fireEvent.click(control('Edit: variant Size', await tableRow(40)));
    await waitFor(() => expect(page.address()).toBe('/variant/add-variant/3'));
    endPage();
    await open({ roles: ['order'] });
    await tableRow(40);
    expect(group(3).querySelectorAll('button, a')).toHaveLength(0);
    expect(screen.queryByRole('button', { name: inEnglish('common.delete') })).toBeNull();
  });

  it('[OP-73] leads from a category to the form of all its variants', async () => {
    const page = await open();
    await tableRow(41);
    fireEvent.click(screen.getByRole('link', { name: inEnglish('lists.editAllOf', { name: 'Knives' }) }));
    await waitFor(() => expect(page.address()).toBe('/variant/add-variant/4'));
  });
});

describe('several variants at once', () => {
  it('[VAR-05] [OP-73] are ticked, asked about and deleted by one call each', async () => {
    const page = await open();
    await tableRow(41);
    await tick('Select variant Color');
    await tick('Select variant Blade');
    fireEvent.click(screen.getByRole('button', { name: inEnglish('variants.deleteMany', { count: 2 }) }));
    const dialog = await question();
    expect(dialog.textContent).toContain(inEnglish('variants.deleteQuestion', { count: 2 }));
    fireEvent.click(within(dialog).getByRole('button', { name: inEnglish('variants.deleteMany', { count: 2 }) }));
    await waitFor(() => expect(order()).toEqual(['group 3', '40', 'group 4', 'group 5']));
    expect(removed(page).toSorted()).toEqual([39, 41]);
    await waitFor(() => expect(toasts()).toContain('Deleted Successfully'));
  });

  it('are all those of a category by its own box, which tells what is ticked', async () => {
    await open();
    await tableRow(41);
    const box = screen.getByRole('checkbox', { name: inEnglish('lists.selectGroup', { name: 'Pots' }) }) as HTMLInputElement;
    await tick('Select variant Color');
    expect(box.indeterminate).toBe(true);
    fireEvent.click(box);
    expect(screen.getByText(inEnglish('variants.selected', { count: 2 }))).toBeTruthy();
    expect(box.checked).toBe(true);
    fireEvent.click(box);
    expect(screen.queryByText(inEnglish('variants.selected', { count: 2 }))).toBeNull();
    expect(screen.queryByRole('checkbox', { name: inEnglish('lists.selectGroup', { name: 'Gifts' }) })).toBeNull();
  });

  it('stay ticked while pages of categories are turned, and are deleted from all of them', async () => {
    const more = Array.from({ length: 20 }, (_, at): CategoryWithVariants => ({ ...bare(), id: 100 + at, name_en: `More ${at}` }));
    categories = [pots(), ...more, knives()];
    const page = await open();
    await tick('Select variant Size');
    fireEvent.click(screen.getByRole('button', { name: inEnglish('lists.nextPage') }));
    await tableRow(39);
    expect(order()).toEqual(['group 119', 'group 4', '39']);
    await tick(inEnglish('lists.selectGroup', { name: 'Knives' }));
    expect(screen.getByText(inEnglish('variants.selected', { count: 2 }))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: inEnglish('variants.deleteMany', { count: 2 }) }));
    fireEvent.click(within(await question()).getByRole('button', { name: inEnglish('variants.deleteMany', { count: 2 }) }));
    await waitFor(() => expect(removed(page).toSorted()).toEqual([39, 40]));
  });

  it('[VAR-16] need to be ticked first', async () => {
    const page = await open();
    await tableRow(41);
    fireEvent.click(screen.getByRole('button', { name: inEnglish('common.delete') }));
    await waitFor(() => expect(toasts()).toContain('Select First'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(removed(page)).toEqual([]);
  });

  it('are named where the server refused them', async () => {
    await open({ handlers: { 'variants.remove': () => failed('server', { message: 'variant_in_use' }) } });
    await tableRow(41);
    await tick('Select variant Color');
    fireEvent.click(screen.getByRole('button', { name: inEnglish('variants.deleteMany', { count: 1 }) }));
    fireEvent.click(within(await question()).getByRole('button', { name: inEnglish('variants.deleteMany', { count: 1 }) }));
    await waitFor(() => expect(document.querySelector('[role="alertdialog"], [role="dialog"]')?.textContent).toContain('Color'));
    expect(order()).toContain('41');
  });
});

describe('the keyboard among groups', () => {
  it('passes from a row over the head of the next group and back', async () => {
    await open();
    const size = await tableRow(40);
    const link = size.querySelector('a') as HTMLElement;
    link.focus();
    fireEvent.keyDown(link, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toContain(inEnglish('lists.editAll'));
    expect(group(4).contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'ArrowDown' });
    expect((document.activeElement as HTMLElement).closest('tr')?.dataset.row).toBe('39');
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'ArrowUp' });
    expect(group(4).contains(document.activeElement)).toBe(true);
  });
});

describe('variants that were deleted', () => {
  it('leave the list before it has been read again, and a category of the same number stays', async () => {
    categories = [{ ...pots(), variants: [aVariant(4, 'Color', 'لون', [['#b22222', '#b22222']]), ...pots().variants.slice(1)] }, knives()];
    const page = await open();
    await tableRow(4);
    await tick('Select variant Color');
    holdReads(page, 'variants.list');
    fireEvent.click(control(inEnglish('variants.deleteMany', { count: 1 })));
    fireEvent.click(control(inEnglish('variants.deleteMany', { count: 1 }), await question()));
    await waitFor(() => expect(order()).toEqual(['group 3', '40', 'group 4', '39']));
  });
});
