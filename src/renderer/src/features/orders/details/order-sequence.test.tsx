// @vitest-environment happy-dom

import type { FullListQuery, FullListResult } from '@shared/contract/desktop/full-lists';
import { ok } from '@shared/contract/result';
import type { GuestOrder } from '@shared/contract/shop/orders';
import { toOrderRow } from '@shared/lists/orders';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import { control, endPage, findControl, type ShownPage, showPage, tableRow, toasts } from '../../../../../../tests/support/page/page';
import { aGuestOrder, rowsOf, servePage } from '../../../../../../tests/support/samples/order-rows';
import { inEnglish } from '../../../../../../tests/support/texts';

let guests: GuestOrder[] = [];
/** Whether the main process has loaded the full list. */
let isWhole = true;

const setStatus = (id: number, status: string): void => {
  guests = guests.map((row) => (row.id === id ? { ...row, status } : row));
};
const matching = ({ filters }: Pick<FullListQuery, 'filters'>): GuestOrder[] =>
  guests.filter(({ status }) => filters.status?.includes(status) ?? true);

const view = (question: FullListQuery): FullListResult => {
  const rows = isWhole ? matching(question) : [];
  return {
    rows: rows.slice((question.page - 1) * 20, question.page * 20),
    totalItems: rows.length,
    of: isWhole ? guests.length : null,
    readAt: null,
    gap: null,
    unreadable: 0,
    counts: {},
    sum: null,
    reading: isWhole ? { kind: 'none' } : { kind: 'reading', read: 20, total: 90, leftMs: null },
    page: question.page,
  };
};
const handlers: FakeHandlers = {
  'guestOrders.list': ({ query } = {}) =>
    servePage(
      guests.filter(({ id }) => !query?.search || String(id) === query.search),
      query?.page,
    ),
  'guestOrders.changeStatus': ({ params, body }) => {
    setStatus(Number(params.id), body.status);
    return ok(null);
  },
  'fullLists.view': (question) => ok(view(question)),
  'fullLists.rows': ({ part, ...question }) => {
    const rows = matching(question);
    return ok({ rows: part && 'from' in part ? rows.slice(part.from, part.from + part.count) : rows });
  },
  'fullLists.ids': (question) => ok(isWhole ? { ids: matching(question).map(({ id }) => id) } : null),
  'fullLists.pick': ({ ids, ...question }) => {
    const rows = ids.flatMap((id) => guests.filter((row) => row.id === id));
    const left = new Set(matching(question).map(({ id }) => id));
    return ok({ rows, left: ids.filter((id) => !left.has(Number(id))) });
  },
  'fullLists.selected': ({ ids }) => ok({ count: ids.length, groups: {} }),
  'printing.readSettings': () => ok({ shopName: '', pressed: [], routes: {} } as never),
  'printing.printedBefore': () => ok([]),
  'windows.open': () => ok('opened'),
};
const shown = (page: ShownPage): number => (page.state() as { order: { id: number } }).order.id;
const place = (): string | null | undefined =>
  findControl(inEnglish('orders.details.next'))?.parentElement?.querySelector('span[aria-live]')?.textContent;
const written = (page: ShownPage): unknown[] =>
  page.bridge.requestsOf('guestOrders.changeStatus').map((input) => (input as { params: { id: number } }).params.id);
const press = (): boolean => fireEvent.keyDown(document.body, { key: 'F9' });
const isAtEnd = (name: string): boolean => control(name).getAttribute('aria-disabled') === 'true';

async function openFrom(address: string, id: number): Promise<ShownPage> {
  const page = await showPage(address, { handlers });
  fireEvent.click(control(`#${id}`, await tableRow(id)));
  await waitFor(() => expect(page.address()).toBe('/orders-guest/details'));
  await waitFor(() => expect(control(inEnglish('orders.details.next'))).toBeTruthy());
  return page;
}

/** Selects *Next order* (or runs `step`) until there is no next order; returns the visited orders. */
async function walk(
  page: ShownPage,
  step: () => void = () => fireEvent.click(control(inEnglish('orders.details.next'))),
): Promise<number[]> {
  const visited = [shown(page)];
  for (;;) {
    await waitFor(() => expect(place()).toBe(`${visited.length} of ${guests.length}`));
    if (visited.length === guests.length) return visited;
    await waitFor(() => expect(isAtEnd(inEnglish('orders.details.next'))).toBe(false));
    step();
    await waitFor(() => expect(shown(page)).not.toBe(visited.at(-1)));
    visited.push(shown(page));
  }
}

beforeEach(() => {
  guests = rowsOf(45, aGuestOrder);
  isWhole = true;
});
afterEach(() => endPage());

describe('orders one after the other', () => {
  it('are each visited once by done, next, whatever leaves the filter, and the key does nothing after the last one', async () => {
    const page = await openFrom('/orders-guest?status=ordered', 45);
    // Someone else changes an order so that it leaves the filter, and the main process has loaded that.
    setStatus(3, 'process');
    const visited = await walk(page, press);
    expect(visited).toEqual(rowsOf(45, (id) => id));
    press();
    await waitFor(() => expect(findControl(inEnglish('orders.doneNext.ended', { at: 45, total: 45 }))).toBeTruthy());
    await waitFor(() => expect(written(page)).toHaveLength(44));
    press();
    expect([shown(page), written(page).includes(3)]).toEqual([1, false]);
    expect(toasts().join()).toContain(inEnglish('orders.doneNext.left', { id: 3, status: inEnglish('vocabulary.orderStatus.process') }));
    fireEvent.click(control(inEnglish('orders.doneNext.ended', { at: 45, total: 45 })));
    await waitFor(() => expect(page.address()).toBe('/orders-guest?status=ordered'));
    // If a press after the end had started a write, it would have been sent by now.
    await screen.findByText(inEnglish('lists.noFilterResultTitle'));
    expect([written(page).length, new Set(written(page)).size]).toEqual([44, 44]);
    expect(guests.map(({ status }) => status)).toEqual(Array.from({ length: 45 }, () => 'process'));
  });

  it.each([
    ['come', [47, 46], []],
    ['are gone', [], [44, 40, 31]],
  ])('are each visited once over pages of the server, while others %s', async (_what, come, gone: number[]) => {
    const page = await openFrom('/orders-guest', 27);
    guests = [...come.map((id) => aGuestOrder(id)), ...guests.filter(({ id }) => !gone.includes(id))];
    for (let id = 27; id > 1; id -= 1) {
      expect([shown(page), place()]).toEqual([id, `${46 - id} of 45`]);
      await waitFor(() => expect(isAtEnd(inEnglish('orders.details.next'))).toBe(false));
      fireEvent.click(control(inEnglish('orders.details.next')));
      await waitFor(() => expect(shown(page)).not.toBe(id));
    }
    expect([shown(page), place(), isAtEnd(inEnglish('orders.details.next'))]).toEqual([1, '45 of 45', true]);
  });

  it('go through the pages of the server while the full list is still read', async () => {
    isWhole = false;
    const page = await openFrom('/orders-guest?sort=-total', 45);
    expect(await walk(page)).toEqual(rowsOf(45, (id) => id));
  });

  it('go through the ticked ones in the order of the list, in whichever order they were ticked', async () => {
    const page = await showPage('/orders-guest', { handlers });
    for (const id of [43, 37, 40]) fireEvent.click(control(`Select order #${id}`, await tableRow(id)));
    fireEvent.click(control('#43', await tableRow(43)));
    await waitFor(() => expect(page.address()).toBe('/orders-guest/details'));
    for (const [id, text] of [
      [43, inEnglish('lists.walk.ticked', { at: 1, total: 3 })],
      [40, inEnglish('lists.walk.ticked', { at: 2, total: 3 })],
      [37, inEnglish('lists.walk.ticked', { at: 3, total: 3 })],
    ] as const) {
      await waitFor(() => expect([shown(page), place()]).toEqual([id, text]));
      if (!isAtEnd(inEnglish('orders.details.next'))) fireEvent.click(control(inEnglish('orders.details.next')));
    }
  });

  it('are handed to a window of their own as they stand in the list, wherever the order stands', async () => {
    guests = rowsOf(90, aGuestOrder);
    const page = await showPage('/orders-guest?status=ordered', { handlers });
    await tableRow(85);
    fireEvent.click(control('#85', await tableRow(85)), { ctrlKey: true });
    await waitFor(() => expect(page.bridge.requestsOf('windows.open')).toHaveLength(1));
    const [opened] = page.bridge.requestsOf('windows.open') as { list: { walks: { all: { ids: number[] } } } }[];
    expect(opened?.list.walks.all.ids).toEqual(rowsOf(90, (id) => id));
  });
});

describe('a window of an order far down a full list', () => {
  it('goes from order to order as the list does', async () => {
    guests = rowsOf(90, aGuestOrder);
    const page = await showPage('/orders-guest?status=ordered', { handlers });
    await tableRow(90);
    const { handShownList, takeHandedList } = await import('@renderer/ui/list/record-pager/passed-list');
    const handed = structuredClone(await handShownList('orders-guest', 30));
    await page.goTo('/orders-guest/details', { order: toOrderRow('guestOrder', aGuestOrder(30)) });
    act(() => takeHandedList(handed));
    await waitFor(() => expect(place()).toBe('61 of 90'));
    await waitFor(() => expect(isAtEnd(inEnglish('orders.details.next'))).toBe(false));
    fireEvent.click(control(inEnglish('orders.details.next')));
    await waitFor(() => expect([shown(page), place()]).toEqual([29, '62 of 90']));
    await screen.findByText(inEnglish('orders.details.title'));
  });
});
