// @vitest-environment happy-dom

import type { FullListResult } from '@shared/contract/desktop/full-lists';
import { ok } from '@shared/contract/result';
import { toFils } from '@shared/domain/money';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endPage, type ShownPage, showPage, tableRow } from '../../../../../tests/support/page/page';
import { aGuestOrder, rowsOf, servePage } from '../../../../../tests/support/samples/order-rows';
import { containing, inArabic, inEnglish, startingWith } from '../../../../../tests/support/texts';

const rows = rowsOf(30, (id) => aGuestOrder(id));
const whole: FullListResult = {
  rows: rows.slice(0, 20),
  totalItems: 30,
  of: 45,
  readAt: new Date().toISOString(),
  gap: null,
  unreadable: 0,
  counts: { status: [{ value: 'ordered', count: 28 }] },
  sum: { fils: toFils(2604), canceledFils: toFils(173.6), canceled: 2 },
  reading: { kind: 'none' },
  page: 1,
};

const open = (to = '/orders-guest', language: 'en' | 'ar' = 'en'): Promise<ShownPage> =>
  showPage(to, {
    language,
    handlers: {
      'guestOrders.list': ({ query } = {}) => servePage(rows, query?.page),
      'fullLists.view': () => ok(whole),
      'fullLists.rows': () => ok({ rows }),
      'fullLists.selected': ({ ids }) => ok({ count: ids.length, groups: {} }),
    },
  });
const menu = async (button: string | RegExp): Promise<string[]> => {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent ?? '');
};
const choose = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('menuitem', { name }));
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: true, media: query, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => endPage());

it('has its tools behind one button, which opens them below itself and takes the focus back', async () => {
  await open();
  await menu(inEnglish('lists.more'));
  const words = (): (string | null)[] => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  const tools = [
    inEnglish('navigation.shipping'),
    `${inEnglish('common.refresh')}F5`,
    `${inEnglish('productImport.steps.columns')}8 of 8`,
    inEnglish('lists.export.open'),
    `${inEnglish('arrivals.open')}${inEnglish('arrivals.minutes', { count: 1 })}`,
    `${inEnglish('lists.groups.title')}${inEnglish('lists.groups.none')}`,
  ];
  await waitFor(() => expect(words()).toEqual(tools));
  expect(screen.queryByRole('button', { name: inEnglish('common.refresh') })).toBeNull();
  choose(startingWith(inEnglish('arrivals.open')));
  const dialog = await screen.findByRole('dialog');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: inEnglish('lists.more') })));
  await menu(inEnglish('lists.more'));
  choose(startingWith(inEnglish('lists.groups.title')));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: inEnglish('stationSettings.orders.statuses') }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: inEnglish('lists.more') }));
  await menu(inEnglish('lists.more'));
  expect(
    screen.getByRole('menuitem', { name: `${inEnglish('lists.groups.title')} ${inEnglish('stationSettings.orders.statuses')}` }),
  ).toBeTruthy();
});

it('says its filters as one number, with what they are behind it, and its view as one button', async () => {
  const page = await open('/orders-guest?status=ordered&total=0-10', 'ar');
  const entries = await menu(inArabic('lists.filters.count', { count: 2 }));
  expect(entries.some((words) => words.includes(inArabic('vocabulary.orderStatus.ordered')))).toBe(true);
  choose(startingWith(inArabic('dashboard.states.state')));
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: containing(inArabic('vocabulary.orderStatus.ordered')) }));
  const oneFilter = inArabic('lists.filters.count', { count: 1 });
  await screen.findByRole('button', { name: oneFilter });
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: oneFilter }));
  await menu(oneFilter);
  choose(inArabic('lists.filters.clear'));
  await screen.findByRole('button', { name: inArabic('lists.filters.title') });
  expect(page.address()).toBe('/orders-guest');
  expect(await menu(/^الكل.*القوائم المحفوظة/)).toContain(inArabic('lists.views.add'));
});

it('keeps what is done most to the ticked ones in words, and the foot in few', async () => {
  await open('/orders-guest?sort=-total');
  fireEvent.click(within(await tableRow(rows[0]?.id ?? 0)).getByRole('checkbox'));
  const bar = await screen.findByRole('toolbar');
  await waitFor(() => expect(within(bar).getAllByRole('button').length).toBeGreaterThan(3));
  const shown = within(bar)
    .getAllByRole('button')
    .map((button) => button.textContent || button.getAttribute('aria-label'));
  expect(shown.slice(-2)).toEqual([inEnglish('lists.more'), inEnglish('lists.clearSelection')]);
  expect(shown).toContain(inEnglish('orders.action.changeStatus'));
  const [whole = ''] = inEnglish('lists.whole.shortAll', { of: 45, at: '|' }).split('|');
  expect(document.body.textContent).toContain(whole);
});
