// @vitest-environment happy-dom

import { scanTaker } from '@renderer/shared-components/orders/scan-taker';
import { failed, ok } from '@shared/contract/result';
import type { GuestOrder } from '@shared/contract/shop/orders';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import { control, endPage, type PageOptions, type ShownPage, showPage, toasts } from '../../../../../../tests/support/page/page';
import { aGuestOrder, anOrder, servePage } from '../../../../../../tests/support/samples/order-rows';
import { containing, inEnglish } from '../../../../../../tests/support/texts';

let guests: GuestOrder[] = [];
const heard: number[] = [];

class FakeAudio {
  currentTime = 0;
  destination = {};
  createGain() {
    return { connect: () => undefined, gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined } };
  }
  createOscillator() {
    const frequency = {
      set value(hertz: number) {
        heard.push(hertz);
      },
    };
    return { frequency, connect: () => undefined, start: () => undefined, stop: () => undefined };
  }
}

beforeEach(() => {
  guests = [
    aGuestOrder(1, { status: 'process' }),
    aGuestOrder(2, { status: 'process' }),
    aGuestOrder(3, { status: 'ordered' }),
    aGuestOrder(4, { status: 'canceled' }),
    aGuestOrder(5, { status: 'delivered' }),
  ];
  heard.length = 0;
  vi.stubGlobal('AudioContext', FakeAudio);
});
afterEach(() => {
  vi.restoreAllMocks();
  endPage();
});

const setStatus = (id: number, status: string): void => {
  guests = guests.map((row) => (row.id === id ? { ...row, status } : row));
};
const handlers: FakeHandlers = {
  'guestOrders.list': ({ query } = {}) => servePage(guests.filter(({ id }) => String(id) === query?.search)),
  'orders.list': ({ query } = {}) => servePage([anOrder(1, { status: 'process' })].filter(({ id }) => String(id) === query?.search)),
  'guestOrders.changeStatus': ({ params, body }) => {
    setStatus(Number(params.id), body.status);
    return ok(null);
  },
  'orders.changeStatus': () => ok(null),
};
const open = (options: PageOptions = {}): Promise<ShownPage> =>
  showPage('/orders/ship', { ...options, handlers: { ...handlers, ...options.handlers } });
const scan = (code: string): void => act(() => void scanTaker.give(code));
const band = (): string => screen.queryByRole('alert')?.textContent ?? '';
const tone = (): string | null => screen.queryByRole('alert')?.getAttribute('data-tone') ?? null;
const says = (words: string): Promise<void> => waitFor(() => expect(band()).toContain(words));
const changes = (page: ShownPage): unknown[] =>
  page.bridge.requestsOf('guestOrders.changeStatus').map((input) => {
    const { params, body } = input as { params: { id: number }; body: { status: string } };
    return [params.id, body.status];
  });
const up = [660, 990];
const twice = [440, 440];
const down = [330, 220, 165];

describe('a parcel that is scanned on its way out', () => {
  it('is shipped after its order was read, says so large and by a sound, and can be taken back', async () => {
    const page = await open();
    await screen.findByText(inEnglish('shipping.ready'));
    scan('G1');
    await says('#1Shipped');
    expect([changes(page), tone(), heard]).toEqual([[[1, 'shipped']], 'good', up]);
    expect(screen.getByText(containing(inEnglish('shipping.shippedCount', { count: 1 })))).toBeTruthy();
    await act(async () => fireEvent.click(control(inEnglish('shipping.undo'))));
    await says(inEnglish('undo.undone'));
    expect(changes(page)).toEqual([
      [1, 'shipped'],
      [1, 'process'],
    ]);
    expect(guests[0]?.status).toBe('process');
    expect(screen.getByText(containing(inEnglish('shipping.shippedCount', { count: 0 })))).toBeTruthy();
    scan('G1');
    await says('#1Shipped');
  });

  it('uses the calls of its kind, told by the letter', async () => {
    const page = await open();
    await screen.findByText(inEnglish('shipping.ready'));
    scan('R1');
    await says('#1Shipped');
    expect(page.bridge.requestsOf('orders.changeStatus')).toEqual([{ params: { id: 1 }, body: { status: 'shipped' } }]);
    expect(changes(page)).toEqual([]);
  });

  it.each([
    ['canceled', 'G4', inEnglish('shipping.outcome.canceled'), 'bad', down],
    ['delivered already', 'G5', inEnglish('shipping.outcome.already'), 'warning', twice],
    ['unknown here', 'G77', inEnglish('shipping.outcome.unknown'), 'bad', down],
    ['no order of ours', '6281000123456', inEnglish('shipping.outcome.foreign'), 'bad', down],
    ['not packed yet', 'G3', inEnglish('shipping.outcome.notPacked'), 'warning', twice],
  ])('that is %s changes nothing and says so in word, colour and sound', async (_what, code, words, color, sound) => {
    const page = await open();
    await screen.findByText(inEnglish('shipping.ready'));
    scan(code);
    await says(words);
    expect([tone(), heard, changes(page)]).toEqual([color, sound, []]);
  });

  it('that was not packed leaves all the same when it is scanned again, or by the button', async () => {
    const page = await open();
    await screen.findByText(inEnglish('shipping.ready'));
    scan('G3');
    await says(inEnglish('shipping.outcome.notPacked'));
    scan('G3');
    await says('#3Shipped');
    setStatus(3, 'ordered');
    scan('G2');
    await says('#2Shipped');
    scan('G3');
    await says(inEnglish('shipping.outcome.notPacked'));
    await act(async () => fireEvent.click(control(inEnglish('shipping.shipAnyway'))));
    await says('#3Shipped');
    expect(changes(page)).toEqual([
      [3, 'shipped'],
      [2, 'shipped'],
      [3, 'shipped'],
    ]);
  });

  it('that was not packed is asked about again when its second scan comes much later', async () => {
    const page = await open();
    await screen.findByText(inEnglish('shipping.ready'));
    scan('G3');
    await says(inEnglish('shipping.outcome.notPacked'));
    scan('G2');
    await says('#2Shipped');
    const passed = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => passed() + 60 * 60_000);
    scan('G3');
    await says(inEnglish('shipping.outcome.notPacked'));
    expect(changes(page)).toEqual([[2, 'shipped']]);
    scan('G3');
    await says('#3Shipped');
  });

  it('scanned twice is written once, also when the second scan comes before the first answer', async () => {
    const page = await open();
    await screen.findByText(inEnglish('shipping.ready'));
    scan('G1');
    scan('G1');
    await says(inEnglish('shipping.outcome.twice'));
    expect([changes(page), heard]).toEqual([[[1, 'shipped']], [...up, ...twice]]);
  });

  it('is not taken back once somebody else has changed the order', async () => {
    const page = await open();
    await screen.findByText(inEnglish('shipping.ready'));
    scan('G1');
    await says('#1Shipped');
    setStatus(1, 'delivered');
    await act(async () => fireEvent.click(control(inEnglish('shipping.undo'))));
    await says(inEnglish('orders.statusDialog.movedTitle'));
    expect(changes(page)).toEqual([[1, 'shipped']]);
  });

  it('says that the server is away, and what it refuses, and goes on with the next scan', async () => {
    const page = await open({ handlers: { 'guestOrders.list': () => failed('unreachable') } });
    await screen.findByText(inEnglish('shipping.ready'));
    scan('G1');
    await says(inEnglish('shipping.outcome.offline'));
    page.bridge.handle({
      'guestOrders.list': handlers['guestOrders.list'] as never,
      'guestOrders.changeStatus': () => failed('forbidden'),
    });
    scan('G1');
    await says(inEnglish('shipping.outcome.failed'));
    page.bridge.handle({ 'guestOrders.changeStatus': handlers['guestOrders.changeStatus'] as never });
    scan('G1');
    await says('#1Shipped');
    expect(heard).toEqual([...down, ...down, ...up]);
  });

  it('is typed where no scanner reads its code, in digits and letters of an Arabic keyboard too', async () => {
    const page = await open();
    await screen.findByText(inEnglish('shipping.ready'));
    for (const [typed, id] of [
      ['g1', 1],
      ['ل٢', 2],
    ] as const) {
      const field = screen.getByLabelText(inEnglish('shipping.field'));
      fireEvent.change(field, { target: { value: typed } });
      await act(async () => void fireEvent.submit(field.closest('form') as Element));
      await says(`#${id}Shipped`);
    }
    expect(changes(page)).toHaveLength(2);
  });

  it('belongs to nobody once the screen is left', async () => {
    const page = await open();
    await screen.findByText(inEnglish('shipping.ready'));
    await page.goTo('/orders-guest');
    await waitFor(() => expect(scanTaker.give('G1')).toBe(false));
  });

  it('that went wrong after the screen was left says so all the same', async () => {
    const answer = Promise.withResolvers<void>();
    const page = await open({
      handlers: {
        'guestOrders.list': async ({ query } = {}) => {
          await answer.promise;
          return servePage(guests.filter(({ id }) => String(id) === query?.search));
        },
      },
    });
    await screen.findByText(inEnglish('shipping.ready'));
    scan('G4');
    scan('G1');
    await page.goTo('/orders-guest');
    await act(async () => answer.resolve());
    await waitFor(() => expect(toasts().join()).toContain('#4: Canceled'));
    await waitFor(() => expect(changes(page)).toEqual([[1, 'shipped']]));
    expect(toasts().join()).not.toContain('#1');
  });
});
