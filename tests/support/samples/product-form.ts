import { useNotifications } from '@renderer/runtime/notices/notify';
import { type Product, product as productSchema } from '@shared/contract/catalogue/products';
import { failed, ok } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import Quill from 'quill';
import { expect, vi } from 'vitest';
import type { FakeHandlers } from '../page/fake-bridge';
import { field, formShown, noDrafts, pressSave } from '../page/form-on-page';
import { type PageOptions, type ShownPage, showPage } from '../page/page';
import { servePage } from './order-rows';

/* The product form on a page of its own, with a product of two colors in two sizes, and helpers for tests. */

const text = (words: string): string => JSON.stringify({ blocks: [{ key: 'a', text: words, type: 'unstyled' }], entityMap: {} });
export const url = (name: string): string => `https://shop.example/${name}.png`;
export const pair = (variant_id: number, variant_value_id: number) => ({ variant_id, variant_value_id });
export const named = (id: number, name_en: string, name_ar: string) => ({ id, name_en, name_ar });
const valued = (id: number, value_en: string, value_ar = value_en) => ({ id, value_en, value_ar });

const colors = { ...named(1, 'Color', 'لون'), variant_values: [valued(10, '#b23a2e'), valued(11, '#2f7f77'), valued(12, '#2b4a6f')] };
const sizes = { ...named(2, 'Size', 'المقاس'), variant_values: [valued(20, '20 cm', '20 سم'), valued(21, '22 cm', '22 سم')] };
const many = {
  ...named(3, 'Shade', 'درجة'),
  variant_values: Array.from({ length: 300 }, (_, at) => valued(300 + at, `S${at}`)),
};
export const wrap = { ...named(4, 'Gift wrap', 'تغليف هدية'), price: 1.5, category_id: 2 };

/** A product of two colors in two sizes, in the server's own order. */
export const wire = {
  ...named(7, 'Cast-iron pot', 'قدر حديد زهر'),
  code: 'POT-7',
  category_id: 2,
  category: { name_en: 'Pots', name_ar: 'قدور' },
  description_en: text('Holds its heat'),
  description_ar: text('يحفظ الحرارة'),
  price: 29,
  cost: 17.4,
  offerPrice: 24.5,
  amount: 10,
  bestSeller: true,
  product_images: [{ url: url('front') }, { url: url('back') }],
  dynamic_variant: [{ dynamic_variant_id: 4 }],
  all_image: false,
  all_price: false,
  all_cost: false,
  variant: [
    { variant: named(1, 'Color', 'لون'), variant_value: valued(10, '#b23a2e') },
    { variant: named(1, 'Color', 'لون'), variant_value: valued(11, '#2f7f77') },
    { variant: named(2, 'Size', 'المقاس'), variant_value: valued(20, '20 cm', '20 سم') },
    { variant: named(2, 'Size', 'المقاس'), variant_value: valued(21, '22 cm', '22 سم') },
  ],
  variant_combinations: [
    [pair(1, 11), pair(2, 20)],
    [pair(1, 11), pair(2, 21)],
    [pair(1, 10), pair(2, 20)],
    [pair(1, 10), pair(2, 21)],
  ],
  variant_data: [1, 2, 3, 4].map((amount) => ({ price: 20 + amount, cost: 10 + amount, images: [url(`p${amount}`)], amount })),
};

/** The server's data; null if the product is gone. */
export const shop: { product: Product | null } = { product: null };
export const read = (changes: object = {}): Product => productSchema.parse({ ...wire, ...changes });
export const simple = { variant_combinations: [], variant_data: [], variant: [], all_image: true, all_price: true, all_cost: true };
export const handlers: FakeHandlers = {
  ...noDrafts,
  'products.list': () => servePage([], 1),
  'products.one': () => (shop.product ? ok(structuredClone(shop.product)) : failed('notFound')),
  'products.add': () => ok(null),
  'products.update': () => ok(null),
  'products.dynamicVariants': () => ok({ rows: [], unreadable: [] } as never),
  'categories.list': () =>
    servePage(
      [
        { ...named(2, 'Pots', 'قدور'), image: '', isDeleted: false },
        { ...named(3, 'Glasses', 'أكواب'), image: '', isDeleted: false },
      ],
      1,
    ),
  'variants.ofCategory': ({ params }) => ok({ rows: params.categoryId === 2 ? [colors, sizes] : [many, sizes], unreadable: [] } as never),
  'dynamicVariants.ofCategory': ({ params }) =>
    ok({
      rows:
        params.categoryId === 2
          ? [{ ...wrap, price: 1500, category: named(2, '', ''), available_amount: 0, has_amount: false, isDeleted: false }]
          : [],
      unreadable: [],
    } as never),
  'uploads.send': ({ name }) => ok({ url: url(name) }),
  'uploads.cancel': () => ok(null),
};

export const addPath = '/masterHN/products/add-products';
export const editPath = `${addPath}/7`;
export async function open(path: string, options: PageOptions = {}): Promise<ShownPage> {
  const page = await showPage(path, { ...options, handlers: { ...handlers, ...options.handlers } });
  await formShown();
  await waitFor(() => expect(document.querySelectorAll('form .ql-editor')).toHaveLength(2));
  // Variants and dynamic variants are loaded separately.
  await waitFor(() => expect(document.querySelector('[data-skeleton]')).toBeNull());
  return page;
}
export const section = (id: string): HTMLElement => document.querySelector(`[data-section="${id}"]`) as HTMLElement;
export const chip = (id: number): HTMLElement => section('variants').querySelector(`[data-value="${id}"]`) as HTMLElement;
export const isChosen = (id: number): boolean => chip(id).getAttribute('aria-pressed') === 'true';
export const card = (key: string): HTMLElement => document.querySelector(`[data-combination="${key}"]`) as HTMLElement;
export const cards = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-combination]')].map((one) => one.dataset.combination ?? '');
export const numberOn = (key: string, label: string): HTMLInputElement => within(card(key)).getByLabelText(new RegExp(`^${label}`));
export const typeOn = (key: string, values: Record<string, string>): void => {
  for (const [label, value] of Object.entries(values)) fireEvent.change(numberOn(key, label), { target: { value } });
};
export const chooseCategory = async (name: string): Promise<void> => {
  fireEvent.click(field('category_id'));
  fireEvent.click(await screen.findByRole('option', { name }));
};
export const describeAs = (index: number, words: string): void => {
  const quill = Quill.find(document.querySelectorAll('.ql-editor')[index]?.parentElement as HTMLElement);
  if (!(quill instanceof Quill)) throw new Error('no editor');
  act(() => void quill.setText(words, 'user'));
};
const png = (name: string): File =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), name], name, { type: 'image/png' });
export const chooseFiles = (inside: ParentNode, ...names: string[]): void => {
  const input = inside.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: names.map(png) } });
};
export const pictures = (inside: ParentNode): string[] =>
  [...inside.querySelectorAll('[data-picture-grid] img')].map(
    (image) =>
      decodeURIComponent(image.getAttribute('src') ?? '')
        .split('/')
        .at(-1) ?? '',
  );
export type Body = Record<string, unknown> & { variant_data: Record<string, unknown>[]; variant: unknown[] };
export const sent = (page: ShownPage, name: 'products.add' | 'products.update'): Body[] =>
  (page.bridge.requestsOf(name) as { body: Body }[]).map(({ body }) => body);
export const save = async (page: ShownPage, name: 'products.add' | 'products.update'): Promise<Body> => {
  pressSave();
  await waitFor(() => expect(sent(page, name)).toHaveLength(1));
  return sent(page, name)[0] as Body;
};
export const filledIn = { name_en: 'Pot', name_ar: 'قدر', code: 'P-1', price: '١٢٫٥', cost: '7,5' };
export const switchOf = (name: string): HTMLElement => within(section('combinations')).getByLabelText(name);

/** Loaded up front, because a cold import may take longer than a test's time limit. */
export async function loadProductForm(): Promise<void> {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
  await import('@renderer/ui/rich-text/rich-text-field');
  await import('@renderer/ui/rich-text/rich-text-editor');
}

/** Called before each test. */
export function startProducts(): void {
  shop.product = read();
  window.localStorage.setItem('combinationsView', 'cards');
}

/** Presses the button of the newest toast. */
export function pressUndo(): void {
  const told = useNotifications.getState().messages.at(-1)?.message;
  if (told?.kind !== 'text' || !told.action) throw new Error('nothing to undo');
  act(told.action.run);
}
