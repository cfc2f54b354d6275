// @vitest-environment happy-dom

import { subscribeToMainEvents } from '@renderer/runtime/calls/main-events/main-events';
import { usePageHeaderState } from '@renderer/ui/layout/page-header';
import type { ConnectionView } from '@shared/contract/desktop/connection';
import { type FailureCode, failed, ok } from '@shared/contract/result';
import { toOrderRow } from '@shared/lists/orders';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import {
  control,
  endPage,
  findControl,
  listTool,
  type PageOptions,
  type ShownPage,
  showPage,
  tableRow,
  toasts,
} from '../../../../../tests/support/page/page';
import { aGuestOrder, rowsOf, servePage } from '../../../../../tests/support/samples/order-rows';
import { containing, inArabic, inEnglish, startingWith } from '../../../../../tests/support/texts';

const connection = (state: ConnectionView['state'], since = new Date().toISOString()): ConnectionView => ({
  apiRoot: 'https://api.shop.example/v1',
  authorization: 'bare',
  source: 'user',
  state,
  since,
  fixedBy: null,
  profile: null,
});
const seenAt = '2025-03-02T14:20:00.000Z';
const serverAway = inEnglish('offline.awaySince', { time: '2 Mar 2025, 17:21' });
const atSeen = inEnglish('offline.at', { time: '2 Mar 2025, 17:20' });
const orderShown = inEnglish('offline.shownOrder', { time: atSeen });
/** The sentence up to its time. */
const awaySince = (texts: typeof inEnglish): RegExp => startingWith(texts('offline.awaySince', { time: '|' }).split('|')[0] ?? '|');
const keptRows = rowsOf(2, aGuestOrder);
const kept: FakeHandlers = {
  'offline.orders': () => ok({ rows: keptRows, totalItems: 2, keptItems: 2, page: 1, seenAt: [seenAt, seenAt] }),
};
const away: FakeHandlers = {
  ...kept,
  'guestOrders.list': () => failed('unreachable'),
  'connection.read': () => ok(connection('unreachable', '2025-03-02T14:21:00.000Z')),
};
const answering: FakeHandlers = { 'guestOrders.list': ({ query } = {}) => servePage(rowsOf(3, aGuestOrder), query?.page) };
let stopBus = (): void => undefined;
async function open(
  handlers: FakeHandlers,
  { path = '/orders-guest', ...options }: PageOptions & { path?: string } = {},
): Promise<ShownPage> {
  const page = await showPage(path, { ...options, handlers });
  stopBus = subscribeToMainEvents(page.client);
  return page;
}
const tick = async (id: number): Promise<void> => {
  fireEvent.click(control(`Select order #${id}`, await tableRow(id)));
};

afterEach(() => {
  stopBus();
  endPage();
});

describe('a list without its server', () => {
  it('shows what is kept, says so everywhere, and neither fails nor toasts', async () => {
    await open(away);
    await tableRow(2);
    const bar = await screen.findByText(awaySince(inEnglish));
    expect(bar.textContent).toBe(`${serverAway} ${inEnglish('offline.shown', { hours: 24, time: atSeen })}`);
    expect(document.body.textContent).toContain(inEnglish('lists.kept.range', { from: 1, to: 2, total: 2 }));
    expect(await screen.findByText(inEnglish('offline.note', { time: '2 Mar 2025, 17:20' }))).toBeTruthy();
    await waitFor(() => expect(usePageHeaderState.getState()).toMatchObject({ count: 2, isKept: true }));
    expect(toasts()).toEqual([]);
  });

  it('names both ends where the rows were seen at several times', async () => {
    const from = '2025-03-02T06:02:00.000Z';
    await open({ ...away, 'offline.orders': () => ok({ rows: keptRows, totalItems: 2, keptItems: 2, page: 1, seenAt: [seenAt, from] }) });
    const time = inEnglish('offline.between', { from: '2 Mar 2025, 09:02', to: '2 Mar 2025, 17:20' });
    expect(await screen.findByText(`${serverAway} ${inEnglish('offline.shown', { hours: 24, time })}`)).toBeTruthy();
  });

  it('prints, and offers nothing that writes', async () => {
    const page = await open({ ...away, 'printing.enqueue': () => ok({ batchId: 'b', jobIds: ['1', '2'], printers: ['hp'] }) });
    expect(findControl(inEnglish('orders.statusOf', { id: 2, status: 'Ordered' }), await tableRow(2))).toBeUndefined();
    fireEvent.click(control(inEnglish('lists.rowActions', { row: 'order #2' }), await tableRow(2)));
    const status = within(await screen.findByRole('menu')).getByRole('menuitem', {
      name: containing(inEnglish('orders.action.changeStatus')),
    });
    const words = `${inEnglish('orders.action.changeStatus')}${inEnglish('lists.needsServer')}`;
    expect([status.getAttribute('aria-disabled'), status.textContent]).toEqual(['true', words]);
    fireEvent.keyDown(status, { key: 'Escape' });
    await tick(2);
    await tick(1);
    const change = control(inEnglish('orders.action.changeStatus'));
    expect(change.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(change.getAttribute('aria-describedby') ?? '')?.textContent).toBe(inEnglish('lists.needsServer'));
    fireEvent.click(change);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await listTool(inEnglish('common.refresh'))).getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    fireEvent.click(control(inEnglish('orders.printOrders', { count: 2 })));
    await waitFor(() => expect(page.bridge.requestsOf('printing.enqueue')).toHaveLength(1));
  });

  it('names the filters of a full list beside its rows, which they narrow', async () => {
    const narrowed = rowsOf(3, aGuestOrder);
    await open(
      {
        ...away,
        'fullLists.view': () =>
          ok({
            rows: narrowed,
            totalItems: 3,
            of: 45,
            readAt: seenAt,
            gap: null,
            unreadable: 0,
            counts: { status: [{ value: 'ordered', count: 3 }] },
            sum: null,
            reading: { kind: 'none' },
            page: 1,
          }),
      },
      { path: '/orders-guest?status=ordered' },
    );
    await tableRow(3);
    await screen.findByText(awaySince(inEnglish));
    expect(findControl('Status: Ordered')).toBeTruthy();
  });

  it('is searched and turned in what is kept', async () => {
    const page = await open({
      ...away,
      'offline.orders': ({ page: wanted, search }) =>
        ok({
          rows: search ? keptRows.slice(0, 1) : keptRows,
          totalItems: search ? 1 : 42,
          keptItems: 42,
          page: wanted,
          seenAt: [seenAt, seenAt],
        }),
    });
    await tableRow(2);
    fireEvent.click(control('Page 3'));
    await waitFor(() => expect(document.body.textContent).toContain(inEnglish('lists.kept.range', { from: 41, to: 42, total: 42 })));
    const field = control(inEnglish('lists.search'));
    fireEvent.change(field, { target: { value: 'لطيفة' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(document.body.textContent).toContain(inEnglish('lists.kept.range', { from: 1, to: 1, total: 1 })));
    expect(page.bridge.requestsOf('offline.orders')).toContainEqual(
      expect.objectContaining({ kind: 'guestOrder', page: 1, search: 'لطيفة' }),
    );
  });

  it('says of a search without a match what was searched', async () => {
    await open({
      ...away,
      'offline.orders': ({ search }) =>
        ok({ rows: search ? [] : keptRows, totalItems: search ? 0 : 2, keptItems: 2, page: 1, seenAt: search ? [] : [seenAt, seenAt] }),
    });
    await tableRow(2);
    const field = control(inEnglish('lists.search'));
    fireEvent.change(field, { target: { value: 'nobody' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await screen.findByText(inEnglish('lists.kept.noResultHint', { hours: 24 }))).toBeTruthy();
  });

  it.each([
    ['timeout', undefined],
    ['server', 502],
    ['server', 503],
    ['server', 504],
  ] as const)('takes what is kept for the failure %s %s', async (code, status) => {
    await open({ ...kept, 'guestOrders.list': () => failed(code, status === undefined ? {} : { status }) });
    expect(await screen.findByText(awaySince(inEnglish))).toBeTruthy();
    expect(await tableRow(2)).toBeTruthy();
  });

  it.each<[FailureCode, number | undefined]>([
    ['server', 500],
    ['forbidden', 403],
    ['unreadableAnswer', undefined],
    ['untrustedCertificate', undefined],
  ])('shows the failure %s %s as ever, because the server was reached', async (code, status) => {
    const page = await open({ ...kept, 'guestOrders.list': () => failed(code, status === undefined ? {} : { status }) });
    expect(await screen.findByText(inEnglish('orders.guestList.errorTitle'))).toBeTruthy();
    expect(page.bridge.requestsOf('offline.orders')).toEqual([]);
  });

  it('says why there are no rows where nothing is kept', async () => {
    await open({ ...away, 'offline.orders': () => ok({ rows: [], totalItems: 0, keptItems: 0, page: 1, seenAt: [] }) });
    expect(await screen.findByText(inEnglish('orders.guestList.errorTitle'))).toBeTruthy();
    expect(screen.queryByText(/saved on this computer/)).toBeNull();
  });

  it('says why where the keychain keeps the key to itself', async () => {
    await open({ ...away, 'offline.orders': () => failed('keychainUnavailable') });
    expect(await screen.findByText(inEnglish('orders.guestList.errorTitle'))).toBeTruthy();
  });

  it('asks the server again when told to, and is itself again when it answers', async () => {
    const page = await open(away);
    await tableRow(2);
    page.bridge.handle(answering);
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('station.action.tryNow') }));
    page.bridge.emit('connection.changed', connection('connected'));
    await waitFor(() => expect(document.body.textContent).toContain('1–3 of 3'));
    expect(screen.queryByText(awaySince(inEnglish))).toBeNull();
    expect(usePageHeaderState.getState().isKept).toBe(false);
    expect(control(inEnglish('orders.statusOf', { id: 2, status: 'Ordered' }), await tableRow(2))).toBeTruthy();
  });

  it('comes back when another part of the app has reached the server', async () => {
    const page = await open(away);
    await tableRow(2);
    page.bridge.handle(answering);
    page.bridge.emit('connection.changed', connection('connected'));
    await waitFor(() => expect(document.body.textContent).toContain('1–3 of 3'));
  });

  it('turns to what is kept when the server goes while it is shown, and keeps the selection', async () => {
    const page = await open({ ...kept, ...answering });
    await tick(1);
    page.bridge.handle(away);
    page.bridge.emit('connection.changed', connection('unreachable'));
    expect(await screen.findByText(awaySince(inEnglish))).toBeTruthy();
    expect(screen.getByText(inEnglish('lists.selected', { count: 1 }))).toBeTruthy();
    expect(toasts()).toEqual([]);
  });

  it('says in Arabic what it says in English', async () => {
    await open(away, { language: 'ar' });
    expect(await screen.findByText(awaySince(inArabic))).toBeTruthy();
    expect(document.body.textContent).toContain('المحفوظ على هذا الجهاز');
    expect(await screen.findByRole('button', { name: inArabic('station.action.tryNow') })).toBeTruthy();
  });
});

describe.each(['details', 'invoice'])('the %s of an order without the server', (screenName) => {
  const order = toOrderRow('guestOrder', aGuestOrder(2));
  const openOrder = async (handlers: FakeHandlers): Promise<ShownPage> => {
    const page = await showPage(`/orders-guest/${screenName}`, { state: { order }, handlers });
    stopBus = subscribeToMainEvents(page.client);
    return page;
  };

  it('says as of when it is shown, offers nothing that writes, and ends by itself', async () => {
    const page = await openOrder(away);
    expect(await screen.findByText(`${serverAway} ${orderShown}`)).toBeTruthy();
    expect(findControl(inEnglish('orders.statusOf', { id: 2, status: 'Ordered' }))).toBeUndefined();
    page.bridge.handle(answering);
    fireEvent.click(control(inEnglish('station.action.tryNow')));
    await waitFor(() => expect(page.bridge.requestsOf('guestOrders.list').length).toBeGreaterThan(1));
    act(() => page.bridge.emit('connection.changed', connection('connected')));
    await waitFor(() => expect(screen.queryByText(awaySince(inEnglish))).toBeNull());
  });

  it('says it on the sheet that would be printed too, and nothing once the server is back', async () => {
    const page = await openOrder(away);
    await screen.findByText(containing(orderShown));
    const asOf = (): (string | null)[] => [...document.querySelectorAll('.doc-as-of')].map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(asOf()).toEqual(screenName === 'invoice' ? [inEnglish('documents.sheet.asOf', { when: '2 Mar 2025, 17:20' })] : []),
    );
    page.bridge.handle(answering);
    act(() => page.bridge.emit('connection.changed', connection('connected')));
    await waitFor(() => expect(asOf()).toEqual([]));
  });

  it('reads nothing while the server is there', async () => {
    const page = await openOrder(kept);
    await waitFor(() => expect(document.body.textContent).toContain(order.customer.name));
    expect([...page.bridge.requestsOf('guestOrders.list'), ...page.bridge.requestsOf('offline.orders')]).toEqual([]);
  });
});
