// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import { failed, ok, type Result } from '@shared/contract/result';
import type { Barcode, Collection, HomeBanner } from '@shared/contract/site/home';
import type { InputOf } from '@shared/contract/tables/bridge';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerConflict } from '../../../../../tests/support/page/conflict';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { control, endPage, findControl, type PageOptions, type ShownPage, showPage, toasts } from '../../../../../tests/support/page/page';
import { containing, inArabic, inEnglish } from '../../../../../tests/support/texts';

const text = (words: string): string => JSON.stringify({ blocks: [{ key: 'a', text: words, type: 'unstyled' }], entityMap: {} });
const aBanner = (name: string, changes: Partial<HomeBanner> = {}): HomeBanner => ({
  image: `https://shop.example/${name}.png`,
  title: name,
  description: `About ${name}`,
  catalog: '',
  tags: [],
  ...changes,
});

let banners: HomeBanner[];
let collection: Collection | null;
let barcode: Barcode | null;

type BannersBody = InputOf<'homeBanners.update'>['body'];
function storeBanners(body: BannersBody): Result<HomeBanner[]> {
  banners = structuredClone(body.banners);
  return ok(banners);
}
const handlers: FakeHandlers = {
  'homeBanners.list': () => ok({ rows: [...banners], unreadable: [] }),
  'homeCollection.read': () => ok(collection && { ...collection }),
  'homeBarcode.read': () => ok(barcode && { ...barcode }),
  'homeBanners.create': ({ body }) => storeBanners(body),
  'homeBanners.update': ({ body }) => storeBanners(body),
  'homeCollection.save'({ body }) {
    collection = { description: body.description, Collection_images: body.images.map((url) => ({ url })) };
    return ok(collection);
  },
  'homeBarcode.save'({ body }) {
    barcode = { url: body.url };
    return ok(barcode);
  },
  'uploads.send': ({ name }) => ok({ url: `https://shop.example/uploaded/${name}` }),
  'uploads.cancel': () => ok(null),
  'drafts.read': () => ok(null),
  'drafts.save': () => ok({ savedAt: '2026-11-20T07:00:00.000Z' }),
  'drafts.remove': () => ok(null),
};

async function open(options: PageOptions = {}): Promise<ShownPage> {
  const page = await showPage('/home/page', { ...options, handlers: { ...handlers, ...options.handlers } });
  await waitFor(() => expect(document.querySelector('[name="banners.0.title"]')).toBeTruthy());
  await waitFor(() => expect(document.querySelector('.ql-editor')).toBeTruthy());
  return page;
}

const writes = ['homeBanners.create', 'homeBanners.update', 'homeCollection.save', 'homeBarcode.save'] as const;
const sent = (page: ShownPage): [string, unknown][] =>
  page.bridge.requests
    .filter(({ name }) => (writes as readonly string[]).includes(name))
    .map(({ name, input }) => [name, (input as { body: unknown }).body]);
const field = (name: string): HTMLInputElement => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const titles = (): string[] => [...document.querySelectorAll<HTMLInputElement>('input[name$=".title"]')].map(({ value }) => value);
const type = (name: string, words: string): void => {
  fireEvent.change(field(name), { target: { value: words } });
};
const press = (name: string, inside?: ParentNode): boolean => fireEvent.click(control(name, inside));
const block = (position: number): HTMLElement => document.querySelectorAll<HTMLElement>('form ol > li')[position - 1] as HTMLElement;
const section = (id: string): HTMLElement => document.querySelector(`[data-section="${id}"]`) as HTMLElement;
const group = (name: string, inside: HTMLElement): HTMLElement => within(inside).getByRole('group', { name });
const pictures = (inside: HTMLElement): string[] =>
  [...inside.querySelectorAll('img')].map(
    (image) =>
      decodeURIComponent(image.getAttribute('src') ?? '')
        .split('/')
        .at(-1) ?? '',
  );
const bar = (): string => document.querySelector('[data-save-bar]')?.textContent ?? '';
const undo = (): void => {
  const { message } = useNotifications.getState().messages.at(-1) ?? {};
  act(() => message?.kind === 'text' && message.action?.run());
};
const png = (name: string): File =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' });
const choose = (inside: HTMLElement, ...files: File[]): boolean =>
  fireEvent.change(inside.querySelector('input[type=file]') as HTMLInputElement, { target: { files } });

// Loaded up front, because the first import may take longer than a test waits.
beforeAll(async () => {
  await import('@renderer/ui/rich-text/rich-text-field');
  await import('@renderer/ui/rich-text/rich-text-editor');
});
beforeEach(() => {
  banners = [
    aBanner('coffee', { tags: ['دلال', 'نحاس'], catalog: 'https://shop.example/brass.pdf' }),
    aBanner('cooking', { tags: ['a', 'b', 'c', 'd', 'e', 'f'] }),
    aBanner('table'),
  ];
  collection = {
    description: text('Winter'),
    Collection_images: ['1', '2', '3'].map((name) => ({ url: `https://shop.example/c${name}.png` })),
  };
  barcode = { url: 'https://shop.example/code.svg' };
});
afterEach(() => endPage());

describe('the home page editor', () => {
  it('is only shown when a banner could not be read, and says so', async () => {
    await open({
      handlers: { 'homeBanners.list': () => ok({ rows: [...banners], unreadable: [{ position: 1, id: 'b7c1', reason: 'not a text' }] }) },
    });
    expect(await screen.findByText(containing(inEnglish('forms.unreadableRows', { count: 1 })))).toBeTruthy();
    expect(field('banners.0.title').readOnly).toBe(true);
    expect(document.querySelector('[data-save-bar]')).toBeNull();
  });

  it('[HPG-02] [HPG-03] shows banners, collection and barcode with what is stored', async () => {
    const page = await open();
    const shown = [...document.querySelectorAll('[data-section] h2')].map((title) => title.textContent);
    expect(shown).toEqual([inEnglish('homePage.banners'), inEnglish('homePage.collection'), inEnglish('homePage.barcode')]);
    expect(titles()).toEqual(['coffee', 'cooking', 'table']);
    const first = block(1);
    expect(pictures(group(inEnglish('homePage.image'), first))).toEqual(['coffee.png']);
    expect(field('banners.0.description').value).toBe('About coffee');
    expect([...first.querySelectorAll('bdi')].map((tag) => tag.textContent)).toEqual(['دلال', 'نحاس']);
    press(inEnglish('forms.pdf.open'), first);
    await waitFor(() => expect(page.bridge.requestsOf('app.openExternal')).toEqual([{ url: 'https://shop.example/brass.pdf' }]));
    expect(findControl(inEnglish('forms.pdf.open'), block(2))).toBeUndefined();
    expect(findControl(inEnglish('forms.pdf.choose'), block(2))).toBeTruthy();
    expect(within(block(2)).queryByPlaceholderText(inEnglish('forms.tags.add'))).toBeNull();
    expect(block(2).textContent).toContain(inEnglish('forms.tags.full', { count: 6 }));
  });

  it('[HPG-01] [HPG-25] [HPG-27] [HPG-28] saves a change of each part by its own call, and says so for each', async () => {
    const page = await open({ roles: ['home'] });
    type('banners.0.title', ' Brass ');
    press(inEnglish('forms.pictures.remove', { position: 3 }), section('collection'));
    press(inEnglish('forms.pictures.remove', { position: 1 }), section('barcode'));
    choose(section('barcode'), png('new.png'));
    await waitFor(() => expect(pictures(section('barcode'))).toEqual(['new.png']));
    expect(bar()).toContain('in Banners, Collection, Barcode');
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(findControl(inEnglish('homePage.save'))).toBeUndefined());
    expect(sent(page)).toEqual([
      ['homeBanners.update', { banners: [{ ...aBanner('coffee', banners[0]), title: 'Brass' }, banners[1], banners[2]] }],
      ['homeCollection.save', { images: ['https://shop.example/c1.png', 'https://shop.example/c2.png'], description: text('Winter') }],
      ['homeBarcode.save', { url: 'https://shop.example/uploaded/new.png' }],
    ]);
    expect(toasts().slice(-3)).toEqual(['Banners Updated Successfully', 'Collection Added Successfully', 'Barcode Added Successfully']);
    expect(field('banners.0.title').value).toBe('Brass');
  });

  it('sends only the part that changed, and once however often save is pressed', async () => {
    let answer: (() => void) | undefined;
    const save = () => new Promise<Result<null>>((resolve) => (answer = () => resolve(ok(null))));
    const page = await open({ handlers: { 'homeCollection.save': save } });
    press(inEnglish('forms.pictures.remove', { position: 1 }), section('collection'));
    press(inEnglish('homePage.save'));
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    press(inEnglish('homePage.save'));
    await act(async () => answer?.());
    await waitFor(() => expect(toasts()).toContain('Collection Added Successfully'));
    expect(sent(page).map(([name]) => name)).toEqual(['homeCollection.save']);
  });

  it('[HPG-10] has four places for pictures of the collection and a rich text', async () => {
    await open();
    const places = section('collection');
    expect(places.textContent).toContain('3 of 4');
    const dataTransfer = { files: [png('four.png'), png('five.png')], types: ['Files'] };
    fireEvent.drop(places.querySelector('[data-picture-grid]') as HTMLElement, { dataTransfer });
    await waitFor(() => expect(pictures(places)).toEqual(['c1.png', 'c2.png', 'c3.png', 'four.png']));
    expect(toasts()).toContain(inEnglish('forms.pictures.noRoom', { count: 1 }));
    expect(places.querySelector('input[type=file]')).toBeNull();
    expect(within(places).getByRole('textbox', { name: inEnglish('homePage.description') }).textContent).toBe('Winter');
    press(inEnglish('forms.pictures.remove', { position: 2 }), places);
    expect(places.querySelectorAll('[data-empty-slot], input[type=file]')).toHaveLength(1);
  });

  it('[HPG-12] has one place for the barcode, and does not save without it', async () => {
    const page = await open();
    const place = section('barcode');
    expect(pictures(place)).toEqual(['code.svg']);
    expect(place.querySelector('input[type=file], [data-empty-slot]')).toBeNull();
    press(inEnglish('forms.pictures.remove', { position: 1 }), place);
    expect(place.querySelector('input[type=file]')?.hasAttribute('multiple')).toBe(false);
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(within(place).getByText('Add Image')).toBeTruthy());
    await waitFor(() => expect(place.contains(document.activeElement)).toBe(true));
    expect(bar()).toContain('in Barcode');
    expect(sent(page)).toEqual([]);
    choose(place, png('again.png'));
    await waitFor(() => expect(pictures(place)).toEqual(['again.png']));
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(sent(page)).toEqual([['homeBarcode.save', { url: 'https://shop.example/uploaded/again.png' }]]));
  });

  it('speaks Arabic', async () => {
    await open({ language: 'ar' });
    expect([...document.querySelectorAll('[data-section] h2')].map((title) => title.textContent)).toEqual([
      inArabic('homePage.banners'),
      inArabic('homePage.collection'),
      inArabic('homePage.barcode'),
    ]);
    type('banners.0.title', 'نحاس');
    press(inArabic('homePage.save'));
    await waitFor(() => expect(toasts()).toEqual([inArabic('homePage.bannersUpdated')]));
  });

  it('tells a read that failed, and reads only that one again', async () => {
    const page = await showPage('/home/page', {
      handlers: { ...handlers, 'homeCollection.read': () => failed('server', { status: 500, message: 'Out of order' }) },
    });
    expect(await screen.findByText('Out of order')).toBeTruthy();
    expect(document.querySelector('form')).toBeNull();
    page.bridge.handle({ 'homeCollection.read': () => ok(null) });
    press(inEnglish('common.retry'));
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(page.bridge.requestsOf('homeBanners.list')).toHaveLength(1);
  });
});

describe('first and later saves', () => {
  it('[HPG-26] [OP-50] [OP-51] starts with one empty block, creates the banners, and updates them from then on', async () => {
    banners = [];
    collection = null;
    barcode = null;
    const page = await open();
    expect(titles()).toEqual(['']);
    expect(findControl('Remove Banner 1')).toBeUndefined();
    type('banners.0.title', 'First');
    choose(group(inEnglish('homePage.image'), block(1)), png('first.png'));
    await waitFor(() => expect(pictures(group(inEnglish('homePage.image'), block(1)))).toEqual(['first.png']));
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(toasts()).toEqual(['Banners Added Successfully']));
    type('banners.0.title', 'Second');
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(toasts()).toEqual(['Banners Added Successfully', 'Banners Updated Successfully']));
    const stored = { title: 'First', description: '', catalog: '', tags: [], image: 'https://shop.example/uploaded/first.png' };
    expect(sent(page)).toEqual([
      ['homeBanners.create', { banners: [stored] }],
      ['homeBanners.update', { banners: [{ ...stored, title: 'Second' }] }],
    ]);
  });

  it('[OP-51] asks for a picture and sends nothing when no banner has one', async () => {
    banners = [aBanner('coffee')];
    const page = await open();
    press(inEnglish('forms.pictures.remove', { position: 1 }), block(1));
    expect(block(1).textContent).toContain(inEnglish('homePage.notPublished'));
    press(inEnglish('forms.pictures.remove', { position: 1 }), section('collection'));
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(toasts()).toContain('Add Image'));
    await waitFor(() => expect(toasts()).toContain('Collection Added Successfully'));
    await waitFor(() => expect(bar()).toContain('in Banners'));
    expect(bar()).not.toContain('Collection');
    expect(sent(page).map(([name]) => name)).toEqual(['homeCollection.save']);
    expect(titles()).toEqual(['coffee']);
  });

  it('keeps a banner without a picture typed and unsaved, when the others are published', async () => {
    const page = await open();
    press(inEnglish('homePage.addBanner'));
    type('banners.3.title', 'Later');
    type('banners.2.title', 'Feast');
    press(inEnglish('homePage.addBanner'));
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(toasts()).toEqual(['Banners Updated Successfully']));
    expect(sent(page)).toEqual([['homeBanners.update', { banners: [banners[0], banners[1], { ...banners[2], title: 'Feast' }] }]]);
    await waitFor(() => expect(titles()).toEqual(['coffee', 'cooking', 'Feast', inEnglish('updates.later')]));
    expect(bar()).toContain('in Banners');
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(toasts().at(-1)).toBe('Add Image'));
    expect(sent(page)).toHaveLength(1);
    expect(screen.queryByText(inEnglish('orders.statusDialog.movedTitle'))).toBeNull();
    expect(titles()).toEqual(['coffee', 'cooking', 'Feast', inEnglish('updates.later')]);
  });

  it('drops blocks in which nothing stands, without a request', async () => {
    const page = await open();
    press(inEnglish('homePage.addBanner'));
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(titles()).toEqual(['coffee', 'cooking', 'table']));
    await waitFor(() => expect(findControl(inEnglish('homePage.save'))).toBeUndefined());
    expect(sent(page)).toEqual([]);
  });
});

describe('a save of which the server takes only a part', () => {
  const refused = failed<null>('server', { status: 500, message: 'The disk is full' });

  it('keeps what was refused as unsaved, and does not send again what was stored', async () => {
    const page = await open({ handlers: { 'homeCollection.save': () => refused } });
    type('banners.0.title', '  Brass');
    press(inEnglish('homePage.addBanner'));
    type('banners.3.title', 'Without picture');
    press(inEnglish('forms.pictures.remove', { position: 1 }), section('collection'));
    press(inEnglish('forms.pictures.remove', { position: 1 }), section('barcode'));
    choose(section('barcode'), png('new.png'));
    await waitFor(() => expect(pictures(section('barcode'))).toEqual(['new.png']));
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(toasts().slice(-2)).toEqual(['Banners Updated Successfully', 'server']));
    expect(sent(page).map(([name]) => name)).toEqual(['homeBanners.update', 'homeCollection.save']);
    expect(pictures(section('collection'))).toEqual(['c2.png', 'c3.png']);
    expect(titles()).toEqual(['Brass', 'cooking', 'table', 'Without picture']);
    press('Remove Banner 4');
    await waitFor(() => expect(bar()).toContain('in Collection, Barcode'));
    const { 'homeCollection.save': saveCollection } = handlers;
    page.bridge.handle({ ...(saveCollection && { 'homeCollection.save': saveCollection }) });
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(toasts().slice(-2)).toEqual(['Collection Added Successfully', 'Barcode Added Successfully']));
    expect(sent(page).map(([name]) => name)).toEqual([
      'homeBanners.update',
      'homeCollection.save',
      'homeCollection.save',
      'homeBarcode.save',
    ]);
    await waitFor(() => expect(findControl(inEnglish('homePage.save'))).toBeUndefined());
  });

  it('shows what it saved, and asks about no change of its own, when that cannot be read again', async () => {
    let reads = 0;
    const list = () => {
      reads += 1;
      // The third request follows the first save.
      return reads === 3 ? failed<never>('unreachable') : ok({ rows: [...banners], unreadable: [] });
    };
    const page = await open({ handlers: { 'homeBarcode.save': () => refused, 'homeBanners.list': list } });
    type('banners.0.title', 'Brass');
    press(inEnglish('forms.pictures.remove', { position: 1 }), section('barcode'));
    choose(section('barcode'), png('new.png'));
    await waitFor(() => expect(pictures(section('barcode'))).toEqual(['new.png']));
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(toasts().filter((toast) => toast === 'server')).toHaveLength(1));
    await waitFor(() => expect(reads).toBe(3));
    expect(bar()).toContain('in Barcode');
    const { 'homeBarcode.save': saveBarcode } = handlers;
    page.bridge.handle({ ...(saveBarcode && { 'homeBarcode.save': saveBarcode }) });
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(toasts()).toContain('Barcode Added Successfully'));
    await waitFor(() => expect(findControl(inEnglish('homePage.save'))).toBeUndefined());
    expect(sent(page).map(([name]) => name)).toEqual(['homeBanners.update', 'homeBarcode.save', 'homeBarcode.save']);
    expect(field('banners.0.title').value).toBe('Brass');
    expect(screen.queryByText(inEnglish('orders.statusDialog.movedTitle'))).toBeNull();
  });
});

describe('while things are under way', () => {
  it('never shows what was before the save, whichever part is read again first', async () => {
    const reads = { banners: 0, barcode: 0 };
    const answers: (() => void)[] = [];
    const later = <Value,>(value: () => Result<Value>) => new Promise<Result<Value>>((resolve) => answers.push(() => resolve(value())));
    const page = await open({
      handlers: {
        // The third request of each list follows the save.
        'homeBanners.list': () => {
          reads.banners += 1;
          const list = () => ok({ rows: [...banners], unreadable: [] });
          return reads.banners === 3 ? later(list) : list();
        },
        'homeBarcode.read': () => {
          reads.barcode += 1;
          return reads.barcode === 3 ? later(() => ok(barcode)) : ok(barcode);
        },
      },
    });
    type('banners.0.title', 'Brass');
    press(inEnglish('forms.pictures.remove', { position: 1 }), section('barcode'));
    choose(section('barcode'), png('new.png'));
    await waitFor(() => expect(pictures(section('barcode'))).toEqual(['new.png']));
    const shown = new Set<string>();
    const observer = new MutationObserver(() => shown.add(pictures(section('barcode')).join()));
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(findControl(inEnglish('homePage.save'))).toBeUndefined());
    await waitFor(() => expect(answers).toHaveLength(2));
    banners = banners.map((banner) => ({ ...banner, title: `${banner.title}!` }));
    await act(async () => answers[0]?.());
    await waitFor(() => expect(page.client.isFetching()).toBe(1));
    await act(async () => answers[1]?.());
    await waitFor(() => expect(titles()).toEqual(['Brass!', 'cooking!', 'table!']));
    observer.disconnect();
    expect([...shown]).toEqual(['new.png']);
  });

  it('keeps the focus in the block in which save was pressed', async () => {
    await open();
    const title = field('banners.1.title');
    title.focus();
    type('banners.1.title', 'Cookware');
    fireEvent.submit(title.form as HTMLFormElement);
    await waitFor(() => expect(toasts()).toEqual(['Banners Updated Successfully']));
    await waitFor(() => expect(findControl(inEnglish('homePage.save'))).toBeUndefined());
    expect(document.activeElement).toBe(title);
    press('Remove Banner 1');
    expect(titles()).toEqual(['Cookware', 'table']);
    expect(title.isConnected).toBe(true);
  });

  it('keeps a tag that is typed during a save', async () => {
    let answer: (() => void) | undefined;
    const save = () => new Promise<Result<null>>((resolve) => (answer = () => resolve(ok(null))));
    const page = await open({ handlers: { 'homeCollection.save': save } });
    const tag = within(block(1)).getByPlaceholderText(inEnglish('forms.tags.add'));
    fireEvent.change(tag, { target: { value: 'gift' } });
    press(inEnglish('forms.pictures.remove', { position: 1 }), section('collection'));
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(sent(page).map(([call]) => call)).toEqual(['homeBanners.update', 'homeCollection.save']));
    fireEvent.blur(tag);
    expect(tag).toHaveProperty('value', 'gift');
    await act(async () => answer?.());
    await waitFor(() => expect(toasts()).toContain('Collection Added Successfully'));
    fireEvent.blur(tag);
    expect([...block(1).querySelectorAll('bdi')].map((name) => name.textContent)).toEqual(['دلال', 'نحاس', 'gift']);
  });
});

describe('blocks of banners', () => {
  it('are taken away with a way back to their place, and the focus stays near', async () => {
    const page = await open();
    press('Remove Banner 2');
    expect(titles()).toEqual(['coffee', 'table']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Banner 2');
    expect(toasts()).toEqual(['Banner 2 removed']);
    undo();
    await waitFor(() => expect(titles()).toEqual(['coffee', 'cooking', 'table']));
    expect(block(2).textContent).toContain(inEnglish('forms.tags.full', { count: 6 }));
    await waitFor(() => expect(findControl(inEnglish('homePage.save'))).toBeUndefined());
    press('Remove Banner 2');
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(sent(page)).toEqual([['homeBanners.update', { banners: [banners[0], aBanner('table')] }]]));
  });

  it('do not come back twice when everything was discarded meanwhile', async () => {
    await open();
    press('Remove Banner 2');
    await waitFor(() => expect(findControl(inEnglish('printQueue.stale.discard'))).toBeTruthy());
    press(inEnglish('printQueue.stale.discard'));
    await waitFor(() => expect(titles()).toEqual(['coffee', 'cooking', 'table']));
    undo();
    expect(titles()).toEqual(['coffee', 'cooking', 'table']);
    expect(findControl(inEnglish('homePage.save'))).toBeUndefined();
  });

  it('do not come back twice when the record of someone else was taken meanwhile', async () => {
    await open();
    press('Remove Banner 2');
    banners = banners.map((banner) => ({ ...banner, title: `${banner.title}!` }));
    const lost = useNotifications.getState().messages.at(-1)?.message;
    press(inEnglish('homePage.save'));
    await screen.findByText(inEnglish('orders.statusDialog.movedTitle'));
    await answerConflict(inEnglish('forms.conflict.ofTheirs'));
    await waitFor(() => expect(titles()).toEqual(['coffee!', 'cooking!', 'table!']));
    act(() => lost?.kind === 'text' && lost.action?.run());
    expect(titles()).toEqual(['coffee!', 'cooking!', 'table!']);
  });

  it('give a picture or a catalog back to the banner that lost it, wherever that stands now', async () => {
    await open();
    press(inEnglish('forms.pdf.remove'), block(1));
    press(inEnglish('forms.blocks.down', { name: 'Banner 1' }));
    undo();
    expect(findControl(inEnglish('forms.pdf.open'), block(2))).toBeTruthy();
    expect(findControl(inEnglish('forms.pdf.open'), block(1))).toBeUndefined();
    press(inEnglish('forms.pictures.remove', { position: 1 }), block(2));
    press(inEnglish('forms.blocks.down', { name: 'Banner 2' }));
    undo();
    await waitFor(() => expect(pictures(group(inEnglish('homePage.image'), block(3)))).toEqual(['coffee.png']));
    expect(pictures(group(inEnglish('homePage.image'), block(2)))).toEqual(['table.png']);
    press(inEnglish('forms.pictures.remove', { position: 1 }), block(3));
    const lost = useNotifications.getState().messages.at(-1)?.message;
    press('Remove Banner 3');
    act(() => lost?.kind === 'text' && lost.action?.run());
    expect(titles()).toEqual(['cooking', 'table']);
  });

  it('change places by keyboard, keep the focus, and are sent in the new order', async () => {
    const page = await open();
    const up = control('Move Banner 3 up');
    up.focus();
    fireEvent.click(up);
    expect(titles()).toEqual(['coffee', 'table', 'cooking']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Banner 2 up');
    fireEvent.click(document.activeElement as HTMLElement);
    expect(titles()).toEqual(['table', 'coffee', 'cooking']);
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(sent(page)).toEqual([['homeBanners.update', { banners: [banners[0], banners[1], banners[2]] }]]));
    expect(banners.map(({ title }) => title)).toEqual(['table', 'coffee', 'cooking']);
  });

  it('show their errors each, count them, and lead to the first', async () => {
    const tags = ['1', '2', '3', '4', '5', '6', '7'];
    banners = [aBanner('coffee'), aBanner('table', { tags }), aBanner('cooking', { tags: [...tags, '8'] })];
    const page = await open();
    type('banners.0.title', 'Other');
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(findControl('2 errors')).toBeTruthy());
    const invalid = (): boolean[] => [1, 2, 3].map((number) => block(number).querySelector('[data-field-invalid]') !== null);
    expect(invalid()).toEqual([false, true, true]);
    await waitFor(() => expect(block(2).contains(document.activeElement)).toBe(true));
    press('Move Banner 3 up');
    await waitFor(() => expect(block(2).textContent).toContain('8'));
    expect(invalid()).toEqual([false, true, true]);
    press('Remove Banner 2');
    await waitFor(() => expect(findControl('1 error')).toBeTruthy());
    expect(sent(page)).toEqual([]);
  });

  it('say in words when the server has more tags or pictures than there is room for', async () => {
    banners = [aBanner('coffee', { tags: ['1', '2', '3', '4', '5', '6', '7'] })];
    const page = await open();
    type('banners.0.title', 'Other');
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(findControl('1 error')).toBeTruthy());
    expect(document.body.textContent).not.toContain('expected');
    fireEvent.click(control('Remove 7'));
    press(inEnglish('homePage.save'));
    await waitFor(() => expect(sent(page)).toHaveLength(1));
  });
});

vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
