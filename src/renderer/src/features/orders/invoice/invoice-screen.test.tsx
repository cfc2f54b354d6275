// @vitest-environment happy-dom

import { usePageHeaderState } from '@renderer/ui/layout/page-header';
import { failed, ok } from '@shared/contract/result';
import { toFils } from '@shared/domain/money';
import { toOrderRow } from '@shared/lists/orders';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { control, endPage, type PageOptions, type ShownPage, showPage } from '../../../../../../tests/support/page/page';
import { aGuestOrder, anOrder } from '../../../../../../tests/support/samples/order-rows';
import { printSettingsOf } from '../../../../../../tests/support/samples/print-settings';
import { inArabic, inEnglish } from '../../../../../../tests/support/texts';

const profile = {
  printer: 'hp',
  paper: 'A4',
  copies: 1,
  language: 'app',
  color: false,
  shopName: 'Bayt Al-Dar',
  shopAddress: 'Salmiya',
  shopPhone: '',
} as const;
const open = (options: PageOptions = {}, settings: Parameters<typeof printSettingsOf>[0] = {}): Promise<ShownPage> =>
  showPage('/orders-guest/invoice', {
    state: { order: toOrderRow('guestOrder', aGuestOrder(10479)) },
    ...options,
    handlers: {
      'printing.readSettings': () => ok(printSettingsOf({ ...profile, ...settings })),
      'printing.enqueue': () => ok({ batchId: 'b', jobIds: ['1'], printers: ['hp'] }),
      'printing.savePdf': () => ok({ path: '/home/mona/INV-10479.pdf' }),
      ...options.handlers,
    },
  });
const paper = (): Promise<HTMLElement> => waitFor(() => document.querySelector('article.inv') ?? Promise.reject(new Error('no paper')));
const lines = (): string => document.querySelector('article.inv')?.textContent ?? '';

afterEach(() => endPage());

describe('invoice on the page', () => {
  it('[INV-01] [INV-02] shows the order of the navigation state as paper', async () => {
    const page = await open();
    const sheet = await paper();
    expect([sheet.lang, sheet.dir, sheet.dataset.paper]).toEqual(['en', 'ltr', 'A4']);
    expect(sheet.textContent).toContain('Bayt Al-Dar');
    expect(sheet.textContent).toContain('INV-10479');
    expect(sheet.textContent).toContain('Cast-iron casserole, 26 cm');
    expect(sheet.textContent).toContain('86.800');
    expect(page.bridge.requests.filter(({ name }) => /^(orders|guestOrders)\./.test(name))).toEqual([]);
  });

  it('[ORD-10] [INV-02] shows registered orders too, with a button that prints', async () => {
    const page = await showPage('/orders/invoice', {
      state: { order: toOrderRow('order', anOrder(12)) },
      handlers: {
        'printing.readSettings': () => ok(printSettingsOf(profile)),
        'printing.enqueue': () => ok({ batchId: 'b', jobIds: ['1'], printers: ['hp'] }),
      },
    });
    expect((await paper()).textContent).toContain('INV-12');
    fireEvent.click(control(inEnglish('orders.invoice.print')));
    const asked = { orders: [{ kind: 'order', id: 12 }], documents: ['invoice'], language: 'en' };
    await waitFor(() => expect(page.bridge.requestsOf('printing.enqueue')).toEqual([asked]));
  });

  it('[LAY-16] is titled with the number of its order', async () => {
    await open();
    await paper();
    await waitFor(() => expect(usePageHeaderState.getState().title).toBe('#10479'));
  });

  it('[INV-18] starts in the language of the app and switches only the paper', async () => {
    await open({ language: 'ar' });
    expect((await paper()).dir).toBe('rtl');
    expect(lines()).toContain('قدر حديد زهر 26 سم');
    fireEvent.click(screen.getByRole('tab', { name: inEnglish('notifications.preview.english') }));
    expect([(await paper()).lang, (await paper()).dir]).toEqual(['en', 'ltr']);
    expect(lines()).toContain('Cast-iron casserole, 26 cm');
    expect(control(inArabic('orders.invoice.print'))).toBeTruthy();
  });

  it('starts in the language of the printer settings when they name one', async () => {
    await open({ language: 'en' }, { language: 'ar', paper: '80mm' });
    const sheet = await paper();
    expect([sheet.lang, sheet.dataset.paper]).toEqual(['ar', '80mm']);
  });

  it('[INV-17] prints and saves in the language that is shown', async () => {
    const page = await open();
    await paper();
    fireEvent.click(screen.getByRole('tab', { name: inArabic('productForm.arabic') }));
    fireEvent.click(control(inEnglish('orders.invoice.print')));
    const asked = { orders: [{ kind: 'guestOrder', id: 10479 }], language: 'ar' };
    await waitFor(() => expect(page.bridge.requestsOf('printing.enqueue')).toEqual([{ ...asked, documents: ['invoice'] }]));
    await waitFor(() => expect(control(inEnglish('orders.invoice.savePdf')).getAttribute('aria-disabled')).not.toBe('true'));
    fireEvent.click(control(inEnglish('orders.invoice.savePdf')));
    await waitFor(() => expect(page.bridge.requestsOf('printing.savePdf')).toEqual([{ ...asked, documents: ['invoice'] }]));
  });

  it('prints with the entry of the native menu', async () => {
    const page = await open();
    await paper();
    act(() => page.bridge.emit('app.commandInvoked', { command: 'print' }));
    await waitFor(() => expect(page.bridge.requestsOf('printing.enqueue')).toHaveLength(1));
  });

  it('says on screen that the sums differ', async () => {
    const order = toOrderRow('guestOrder', aGuestOrder(10479, { total: toFils(90) }));
    await open({ state: { order } });
    await paper();
    expect(screen.getByText(/The items add up to/)).toBeTruthy();
  });

  it('goes back to the details of the same order', async () => {
    const page = await open();
    await paper();
    fireEvent.click(control(inEnglish('orders.invoice.back')));
    await waitFor(() => expect(page.address()).toBe('/orders-guest/details'));
    expect(page.state()).toMatchObject({ order: { id: 10479 } });
  });

  it('says why the settings could not be read, and tries again', async () => {
    const page = await open({ handlers: { 'printing.readSettings': () => failed('storageFailed') } });
    await screen.findByRole('alert');
    page.bridge.handle({ 'printing.readSettings': () => ok(printSettingsOf(profile)) });
    fireEvent.click(control(inEnglish('common.retry')));
    expect((await paper()).textContent).toContain('INV-10479');
  });
});
