// @vitest-environment happy-dom
import type { FullListResult } from '@shared/contract/desktop/full-lists';
import { ok } from '@shared/contract/result';
import { toFils } from '@shared/domain/money';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endPage, type ShownPage, showPage, tableRow } from '../../../../../tests/support/page/page';
import { aGuestOrder, rowsOf, servePage } from '../../../../../tests/support/samples/order-rows';

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
  await menu('More');
  const words = (): (string | null)[] => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  const tools = ['Refresh', 'Columns', 'Export…', 'New orders…', 'Scan to ship', 'Print queue', 'Group by'];
  await waitFor(() => expect(words()).toEqual(tools));
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
  choose('New orders…');
  const dialog = await screen.findByRole('dialog');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
  await menu('More');
  choose('Group by');
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Status' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
  await menu('More');
  expect(screen.getByRole('menuitem', { name: 'Groups: Status' })).toBeTruthy();
});

it('says its filters as one number, with what they are behind it, and its view as one button', async () => {
  const page = await open('/orders-guest?status=ordered&total=0-10', 'ar');
  const entries = await menu('شرطان');
  expect(entries.some((words) => words.includes('طلب جديد'))).toBe(true);
  choose(/^الحالة/);
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: /طلب جديد/ }));
  await screen.findByRole('button', { name: 'شرط واحد' });
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'شرط واحد' }));
  await menu('شرط واحد');
  choose('إزالة الكل');
  await screen.findByRole('button', { name: 'الشروط' });
  expect(page.address()).toBe('/orders-guest');
  expect(await menu(/^الكل.*القوائم المحفوظة/)).toContain('حفظ كقائمة جديدة…');
});

it('keeps what is done most to the ticked ones in words, and the foot in few', async () => {
  await open('/orders-guest?sort=-total');
  fireEvent.click(within(await tableRow(rows[0]?.id ?? 0)).getByRole('checkbox'));
  const bar = await screen.findByRole('toolbar');
  await waitFor(() => expect(within(bar).getAllByRole('button').length).toBeGreaterThan(3));
  const shown = within(bar)
    .getAllByRole('button')
    .map((button) => button.textContent || button.getAttribute('aria-label'));
  expect(shown.slice(-2)).toEqual(['More', 'Clear selection']);
  expect(shown).toContain('Change status');
  expect(document.body.textContent).toContain('Whole (45)');
});
