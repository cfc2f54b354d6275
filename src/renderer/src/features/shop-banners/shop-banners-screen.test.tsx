// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import { useSession } from '@renderer/runtime/state/session-store';
import { failed, ok, type Result } from '@shared/contract/result';
import type { ShopBanner } from '@shared/contract/site/shop-banners';
import type { InputOf } from '@shared/contract/tables/bridge';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerConflict } from '../../../../../tests/support/page/conflict';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { noDrafts, pressSave, saveButton } from '../../../../../tests/support/page/form-on-page';
import { control, endPage, findControl, type PageOptions, type ShownPage, showPage, toasts } from '../../../../../tests/support/page/page';
import { inArabic, inEnglish, startingWith } from '../../../../../tests/support/texts';

const banner = (name: string): ShopBanner => ({ image: `https://shop.example/${name}.png` });
let stored: ShopBanner[];
const store = ({ body }: InputOf<'shopBanners.update'>): Result<ShopBanner[]> => {
  stored = [...body.banners];
  return ok(stored);
};
const handlers: FakeHandlers = {
  ...noDrafts,
  'shopBanners.list': () => ok({ rows: [...stored], unreadable: [] }),
  'shopBanners.create': store,
  'shopBanners.update': store,
  'uploads.send': ({ name }) => ok({ url: `https://shop.example/uploaded/${name}` }),
  'uploads.cancel': () => ok(null),
};

async function open(options: PageOptions = {}): Promise<ShownPage> {
  const page = await showPage('/banners', { ...options, handlers: { ...handlers, ...options.handlers } });
  await waitFor(() => expect(slots().length).toBeGreaterThan(0));
  return page;
}

const slots = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('form ol > li')];
const slot = (position: number): HTMLElement => slots()[position - 1] as HTMLElement;
const nameOf = (image: Element | null): string =>
  decodeURIComponent(image?.getAttribute('src') ?? '')
    .split('/')
    .at(-1) ?? '';
/** Returns the pictures in the slots, '' for an empty slot. */
const shown = (): string[] => slots().map((each) => nameOf(each.querySelector('img')));
const figure = (name: string): HTMLElement => screen.getByRole('figure', { name });
const press = (name: string): boolean => fireEvent.click(control(name));
const bar = (): string => document.querySelector('[data-save-bar]')?.textContent ?? '';
const png = (name: string): File =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new TextEncoder().encode(name)])], name, {
    type: 'image/png',
  });
const choose = (position: number, ...files: File[]): boolean =>
  fireEvent.change(slot(position).querySelector('input[type=file]') as HTMLInputElement, { target: { files } });
const writes = ['shopBanners.create', 'shopBanners.update'] as const;
const sent = (page: ShownPage): [string, unknown][] =>
  page.bridge.requests
    .filter(({ name }) => (writes as readonly string[]).includes(name))
    .map(({ name, input }) => [name, (input as InputOf<'shopBanners.update'>).body.banners]);

beforeEach(() => {
  stored = ['coffee', 'cooking', 'table'].map(banner);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
});
afterEach(() => endPage());

describe('the slots', () => {
  it('are only shown when one of them could not be read, and it is said', async () => {
    await open({
      handlers: { 'shopBanners.list': () => ok({ rows: [...stored], unreadable: [{ position: 1, id: 'b7c1', reason: 'not a text' }] }) },
    });
    expect(await screen.findByText(startingWith(inEnglish('forms.unreadableRows', { count: 1 })))).toBeTruthy();
    expect(document.querySelector('form input[type=file]')).toBeNull();
    expect(saveButton()).toBeNull();
  });

  it('[BAN-01] stand on a screen of their own, filled in the order of the shop', async () => {
    const page = await open();
    expect(page.bridge.requestsOf('shopBanners.list')).toHaveLength(1);
    expect(shown()).toEqual(['coffee.png', 'cooking.png', 'table.png', '', '']);
    expect(slot(1).textContent).toContain('First');
    expect(document.body.textContent).toContain(inEnglish('forms.pictures.saved', { filled: 3, total: 5 }));
    expect(findControl(inEnglish('shopBanners.save'))).toBeUndefined();
  });

  it.each([0, 1, 5])('[BAN-02] are five, whether %i are filled or not', async (count) => {
    stored = ['a', 'b', 'c', 'd', 'e'].slice(0, count).map(banner);
    await open();
    expect(slots().map((each) => each.getAttribute('aria-label'))).toEqual([1, 2, 3, 4, 5].map((n) => `Banner ${n}, ${n} of 5`));
    expect(slots().filter((each) => each.textContent?.includes(inEnglish('shopBanners.empty')))).toHaveLength(5 - count);
  });

  it('[BAN-03] have each a picture to add, a button to remove it, and a place in the preview', async () => {
    await open();
    choose(5, png('new.png'));
    await waitFor(() => expect(shown()).toEqual(['coffee.png', 'cooking.png', 'table.png', '', 'new.png']));
    press(inEnglish('shopBanners.remove', { position: 1 }));
    expect(shown()).toEqual(['', 'cooking.png', 'table.png', '', 'new.png']);
    expect(findControl(inEnglish('shopBanners.remove', { position: 1 }))).toBeUndefined();
    expect(slot(1).contains(document.activeElement)).toBe(true);
    for (const device of [inEnglish('shopBanners.desktop'), inEnglish('shopBanners.phone')])
      expect(nameOf(figure(device).querySelector('img'))).toBe('cooking.png');
    press(inEnglish('shopBanners.previous'));
    expect(nameOf(figure(inEnglish('shopBanners.phone')).querySelector('img'))).toBe('new.png');
    expect(document.querySelector('[data-banner-preview]')?.textContent).toContain('3 of 3');
    press(inEnglish('shopBanners.next'));
    expect(nameOf(figure(inEnglish('shopBanners.desktop')).querySelector('img'))).toBe('cooking.png');
  });

  it('take several files at once, one each, and say how many there was room for', async () => {
    const page = await open();
    choose(4, png('one.png'), png('two.png'), png('three.png'));
    await waitFor(() => expect(shown().slice(3)).toEqual(['one.png', 'two.png']));
    expect(toasts()).toEqual([inEnglish('forms.pictures.noRoom', { count: 2 })]);
    expect(page.bridge.requestsOf('uploads.send')).toHaveLength(2);
  });

  it('send the same file once, whatever slots it is put in', async () => {
    const page = await open();
    choose(4, png('twice.png'));
    await waitFor(() => expect(shown()[3]).toBe('twice.png'));
    choose(5, png('twice.png'));
    await waitFor(() => expect(shown()[4]).toBe('twice.png'));
    expect(page.bridge.requestsOf('uploads.send')).toHaveLength(1);
  });

  it('are replaced in place, and emptied by Delete with a way back', async () => {
    await open();
    choose(2, png('other.png'));
    await waitFor(() => expect(shown()).toEqual(['coffee.png', 'other.png', 'table.png', '', '']));
    fireEvent.keyDown(control('Replace: Picture of banner 3'), { key: 'Delete' });
    expect(shown()).toEqual(['coffee.png', 'other.png', '', '', '']);
    press(inEnglish('forms.blocks.earlier', { name: 'Banner 2' }));
    const { message } = useNotifications.getState().messages.at(-1) ?? {};
    act(() => message?.kind === 'text' && message.action?.run());
    await waitFor(() => expect(shown()).toEqual(['other.png', 'coffee.png', 'table.png', '', '']));
  });

  it('change places by their arrows, keep the focus, and stop at the ends', async () => {
    const page = await open();
    const later = control(inEnglish('forms.blocks.later', { name: 'Banner 1' }));
    later.focus();
    fireEvent.click(later);
    expect(shown()).toEqual(['cooking.png', 'coffee.png', 'table.png', '', '']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(inEnglish('forms.blocks.later', { name: 'Banner 2' }));
    expect(control(inEnglish('forms.blocks.earlier', { name: 'Banner 1' })).getAttribute('aria-disabled')).toBe('true');
    expect(bar()).toContain('in Banners');
    pressSave();
    await waitFor(() => expect(sent(page)).toEqual([['shopBanners.update', ['cooking', 'coffee', 'table'].map(banner)]]));
  });

  it('point their arrows the way the banner will go: earlier is to the right in Arabic', async () => {
    await open({ language: 'ar' });
    const [earlier, later] = [inArabic('forms.blocks.earlier', { name: 'بنر 2' }), inArabic('forms.blocks.later', { name: 'بنر 2' })].map(
      (name) => control(name),
    );
    expect([earlier, later].map((button) => button?.querySelector('[data-mirrored]') !== null)).toEqual([true, true]);
    expect(slot(2).contains(earlier ?? null)).toBe(true);
    fireEvent.click(earlier as HTMLElement);
    expect(shown().slice(0, 2)).toEqual(['cooking.png', 'coffee.png']);
  });

  it('say the size of the picture that stands in them', async () => {
    await open();
    const image = slot(1).querySelector('img') as HTMLImageElement;
    Object.defineProperties(image, { naturalWidth: { value: 1200 }, naturalHeight: { value: 400 } });
    fireEvent.load(image);
    await waitFor(() => expect(slot(1).textContent).toContain('1200\u2009×\u2009400'));
  });
});

describe('a save', () => {
  it('[BAN-05] [BAN-12] creates the banners when there are none', async () => {
    stored = [];
    const page = await open();
    choose(3, png('first.png'));
    await waitFor(() => expect(shown()[2]).toBe('first.png'));
    pressSave();
    await waitFor(() => expect(toasts()).toEqual(['Banners Added Successfully']));
    expect(sent(page)).toEqual([['shopBanners.create', [banner('uploaded/first')]]]);
    await waitFor(() => expect(shown()).toEqual(['first.png', '', '', '', '']));
  });

  it.each([1, 2, 5])('[BAN-06] updates them when there are %i', async (count) => {
    stored = ['first', 'second', 'third', 'fourth', 'fifth'].slice(0, count).map(banner);
    const page = await open();
    press(inEnglish('shopBanners.remove', { position: 1 }));
    pressSave();
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    expect(sent(page)[0]?.[0]).toBe('shopBanners.update');
    expect(toasts()).toContain('Banners Updated Successfully');
  });

  it('[BAN-13] updates them without the empty slots between', async () => {
    const page = await open();
    press(inEnglish('shopBanners.remove', { position: 1 }));
    pressSave();
    await waitFor(() => expect(toasts()).toContain('Banners Updated Successfully'));
    expect(sent(page)).toEqual([['shopBanners.update', ['cooking', 'table'].map(banner)]]);
    await waitFor(() => expect(shown()).toEqual(['cooking.png', 'table.png', '', '', '']));
    await waitFor(() => expect(saveButton()).toBeNull());
  });

  it('[BAN-07] of the empty form asks for a picture and sends nothing', async () => {
    stored = [];
    const page = await open();
    pressSave();
    await waitFor(() => expect(toasts()).toEqual(['Add Image']));
    expect(sent(page)).toEqual([]);
  });

  it('[OP-95] removes all of them when every slot was emptied, and the next one creates them', async () => {
    const page = await open();
    for (const position of [1, 2, 3]) press(`Remove the picture of banner ${position}`);
    expect(screen.getAllByText(inEnglish('shopBanners.none'))).toHaveLength(2);
    pressSave();
    await waitFor(() => expect(sent(page)).toEqual([['shopBanners.update', []]]));
    await waitFor(() => expect(bar()).toContain(inEnglish('forms.nothingChanged')));
    choose(1, png('again.png'));
    await waitFor(() => expect(shown()[0]).toBe('again.png'));
    pressSave();
    await waitFor(() => expect(sent(page).at(-1)).toEqual(['shopBanners.create', [banner('uploaded/again')]]));
  });

  it('goes once however often it is pressed, and changes nothing while it runs', async () => {
    let answer: (() => void) | undefined;
    const update = () => new Promise<Result<ShopBanner[]>>((resolve) => (answer = () => resolve(ok(stored))));
    const page = await open({ handlers: { 'shopBanners.update': update } });
    press(inEnglish('forms.blocks.later', { name: 'Banner 1' }));
    pressSave();
    pressSave();
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    press(inEnglish('forms.blocks.later', { name: 'Banner 1' }));
    press(inEnglish('shopBanners.remove', { position: 1 }));
    expect(shown().slice(0, 3)).toEqual(['cooking.png', 'coffee.png', 'table.png']);
    await act(async () => answer?.());
    await waitFor(() => expect(toasts()).toContain('Banners Updated Successfully'));
    expect(sent(page)).toHaveLength(1);
  });
});

describe('what goes wrong', () => {
  it.each([
    ['a refused save', failed<null>('server', { status: 500, message: 'The disk is full' }), 'server'],
    ['a lost connection', failed<null>('unreachable'), 'unreachable'],
    ['a permission that was withdrawn', failed<null>('forbidden'), 'forbidden'],
  ])('%s keeps what was put in, and can be tried again', async (_what, refusal, told) => {
    const page = await open({ handlers: { 'shopBanners.update': () => refusal } });
    choose(4, png('new.png'));
    await waitFor(() => expect(shown()[3]).toBe('new.png'));
    press(inEnglish('forms.blocks.earlier', { name: 'Banner 4' }));
    pressSave();
    await waitFor(() => {
      const { alert } = useNotifications.getState();
      expect([...toasts(), alert?.code]).toContain(told);
    });
    expect(shown()).toEqual(['coffee.png', 'cooking.png', 'new.png', 'table.png', '']);
    page.bridge.handle(handlers);
    pressSave();
    await waitFor(() =>
      expect(stored.map(({ image }) => image.split('/').at(-1))).toEqual(['coffee.png', 'cooking.png', 'new.png', 'table.png']),
    );
    expect(page.bridge.requestsOf('uploads.send')).toHaveLength(1);
  });

  it('a refused picture is told in its own slot, past those that are empty', async () => {
    await open({ handlers: { 'shopBanners.update': () => failed('server', { status: 422, fields: { 'banners[0].image': 'Too dark' } }) } });
    fireEvent.keyDown(control('Replace: Picture of banner 1'), { key: 'Delete' });
    await waitFor(() => expect(shown()[0]).toBe(''));
    pressSave();
    await waitFor(() => expect(slot(2).textContent).toContain('Too dark'));
    expect(slot(1).textContent).not.toContain('Too dark');
    expect(toasts()).toEqual([inEnglish('forms.pictures.removed')]);
  });

  it('a change of someone else is asked about before it is overwritten', async () => {
    const page = await open();
    press(inEnglish('shopBanners.remove', { position: 3 }));
    stored = [banner('theirs')];
    pressSave();
    expect(await screen.findByText(inEnglish('forms.conflict.title'))).toBeTruthy();
    expect(sent(page)).toEqual([]);
    await answerConflict(inEnglish('forms.conflict.ofMine'));
    await waitFor(() => expect(stored).toEqual(['coffee', 'cooking'].map(banner)));
  });

  it('a file of another kind, or one that was not sent, is told and takes no slot', async () => {
    const page = await open({ handlers: { 'uploads.send': () => failed('unreachable') } });
    choose(4, new File(['plain words'], 'words.txt'));
    await waitFor(() => expect(toasts()).toContain(inEnglish('forms.pictures.notAPicture', { name: 'words.txt' })));
    choose(4, png('lost.png'));
    await waitFor(() => expect(slot(4).textContent).toContain(inEnglish('forms.pictures.failed')));
    press(inEnglish('forms.blocks.later', { name: 'Banner 1' }));
    pressSave();
    await waitFor(() => expect(toasts()).toContain(inEnglish('forms.uploadFailed')));
    expect(sent(page)).toEqual([]);
    page.bridge.handle(handlers);
    fireEvent.click(control(inEnglish('forms.pictures.retry'), slot(4)));
    await waitFor(() => expect(shown()[3]).toBe('lost.png'));
  });

  it('more banners than there is room for are all shown, and say so until one goes', async () => {
    stored = ['a', 'b', 'c', 'd', 'e', 'f'].map(banner);
    const page = await open();
    expect(slots()).toHaveLength(6);
    press(inEnglish('forms.blocks.later', { name: 'Banner 1' }));
    pressSave();
    expect(await screen.findByText(inEnglish('forms.pictures.noRoom', { count: 5 }))).toBeTruthy();
    expect(sent(page)).toEqual([]);
    press(inEnglish('shopBanners.remove', { position: 6 }));
    pressSave();
    await waitFor(() => expect(stored).toEqual(['b', 'a', 'c', 'd', 'e'].map(banner)));
  });

  it('banners that cannot be read are not taken for none', async () => {
    const page = await showPage('/banners', { handlers: { ...handlers, 'shopBanners.list': () => failed('unreachable') } });
    expect((await screen.findByRole('alert')).textContent).toContain(inEnglish('failures.unreachable'));
    expect(document.querySelector('form')).toBeNull();
    page.bridge.handle(handlers);
    press(inEnglish('common.retry'));
    await waitFor(() => expect(shown()[0]).toBe('coffee.png'));
  });
});

describe('without `masterHN`', () => {
  it('[BAN-08] they can be looked at, and nothing of them changed', async () => {
    const page = await open({ roles: ['admin', 'rules', 'home', 'social_media', 'order'] });
    expect(screen.getByText(inEnglish('forms.readOnly'))).toBeTruthy();
    expect(shown().slice(0, 3)).toEqual(['coffee.png', 'cooking.png', 'table.png']);
    expect([...slot(1).querySelectorAll('button')]).toEqual([]);
    expect(saveButton()).toBeNull();
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    expect(sent(page)).toEqual([]);
    press(inEnglish('shopBanners.next'));
    expect(nameOf(figure(inEnglish('shopBanners.phone')).querySelector('img'))).toBe('cooking.png');
  });

  it('the empty form has no save either', async () => {
    stored = [];
    await open({ roles: ['admin'] });
    expect(saveButton()).toBeNull();
  });

  it('what was put in stays when the permission goes while one works', async () => {
    await open();
    choose(4, png('new.png'));
    await waitFor(() => expect(shown()[3]).toBe('new.png'));
    act(() => useSession.setState({ roles: ['admin'] }));
    await waitFor(() => expect(saveButton()).toBeNull());
    expect(shown()[3]).toBe('new.png');
    act(() => useSession.setState({ roles: ['masterHN'] }));
    await waitFor(() => expect(bar()).toContain('in Banners'));
  });
});
