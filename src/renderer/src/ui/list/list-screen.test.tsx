// @vitest-environment happy-dom

import { lazyComponent } from '@renderer/runtime/lazy-component';
import { useNotifications } from '@renderer/runtime/notices/notify';
import { usePageHeaderState } from '@renderer/ui/layout/page-header';
import { failed, ok } from '@shared/contract/result';
import type { GuestOrder } from '@shared/contract/shop/orders';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import {
  chooseTool,
  endPage,
  type PageOptions,
  type PageRoute,
  type ShownPage,
  showPage,
  toasts,
} from '../../../../../tests/support/page/page';
import { aGuestOrder, rowsOf, servePage } from '../../../../../tests/support/samples/order-rows';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';
import type { ListDefinition } from './list-definition';
import { ListScreen } from './list-screen';
import { toListLink } from './state/list-memory';

const archive = vi.fn();
const report = vi.fn();
/** Called for each row that is rendered. */
const drawn = vi.fn();

const definition: ListDefinition<'guestOrders.list'> = {
  id: 'things',
  call: 'guestOrders.list',
  file: 'own',
  toInput: ({ page, search, dates, tab }) => ({
    query: { page, ...(search && { search }), ...(dates && { startDate: dates.from, endDate: tab === 'late' ? dates.from : dates.to }) },
  }),
  title: 'admins',
  texts: 'admins',
  isSearchable: true,
  rowName: ({ id }) => `thing ${id}`,
  rowLink: (row) => ({ to: `/things/${row.id}`, state: { id: row.id } }),
  dates: { defaults: (today) => ({ from: '2026-11-01', to: today }), earliest: '2024-08-19' },
  tabs: [
    { key: 'all', label: () => 'All' },
    { key: 'late', label: () => 'Late' },
  ],
  columns: [
    { key: 'id', width: 80, isLink: true, cell: (row) => row.id },
    {
      key: 'name',
      width: 'rest',
      cell(row) {
        drawn(row.id);
        return row.guest_name;
      },
    },
  ],
  rowActions: [
    { key: 'look', label: () => 'Look', icon: <i />, isInline: true, run: report },
    { key: 'hide', label: () => 'Hide', icon: <i />, isInline: true, need: ['masterHN'], run: report },
  ],
  bulkActions: [
    {
      key: 'archive',
      label: (_t, count) => `Archive ${count}`,
      icon: <i />,
      isPrimary: true,
      isPrint: true,
      need: ['order'],
      run: archive,
    },
    { key: 'note', label: () => 'Note', icon: <i />, run: report },
  ],
  // The call alone requires no permission.
  add: { to: report, call: 'homeProducts.add', need: ['masterHN'] },
};

function Things(): ReactElement {
  return <ListScreen definition={definition} />;
}

function Thing(): ReactElement {
  const navigate = useNavigate();
  return (
    <>
      <p>one thing</p>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
      <Link {...toListLink('things')}>to the list</Link>
      <Link to="/things">fresh list</Link>
    </>
  );
}

const routes: PageRoute[] = [
  { path: 'things', screen: lazyComponent(async () => ({ Things }), 'Things') },
  { path: 'things/:id', screen: lazyComponent(async () => ({ Thing }), 'Thing') },
];

const all = rowsOf(312, aGuestOrder);
let rows: GuestOrder[] = all;
const queries = (page: ShownPage): object[] =>
  page.bridge.requestsOf('guestOrders.list').map((input) => (input as { query: object }).query);
const pages = (page: ShownPage): unknown[] => queries(page).map((query) => ('page' in query ? query.page : null));

function show(path = '/things', options: PageOptions = {}): Promise<ShownPage> {
  const handlers: FakeHandlers = {
    'guestOrders.list': ({ query } = {}) => servePage(filter(query?.search), query?.page),
    ...options.handlers,
  };
  return showPage(path, { routes, ...options, handlers });
}
const filter = (search = ''): GuestOrder[] => rows.filter((row) => String(row.id) === search || row.guest_name.includes(search));

const table = (): Promise<HTMLElement> => screen.findByRole('grid', { name: inEnglish('rules.admins') });
const firstId = (): string | undefined => document.querySelector<HTMLElement>('tbody tr[data-row]')?.dataset.row;
const shows = (id: number): Promise<void> => waitFor(() => expect(firstId()).toBe(String(id)));
const search = (): HTMLInputElement => screen.getByRole('searchbox');
const pager = (): HTMLElement => screen.getByRole('navigation', { name: inEnglish('lists.pages') });
const pageButton = (name: string): HTMLElement => within(pager()).getByRole('button', { name });
const clearSearch = (): void => {
  fireEvent.click(within(screen.getByRole('status')).getByRole('button', { name: inEnglish('lists.clearSearch') }));
};
const tick = (id: number): void => {
  fireEvent.click(screen.getByRole('checkbox', { name: `Select admin thing ${id}` }));
};

beforeEach(() => {
  rows = all;
  vi.clearAllMocks();
});
afterEach(() => endPage());

describe('paging of a list', () => {
  it('counts presses that follow each other faster than the page is drawn', async () => {
    const page = await show();
    await shows(312);
    act(() => {
      for (const _press of [1, 2, 3]) pageButton(inEnglish('lists.nextPage')).click();
    });
    await shows(312 - 60);
    expect(page.address()).toBe('/things?page=4');
  });

  it('[API-16] [API-17] shows 20 rows, the range, and up to ten page numbers around the current one', async () => {
    await show('/things?page=8');
    await shows(312 - 140);
    expect(document.querySelectorAll('tbody tr[data-row]')).toHaveLength(20);
    expect(pager().parentElement?.textContent).toContain('141–160 of 312');
    expect([...pager().querySelectorAll('button')].slice(1, -1).map((button) => button.textContent)).toEqual([
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
    ]);
  });

  it('[API-18] moves the window with the current page and says which one it is', async () => {
    await show('/things?page=6');
    await shows(312 - 100);
    expect(pageButton('Page 1')).toBeTruthy();
    expect(pageButton('Page 6').getAttribute('aria-current')).toBe('page');
    fireEvent.click(pageButton('Page 10'));
    await shows(312 - 180);
    expect([...pager().querySelectorAll('button')].at(1)?.textContent).toBe('5');
    expect(pageButton('Page 10').getAttribute('aria-current')).toBe('page');
  });

  it('keeps page, search and dates in the address, so that going back brings them back', async () => {
    const page = await show();
    await shows(312);
    fireEvent.click(pageButton('Page 2'));
    await shows(292);
    expect(page.address()).toBe('/things?page=2');
    await page.goTo(-1);
    await shows(312);
    expect(page.address()).toBe('/things');
  });

  it('fetches the next page ahead, and shows it at once', async () => {
    const page = await show();
    await shows(312);
    await waitFor(() => expect(pages(page)).toEqual([1, 2]));
    page.bridge.handle({ 'guestOrders.list': () => new Promise(() => undefined) });
    fireEvent.click(pageButton(inEnglish('lists.nextPage')));
    await shows(292);
  });

  it('draws no row again that stays while the next ones load', async () => {
    const page = await show('/things?page=3');
    await shows(312 - 40);
    page.bridge.handle({ 'guestOrders.list': () => new Promise(() => undefined) });
    await waitFor(() => expect(pages(page)).toContain(4));
    drawn.mockClear();
    fireEvent.click(pageButton('Page 6'));
    await waitFor(() => expect(pages(page)).toContain(6));
    expect(drawn).not.toHaveBeenCalled();
  });

  it('keeps the old rows while the next ones load', async () => {
    const page = await show();
    await shows(312);
    page.bridge.handle({ 'guestOrders.list': () => new Promise(() => undefined) });
    fireEvent.click(pageButton('Page 5'));
    await waitFor(() => expect(page.address()).toBe('/things?page=5'));
    expect(firstId()).toBe('312');
    expect((await table()).getAttribute('aria-busy')).toBe('true');
    expect(pageButton('Page 5').getAttribute('aria-current')).toBe('page');
  });

  it('goes to the first and last page with Home and End, and steps with the arrows', async () => {
    const page = await show('/things?page=3');
    await shows(312 - 40);
    pageButton('Page 3').focus();
    fireEvent.keyDown(pageButton('Page 3'), { key: 'End' });
    await waitFor(() => expect(page.address()).toBe('/things?page=16'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('16'));
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' });
    expect(document.activeElement?.textContent).toBe('15');
    fireEvent.keyDown(document.activeElement as Element, { key: 'Home' });
    await waitFor(() => expect(page.address()).toBe('/things'));
  });

  it('walks the other way round in Arabic, and mirrors the arrows', async () => {
    await show('/things?page=3', { language: 'ar' });
    await shows(312 - 40);
    const arabicPager = screen.getByRole('navigation', { name: inArabic('lists.pages') });
    within(arabicPager).getByRole('button', { name: 'صفحة 3' }).focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' });
    expect(document.activeElement?.textContent).toBe('4');
    expect(arabicPager.querySelectorAll('[data-mirrored]')).toHaveLength(2);
  });

  it('goes to the last page when the address names one that is not there', async () => {
    const page = await show('/things?page=99');
    await shows(12);
    expect(page.address()).toBe('/things?page=16');
  });

  it('goes back one page when the last row of the last page is gone', async () => {
    rows = all.slice(0, 21);
    const page = await show('/things?page=2');
    await shows(292);
    rows = all.slice(0, 20);
    await act(() => page.client.invalidateQueries());
    await waitFor(() => expect(page.address()).toBe('/things'));
    await shows(312);
  });

  it('says the page in words where the numbers have no room', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: true, media: query, addEventListener() {}, removeEventListener() {} }));
    await show('/things?page=2');
    await shows(292);
    expect(pager().textContent).toContain('Page 2 of 16');
    expect(within(pager()).queryByRole('button', { name: 'Page 3' })).toBeNull();
  });

  it('puts the number of all rows into the header of the page', async () => {
    await show();
    await shows(312);
    await waitFor(() => expect(usePageHeaderState.getState().count).toBe(312));
  });
});

describe('search and filters of a list', () => {
  it('[ADM-03] [API-19] searches after a pause, from page 1', async () => {
    const page = await show('/things?page=4');
    await shows(312 - 60);
    fireEvent.change(search(), { target: { value: 'Priya' } });
    await waitFor(() => expect(page.address()).toBe('/things?search=Priya'));
    await shows(309);
    expect(queries(page).filter((query) => 'search' in query)[0]).toMatchObject({ page: 1, search: 'Priya' });
  });

  it('[API-19] searches at once with Enter, and finds digits of either script', async () => {
    const page = await show();
    await shows(312);
    fireEvent.change(search(), { target: { value: '٢٠٠' } });
    fireEvent.keyDown(search(), { key: 'Enter' });
    expect(page.address()).toBe('/things?search=200');
    await waitFor(() => expect(page.address()).toBe('/things/200'));
  });

  it('starts at page 1 when the dates or the tab change', async () => {
    const page = await show('/things?page=4&search=Nair');
    await screen.findByRole('tab', { name: 'Late' });
    await table();
    fireEvent.click(screen.getByRole('tab', { name: 'Late' }));
    expect(page.address()).toBe('/things?search=Nair&tab=late');
    await waitFor(() => expect(queries(page).at(-1)).toMatchObject({ endDate: '2026-11-01' }));
  });

  it('says that nothing matches and clears the search', async () => {
    const page = await show('/things?search=nobody');
    expect(await screen.findByRole('heading', { name: inEnglish('lists.noResultTitle', { search: 'nobody' }) })).toBeTruthy();
    clearSearch();
    await shows(312);
    expect(page.address()).toBe('/things');
    expect(search().value).toBe('');
  });

  it('[LAY-14] says that the days hold nothing and offers all of them', async () => {
    rows = [];
    const page = await show('/things?from=2026-01-01&to=2026-01-31');
    expect(
      await screen.findByRole('heading', { name: inEnglish('lists.emptyPeriodTitle', { from: '1 Jan 2026', to: '31 Jan 2026' }) }),
    ).toBeTruthy();
    expect(document.querySelector('[data-illustration]')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: inEnglish('lists.showSince', { date: '19 Aug 2024' }) }));
    expect(page.address()).toBe('/things?dates=all');
  });

  it('[LAY-14] says that there is nothing at all, with the picture and the way to the first one', async () => {
    rows = [];
    await show('/things?from=2024-08-19&to=2099-01-01');
    expect(await screen.findByRole('heading', { name: inEnglish('admins.emptyTitle') })).toBeTruthy();
    expect(document.querySelector('[data-illustration="empty"]')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: inEnglish('admins.add') })).toHaveLength(2);
  });

  it('[LAY-13] waits with rows of the same shape', async () => {
    await show('/things', { handlers: { 'guestOrders.list': () => new Promise(() => undefined) } });
    await waitFor(() => expect(document.querySelectorAll('tbody tr[aria-hidden="true"]')).toHaveLength(20));
    expect(search()).toBeTruthy();
  });
});

describe('failures of a list', () => {
  it('says nothing of a search where there is none', async () => {
    await show('/things', { handlers: { 'guestOrders.list': () => failed('unreachable', { message: 'net::ERR_CONNECTION_REFUSED' }) } });
    const lines = [...(await screen.findByRole('alert')).querySelectorAll('p > *')].map((line) => line.textContent);
    expect(lines).toEqual([inEnglish('failures.unreachable'), inEnglish('lists.errorHintPeriod'), 'net::ERR_CONNECTION_REFUSED']);
  });

  it('says the reason once, keeps search and dates, and tries again', async () => {
    const page = await show('/things?search=Priya&page=2', {
      handlers: { 'guestOrders.list': () => failed('timeout', { reference: 'k7f3q9' }) },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(inEnglish('admins.errorTitle'));
    const lines = [...alert.querySelectorAll('p > *')].map((line) => line.textContent);
    expect(lines).toEqual([
      inEnglish('failures.timeout'),
      inEnglish('lists.errorHintDates'),
      inEnglish('common.reference', { reference: 'k7f3q9' }),
    ]);
    expect(useNotifications.getState().messages).toEqual([]);
    expect(search().value).toBe('Priya');
    page.bridge.handle({ 'guestOrders.list': ({ query } = {}) => servePage(filter(query?.search), query?.page) });
    fireEvent.click(within(alert).getByRole('button', { name: inEnglish('common.retry') }));
    await shows(309 - 80);
    expect(page.address()).toBe('/things?search=Priya&page=2');
  });

  it('keeps the rows when reading them again fails, and tells it once', async () => {
    const page = await show();
    await shows(312);
    page.bridge.handle({ 'guestOrders.list': () => failed('unreachable') });
    await chooseTool(inEnglish('common.refresh'));
    await waitFor(() => expect(toasts()).toEqual(['unreachable']));
    expect(firstId()).toBe('312');
  });

  it('leaves unreadable rows out, counts them, and copies what support needs', async () => {
    const unreadable = [
      { position: 3, id: '309', reason: 'total: expected number' },
      { position: 7, id: null, reason: 'id: missing' },
    ];
    const page = await show('/things', {
      handlers: { 'guestOrders.list': () => ok({ rows: all.slice(0, 18), unreadable, totalItems: 312 }) },
    });
    await shows(312);
    expect(await screen.findByText(inEnglish('lists.unreadable', { count: 2 }))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: inEnglish('common.copyDetails') }));
    await waitFor(() => expect(page.bridge.requestsOf('app.copyText')).toHaveLength(1));
    const [{ text }] = page.bridge.requestsOf('app.copyText') as [{ text: string }];
    expect(text).toBe('guestOrders.list row 4 id 309\ntotal: expected number\n\nguestOrders.list row 8 id ?\nid: missing');
  });

  it('reads the list again with the button, once', async () => {
    const page = await show();
    await shows(312);
    await waitFor(() => expect(pages(page)).toEqual([1, 2]));
    await chooseTool(inEnglish('common.refresh'));
    await waitFor(() => expect(pages(page)).toEqual([1, 2, 1]));
  });
});

describe('keys of a list', () => {
  it('lead from the search to the first row', async () => {
    await show();
    await shows(312);
    fireEvent.keyDown(search(), { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('312');
  });

  it('open the row that a search has found alone, once it is shown, and no other', async () => {
    const page = await show();
    await shows(312);
    fireEvent.change(search(), { target: { value: 'Priya' } });
    fireEvent.keyDown(search(), { key: 'Enter' });
    await shows(309);
    fireEvent.keyDown(search(), { key: 'Enter' });
    expect(page.address()).toBe('/things?search=Priya');
    fireEvent.change(search(), { target: { value: '200' } });
    fireEvent.keyDown(search(), { key: 'Enter' });
    fireEvent.change(search(), { target: { value: '201' } });
    await shows(201);
    expect(page.address()).toBe('/things?search=201');
    fireEvent.change(search(), { target: { value: '202' } });
    fireEvent.keyDown(search(), { key: 'Enter' });
    await waitFor(() => expect(page.address()).toBe('/things/202'));
  });

  it('tick the rows of the page with Ctrl+A on any layout, but in a field select its text', async () => {
    await show();
    await shows(312);
    expect(fireEvent.keyDown(search(), { code: 'KeyA', key: 'a', ctrlKey: true })).toBe(true);
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(fireEvent.keyDown(document.body, { code: 'KeyA', key: 'ش', ctrlKey: true })).toBe(false);
    expect(screen.getByText(inEnglish('lists.selected', { count: 20 }))).toBeTruthy();
  });

  it('print what is selected with Ctrl+P, and say so while nothing is', async () => {
    const page = await show();
    await shows(312);
    const print = (): void => act(() => page.bridge.emit('app.commandInvoked', { command: 'print' }));
    print();
    expect(toasts()).toEqual([inEnglish('lists.selectToPrint')]);
    tick(311);
    tick(312);
    print();
    expect(archive.mock.calls[0]?.[0].map((row: GuestOrder) => row.id)).toEqual([312, 311]);
  });
});

describe('selection in a list', () => {
  const archived = (): GuestOrder[] => {
    fireEvent.click(screen.getByRole('button', { name: 'Archive 1' }));
    return archive.mock.calls.at(-1)?.[0];
  };
  const cancel = (id: number): void => {
    rows = all.map((row) => (row.id === id ? { ...row, status: 'canceled' } : row));
  };

  it('keeps what was read last of a row, also on another page', async () => {
    await show();
    await shows(312);
    tick(312);
    cancel(312);
    await chooseTool(inEnglish('common.refresh'));
    await waitFor(() => expect(archived()).toMatchObject([{ id: 312, status: 'canceled' }]));
    fireEvent.click(pageButton('Page 2'));
    await shows(292);
    expect(archived()).toMatchObject([{ id: 312, status: 'canceled' }]);
  });

  it('does not go back to what an older page says of a row', async () => {
    await show();
    await shows(312);
    tick(312);
    await new Promise((resolve) => setTimeout(resolve, 2));
    cancel(312);
    fireEvent.change(search(), { target: { value: '312' } });
    await waitFor(() => expect(document.querySelectorAll('tbody tr[data-row]')).toHaveLength(1));
    fireEvent.change(search(), { target: { value: '' } });
    await waitFor(() => expect(document.querySelectorAll('tbody tr[data-row]')).toHaveLength(20));
    expect(archived()).toMatchObject([{ id: 312, status: 'canceled' }]);
  });

  it('keeps what was selected over pages and searches, counts it, and hands it over in the order of the list', async () => {
    await show();
    await shows(312);
    tick(310);
    tick(312);
    fireEvent.click(pageButton('Page 2'));
    await shows(292);
    tick(291);
    fireEvent.change(search(), { target: { value: '5' } });
    await shows(5);
    tick(5);
    expect(screen.getByText(inEnglish('lists.selected', { count: 4 }))).toBeTruthy();
    const outOfView = await screen.findByText(inEnglish('lists.notInView', { count: 3 }));
    expect(outOfView.title).toContain('thing 291');
    fireEvent.click(screen.getByRole('button', { name: 'Archive 4' }));
    expect(archive.mock.calls[0]?.[0].map((row: GuestOrder) => row.id)).toEqual([312, 310, 291, 5]);
  });

  it('takes those out that an action has done, and clears all', async () => {
    await show();
    await shows(312);
    tick(312);
    tick(311);
    tick(310);
    fireEvent.click(screen.getByRole('button', { name: 'Archive 3' }));
    const [selected, , selection] = archive.mock.calls[0] ?? [];
    act(() => selection.remove([selected[1]]));
    expect(screen.getByText(inEnglish('lists.selected', { count: 2 }))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: inEnglish('lists.clearSelection') }));
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('lays the bar over the head without moving a row or a column', async () => {
    await show();
    await shows(312);
    const before = document.querySelectorAll('thead th, thead td').length;
    tick(312);
    expect(screen.getByRole('toolbar', { name: inEnglish('lists.bulkActions') }).closest('table')).toBeNull();
    expect(document.querySelectorAll('thead th, thead td')).toHaveLength(before);
  });

  it('knows a row as it was read last', async () => {
    const page = await show();
    await shows(312);
    tick(312);
    rows = all.map((row) => (row.id === 312 ? { ...row, status: 'shipped' } : row));
    await act(() => page.client.invalidateQueries());
    await waitFor(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Archive 1' }));
      expect(archive.mock.lastCall?.[0][0].status).toBe('shipped');
    });
  });

  it('survives a search without a match, which tells once and politely that it is not in view', async () => {
    await show();
    await shows(312);
    tick(312);
    // Only a live region that was there before announces what is added to it.
    const regions = [...document.querySelectorAll('[aria-live="polite"]')];
    fireEvent.change(search(), { target: { value: 'nobody' } });
    fireEvent.keyDown(search(), { key: 'Enter' });
    await screen.findByRole('heading', { name: inEnglish('lists.noResultTitle', { search: 'nobody' }) });
    const told = `${inEnglish('lists.selected', { count: 1 })} ${inEnglish('lists.notInView', { count: 1 })}`;
    expect(regions.filter(({ textContent }) => textContent === told)).toHaveLength(1);
    expect(screen.getByRole('status').textContent).not.toContain(told);
    clearSearch();
    await shows(312);
    expect(screen.getByText(inEnglish('lists.selected', { count: 1 }))).toBeTruthy();
  });
});

describe('permissions of a list', () => {
  it('[OP-35] hides actions and buttons from those who may not use them', async () => {
    await show('/things', { roles: ['home'] });
    await shows(312);
    expect(screen.queryByRole('button', { name: inEnglish('admins.add') })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Hide: admin thing 312' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Look: admin thing 312' })).toBeTruthy();
    tick(312);
    expect(screen.queryByRole('button', { name: 'Archive 1' })).toBeNull();
    expect(screen.getByRole('button', { name: inEnglish('productImport.note') })).toBeTruthy();
  });
});

describe('coming back to a list', () => {
  async function leave(): Promise<ShownPage> {
    const page = await show('/things?page=2');
    await shows(292);
    tick(290);
    const link = screen.getByRole('link', { name: '288' });
    link.focus();
    const scroller = (await table()).parentElement as HTMLElement;
    scroller.scrollTop = 220;
    fireEvent.scroll(scroller);
    fireEvent.click(link);
    await screen.findByText('one thing');
    return page;
  }

  it.each(['back', 'to the list'])('brings back page, selection, scroll and focus with "%s"', async (way) => {
    const page = await leave();
    expect(page.state()).toEqual({ id: 288 });
    fireEvent.click(screen.getByText(way));
    await shows(292);
    expect(page.address()).toBe('/things?page=2');
    expect(screen.getByText(inEnglish('lists.selected', { count: 1 }))).toBeTruthy();
    expect((await table()).parentElement?.scrollTop).toBe(220);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('288'));
  });

  it('starts afresh from anywhere else, and for the next person', async () => {
    const page = await leave();
    fireEvent.click(screen.getByText('fresh list'));
    await shows(312);
    expect(screen.queryByText(inEnglish('lists.selected', { count: 1 }))).toBeNull();
    expect(page.address()).toBe('/things');
    endPage();
    await show('/things?page=2', { admin: { id: 99 } });
    await shows(292);
    expect(screen.queryByText(inEnglish('lists.selected', { count: 1 }))).toBeNull();
  });
});
