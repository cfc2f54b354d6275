// @vitest-environment happy-dom

import { readKey } from '@renderer/runtime/calls/reads';
import { listRequest } from '@renderer/shared-components/printing/lists/list-request';
import type { ListDraft } from '@shared/contract/printing/print-requests';
import type { QueueView } from '@shared/contract/printing/printing';
import { failed, ok, type Result } from '@shared/contract/result';
import { toOrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { GuestOrder } from '@shared/contract/shop/orders';
import type { ValueOf } from '@shared/contract/tables/bridge';
import type { JobState } from '@shared/domain/printing/job-phase';
import { type ListKind, listFacts, listKinds } from '@shared/domain/printing/printable';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import { control, endPage, type PageOptions, type ShownPage, showPage, tableRow, toasts } from '../../../../../../tests/support/page/page';
import { aGuestOrder, rowsOf, servePage } from '../../../../../../tests/support/samples/order-rows';
import { aJob, aLane, aQueue } from '../../../../../../tests/support/samples/print-queue';
import { printSettingsOf } from '../../../../../../tests/support/samples/print-settings';
import { containing, inEnglish } from '../../../../../../tests/support/texts';

let guests: GuestOrder[] = [];
let jobState: JobState = 'queued';
beforeEach(() => {
  guests = rowsOf(4, aGuestOrder);
  jobState = 'queued';
});
// This module is loaded at the first press.
beforeAll(() => import('@renderer/shared-components/printing/print-menu'));
afterEach(() => endPage());

const names: Record<ListKind, string> = Object.fromEntries(
  listKinds.map((list) => [
    list,
    { pickList: inEnglish('documents.pickList.title'), driverSheet: inEnglish('documents.driverSheet.title') }[list as string] ?? '',
  ]),
) as Record<ListKind, string>;

const draftOf = (ids: readonly number[], changes: Partial<ListDraft> = {}): ListDraft => ({
  orders: guests.filter(({ id }) => ids.includes(id)).map((row) => toOrderSnapshot('guestOrder', row)),
  goods: [],
  areGoodsKnown: true,
  left: [],
  earlier: [],
  asOf: null,
  madeBy: 'Mona',
  ...changes,
});

const queueOf = (state: JobState): QueueView => aQueue([aLane([aJob(1, { id: 'j', order: null, state })])]);

const handlers: FakeHandlers = {
  'guestOrders.list': ({ query } = {}) =>
    query?.search ? servePage(guests.filter(({ id }) => String(id) === query.search)) : servePage(guests, query?.page),
  'guestOrders.changeStatus': ({ params, body }) => {
    guests = guests.map((row) => (row.id === params.id ? { ...row, status: body.status } : row));
    return ok(guests.find((row) => row.id === params.id) ?? null);
  },
  'printing.readSettings': () => ok(printSettingsOf({ printer: 'hp', paper: 'A4' })),
  'printing.printers': () => ok([]),
  'printing.printedBefore': () => ok([]),
  'printing.preview': (asked) => ok(draftOf('orders' in asked ? asked.orders.map(({ id }) => Number(id)) : [])),
  'printing.enqueue': () => ok({ batchId: 'b', jobIds: ['j'], printers: ['hp'] }),
  'printing.queue': () => ok(queueOf(jobState)),
};

async function ask(list: ListKind, ids: readonly number[], options: PageOptions = {}): Promise<ShownPage> {
  const page = await showPage('/orders-guest', { ...options, handlers: { ...handlers, ...options.handlers } });
  for (const id of ids) fireEvent.click(control(`Select order #${id}`, await tableRow(id)));
  await act(async () => fireEvent.click(control(inEnglish('printMenu.more'))));
  const entry = await screen.findByRole('menuitem', { name: new RegExp(`^${names[list]}`) });
  await act(async () => fireEvent.click(entry));
  await screen.findByRole('dialog', { name: names[list] });
  return page;
}

const box = (name: string): HTMLInputElement => screen.getByRole('checkbox', { name }) as HTMLInputElement;
/** Finds the dialog's button, not the one of the list behind it. */
const printButton = (words = /^Print .*orders?/): Promise<HTMLElement> =>
  within(screen.getByRole('dialog')).findByRole('button', { name: words });
const print = async (): Promise<void> => {
  const button = await printButton();
  await act(async () => void fireEvent.click(button));
};
const isOpen = (): boolean => document.querySelector('[role=dialog]') !== null;
const tellQueue = (page: ShownPage, state: JobState): void => {
  jobState = state;
  act(() => void page.client.setQueryData(readKey('printing.queue', undefined), queueOf(state)));
};
const changes = (page: ShownPage): unknown[] =>
  page.bridge.requestsOf('guestOrders.changeStatus').map((input) => {
    const { params, body } = input as { params: { id: number }; body: { status: string } };
    return [params.id, body.status];
  });

describe.each(listKinds)('the question before a %s', (list) => {
  const { statusAfter } = listFacts[list];
  const status = inEnglish(`vocabulary.orderStatus.${statusAfter}`);

  it('prints the ticked orders in the order of the list, once, and closes', async () => {
    const page = await ask(list, [2, 4, 3]);
    const button = await printButton(/^Print .*3 orders/);
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    await waitFor(() => expect(isOpen()).toBe(false));
    const [request, more] = page.bridge.requestsOf('printing.enqueue') as { orders: { id: number }[]; document: string }[];
    expect([request?.document, request?.orders.map(({ id }) => id), more]).toEqual([list, [4, 3, 2], undefined]);
    const [, toQueue] = inEnglish('printQueue.toast.queued', { documents: '|', printer: 'hp' }).split('|');
    expect(toasts()[0]).toContain(toQueue);
    expect(changes(page)).toEqual([]);
  });

  it('says what does not go in, and prints without it', async () => {
    const left = [
      { order: { kind: 'guestOrder' as const, id: 3 }, customer: 'Priya', reason: 'canceled' as const },
      { order: { kind: 'guestOrder' as const, id: 2 }, customer: '', reason: 'noLines' as const },
    ];
    const page = await ask(list, [4, 3, 2], { handlers: { 'printing.preview': () => ok(draftOf([4], { left })) } });
    expect(await screen.findByText(inEnglish('printLists.left', { count: 2, total: 3 }))).toBeTruthy();
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('#3 Priya: canceled');
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('#2: no products');
    await print();
    const [request] = page.bridge.requestsOf('printing.enqueue') as { orders: { id: number }[] }[];
    expect(request?.orders.map(({ id }) => id)).toEqual([4]);
  });

  it('has nothing to print where no order goes in', async () => {
    await ask(list, [3], { handlers: { 'printing.preview': () => ok(draftOf([])) } });
    expect(await screen.findByText(inEnglish('printLists.none'))).toBeTruthy();
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: /Print|PDF/ })).toBeNull();
  });

  it('leaves out what was on one before when the person says so, and takes it back', async () => {
    const earlier = [{ order: { kind: 'guestOrder' as const, id: 3 }, list: 'X-1', at: '2026-11-19T14:05:00.000Z' }];
    const page = await ask(list, [4, 3], { handlers: { 'printing.preview': () => ok(draftOf([4, 3], { earlier })) } });
    expect(await screen.findByText(inEnglish('printLists.earlier', { count: 1, when: '19 Nov 2026, 17:05' }))).toBeTruthy();
    await act(async () => fireEvent.click(control(inEnglish('printLists.leaveOut'))));
    await act(async () => fireEvent.click(control(inEnglish('printLists.bringBack'))));
    await act(async () => fireEvent.click(control(inEnglish('printLists.leaveOut'))));
    await print();
    const [request] = page.bridge.requestsOf('printing.enqueue') as { orders: { id: number }[] }[];
    expect(request?.orders.map(({ id }) => id)).toEqual([4]);
  });

  it('asks about delivered orders where someone is sent out with the sheet, and takes them along unless told otherwise', async () => {
    const delivered = draftOf([4, 3]);
    for (const order of delivered.orders.filter(({ id }) => id === 3)) order.status = 'delivered';
    const page = await ask(list, [4, 3], { handlers: { 'printing.preview': () => ok(delivered) } });
    await printButton(/^Print .*2 orders/);
    const question = screen.queryByText(inEnglish('printLists.delivered', { count: 1 }));
    expect(question !== null).toBe(listFacts[list].asksDelivered);
    if (!question) return;
    await act(async () => fireEvent.click(control(inEnglish('printLists.leaveOut'))));
    expect(screen.getByText(inEnglish('printLists.deliveredOut', { count: 1 }))).toBeTruthy();
    await print();
    const [request] = page.bridge.requestsOf('printing.enqueue') as { orders: { id: number }[] }[];
    expect(request?.orders.map(({ id }) => id)).toEqual([4]);
  });

  it('says why the orders could not be read, and reads them again', async () => {
    let answer: Result<ValueOf<'printing.preview'>> = failed('orderNotAvailable', { message: '#4' });
    await ask(list, [4], { handlers: { 'printing.preview': () => answer } });
    await screen.findByText(inEnglish('printLists.readFailed'));
    answer = ok(draftOf([4]));
    await act(async () => fireEvent.click(control(inEnglish('common.retry'))));
    expect(await printButton(/^Print .*1 order/)).toBeTruthy();
  });

  it('stays with its choices when printing fails, and says why', async () => {
    const page = await ask(list, [4], { handlers: { 'printing.enqueue': () => failed('diskFull') } });
    await print();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(isOpen()).toBe(true);
    expect(page.bridge.requestsOf('printing.enqueue')).toHaveLength(1);
  });

  it('saves the same as a file', async () => {
    const page = await ask(list, [4, 3], { handlers: { 'printing.savePdf': () => ok({ path: '/home/mona/X-1122.pdf' }) } });
    await printButton(/^Print .*2 orders/);
    await act(async () => fireEvent.click(screen.getAllByRole('button', { name: inEnglish('orders.action.savePdf') }).at(-1) as Element));
    await waitFor(() => expect(toasts()[0]).toContain('X-1122.pdf'));
    expect(page.bridge.requestsOf('printing.savePdf')).toHaveLength(1);
    expect(isOpen()).toBe(true);
  });

  it('leads to a printer where there is none', async () => {
    const page = await ask(list, [4], { handlers: { 'printing.readSettings': () => ok(printSettingsOf()) } });
    await screen.findByText(containing(inEnglish('printMenu.asksPrinter')));
    const choose = await screen.findByRole('button', { name: inEnglish('printLists.change') });
    await act(async () => fireEvent.click(choose));
    await waitFor(() => expect(page.address()).toBe(`/settings/printing?document=${list}`));
  });

  describe('the status that comes next', () => {
    const offerOf = (count: number): string => inEnglish('printLists.status', { count, status });

    it('is not offered to those who may not change it, nor where no order is before it', async () => {
      guests = guests.map((row) => ({ ...row, status: 'delivered' }));
      await ask(list, [4, 3]);
      await printButton(/^Print .*2 orders/);
      const offers = [1, 2].map((count) => screen.queryByRole('checkbox', { name: offerOf(count) }));
      expect(offers).toEqual([null, null]);
    });

    it('is unticked, and set once the sheet was sent, each order read before', async () => {
      guests = guests.map((row) => (row.id === 2 ? { ...row, status: 'delivered' } : row));
      const page = await ask(list, [4, 3, 2]);
      await printButton(/^Print .*3 orders/);
      expect(box(offerOf(2)).checked).toBe(false);
      await act(async () => void fireEvent.click(box(offerOf(2))));
      await print();
      await screen.findByText(inEnglish('printLists.waiting', { status }));
      expect(changes(page)).toEqual([]);
      tellQueue(page, 'accepted');
      await waitFor(() =>
        expect(changes(page)).toEqual([
          [4, statusAfter],
          [3, statusAfter],
        ]),
      );
      await waitFor(() => expect(isOpen()).toBe(false));
    });

    it.each(['failed', 'cancelled', 'uncertain'] as const)('is not touched where the sheet has %s', async (state) => {
      const page = await ask(list, [4]);
      await printButton(/^Print .*1 order/);
      await act(async () => void fireEvent.click(box(offerOf(1))));
      await print();
      await screen.findByText(inEnglish('printLists.waiting', { status }));
      tellQueue(page, state);
      await screen.findByText(inEnglish('printLists.notSent'));
      expect(changes(page)).toEqual([]);
    });

    it('is not written over what somebody else has done meanwhile, and is asked about', async () => {
      const page = await ask(list, [4, 3]);
      await printButton(/^Print .*2 orders/);
      await act(async () => void fireEvent.click(box(offerOf(2))));
      await print();
      guests = guests.map((row) => (row.id === 4 ? { ...row, status: 'canceled' } : row));
      tellQueue(page, 'done');
      await screen.findByText(containing(inEnglish('orders.statusDialog.held', { count: 1, status })));
      expect(changes(page)).toEqual([[3, statusAfter]]);
    });
  });
});

it('that was closed while it was put into the queue says that it sets no status, and does not close the question that is open by then', async () => {
  const queued = Promise.withResolvers<void>();
  await ask('pickList', [4], {
    handlers: {
      'printing.enqueue': async () => {
        await queued.promise;
        return ok({ batchId: 'b', jobIds: ['j'], printers: ['hp'], orders: [] });
      },
    },
  });
  const status = inEnglish(`vocabulary.orderStatus.${listFacts.pickList.statusAfter}`);
  const offer = await screen.findByRole('checkbox', { name: inEnglish('printLists.status', { count: 1, status }) });
  await act(async () => void fireEvent.click(offer));
  await print();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: inEnglish('common.cancel') }));
  await waitFor(() => expect(isOpen()).toBe(false));
  act(() => listRequest.ask({ document: 'driverSheet', orders: [{ kind: 'guestOrder', id: 3 }] }));
  await screen.findByRole('dialog', { name: names.driverSheet });
  await act(async () => queued.resolve());
  await waitFor(() => expect(toasts()).toHaveLength(2));
  expect(toasts().join()).toContain(inEnglish('printLists.statusLeft', { count: 1 }));
  expect(screen.getByRole('dialog', { name: names.driverSheet })).toBeTruthy();
});
