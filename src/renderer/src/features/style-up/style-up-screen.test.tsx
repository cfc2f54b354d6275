// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import { useSession } from '@renderer/runtime/state/session-store';
import { unsavedWork, useUnsavedWork } from '@renderer/runtime/state/unsaved-work';
import { failed, ok, type Result } from '@shared/contract/result';
import type { KitchenKey, StyleUp } from '@shared/contract/site/style-up';
import type { InputOf } from '@shared/contract/tables/bridge';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerConflict } from '../../../../../tests/support/page/conflict';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { noDrafts } from '../../../../../tests/support/page/form-on-page';
import { control, endPage, findControl, type PageOptions, type ShownPage, showPage, toasts } from '../../../../../tests/support/page/page';
import { containing, inArabic, inEnglish } from '../../../../../tests/support/texts';

const url = (name: string): string => `https://shop.example/${name}.png`;
const item = (name: string) => ({ color: url(`swatch-${name}`), image: url(name) });
const sheet = (title: string, ...names: string[]) => ({ title, items: names.map(item) });
let stored: Record<KitchenKey, StyleUp | null>;
const store = ({ params, body }: InputOf<'styleUp.save'>): Result<StyleUp> => {
  stored = { ...stored, [params.kitchenKey]: body };
  return ok(body);
};
const handlers: FakeHandlers = {
  ...noDrafts,
  'styleUp.read': ({ params }) => ok(structuredClone(stored[params.kitchenKey])),
  'styleUp.save': store,
  'uploads.send': ({ name }) => ok({ url: `https://shop.example/uploaded/${name}` }),
  'uploads.cancel': () => ok(null),
};

async function open(options: PageOptions & { search?: string } = {}): Promise<ShownPage> {
  const page = await showPage(`/masterHN/style-up${options.search ?? ''}`, { ...options, handlers: { ...handlers, ...options.handlers } });
  await waitFor(() => expect(document.querySelectorAll('form')).toHaveLength(2));
  // A form is shown a moment before it receives its record.
  const count = options.handlers ? 0 : [stored.one, stored.two].reduce((sum, kept) => sum + (kept?.sheets.length ?? 0), 0);
  await waitFor(() => expect(document.querySelectorAll('form section > ol > li').length).toBeGreaterThanOrEqual(count));
  return page;
}

const kitchen = (key: KitchenKey = 'one'): HTMLElement => document.querySelector(`[data-kitchen="${key}"]`) as HTMLElement;
const sheets = (key?: KitchenKey): HTMLElement[] => [...kitchen(key).querySelectorAll<HTMLElement>('form section > ol > li')];
const sheetAt = (position: number, key?: KitchenKey): HTMLElement => sheets(key)[position - 1] as HTMLElement;
/** Returns the items without the tile that adds one. */
const items = (position: number, key?: KitchenKey): HTMLElement[] => [
  ...sheetAt(position, key).querySelectorAll<HTMLElement>('ol > li[aria-label]'),
];
const itemAt = (sheetPosition: number, position: number): HTMLElement => items(sheetPosition)[position - 1] as HTMLElement;
const nameOf = (image: Element | null): string =>
  decodeURIComponent(image?.getAttribute('src') ?? '')
    .split('/')
    .at(-1)
    ?.replace('.png', '') ?? '';
const picturesOf = (place: HTMLElement): string[] => [...place.querySelectorAll('img')].map(nameOf);
const shown = (position: number, key?: KitchenKey): string[] => items(position, key).map((each) => picturesOf(each).join('+'));
const titleOf = (position: number, key?: KitchenKey): HTMLInputElement =>
  sheetAt(position, key).querySelector('input[name$=".title"]') as HTMLInputElement;
const type = (field: HTMLInputElement, words: string): void => {
  fireEvent.change(field, { target: { value: words } });
};
const press = (name: string, inside?: ParentNode): boolean => fireEvent.click(control(name, inside));
/** Returns the labels without the hidden copy that preserves a selected tab's width. */
const tabs = (): string[] => screen.getAllByRole('tab').map((each) => each.querySelector('.fui-Tab__content')?.textContent ?? '');
const tab = (name: RegExp): HTMLElement => screen.getByRole('tab', { name });
const bar = (): string => document.querySelector('[data-save-bar]')?.textContent ?? '';
const save = (): boolean => fireEvent.click(document.querySelector('[data-save-bar] button[type=submit]') as HTMLElement);
const saves = (page: ShownPage): InputOf<'styleUp.save'>[] => page.bridge.requestsOf('styleUp.save') as InputOf<'styleUp.save'>[];
const png = (name: string): File =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new TextEncoder().encode(name)])], `${name}.png`, {
    type: 'image/png',
  });
const choose = (group: string, file: File, inside: HTMLElement): boolean =>
  fireEvent.change(inside.querySelector(`[role=group][aria-label="${group}"] input[type=file]`) as HTMLInputElement, {
    target: { files: [file] },
  });
const undo = (): void => {
  const { message } = useNotifications.getState().messages.at(-1) ?? {};
  act(() => message?.kind === 'text' && message.action?.run());
};

beforeEach(() => {
  stored = {
    one: { main_image: url('kitchen-one'), sheets: [sheet('Doors', 'teal', 'ivory', 'navy'), sheet('أسطح', 'walnut')] },
    two: { main_image: url('kitchen-two'), sheets: [sheet('Walls', 'sand')] },
  };
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
});
afterEach(() => endPage());

describe('the two kitchens', () => {
  it('[STY-01] stand on two tabs, one in front of the other', async () => {
    const page = await open();
    expect(tabs()).toEqual([inEnglish('styleUp.kitchens.one'), inEnglish('styleUp.kitchens.two')]);
    expect([kitchen('one').hidden, kitchen('two').hidden]).toEqual([false, true]);
    expect(page.bridge.requestsOf('styleUp.read')).toEqual([{ params: { kitchenKey: 'one' } }, { params: { kitchenKey: 'two' } }]);
    fireEvent.click(tab(containing(inEnglish('styleUp.kitchens.two'))));
    expect([kitchen('one').hidden, kitchen('two').hidden]).toEqual([true, false]);
    expect(titleOf(1, 'two').value).toBe('Walls');
    expect(page.address()).toBe('/masterHN/style-up?kitchen=two');
  });

  it('[STY-02] have each a main picture, which is replaced and removed', async () => {
    const page = await open();
    expect([kitchen('one'), kitchen('two')].map((each) => nameOf(each.querySelector('img')))).toEqual(['kitchen-one', 'kitchen-two']);
    expect(kitchen().textContent).toContain('kitchen-one.png');
    choose(inEnglish('styleUp.mainImage'), png('newer'), kitchen());
    await waitFor(() => expect(nameOf(kitchen().querySelector('img'))).toBe('newer'));
    save();
    await waitFor(() => expect(stored.one?.main_image).toBe(url('uploaded/newer')));
    press(inEnglish('forms.pictures.removeOnly'), kitchen());
    save();
    await waitFor(() => expect(saves(page)).toHaveLength(2));
    expect(stored.one?.main_image).toBeNull();
    expect(stored.two?.main_image).toBe(url('kitchen-two'));
  });

  it('keep what is typed in the one behind, and each is saved by itself', async () => {
    const page = await open();
    type(titleOf(1), 'Cabinet doors');
    fireEvent.click(tab(containing(inEnglish('styleUp.kitchens.two'))));
    expect(tab(containing(inEnglish('styleUp.kitchens.one'))).textContent).toContain('Changed');
    expect(bar()).toBe('');
    type(titleOf(1, 'two'), 'Paint');
    expect(bar()).toContain('in Sheets, for Kitchen two');
    press(inEnglish('styleUp.save.two'));
    await waitFor(() => expect(toasts()).toEqual(['Style Sheet Added Successfully']));
    expect(saves(page).map(({ params }) => params.kitchenKey)).toEqual(['two']);
    await waitFor(() => expect(bar()).toBe(''));
    fireEvent.click(tab(containing(inEnglish('styleUp.kitchens.one'))));
    expect(titleOf(1).value).toBe('Cabinet doors');
    expect(findControl(inEnglish('styleUp.save.two'))).toBeUndefined();
    press(inEnglish('styleUp.save.one'));
    await waitFor(() => expect(stored.one?.sheets[0]?.title).toBe('Cabinet doors'));
    await waitFor(() => expect(tab(containing(inEnglish('styleUp.kitchens.one'))).textContent).toBe(inEnglish('styleUp.kitchens.one')));
  });

  it('are both asked about when the screen is left', async () => {
    await open();
    type(titleOf(1), 'Cabinet doors');
    type(titleOf(1, 'two'), 'Paint');
    await waitFor(() => expect(unsavedWork.exists()).toBe(true));
    expect([...useUnsavedWork.getState().forms.values()].map(({ title }) => title)).toEqual([
      'Style up: Kitchen one',
      'Style up: Kitchen two',
    ]);
  });

  it('come to the front with a draft behind them named, and by the address', async () => {
    const draft = { baseline: { main_image: '', sheets: [] }, values: { main_image: '', sheets: [{ title: 'Kept', items: [] }] } };
    const kept = {
      screen: 'shop.styleUp',
      record: 'one',
      title: inEnglish('navigation.styleUp'),
      path: '/masterHN/style-up',
      savedAt: '2026-11-20T07:00:00.000Z',
      values: JSON.stringify(draft),
    };
    await open({ search: '?kitchen=two', handlers: { 'drafts.read': ({ record }) => ok(record === 'one' ? kept : null) } });
    expect(kitchen('two').hidden).toBe(false);
    await waitFor(() => expect(tab(containing(inEnglish('styleUp.kitchens.one'))).textContent).toContain('Draft'));
    fireEvent.click(tab(containing(inEnglish('styleUp.kitchens.one'))));
    press(inEnglish('forms.draft.restore'), kitchen());
    await waitFor(() => expect(titleOf(1).value).toBe('Kept'));
  });
});

describe('sheets', () => {
  it('[STY-03] hold a title and items, each with a swatch and a picture', async () => {
    const page = await open();
    expect(sheets().map((each) => each.getAttribute('aria-label'))).toEqual(['Sheet 1, 1 of 2', 'Sheet 2, 2 of 2']);
    expect([1, 2].map((position) => titleOf(position).value)).toEqual(['Doors', 'أسطح']);
    expect(shown(1)).toEqual(['swatch-teal+teal', 'swatch-ivory+ivory', 'swatch-navy+navy']);
    press(inEnglish('styleUp.addSheet'), kitchen());
    await waitFor(() => expect(sheets()).toHaveLength(3));
    type(titleOf(3), ' مقابض ');
    press(inEnglish('styleUp.addItem'), sheetAt(3));
    await waitFor(() => expect(items(3)).toHaveLength(1));
    choose(inEnglish('styleUp.swatchOf', { position: 1 }), png('brass-swatch'), sheetAt(3));
    choose(inEnglish('styleUp.pictureOf', { position: 1 }), png('brass'), sheetAt(3));
    await waitFor(() => expect(shown(3)).toEqual(['brass-swatch+brass']));
    save();
    await waitFor(() => expect(saves(page)).toHaveLength(1));
    expect(stored.one?.sheets[2]).toEqual({
      title: 'مقابض',
      items: [{ color: url('uploaded/brass-swatch'), image: url('uploaded/brass') }],
    });
    expect(stored.one?.sheets.slice(0, 2)).toEqual([sheet('Doors', 'teal', 'ivory', 'navy'), sheet('أسطح', 'walnut')]);
  });

  it('refuse no title for its length, and send it without hidden characters', async () => {
    await open();
    const long = 'خزائن '.repeat(400).trim();
    type(titleOf(1), `\u202e${long}`);
    save();
    await waitFor(() => expect(stored.one?.sheets[0]?.title).toBe(long));
  });

  it('change places, go, and come back to where they were', async () => {
    await open();
    press(inEnglish('forms.blocks.down', { name: 'Sheet 1' }), kitchen());
    expect([1, 2].map((position) => titleOf(position).value)).toEqual(['أسطح', 'Doors']);
    expect(shown(2)).toEqual(['swatch-teal+teal', 'swatch-ivory+ivory', 'swatch-navy+navy']);
    press('Remove Sheet 2', kitchen());
    expect(sheets()).toHaveLength(1);
    undo();
    await waitFor(() => expect(shown(2)).toHaveLength(3));
    save();
    await waitFor(() => expect(stored.one?.sheets.map(({ title }) => title)).toEqual(['أسطح', 'Doors']));
  });

  it('start empty where a kitchen has nothing', async () => {
    stored.one = null;
    const page = await open();
    expect(sheets()).toEqual([]);
    press(inEnglish('styleUp.addSheet'), kitchen());
    save();
    await waitFor(() => expect(sheetAt(1).textContent).toContain('This Field is required'));
    type(titleOf(1), 'Doors');
    save();
    await waitFor(() =>
      expect(saves(page)).toEqual([{ params: { kitchenKey: 'one' }, body: { main_image: null, sheets: [{ title: 'Doors', items: [] }] } }]),
    );
  });
});

describe('items', () => {
  it('[STY-05] are sent with both pictures only; the others stay, marked and unsaved', async () => {
    const page = await open();
    press(inEnglish('styleUp.addItem'), sheetAt(2));
    await waitFor(() => expect(itemAt(2, 2).textContent).toContain(inEnglish('styleUp.unsent.both')));
    choose(inEnglish('styleUp.swatchOf', { position: 2 }), png('olive-swatch'), sheetAt(2));
    await waitFor(() => expect(itemAt(2, 2).textContent).toContain(inEnglish('styleUp.unsent.image')));
    expect(sheetAt(2).textContent).toContain('2 items, 1 sent');
    expect(sheetAt(1).textContent).toContain('3 items, 3 sent');
    fireEvent.keyDown(control('Replace: Swatch of item 1', sheetAt(1)), { key: 'Delete' });
    expect(itemAt(1, 1).textContent).toContain(inEnglish('styleUp.unsent.color'));
    save();
    const notSent = expect.stringContaining(inEnglish('styleUp.notSent', { count: 2 }));
    await waitFor(() => expect(toasts().slice(-2)).toEqual(['Style Sheet Added Successfully', notSent]));
    expect(saves(page).map(({ body }) => body.sheets)).toEqual([[sheet('Doors', 'ivory', 'navy'), sheet('أسطح', 'walnut')]]);
    await waitFor(() => expect(bar()).toContain('in Sheets'));
    expect(shown(1)).toEqual(['teal', 'swatch-ivory+ivory', 'swatch-navy+navy']);
    expect(shown(2)).toEqual(['swatch-walnut+walnut', 'olive-swatch']);
  });

  it('that lack one are not sent again by a second save, and go with the missing picture', async () => {
    const page = await open();
    press(inEnglish('styleUp.addItem'), sheetAt(2));
    choose(inEnglish('styleUp.pictureOf', { position: 2 }), png('olive'), sheetAt(2));
    await waitFor(() => expect(shown(2)[1]).toBe('olive'));
    save();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    act(() => useNotifications.setState({ messages: [] }));
    save();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]).toContain(inEnglish('styleUp.notSent', { count: 1 }));
    expect(saves(page)).toEqual([]);
    expect(screen.queryByText(inEnglish('orders.statusDialog.movedTitle'))).toBeNull();
    choose(inEnglish('styleUp.swatchOf', { position: 2 }), png('olive-swatch'), sheetAt(2));
    await waitFor(() => expect(shown(2)[1]).toBe('olive-swatch+olive'));
    save();
    await waitFor(() => expect(stored.one?.sheets[1]?.items).toHaveLength(2));
    await waitFor(() => expect(bar()).toBe(''));
  });

  it('in which nothing stands are dropped by a save', async () => {
    await open();
    press(inEnglish('styleUp.addItem'), sheetAt(1));
    type(titleOf(1), 'Cabinet doors');
    save();
    await waitFor(() => expect(stored.one?.sheets[0]?.title).toBe('Cabinet doors'));
    expect(toasts()).toEqual(['Style Sheet Added Successfully']);
    await waitFor(() => expect(items(1)).toHaveLength(3));
    await waitFor(() => expect(bar()).toBe(''));
  });

  it('are removed with a way back, and the focus goes to the next', async () => {
    await open();
    press('Remove Item 2', sheetAt(1));
    expect(shown(1)).toEqual(['swatch-teal+teal', 'swatch-navy+navy']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Item 2');
    undo();
    await waitFor(() => expect(shown(1)).toEqual(['swatch-teal+teal', 'swatch-ivory+ivory', 'swatch-navy+navy']));
    press('Remove Item 1', sheetAt(2));
    expect(document.activeElement?.textContent).toBe('Add');
  });

  it('send the same file once, whatever place it is put in', async () => {
    const page = await open();
    choose(inEnglish('styleUp.pictureOf', { position: 1 }), png('twice'), sheetAt(1));
    await waitFor(() => expect(shown(1)[0]).toBe('swatch-teal+twice'));
    choose(inEnglish('styleUp.pictureOf', { position: 1 }), png('twice'), sheetAt(2));
    await waitFor(() => expect(shown(2)[0]).toBe('swatch-walnut+twice'));
    expect(page.bridge.requestsOf('uploads.send')).toHaveLength(1);
  });

  it('hold a save back until their upload is done, and say where one failed', async () => {
    let arrive: (result: Result<{ url: string }>) => void = () => undefined;
    const page = await open({ handlers: { 'uploads.send': () => new Promise((resolve) => (arrive = resolve)) } });
    choose(inEnglish('styleUp.pictureOf', { position: 1 }), png('slow'), sheetAt(2));
    await waitFor(() => expect(itemAt(2, 1).querySelector('[role=progressbar]')).toBeTruthy());
    await waitFor(() => expect(bar() || unsavedWork.exists()).toBeTruthy());
    type(titleOf(2), 'Tops');
    save();
    await waitFor(() => expect(bar()).toContain(inEnglish('forms.waitingForUploads', { count: 1 })));
    await act(async () => arrive(failed('unreachable')));
    await waitFor(() => expect(itemAt(2, 1).textContent).toContain(inEnglish('forms.pictures.failed')));
    expect(saves(page)).toEqual([]);
    page.bridge.handle(handlers);
    press(inEnglish('printQueue.queue.retry'), itemAt(2, 1));
    await waitFor(() => expect(shown(2)).toEqual(['swatch-walnut+slow']));
    save();
    await waitFor(() => expect(stored.one?.sheets[1]?.items[0]?.image).toBe(url('uploaded/slow')));
  });
});

describe('a save', () => {
  it('[STY-11] is told, of the whole kitchen, and once however often it is pressed', async () => {
    let answer: (() => void) | undefined;
    const page = await open({
      handlers: { 'styleUp.save': (input) => new Promise((resolve) => (answer = () => resolve(store(input)))) },
    });
    press('Move Sheet 2 up', kitchen());
    save();
    save();
    await waitFor(() => expect(saves(page)).toHaveLength(1));
    press('Remove Item 1', sheetAt(2));
    expect(shown(2)).toHaveLength(3);
    await act(async () => answer?.());
    await waitFor(() => expect(toasts()).toEqual(['Style Sheet Added Successfully']));
    expect(saves(page)).toEqual([
      {
        params: { kitchenKey: 'one' },
        body: { main_image: url('kitchen-one'), sheets: [sheet('أسطح', 'walnut'), sheet('Doors', 'teal', 'ivory', 'navy')] },
      },
    ]);
  });

  it.each([
    ['refused', failed<null>('server', { status: 500, message: 'The disk is full' }), 'server'],
    ['lost on the way', failed<null>('unreachable'), 'unreachable'],
    ['forbidden meanwhile', failed<null>('forbidden'), 'forbidden'],
  ])('%s keeps everything typed, and can be tried again', async (_what, refusal, told) => {
    const page = await open({ handlers: { 'styleUp.save': () => refusal } });
    type(titleOf(1), 'Cabinet doors');
    choose(inEnglish('styleUp.pictureOf', { position: 1 }), png('new'), sheetAt(1));
    await waitFor(() => expect(shown(1)[0]).toBe('swatch-teal+new'));
    save();
    await waitFor(() => expect([...toasts(), useNotifications.getState().alert?.code]).toContain(told));
    expect(titleOf(1).value).toBe('Cabinet doors');
    page.bridge.handle(handlers);
    save();
    await waitFor(() => expect(stored.one?.sheets[0]?.items[0]?.image).toBe(url('uploaded/new')));
    expect(page.bridge.requestsOf('uploads.send')).toHaveLength(1);
  });

  it('is refused at the item that the server means, past those that are not sent', async () => {
    const half = { color: url('swatch-teal'), image: '' };
    stored.one = { main_image: null, sheets: [{ title: 'Doors', items: [{ color: '', image: '' }, half, item('ivory')] }] };
    const fields = { 'sheets[0].items[0].image': 'Too dark' };
    await open({ handlers: { 'styleUp.save': () => failed('server', { status: 422, fields }) } });
    await waitFor(() => expect(items(1)).toHaveLength(3));
    type(titleOf(1), 'Cabinet doors');
    save();
    await waitFor(() => expect(itemAt(1, 3).textContent).toContain('Picture: Too dark'));
    expect(kitchen().textContent?.split('Too dark')).toHaveLength(2);
  });

  it('writes nothing over a kitchen that cannot be read any more', async () => {
    const page = await open();
    type(titleOf(1), 'Mine');
    page.bridge.handle({ 'styleUp.read': () => failed('unreadableAnswer') });
    save();
    await waitFor(() => expect(toasts()).toEqual(['unreadableAnswer']));
    expect([saves(page), titleOf(1).value]).toEqual([[], 'Mine']);
  });

  it('asks about a change of someone else, of the kitchen in front', async () => {
    const page = await open();
    type(titleOf(1), 'Mine');
    stored.one = { main_image: null, sheets: [sheet('Theirs', 'sand')] };
    save();
    expect(await screen.findByText(inEnglish('orders.statusDialog.movedTitle'))).toBeTruthy();
    expect(saves(page)).toEqual([]);
    await answerConflict(inEnglish('forms.conflict.ofTheirs'));
    await waitFor(() => expect(titleOf(1).value).toBe('Theirs'));
    expect(shown(1)).toEqual(['swatch-sand+sand']);
  });

  it('whose question comes late brings its kitchen to the front', async () => {
    let reads = 0;
    let answer: (() => void) | undefined;
    const page = await open({
      handlers: {
        'styleUp.read': ({ params }) => {
          reads += 1;
          const theirs: StyleUp = { main_image: null, sheets: [sheet('Theirs', 'sand')] };
          return reads <= 2 ? ok(stored[params.kitchenKey]) : new Promise((resolve) => (answer = () => resolve(ok(theirs))));
        },
      },
    });
    type(titleOf(1), 'Mine');
    save();
    await waitFor(() => expect(answer).toBeTruthy());
    fireEvent.click(tab(containing(inEnglish('styleUp.kitchens.two'))));
    await act(async () => answer?.());
    expect(await screen.findByText(inEnglish('orders.statusDialog.movedTitle'))).toBeTruthy();
    await waitFor(() => expect(kitchen('one').hidden).toBe(false));
    expect(saves(page)).toEqual([]);
  });
});

describe('who looks at them', () => {
  it('[STY-08] without `masterHN` sees everything and changes nothing', async () => {
    const page = await open({ roles: ['admin', 'rules', 'home', 'social_media', 'order'] });
    expect(screen.getAllByText(containing(inEnglish('forms.readOnly')))).toHaveLength(2);
    expect(titleOf(1).readOnly).toBe(true);
    expect(shown(1)).toEqual(['swatch-teal+teal', 'swatch-ivory+ivory', 'swatch-navy+navy']);
    expect([...sheetAt(1).querySelectorAll('button')]).toEqual([]);
    expect(findControl(inEnglish('styleUp.addSheet'))).toBeUndefined();
    fireEvent.submit(kitchen().querySelector('form') as HTMLFormElement);
    expect(saves(page)).toEqual([]);
    fireEvent.click(tab(containing(inEnglish('styleUp.kitchens.two'))));
    expect(titleOf(1, 'two').value).toBe('Walls');
  });

  it('loses nothing when the permission goes while one works', async () => {
    await open();
    type(titleOf(1), 'Mine');
    act(() => useSession.setState({ roles: ['admin'] }));
    await waitFor(() => expect(document.querySelector('[data-save-bar]')).toBeNull());
    expect(titleOf(1).value).toBe('Mine');
    act(() => useSession.setState({ roles: ['masterHN'] }));
    await waitFor(() => expect(bar()).toContain('in Sheets'));
  });

  it('is told why a kitchen cannot be read, and has the other one', async () => {
    const page = await showPage('/masterHN/style-up', {
      handlers: {
        ...handlers,
        'styleUp.read': ({ params }) => (params.kitchenKey === 'one' ? failed('unreachable') : ok(stored.two)),
      },
    });
    await waitFor(() => expect(kitchen().textContent).toContain(inEnglish('failures.unreachable')));
    await waitFor(() => expect(titleOf(1, 'two').value).toBe('Walls'));
    page.bridge.handle(handlers);
    press(inEnglish('common.retry'), kitchen());
    await waitFor(() => expect(titleOf(1).value).toBe('Doors'));
  });

  it('reads Arabic', async () => {
    await open({ language: 'ar' });
    expect(tabs()).toEqual([inArabic('styleUp.kitchens.one'), inArabic('styleUp.kitchens.two')]);
    press(inArabic('styleUp.addItem'), sheetAt(2));
    await waitFor(() =>
      expect(sheetAt(2).textContent).toContain(
        `${inArabic('styleUp.itemCount', { count: 2 })}، ${inArabic('styleUp.sentCount', { count: 1 })}`,
      ),
    );
    type(titleOf(1), 'أبواب');
    press(inArabic('styleUp.save.one'));
    await waitFor(() => expect(toasts()).toEqual([inArabic('styleUp.saved')]));
  });
});
