// @vitest-environment happy-dom

import { orderPickers } from '@renderer/features/orders/order-pickers';
import { useNotifications } from '@renderer/runtime/notices/notify';
import { scanTaker } from '@renderer/shared-components/orders/scan-taker';
import { failed, ok } from '@shared/contract/result';
import { readOrderCode } from '@shared/domain/orders/order-code';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { endApp, type RenderedApp, renderApp, someAdmin, toSessionView } from '../../../../../tests/support/page/render-app';
import { aGuestOrder, anOrder } from '../../../../../tests/support/samples/order-rows';
import { inEnglish } from '../../../../../tests/support/texts';

const session = toSessionView({ ...someAdmin, admin_roles: [{ role: 'order' }] });
const guests = [10576, 10575, 10574].map((id) => aGuestOrder(id));
const aProduct = (id: number, code: string) => ({ id, code, name_en: `Product ${id}`, name_ar: '' });
const pageOf = <Row,>(rows: Row[]) => ok({ rows, unreadable: [], totalItems: rows.length });

/** The list has three guest orders; a search finds these and #9, which is on no page. */
const handlers: FakeHandlers = {
  'guestOrders.list': ({ query: { search } = {} }) =>
    pageOf(search ? [...guests, aGuestOrder(9)].filter(({ id }) => String(id).includes(search)) : guests),
  'orders.list': ({ query: { search = '' } = {} }) =>
    pageOf([anOrder(10575), anOrder(105)].filter(({ id }) => String(id).includes(search))),
  'products.list': () => pageOf([]),
  'fullLists.view': () => ok({ of: 0, reading: { kind: 'none' } } as never),
  'fullLists.rows': () => ok({ rows: [] }),
};

let begun = 0;

/** As fast as a scanner, however slow this computer is. */
function scan(text: string, target: Element = document.body): boolean[] {
  const keys = [...text].map((key) => ({ key, code: /\d/.test(key) ? `Digit${key}` : `Key${key}` }));
  // Each scan starts some time after the one before.
  begun = Math.max(begun, performance.now()) + 1000;
  return [...keys, { key: 'Enter', code: 'Enter' }].map((key, at) => {
    const event = createEvent.keyDown(target, key);
    Object.defineProperty(event, 'timeStamp', { value: begun + at * 5 });
    return fireEvent(target, event);
  });
}

/** The scan reader is loaded after the first screen, so this scans until there is a result. */
async function scanAndWait(text: string, came: () => unknown): Promise<void> {
  await waitFor(() => {
    scan(text);
    expect(came()).toBeTruthy();
  });
}

/** Like `scanAndWait`, without a text on the screen: at most four toasts are shown, the rest wait. */
async function untilScansAreRead(): Promise<void> {
  const taken: string[] = [];
  const release = scanTaker.set((text) => taken.push(text));
  await scanAndWait('6281000123456', () => taken.length > 0);
  release();
}

const toasts = (): string =>
  [...document.querySelectorAll('.fui-Toast')].map(({ textContent }) => textContent).join('|') +
  useNotifications
    .getState()
    .messages.map(({ message }) => JSON.stringify(message))
    .join('|');
/** Read from the store, so that the test doesn't scan once too often and clear the selection. */
const isMarked = (): boolean => orderPickers.guestOrder.store.getState().markedId !== null;
const ticked = (): string[] => [...document.querySelectorAll('tr[aria-selected="true"]')].map((row) => row.getAttribute('data-row') ?? '');
const start = async (path: string, more: FakeHandlers = {}): Promise<RenderedApp> => {
  const app = renderApp({ path, session, handlers: { ...handlers, ...more } });
  await waitFor(() =>
    expect(
      document.querySelector('main [data-row], main h2, main [data-testid]') ?? screen.queryByRole('heading', { level: 1 }),
    ).toBeTruthy(),
  );
  return app;
};

afterEach(() => {
  endApp();
  useNotifications.setState({ messages: [], alert: null });
});

describe('a scanned code of our paper', () => {
  it('ticks its row in the list of its kind, marks it and says so; the second scan takes it back', async () => {
    await start('/orders-guest');
    await screen.findByText('#10576');
    await scanAndWait('G10575', isMarked);
    await waitFor(() => expect(ticked()).toEqual(['10575']));
    await waitFor(() => expect(toasts()).toContain(inEnglish('scan.selected', { order: '#10575' })));
    expect([...document.querySelectorAll('tr[data-marked]')].map((row) => row.getAttribute('data-row'))).toEqual(['10575']);
    act(() => void scan('G10576'));
    await waitFor(() => expect(ticked()).toEqual(['10576', '10575']));
    act(() => void scan('G10575'));
    await waitFor(() => expect(ticked()).toEqual(['10576']));
  });

  it('ticks an order that is not on the page too, and says that it is elsewhere', async () => {
    const app = await start('/orders-guest');
    await screen.findByText('#10576');
    await scanAndWait('G10576', isMarked);
    act(() => void scan('G9'));
    await waitFor(() => expect(toasts()).toContain(inEnglish('scan.selectedElsewhere', { order: '#9' })));
    expect(app.path()).toBe('/orders-guest');
    expect(await screen.findByText(/^2 .*selected/)).toBeTruthy();
  });

  it('opens the order on any other screen, and in the list of the other kind', async () => {
    const app = await start('/page-error-404');
    await scanAndWait('G10574', () => app.path() === '/orders-guest/details');
    await act(() => app.goTo('/orders-guest'));
    await screen.findByText('#10576');
    act(() => void scan('R10575'));
    await waitFor(() => expect(app.path()).toBe('/orders/details'));
  });

  it('says that it looks, and takes nobody away who has gone on meanwhile', async () => {
    const app = await start('/page-error-404');
    await scanAndWait('R77', () => toasts().includes(inEnglish('scan.unknown.order', { order: '#77' })));
    const late = Promise.withResolvers<ReturnType<typeof pageOf<ReturnType<typeof aGuestOrder>>>>();
    app.bridge.handle({ 'guestOrders.list': () => late.promise });
    act(() => void scan('G10574'));
    await waitFor(() => expect(toasts()).toContain(inEnglish('scan.lookingFor', { order: '#10574' })));
    await app.goTo('/admins');
    await act(async () => late.resolve(pageOf(guests)));
    await waitFor(() => expect(toasts()).not.toContain(inEnglish('scan.lookingFor', { order: '#10574' })));
    expect(app.path()).toBe('/admins');
    expect(toasts()).toContain(inEnglish('scan.found', { order: '#10574' }));
  });

  it('takes nobody out of a field in which typing has begun meanwhile, and offers the way instead', async () => {
    const app = await start('/admins');
    await screen.findByRole('searchbox');
    await scanAndWait('R77', () => toasts().includes(inEnglish('scan.unknown.order', { order: '#77' })));
    const late = Promise.withResolvers<ReturnType<typeof pageOf<ReturnType<typeof aGuestOrder>>>>();
    app.bridge.handle({ 'guestOrders.list': () => late.promise });
    act(() => void scan('G10574'));
    await waitFor(() => expect(toasts()).toContain(inEnglish('scan.lookingFor', { order: '#10574' })));
    screen.getByRole('searchbox').focus();
    await act(async () => late.resolve(pageOf(guests)));
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('scan.open') }));
    await waitFor(() => expect(app.path()).toBe('/orders-guest/details'));
  });

  it('finds the order of exactly that number', async () => {
    const app = await start('/page-error-404');
    await scanAndWait('R105', () => app.path() === '/orders/details');
    expect(await screen.findAllByText(/#105\b/)).toBeTruthy();
  });

  it('says when the shop has no such order, and why it could not be looked up', async () => {
    const app = await start('/page-error-404');
    await scanAndWait('R77', () => toasts().includes(inEnglish('scan.unknown.order', { order: '#77' })));
    app.bridge.handle({ 'guestOrders.list': () => failed('forbidden') });
    act(() => void scan('G77'));
    await waitFor(() => expect(toasts()).toMatch(/forbidden|permission|allowed/i));
    expect(app.path()).toBe('/page-error-404');
  });

  it('opens the order that this computer keeps while the server is away, and says what is wrong where it keeps none', async () => {
    const app = await start('/page-error-404', {
      'guestOrders.list': () => failed('unreachable'),
      'offline.orders': ({ search }) => {
        const rows = guests.filter(({ id }) => String(id) === search);
        return ok({ rows, totalItems: rows.length, keptItems: 3, page: 1, seenAt: rows.map(() => '2026-11-22T08:00:00.000Z') });
      },
    });
    await scanAndWait('G77', () => toasts().includes(inEnglish('failures.unreachable')));
    expect(app.path()).toBe('/page-error-404');
    act(() => void scan('G10574'));
    await waitFor(() => expect(app.path()).toBe('/orders-guest/details'));
  });

  it('presses nothing with its Enter, whether or not the code is known', async () => {
    await start('/orders-guest');
    await screen.findByText('#10576');
    await untilScansAreRead();
    const button = screen.getAllByRole('button')[0] as HTMLElement;
    expect(scan('G10575', button).at(-1)).toBe(false);
    expect(scan('6281000123456', button).at(-1)).toBe(false);
    await waitFor(() => expect(toasts()).toContain(inEnglish('scan.unknown.code', { code: '6281000123456' })));
    // A person who presses two keys at once, unlike a scanner.
    expect(scan('12', button).at(-1)).toBe(true);
  });

  it('goes whole to a screen that wants every scan, also what is no code of ours', async () => {
    const app = await start('/page-error-404');
    await scanAndWait('R77', () => toasts().includes(inEnglish('scan.unknown.order', { order: '#77' })));
    const taken: string[] = [];
    const release = scanTaker.set((text) => taken.push(text));
    const button = screen.getAllByRole('button')[0] as HTMLElement;
    expect([scan('G10574', button).at(-1), scan('6281000123456', button).at(-1)]).toEqual([false, false]);
    expect([taken, app.path()]).toEqual([['G10574', '6281000123456'], '/page-error-404']);
    release();
    act(() => void scan('G10574'));
    await waitFor(() => expect(app.path()).toBe('/orders-guest/details'));
  });

  it('opens the product of any other code, by its exact code alone, and says when none or several have it', async () => {
    const products = [aProduct(1, 'POT-G105'), aProduct(2, 'POT-G1051'), aProduct(3, 'SET-R12'), aProduct(4, 'set-r12'), aProduct(55, '')];
    const found: FakeHandlers = {
      'products.list': ({ query: { search = '', isDeleted = false } = {} }) =>
        pageOf(products.filter(({ id }) => !isDeleted && String(id) === search)) as never,
      'fullLists.view': () => ok({ of: products.length, reading: { kind: 'none' } } as never),
      'fullLists.rows': ({ isDeleted }) => ok({ rows: isDeleted ? [] : products } as never),
    };
    const app = await start('/page-error-404', found);
    await untilScansAreRead();
    act(() => void scan('SET-R12'));
    await waitFor(() => expect(toasts()).toContain(inEnglish('scan.several', { count: 2, code: 'SET-R12' })));
    act(() => void scan('POT-G10'));
    await waitFor(() => expect(toasts()).toContain(inEnglish('scan.unknown.code', { code: 'POT-G10' })));
    expect(app.path()).toBe('/page-error-404');
    act(() => void scan('POT-G105'));
    await waitFor(() => expect(app.path()).toContain('/masterHN/products'));
    expect(JSON.stringify([app.bridge.requestsOf('guestOrders.list'), app.bridge.requestsOf('orders.list')])).not.toMatch(/105|"12"/);
    await act(() => app.goTo('/page-error-404'));
    await screen.findByRole('heading', { level: 1 });
    await scanAndWait('P55', () => app.path().includes('/masterHN/products'));
  });

  it('is never taken from a part of a code, in two hundred random scans', async () => {
    const app = await start('/page-error-404');
    await scanAndWait('R77', () => toasts().includes(inEnglish('scan.unknown.order', { order: '#77' })));
    const order = fc.tuple(fc.constantFrom('R', 'G'), fc.integer({ min: 1, max: 99_999 })).map(([letter, id]) => `${letter}${id}`);
    const sign = fc.constantFrom('-', ':', '/', '.', '_', ' ', '#', '=', '\t', '\u060c', 'X', '0');
    const before = fc.constantFrom('https://shop.example/o', 'AWB', 'POT', 'SET', '628100', 'R', 'G1', '(01)', '');
    const foreign = fc.tuple(before, sign, order, fc.constantFrom('', '-1', '/', '?x=1', 'A')).map((parts) => parts.join(''));
    const taken: string[] = [];
    const scanned: string[] = [];
    const release = scanTaker.set((text) => taken.push(text));
    fc.assert(
      fc.property(fc.oneof(order, foreign), (text) => {
        scan(text);
        scanned.push(text);
      }),
      { numRuns: 200 },
    );
    release();
    const isExact = (text: string): boolean => /^[RG][1-9]\d*$/.test(text);
    expect(taken.map(readOrderCode)).toEqual(scanned.map((text) => (isExact(text) ? readOrderCode(text) : null)));
    const foreignOnes = scanned.filter((text) => !isExact(text));
    const asked = () => app.bridge.requestsOf('orders.list').length + app.bridge.requestsOf('guestOrders.list').length;
    const before200 = asked();
    for (const text of foreignOnes) scan(text);
    expect([foreignOnes.length > 20, asked()]).toEqual([true, before200]);
  });

  it('stays in a field of a form that is saved, and its Enter saves nothing; a person who types is heard', async () => {
    await start('/page-error-404');
    await scanAndWait('R77', () => toasts().includes(inEnglish('scan.unknown.order', { order: '#77' })));
    const form = document.createElement('form');
    form.toggleAttribute('data-saved');
    const field = document.createElement('input');
    form.append(field);
    document.body.append(form);
    expect(scan('6281000123456', field).at(-1)).toBe(false);
    expect(scan('POT-G105', field).at(-1)).toBe(false);
    expect(scan('12', field).at(-1)).toBe(true);
    form.toggleAttribute('data-saved');
    expect(scan('6281000123456', field).at(-1)).toBe(true);
    form.remove();
  });

  it('belongs to a field, a dialog or a menu that has the focus', async () => {
    const app = await start('/orders-guest');
    await screen.findByText('#10576');
    await scanAndWait('G10576', isMarked);
    await waitFor(() => expect(ticked()).toEqual(['10576']));
    scan('G10575', screen.getByRole('searchbox'));
    expect(ticked()).toEqual(['10576']);
    const box = document.createElement('div');
    box.setAttribute('role', 'dialog');
    document.body.append(box);
    scan('G10575');
    expect(ticked()).toEqual(['10576']);
    box.remove();
    expect(app.path()).toBe('/orders-guest');
  });

  it('opens the order of a link that was followed while the computer was locked, once its person is back', async () => {
    let isLinked = false;
    const app = renderApp({
      path: '/orders-guest',
      session,
      handlers: { ...handlers, 'windows.takeOrder': () => ok(isLinked ? { kind: 'guestOrder', id: 10575 } : null) },
    });
    await waitFor(() => expect(app.bridge.requestsOf('windows.takeOrder')).toHaveLength(1));
    act(() => app.bridge.emit('session.ended', { reason: 'locked' }));
    isLinked = true;
    act(() => app.bridge.emit('session.changed', session));
    await waitFor(() => expect(app.bridge.requestsOf('windows.takeOrder')).toHaveLength(2));
  });
});
