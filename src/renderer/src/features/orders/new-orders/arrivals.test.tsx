// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseTool, control, endPage, findControl, showPage, tableRow } from '../../../../../../tests/support/page/page';
import { endApp, renderApp } from '../../../../../../tests/support/page/render-app';
import { anOrder, rowsOf, servePage } from '../../../../../../tests/support/samples/order-rows';
import { inArabic, inEnglish } from '../../../../../../tests/support/texts';

afterEach(() => endPage());

const now = new Date().toISOString();
const arrived = (...ids: number[]) => ({ kind: 'order' as const, orders: ids.map((id) => ({ id, createdAt: now })) });

describe('new orders over their list', () => {
  it('are counted without moving anything, shown on a press, and only those of the days that are shown', async () => {
    let rows = rowsOf(3, (id) => anOrder(id));
    const page = await showPage('/orders?page=1', { handlers: { 'orders.list': ({ query } = {}) => servePage(rows, query?.page) } });
    await tableRow(3);
    expect(page.bridge.requestsOf('newOrders.watch')).toEqual([{ kind: 'order' }]);
    page.bridge.emit('newOrders.arrived', { ...arrived(90), kind: 'guestOrder' });
    page.bridge.emit('newOrders.arrived', { kind: 'order', orders: [{ id: 91, createdAt: '2020-01-01T10:00:00.000Z' }] });
    page.bridge.emit('newOrders.arrived', arrived(4));
    await waitFor(() => expect(findControl(inEnglish('shell.news.order', { count: 1 }))).toBeTruthy());
    page.bridge.emit('newOrders.arrived', arrived(6, 5));
    await waitFor(() => expect(findControl(inEnglish('shell.news.order', { count: 3 }))).toBeTruthy());
    expect(document.querySelectorAll('tr[data-row]')).toHaveLength(3);
    rows = rowsOf(6, (id) => anOrder(id));
    fireEvent.click(control(inEnglish('shell.news.order', { count: 3 })));
    await tableRow(6);
    expect(findControl(inEnglish('shell.news.order', { count: 3 }))).toBeUndefined();
    window.dispatchEvent(new Event('focus'));
    expect(page.bridge.requestsOf('newOrders.check')).toHaveLength(1);
  });

  it('are counted beside the title of the window, never over a row, and leave with their list', async () => {
    const app = renderApp({ path: '/orders', handlers: { 'orders.list': () => servePage(rowsOf(3, (id) => anOrder(id))) } });
    await tableRow(3);
    act(() => app.bridge.emit('newOrders.arrived', arrived(4, 5)));
    const pill = await screen.findByRole('button', { name: inEnglish('shell.news.order', { count: 2 }) });
    const header = pill.closest('header');
    expect(header?.querySelector('h1')?.textContent).toBe(inEnglish('navigation.orders'));
    expect(pill.closest('main')).toBeNull();
    // It's announced where it appears.
    expect(pill.closest('[role="status"]')).toBeTruthy();
    await app.goTo('/orders-guest');
    await waitFor(() => expect(pill.isConnected).toBe(false));
    endApp();
  });

  it('are looked for as often as somebody wants, and told by what he wants', async () => {
    const saved: unknown[] = [];
    await showPage('/orders', {
      language: 'ar',
      handlers: {
        'orders.list': () => servePage(rowsOf(3, (id) => anOrder(id))),
        'newOrders.saveSettings': (settings) => {
          saved.push(settings);
          return ok(undefined);
        },
      },
    });
    await tableRow(3);
    await chooseTool(inArabic('arrivals.open'));
    fireEvent.change(await screen.findByLabelText(inArabic('arrivals.every')), { target: { value: '120' } });
    fireEvent.click(screen.getByLabelText(inArabic('arrivals.ways.sound')));
    expect(screen.getByText(inArabic('arrivals.minutes', { count: 2 }))).toBeTruthy();
    fireEvent.click(control(inArabic('forms.save')));
    await waitFor(() => expect(saved).toEqual([{ everySeconds: 120, sound: true, notification: false, badge: false }]));
  });

  it('are seen once they were on screen: not told on another page, and not counted on the taskbar', async () => {
    let rows = rowsOf(25, (id) => anOrder(id));
    const page = await showPage('/orders', { handlers: { 'orders.list': ({ query } = {}) => servePage(rows, query?.page) } });
    await tableRow(25);
    await waitFor(() => expect(page.bridge.requestsOf('newOrders.markSeen')).toHaveLength(1));
    page.bridge.emit('newOrders.arrived', arrived(26));
    await waitFor(() => expect(findControl(inEnglish('shell.news.order', { count: 1 }))).toBeTruthy());
    rows = rowsOf(26, (id) => anOrder(id));
    await chooseTool(inEnglish('common.refresh'));
    await tableRow(26);
    await waitFor(() => expect(page.bridge.requestsOf('newOrders.markSeen')).toHaveLength(2));
    fireEvent.click(control(inEnglish('lists.nextPage')));
    await tableRow(5);
    expect(findControl(inEnglish('shell.news.order', { count: 1 }))).toBeUndefined();
  });

  it('are shown out of a list that is narrowed to other orders', async () => {
    const rows = rowsOf(3, (id) => anOrder(id));
    const page = await showPage('/orders?status=shipped&view=v1', { handlers: { 'orders.list': () => servePage(rows) } });
    page.bridge.emit('newOrders.arrived', arrived(4));
    await waitFor(() => expect(findControl(inEnglish('shell.news.order', { count: 1 }))).toBeTruthy());
    fireEvent.click(control(inEnglish('shell.news.order', { count: 1 })));
    await waitFor(() => expect(page.address()).toBe('/orders'));
  });

  it('of a new day are told over the list of today, which turns at midnight in Kuwait', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      now: new Date('2026-11-28T20:58:00Z'),
      shouldAdvanceTime: true,
    });
    const page = await showPage('/orders', { handlers: { 'orders.list': () => servePage(rowsOf(3, (id) => anOrder(id))) } });
    await tableRow(3);
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
    page.bridge.emit('newOrders.arrived', { kind: 'order', orders: [{ id: 4, createdAt: new Date().toISOString() }] });
    await waitFor(() => expect(findControl(inEnglish('shell.news.order', { count: 1 }))).toBeTruthy());
    const asked = page.bridge.requestsOf('orders.list') as { query: { startDate: string; endDate: string } }[];
    expect(asked.at(-1)?.query).toMatchObject({ startDate: '2026-11-29', endDate: '2026-11-29' });
    vi.useRealTimers();
  });
});
