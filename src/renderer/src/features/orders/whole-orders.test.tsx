// @vitest-environment happy-dom

import type { FullListQuery, FullListResult } from '@shared/contract/desktop/full-lists';
import { failed, ok } from '@shared/contract/result';
import { toFils } from '@shared/domain/money';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import {
  chooseTool,
  control,
  endPage,
  findControl,
  type ShownPage,
  showPage,
  tableRow,
  toasts,
} from '../../../../../tests/support/page/page';
import { aGuestOrder, rowsOf, servePage } from '../../../../../tests/support/samples/order-rows';
import { containing, inArabic, inEnglish } from '../../../../../tests/support/texts';

const rows = rowsOf(30, (id) => aGuestOrder(id, { status: id === 3 ? 'canceled' : 'ordered' }));
const beforeIt: FullListResult = {
  rows: [],
  totalItems: 0,
  of: null,
  readAt: null,
  gap: null,
  unreadable: 0,
  counts: {},
  sum: null,
  reading: { kind: 'reading', read: 20, total: 30, leftMs: 4200 },
  page: 1,
};
/** Returns a page of 20 orders, the lowest number first. */
const whole = ({ page }: FullListQuery): FullListResult => ({
  ...beforeIt,
  rows: rows.toReversed().slice((page - 1) * 20, page * 20),
  totalItems: 30,
  of: 45,
  readAt: new Date().toISOString(),
  counts: {
    status: [
      { value: 'ordered', count: 28 },
      { value: 'canceled', count: 2 },
    ],
  },
  sum: { fils: toFils(2604), canceledFils: toFils(173.6), canceled: 2 },
  reading: { kind: 'none' },
  page,
});

/** The first ten orders are canceled. */
const groupOf = (id: number): string => (id <= 10 ? 'canceled' : 'ordered');
const inGroups = (question: FullListQuery): FullListResult => ({
  ...whole(question),
  groups: [
    { value: 'canceled', count: 10, sum: { fils: toFils(868), canceledFils: toFils(868), canceled: 10 } },
    { value: 'ordered', count: 20, sum: { fils: toFils(1736), canceledFils: toFils(0), canceled: 0 } },
  ],
});

let answer: (question: FullListQuery) => FullListResult;
const handlers: FakeHandlers = {
  'guestOrders.list': ({ query } = {}) => servePage(rows, query?.page),
  'fullLists.view': (question) => ok(answer(question)),
  'fullLists.rows': ({ part }) => {
    const all = rows.toReversed();
    if (part && 'from' in part) return ok({ rows: all.slice(part.from, part.from + part.count) });
    if (part && 'between' in part) {
      const [one = 0, other = 0] = part.between.map((id) => all.findIndex((row) => row.id === id));
      return ok({ rows: all.slice(Math.min(one, other), Math.max(one, other) + 1) });
    }
    return ok({ rows: part ? all.filter(({ id }) => groupOf(id) === part.group) : all });
  },
  'fullLists.selected': ({ ids }) => {
    const canceled = ids.filter((id) => groupOf(Number(id)) === 'canceled').length;
    return ok({ count: ids.length, groups: { canceled, ordered: ids.length - canceled } });
  },
  'fullLists.read': () => ok(undefined),
  'fullLists.stop': () => ok(undefined),
};
const open = (to = '/orders-guest', language: 'en' | 'ar' = 'en'): Promise<ShownPage> => showPage(to, { language, handlers });
const numbers = (): (string | undefined)[] =>
  [...document.querySelectorAll('tr[data-row] [data-row-link]')].map(({ textContent }) => /\d+/.exec(textContent ?? '')?.[0]);
const head = (words: string): HTMLElement =>
  [...document.querySelectorAll('th')].find(({ textContent }) => textContent === words) as HTMLElement;
const text = (): string => document.body.textContent ?? '';

beforeEach(() => {
  answer = whole;
});
afterEach(() => endPage());

describe('a list of orders that the app sorts and narrows', () => {
  it('stays as it was until it was read whole, says how far that is, and can be stopped and left', async () => {
    answer = () => beforeIt;
    const page = await open();
    await tableRow(30);
    fireEvent.click(control(inEnglish('vocabulary.orders.total')));
    await waitFor(() => expect(text()).toContain('20 of 30, about 4 seconds'));
    const spinner = () => control(inEnglish('vocabulary.orders.total')).querySelector('[role="progressbar"]');
    await waitFor(() => expect(spinner()).toBeTruthy());
    expect(page.bridge.requestsOf('fullLists.view').at(-1)).toMatchObject({
      list: 'guestOrders.list',
      sort: { key: 'total', isDescending: true },
      filters: {},
    });
    expect(numbers()[0]).toBe('30');
    expect(findControl(inEnglish('lists.nextPage'))).toBeUndefined();
    fireEvent.click(control(inEnglish('sales.reading.stop')));
    expect(page.bridge.requestsOf('fullLists.stop')).toHaveLength(1);
    answer = () => ({ ...beforeIt, reading: { kind: 'stopped', read: 20, total: 30 } });
    page.bridge.emit('fullLists.changed', { list: 'guestOrders.list' });
    await waitFor(() => expect(text()).toContain(inEnglish('lists.whole.stopped', { read: 20, total: 30 })));
    expect(spinner()).toBeNull();
    fireEvent.click(control(inEnglish('lists.whole.readOn', { read: 20 })));
    expect(page.bridge.requestsOf('fullLists.read')).toMatchObject([{ list: 'guestOrders.list', isAnew: false }]);
    fireEvent.click(control(inEnglish('lists.whole.leave')));
    await waitFor(() => expect(findControl(inEnglish('lists.nextPage'))).toBeTruthy());
    expect(page.address()).toBe('/orders-guest');
  });

  it('can be stopped while it is read anew, over the rows of before', async () => {
    answer = (question) => ({ ...whole(question), reading: { kind: 'reading', read: 20, total: 45, leftMs: null } });
    const page = await open('/orders-guest?sort=-total');
    await tableRow(1);
    fireEvent.click(control(inEnglish('sales.reading.stop')));
    expect(page.bridge.requestsOf('fullLists.stop')).toMatchObject([{ list: 'guestOrders.list' }]);
  });

  it('says that it could not be read, and asks again, where not even the reading has an answer', async () => {
    let isBroken = true;
    const page = await showPage('/orders-guest?sort=-total', {
      handlers: {
        ...handlers,
        'fullLists.view': (question) => (isBroken ? failed('internal') : ok(answer(question))),
        'fullLists.read': () => (isBroken ? failed('storageFailed') : ok(undefined)),
      },
    });
    await waitFor(() => expect(text()).toContain(inEnglish('lists.whole.failed', { read: 0 })));
    await act(async () => fireEvent.click(control(inEnglish('lists.whole.readAll'))));
    expect(toasts()).toHaveLength(1);
    isBroken = false;
    fireEvent.click(control(inEnglish('lists.whole.readAll')));
    await waitFor(() => expect(text()).toContain(inEnglish('lists.whole.all', { of: 45, at: '' })));
    expect(page.bridge.requestsOf('fullLists.read')).toHaveLength(2);
  });

  it('ticks nothing late that is not asked for any more, and says what could not be ticked', async () => {
    const read = Promise.withResolvers<void>();
    let isBroken = false;
    await showPage('/orders-guest?sort=-total', {
      handlers: {
        ...handlers,
        'fullLists.rows': async (input) => {
          if (input.part) return handlers['fullLists.rows']?.(input) as never;
          if (isBroken) return failed('listNotWhole');
          await read.promise;
          return ok({ rows });
        },
      },
    });
    await waitFor(() => expect(findControl(inEnglish('lists.whole.tickAll'))).toBeTruthy());
    fireEvent.click(control(inEnglish('lists.whole.tickAll')));
    fireEvent.click(control(inEnglish('orders.columns.order')));
    await waitFor(() => expect(numbers()[0]).toBe('1'));
    await act(async () => read.resolve());
    expect(findControl(inEnglish('lists.clearSelection'))).toBeUndefined();
    isBroken = true;
    await act(async () => fireEvent.click(control(inEnglish('lists.whole.tickAll'))));
    expect(toasts()).toHaveLength(1);
  });

  it('is sorted by a press on a head, turned round by the next, and let go by the third', async () => {
    const page = await open();
    await tableRow(30);
    fireEvent.click(control(inEnglish('orders.columns.order')));
    await waitFor(() => expect(numbers()[0]).toBe('1'));
    expect(head('Order').getAttribute('aria-sort')).toBe('ascending');
    expect(page.address()).toBe('/orders-guest?sort=order');
    expect(text()).toContain(inEnglish('lists.whole.all', { of: 45, at: '' }));
    expect(text()).toContain(`2,604.000KWD ${inEnglish('lists.whole.canceled', { count: 2, amount: '173.600 KWD' })}`);
    // All rows are in one list without pages.
    await waitFor(() => expect(numbers().at(-1)).toBe('29'));
    expect(findControl(inEnglish('lists.nextPage'))).toBeUndefined();
    fireEvent.click(control(inEnglish('orders.columns.order')));
    await waitFor(() => expect(page.address()).toBe('/orders-guest?sort=-order'));
    expect(page.bridge.requestsOf('fullLists.view').at(-1)).toMatchObject({ page: 1, sort: { key: 'order', isDescending: true } });
    fireEvent.click(control(inEnglish('orders.columns.order')));
    await waitFor(() => expect(numbers()[0]).toBe('30'));
    expect(head('Order').getAttribute('aria-sort')).toBeNull();
  });

  it('is narrowed by values with their numbers, which a chip names and takes away', async () => {
    const page = await open();
    await tableRow(30);
    fireEvent.click(await waitFor(() => control(inEnglish('lists.filters.other'))));
    fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('stationSettings.orders.statuses') }));
    const value = await screen.findByRole('menuitemcheckbox', { name: containing(inEnglish('vocabulary.orderStatus.ordered')) });
    expect(value.textContent).toContain('28');
    fireEvent.click(value);
    await waitFor(() => expect(page.address()).toBe('/orders-guest?status=ordered'));
    expect(page.bridge.requestsOf('fullLists.view').at(-1)).toMatchObject({ filters: { status: ['ordered'] }, sort: null });
    expect(findControl('Status: Ordered')).toBeTruthy();
    fireEvent.click(control(inEnglish('lists.filters.remove', { label: 'Status' })));
    await waitFor(() => expect(page.address()).toBe('/orders-guest'));
  });

  it('offers filters under a menu, one span at a time', async () => {
    const page = await open();
    await tableRow(30);
    fireEvent.click(await waitFor(() => control(inEnglish('lists.filters.other'))));
    fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('orders.age') }));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: inEnglish('lists.whole.olderHours', { count: 4 }) }));
    await waitFor(() => expect(page.address()).toBe('/orders-guest?age=240..'));
    expect(findControl(`${inEnglish('orders.age')}: ${inEnglish('lists.whole.olderHours', { count: 4 })}`)).toBeTruthy();
    fireEvent.click(control(inEnglish('lists.filters.clear')));
    await waitFor(() => expect(page.address()).toBe('/orders-guest'));
  });

  it('keeps many filters in the room of three: the first and the latest one, and the others behind a button', async () => {
    const page = await open('/orders-guest?status=ordered&payment=cash&printed=no&hour=9');
    await tableRow(1);
    const [printed, hour] = [inEnglish('orders.printedHere'), inEnglish('orders.hour')];
    const crosses = (): string[] =>
      ['Status', 'Payment', printed, hour].filter((label) => findControl(inEnglish('lists.filters.remove', { label })));
    await waitFor(() => expect(crosses()).toEqual(['Status', 'Payment']));
    expect(findControl(inEnglish('lists.filters.clear'))).toBeUndefined();
    fireEvent.click(control(inEnglish('lists.filters.more', { count: 2 })));
    fireEvent.click(await screen.findByRole('menuitem', { name: printed }));
    await screen.findByRole('menu', { name: printed });
    expect(crosses()).toEqual(['Status', printed]);
    fireEvent.keyDown(screen.getByRole('menu', { name: printed }), { key: 'Escape' });
    await waitFor(() => expect(document.activeElement?.textContent).toContain(printed));
    fireEvent.click(control(inEnglish('lists.filters.remove', { label: 'Status' })));
    await waitFor(() => expect(crosses()).toEqual(['Payment', printed, hour]));
    fireEvent.click(control(inEnglish('lists.filters.other')));
    fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('lists.filters.clear') }));
    await waitFor(() => expect(page.address()).toBe('/orders-guest'));
  });

  it('adds up what is ticked, and ticks all that fit, of every page, in their order', async () => {
    const printed: unknown[] = [];
    const page = await open('/orders-guest?sort=order');
    page.bridge.handle({
      'printing.enqueue': (asked) => {
        if ('orders' in asked) printed.push(...asked.orders.map(({ id }) => id));
        return ok({ batchId: 'b', jobIds: [], printers: ['hp'] });
      },
    });
    await waitFor(() => expect(numbers()[0]).toBe('1'));
    fireEvent.click(control('Select order #2', await tableRow(2)));
    fireEvent.click(control('Select order #3', await tableRow(3)));
    await waitFor(() =>
      expect(document.querySelector('[role=toolbar] [role=status]')?.textContent).toBe(inEnglish('lists.selected', { count: 2 })),
    );
    const words = screen.getByText(inEnglish('lists.whole.average'), { exact: false }).parentElement?.textContent;
    const canceled = inEnglish('lists.whole.canceled', { count: 1, amount: '86.800 KWD' });
    expect(words).toBe(`2 selectedTotal 173.600KWD ${canceled}Average 86.800KWD`);
    fireEvent.click(control(inEnglish('lists.whole.selectAll', { total: 30 })));
    await waitFor(() => expect(findControl(inEnglish('orders.printOrders', { count: 30 }))).toBeTruthy());
    expect(findControl(inEnglish('lists.whole.selectAll', { total: 30 }))).toBeUndefined();
    fireEvent.click(control(inEnglish('orders.printOrders', { count: 30 })));
    await waitFor(() => expect(printed).toEqual(rows.toReversed().map(({ id }) => id)));
  });

  it('stands in groups with their count and sum, which are folded, ticked and gone through by the keyboard', async () => {
    answer = (question) => (question.group ? inGroups(question) : whole(question));
    const page = await open('/orders-guest?sort=order');
    await waitFor(() => expect(numbers()[0]).toBe('1'));
    await chooseTool(inEnglish('lists.groups.title'));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: inEnglish('stationSettings.orders.statuses') }));
    await waitFor(() => expect(page.address()).toBe('/orders-guest?sort=order&group=status'));
    expect(page.bridge.requestsOf('fullLists.view').at(-1)).toMatchObject({ group: { key: 'status' } });
    const heads = await waitFor(() => {
      const found = [...document.querySelectorAll<HTMLElement>('tr[data-group]')];
      expect(found.map(({ textContent }) => textContent)).toEqual([
        `Canceled10 orders${inEnglish('lists.whole.canceled', { count: 10, amount: '868.000 KWD' })}868.000KWD`,
        'Ordered20 orders1,736.000KWD',
      ]);
      return found;
    });
    const table = document.querySelector('table');
    expect([table?.getAttribute('role'), table?.getAttribute('aria-rowcount')]).toEqual(['treegrid', '33']);
    const lineOf = (id: number): (string | null | undefined)[] => {
      const row = document.querySelector(`tr[data-row="${id}"]`);
      return [row?.getAttribute('aria-rowindex'), row?.getAttribute('aria-level')];
    };
    expect([heads[0]?.getAttribute('aria-rowindex'), heads[0]?.getAttribute('aria-level')]).toEqual(['2', '1']);
    expect([lineOf(1), lineOf(11)]).toEqual([
      ['3', '2'],
      ['14', '2'],
    ]);
    fireEvent.click(control(inEnglish('lists.selectGroup', { name: 'Canceled' })));
    await waitFor(() => expect((control(inEnglish('lists.selectGroup', { name: 'Canceled' })) as HTMLInputElement).checked).toBe(true));
    expect((control('Select order #10') as HTMLInputElement).checked).toBe(true);
    expect((control(inEnglish('lists.selectGroup', { name: 'Ordered' })) as HTMLInputElement).checked).toBe(false);
    const fold = heads[0]?.querySelector('button') as HTMLButtonElement;
    fold.focus();
    fireEvent.keyDown(fold, { key: 'ArrowLeft' });
    await waitFor(() => expect(lineOf(1)).toEqual([undefined, undefined]));
    expect(page.address()).toBe('/orders-guest?sort=order&group=status&fold=canceled');
    expect(document.activeElement).toBe(fold);
    expect([fold.getAttribute('aria-expanded'), lineOf(11)[0], table?.getAttribute('aria-rowcount')]).toEqual(['false', '4', '23']);
    fireEvent.keyDown(fold, { key: 'ArrowDown' });
    expect(document.activeElement?.closest('tr')?.dataset.group).toBe('ordered');
    await chooseTool(inEnglish('lists.groups.title'));
    fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('lists.groups.collapseAll') }));
    await waitFor(() => expect(numbers()).toEqual([]));
    expect(page.address()).toBe('/orders-guest?sort=order&group=status&fold=*');
    fireEvent.click(document.querySelectorAll('tr[data-group] button')[1] as HTMLElement);
    await waitFor(() => expect(numbers()[0]).toBe('11'));
    expect(page.address()).toBe('/orders-guest?sort=order&group=status&fold=*&fold=ordered');
  });

  it('is as long as its rows, of which those in view are there, and is gone through to its end by the keyboard', async () => {
    const many = rowsOf(500, aGuestOrder).toReversed();
    answer = (question) => ({ ...whole(question), rows: many.slice(0, 20), totalItems: 500, of: 500 });
    const page = await open('/orders-guest?sort=order');
    page.bridge.handle({
      'fullLists.rows': ({ part }) => ok({ rows: part && 'from' in part ? many.slice(part.from, part.from + part.count) : many }),
    });
    const link = (await tableRow(2)).querySelector<HTMLElement>('[data-row-link]');
    link?.focus();
    expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe('501');
    expect(document.querySelectorAll('tr[data-row]').length).toBeLessThan(60);
    const press = (key: string, ctrlKey = false): void => void fireEvent.keyDown(document.activeElement as Element, { key, ctrlKey });
    const focused = (): string | undefined => document.activeElement?.closest('tr')?.dataset.row;
    press('End', true);
    // The row is loaded, and gets the focus of its placeholder.
    await waitFor(() => expect(focused()).toBe('500'));
    expect(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('501');
    expect(document.querySelector('tr[data-row="2"]')).toBeNull();
    press('ArrowUp');
    expect(focused()).toBe('499');
    press('PageUp');
    await waitFor(() => expect(Number(focused())).toBeLessThan(490));
    press('Home', true);
    await waitFor(() => expect(focused()).toBe('1'));
    fireEvent.keyDown(document.body, { code: 'KeyA', ctrlKey: true });
    await waitFor(() => expect(findControl(inEnglish('orders.printOrders', { count: 500 }))).toBeTruthy());
  });

  it('is narrowed by governorates and areas of one tree, by the keyboard too', async () => {
    answer = (question) => ({
      ...whole(question),
      counts: {
        place: [
          { value: 'Hawalli', name_en: 'Hawalli', name_ar: 'حولي', count: 5 },
          { value: 'Ahmadi', name_en: 'Ahmadi', name_ar: 'الأحمدي', count: 2 },
          { value: 'Hawalli > Salmiya', name_en: 'Salmiya', name_ar: 'السالمية', count: 3 },
          { value: 'Hawalli > -', count: 2 },
          { value: '-', count: 1 },
        ],
      },
    });
    const page = await open();
    await tableRow(30);
    fireEvent.click(await waitFor(() => control(inEnglish('lists.filters.other'))));
    fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('orders.places') }));
    const items = (): (string | null)[] => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
    const search = await screen.findByLabelText(inEnglish('orders.searchPlaces'));
    // In a browser with layout, Fluent sets the focus itself. A popup that doesn't get the focus is hidden from screen readers.
    search.focus();
    await waitFor(() => expect(items()).toEqual(['Hawalli5', 'Ahmadi2', 'No governorate1']));
    fireEvent.change(search, { target: { value: 'سالميه' } });
    await waitFor(() => expect(items()).toEqual(['Hawalli5', 'Salmiya3']));
    fireEvent.change(search, { target: { value: '' } });
    fireEvent.keyDown(search, { key: 'ArrowDown' });
    const press = (key: string): void => void fireEvent.keyDown(document.activeElement as Element, { key });
    expect(document.activeElement?.textContent).toBe('Hawalli5');
    press(' ');
    await waitFor(() => expect(page.address()).toBe('/orders-guest?place=Hawalli'));
    press('ArrowRight');
    await waitFor(() => expect(items()).toEqual(['Hawalli5', 'Salmiya3', 'No area2', 'Ahmadi2', 'No governorate1']));
    press('ArrowDown');
    press('Enter');
    await waitFor(() => expect(page.address()).toBe('/orders-guest?place=Hawalli+%3E+-'));
    expect(screen.getAllByRole('treeitem')[0]?.getAttribute('aria-checked')).toBe('mixed');
    fireEvent.click(control(inEnglish('productForm.drawer.done')));
    expect(findControl('Governorate and area: No area')).toBeTruthy();
  });

  it('says in Arabic why it is not whole', async () => {
    answer = (question) => ({
      ...whole(question),
      gap: { why: 'tooMany', serverTotal: 26_000, oldest: '2026-03-01T09:00:00.000Z' },
      unreadable: 2,
    });
    await open('/orders-guest?sort=order', 'ar');
    await waitFor(() => expect(text()).toContain(inArabic('lists.whole.newest', { of: 45, total: 26_000, day: '1 مارس 2026', at: '' })));
    expect(text()).toContain(inArabic('lists.whole.unreadable', { count: 2 }));
  });
});
