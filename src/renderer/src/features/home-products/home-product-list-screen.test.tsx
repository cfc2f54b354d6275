// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import type { HomeProduct } from '@shared/contract/site/home-products';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import {
  control,
  endPage,
  menuEntries,
  type PageOptions,
  type ShownPage,
  showPage,
  tableRow,
} from '../../../../../tests/support/page/page';
import { servePage } from '../../../../../tests/support/samples/order-rows';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';

function aProduct(id: number, changes: Partial<HomeProduct> = {}): HomeProduct {
  return {
    id,
    title: id % 2 ? 'قدر ضغط' : `Dallah ${id}`,
    type: id % 2 ? 'high_pressure' : 'premium_products',
    description: '',
    show_product_images: [{ url: `https://shop.example/${id}.png` }, { url: 'https://shop.example/back.png' }],
    ...changes,
  };
}

let products: HomeProduct[] = [];
const handlers: FakeHandlers = {
  'homeProducts.list': ({ query }) =>
    servePage(
      products.filter(({ type, title }) => type === query.type && title.includes(query.search ?? '')),
      query.page,
    ),
  'homeProducts.remove': ({ params }) => {
    products = products.filter(({ id }) => id !== params.id);
    return ok(null);
  },
};
const open = (options: PageOptions = {}, path = '/home/products'): Promise<ShownPage> =>
  showPage(path, { ...options, handlers: { ...handlers, ...options.handlers } });
const shownIds = (): string[] => [...document.querySelectorAll<HTMLElement>('tr[data-row]')].map((row) => row.dataset.row ?? '');
/** Returns the tabs with their labels, without the hidden copy that preserves a selected tab's width. */
const tabs = (): { name: string; isChosen: boolean; element: HTMLElement }[] =>
  screen.getAllByRole('tab').map((element) => ({
    name: element.querySelector('.fui-Tab__content')?.textContent ?? '',
    isChosen: element.getAttribute('aria-selected') === 'true',
    element,
  }));
const choose = (name: string): void => {
  fireEvent.click(tabs().find((tab) => tab.name === name)?.element as HTMLElement);
};
const asked = (page: ShownPage): unknown => page.bridge.requestsOf('homeProducts.list').at(-1);

beforeEach(() => {
  products = [aProduct(4), aProduct(3), aProduct(2), aProduct(1)];
});
afterEach(() => endPage());

describe('list of home products', () => {
  it('[HPR-02] shows id, picture, title and the number of pictures', async () => {
    await open();
    const row = await tableRow(4);
    expect([...document.querySelectorAll('thead th')].map((cell) => cell.textContent)).toEqual([
      inEnglish('orders.details.columns.id'),
      inEnglish('products.columns.product'),
      inEnglish('homeProducts.images'),
      inEnglish('common.actions'),
    ]);
    expect([...row.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['4', 'Dallah 4', '2', '']);
    expect(decodeURIComponent(row.querySelector('img')?.getAttribute('src') ?? '')).toContain('https://shop.example/4.png');
  });

  it('[HPR-03] [HPR-18] has a tab for each of the two types, and asks for that type', async () => {
    const page = await open();
    await tableRow(4);
    expect(tabs().map(({ name, isChosen }) => [name, isChosen])).toEqual([
      [inEnglish('homeProducts.types.premium_products'), true],
      [inEnglish('homeProducts.types.high_pressure'), false],
    ]);
    expect(asked(page)).toEqual({ query: { page: 1, type: 'premium_products' } });
    expect(shownIds()).toEqual(['4', '2']);
    choose(inEnglish('homeProducts.types.high_pressure'));
    await tableRow(3);
    expect(asked(page)).toEqual({ query: { page: 1, type: 'high_pressure' } });
    expect(shownIds()).toEqual(['3', '1']);
    choose(inEnglish('homeProducts.types.premium_products'));
    await tableRow(4);
    expect(shownIds()).toEqual(['4', '2']);
  });

  it('[HPR-01] leads to the forms, for a new one of the type that is shown', async () => {
    const page = await open({ roles: ['home'] });
    await tableRow(2);
    fireEvent.click(control(inEnglish('lists.rowActions', { row: 'product Dallah 2' })));
    const entries = await menuEntries();
    expect([entries[0], entries.at(-1)]).toEqual([inEnglish('common.edit'), 'Delete']);
    fireEvent.click(screen.getByRole('menuitem', { name: inEnglish('common.edit') }));
    expect(page.address()).toBe('/home/products/add-products/2');
    await page.goTo('/home/products');
    await tableRow(2);
    choose(inEnglish('homeProducts.types.high_pressure'));
    await tableRow(3);
    fireEvent.click(control(inEnglish('homeProducts.add')));
    expect(page.address()).toBe('/home/products/add-products?type=high_pressure');
  });

  it('names its tabs in Arabic', async () => {
    await open({ language: 'ar' });
    await tableRow(2);
    expect(tabs().map(({ name }) => name)).toEqual([
      inArabic('homeProducts.types.premium_products'),
      inArabic('homeProducts.types.high_pressure'),
    ]);
  });
});
