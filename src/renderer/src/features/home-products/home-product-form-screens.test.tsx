// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import { failed, ok, type Result } from '@shared/contract/result';
import type { HomeProduct } from '@shared/contract/site/home-products';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import Quill from 'quill';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { control, endPage, findControl, type PageOptions, type ShownPage, showPage, toasts } from '../../../../../tests/support/page/page';
import { listShows, lookAtList } from '../../../../../tests/support/page/wire';
import { servePage } from '../../../../../tests/support/samples/order-rows';
import { inArabic, inEnglish, startingWith } from '../../../../../tests/support/texts';

const text = (words: string): string => JSON.stringify({ blocks: [{ key: 'a', text: words, type: 'unstyled' }], entityMap: {} });
const url = (name: string): string => `https://shop.example/${name}.png`;
const pot: HomeProduct = {
  id: 7,
  title: 'قدر ضغط',
  type: 'high_pressure',
  description: text('Steel'),
  show_product_images: [{ url: url('front') }, { url: url('back') }],
};

let stored: HomeProduct | null = pot;
const handlers: FakeHandlers = {
  'homeProducts.list': ({ query }) => servePage(stored ? [stored] : [], query.page),
  'homeProducts.one': () => (stored ? ok({ ...stored }) : failed('notFound')),
  'homeProducts.add': () => ok(null),
  'homeProducts.update': () => ok(null),
  'uploads.send': ({ name }) => ok({ url: url(name) }),
  'uploads.cancel': () => ok(null),
  'drafts.read': () => ok(null),
  'drafts.save': () => ok({ savedAt: '2026-11-20T07:00:00.000Z' }),
  'drafts.remove': () => ok(null),
};

const addPath = '/home/products/add-products';
const editPath = `${addPath}/7`;
async function open(path: string, options: PageOptions = {}): Promise<ShownPage> {
  const page = await showPage(path, { ...options, handlers: { ...handlers, ...options.handlers } });
  await waitFor(() => expect(document.querySelector('form .ql-editor')).toBeTruthy());
  return page;
}
const title = (): HTMLInputElement => document.querySelector('input[name="title"]') as HTMLInputElement;
const type = (words: string): void => {
  fireEvent.change(title(), { target: { value: words } });
};
const typeBox = (): HTMLElement => screen.getByRole('combobox', { name: startingWith(inEnglish('homeProducts.type')) });
const section = (id: string): HTMLElement => document.querySelector(`[data-section="${id}"]`) as HTMLElement;
const pictures = (): string[] =>
  [...section('images').querySelectorAll('img')].map(
    (image) =>
      decodeURIComponent(image.getAttribute('src') ?? '')
        .split('/')
        .at(-1) ?? '',
  );
const press = (name: string): boolean => fireEvent.click(control(name));
const describeAs = (words: string): void => {
  const quill = Quill.find(document.querySelector('.ql-editor')?.parentElement as HTMLElement);
  if (!(quill instanceof Quill)) throw new Error('no editor');
  act(() => void quill.setText(words, 'user'));
};
const png = (name: string): File =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), name], name, { type: 'image/png' });
const choose = (...names: string[]): void => {
  const input = section('images').querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: names.map(png) } });
};
const chooseType = async (name: string): Promise<void> => {
  fireEvent.click(typeBox());
  fireEvent.click(await screen.findByRole('option', { name }));
};
/** Handles a write after which the server has the product under another name. */
const renamed = (): Result<null> => {
  stored = { ...pot, title: 'قدر الخادم' };
  return ok(null);
};
const adds = (page: ShownPage): unknown[] => page.bridge.requestsOf('homeProducts.add');
const updates = (page: ShownPage): unknown[] => page.bridge.requestsOf('homeProducts.update');

// Loaded up front, because the first import may take longer than a test waits.
beforeAll(async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
  await import('@renderer/ui/rich-text/rich-text-field');
  await import('@renderer/ui/rich-text/rich-text-editor');
});
beforeEach(() => {
  stored = pot;
});
afterEach(() => endPage());

describe('a new home product', () => {
  it('[HPR-10] [HPR-11] [HPR-23] has title, type, rich text and five places for pictures, sends them and shows it in the list', async () => {
    const page = await open(addPath, { handlers: { 'homeProducts.add': renamed } });
    await lookAtList(page, '/home/products', 7);
    await waitFor(() => expect(document.querySelector('form .ql-editor')).toBeTruthy());
    expect([...document.querySelectorAll('form label')].map((label) => label.textContent)).toEqual([
      'Title*',
      'Type*',
      inEnglish('homeProducts.description'),
      'Pictures*',
    ]);
    expect(screen.getByRole('textbox', { name: inEnglish('homeProducts.description') })).toBeTruthy();
    expect(section('images').querySelectorAll('[data-empty-slot], input[type=file]')).toHaveLength(5);
    type('  Pressure cooker ');
    await chooseType(inEnglish('homeProducts.types.high_pressure'));
    describeAs('Three valves');
    choose('a', 'b', 'c', 'd', 'e');
    await waitFor(() => expect(pictures()).toEqual(['a.png', 'b.png', 'c.png', 'd.png', 'e.png']));
    expect(section('images').querySelector('input[type=file]')).toBeNull();
    press(inEnglish('homeProducts.save'));
    await waitFor(() => expect(page.address()).toBe('/home/products'));
    const [{ body }] = adds(page) as [{ body: Record<string, unknown> }];
    expect(body).toEqual({
      title: 'Pressure cooker',
      type: 'high_pressure',
      description: expect.any(String),
      images: ['a', 'b', 'c', 'd', 'e'].map(url),
    });
    expect(JSON.parse(String(body.description))).toMatchObject({ blocks: [{ text: 'Three valves', type: 'unstyled' }], entityMap: {} });
    expect(toasts()).toEqual(['Product Added Successfully']);
    await listShows(7, 'قدر الخادم');
  });

  it('[OP-54] can be added by anyone, and begins with the type of the tab', async () => {
    const page = await open(`${addPath}?type=high_pressure`, { roles: [] });
    expect(typeBox().textContent).toBe(inEnglish('homeProducts.types.high_pressure'));
    expect(title().readOnly).toBe(false);
    expect(findControl(inEnglish('homeProducts.save'))).toBeTruthy();
    press(inEnglish('common.cancel'));
    await waitFor(() => expect(page.address()).toBe('/home/products'));
  });

  it('takes no type from the address that there is not', async () => {
    const page = await open(`${addPath}?type=cheap`);
    type('Dallah');
    choose('one');
    await waitFor(() => expect(pictures()).toEqual(['one.png']));
    press(inEnglish('homeProducts.save'));
    await waitFor(() => expect(screen.getAllByText('This Field is required')).toHaveLength(1));
    expect(adds(page)).toEqual([]);
  });

  it.each([
    ['offers to open it from the list, which may show it on another page', ok({ ...pot, id: 9 }), ['home'], inEnglish('homeProducts.open')],
    ['offers nothing where the server does not say which one it is', ok(null), ['home'], undefined],
    ['offers nothing without the right to open it', ok({ ...pot, id: 9 }), [], undefined],
  ])('%s', async (_what, answer, roles, label) => {
    const page = await open(`${addPath}?type=premium_products`, { roles, handlers: { 'homeProducts.add': () => answer } });
    type('Dallah');
    choose('one');
    await waitFor(() => expect(pictures()).toEqual(['one.png']));
    press(inEnglish('homeProducts.save'));
    await waitFor(() => expect(page.address()).toBe('/home/products'));
    const { message } = useNotifications.getState().messages.at(-1) ?? {};
    const action = message?.kind === 'text' ? message.action : undefined;
    expect(action?.label).toBe(label);
    act(() => action?.run());
    if (action) await waitFor(() => expect(page.address()).toBe(`${addPath}/9`));
  });

  it('speaks Arabic', async () => {
    await open(addPath, { language: 'ar' });
    press(inArabic('homeProducts.save'));
    await waitFor(() => expect(toasts()).toEqual([inArabic('homeProducts.uploadImages')]));
    expect(screen.getAllByText(inArabic('forms.required'))).toHaveLength(2);
  });
});

describe('a stored home product', () => {
  it('[HPR-01] [HPR-09] [HPR-10] [HPR-17] shows what is stored, sends it changed, and returns to the list', async () => {
    const page = await open(editPath, { roles: ['home'], handlers: { 'homeProducts.update': renamed } });
    await lookAtList(page, '/home/products', 7);
    await waitFor(() => expect(document.querySelector('form .ql-editor')).toBeTruthy());
    expect(page.bridge.requestsOf('homeProducts.one')).toEqual([{ params: { id: 7 } }]);
    expect([title().value, typeBox().textContent]).toEqual(['قدر ضغط', inEnglish('homeProducts.types.high_pressure')]);
    expect(document.querySelector('.ql-editor')?.textContent).toBe('Steel');
    expect(pictures()).toEqual(['front.png', 'back.png']);
    expect(section('images').textContent).toContain('Cover');
    expect(findControl(inEnglish('homeProducts.save'))).toBeUndefined();
    await chooseType(inEnglish('homeProducts.types.premium_products'));
    fireEvent.keyDown(control(inEnglish('forms.pictures.alt', { position: 2, total: 2 })), { key: 'ArrowLeft' });
    expect(pictures()).toEqual(['back.png', 'front.png']);
    press(inEnglish('homeProducts.save'));
    await waitFor(() => expect(page.address()).toBe('/home/products'));
    const body = { title: pot.title, type: 'premium_products', description: pot.description, images: [url('back'), url('front')] };
    expect(updates(page)).toEqual([{ params: { id: 7 }, body }]);
    expect(toasts()).toEqual(['Product Updated Successfully']);
    await listShows(7, 'قدر الخادم');
  });

  it('[HPR-13] is not saved without a picture', async () => {
    stored = { ...pot, show_product_images: [{ url: url('front') }] };
    const page = await open(editPath);
    press(inEnglish('forms.pictures.remove', { position: 1 }));
    press(inEnglish('homeProducts.save'));
    await waitFor(() => expect(toasts()).toContain('Upload Images'));
    expect(updates(page)).toEqual([]);
  });

  it('[HPR-11] says in words when the server has more pictures than there is room for', async () => {
    stored = { ...pot, show_product_images: ['1', '2', '3', '4', '5', '6'].map((name) => ({ url: url(name) })) };
    const page = await open(editPath);
    type('Other');
    press(inEnglish('homeProducts.save'));
    await waitFor(() => expect(section('images').textContent).toContain(inEnglish('forms.pictures.noRoom', { count: 5 })));
    expect(toasts()).toEqual([]);
    press(inEnglish('forms.pictures.remove', { position: 6 }));
    press(inEnglish('homeProducts.save'));
    await waitFor(() => expect(updates(page)).toHaveLength(1));
  });

  it('says that it is gone, and leads back to the list', async () => {
    stored = null;
    const page = await showPage(editPath, { handlers });
    expect(await screen.findByText(inEnglish('homeProducts.gone'))).toBeTruthy();
    press(inEnglish('common.back'));
    await waitFor(() => expect(page.address()).toBe('/home/products'));
  });

  it('tells a read that failed, and reads again', async () => {
    const page = await showPage(editPath, {
      handlers: { ...handlers, 'homeProducts.one': () => failed('server', { status: 500, message: 'Out of order' }) },
    });
    expect(await screen.findByText('Out of order')).toBeTruthy();
    page.bridge.handle({ 'homeProducts.one': () => ok(pot) });
    press(inEnglish('common.retry'));
    await waitFor(() => expect(title()?.value).toBe('قدر ضغط'));
  });
});
