// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { DocumentKind } from '@shared/domain/printing/printable';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { endPrintScreen, showPrintScreen, toastTexts } from '../../../../../tests/support/page/print-screen';
import { printSettingsOf } from '../../../../../tests/support/samples/print-settings';
import { inArabic, inEnglish, startingWith } from '../../../../../tests/support/texts';
import { PrintButton } from './print-button';

const order: OrderRef = { kind: 'guestOrder', id: 10699 };
const settings = printSettingsOf({ printer: 'br', paper: 'A4' }, { pressed: ['invoice', 'packingSlip'] });
settings.routes = {
  ...settings.routes,
  packingSlip: { ...settings.routes.packingSlip, printer: 'hp', copies: 2 },
  addressLabel: { ...settings.routes.addressLabel, printer: null, paper: '100x50mm' },
};
const printer = (name: string, displayName: string) =>
  ({ name, displayName, description: '', location: '', state: 'ready', stateMessage: '' }) as const;

async function show(options: { orders?: OrderRef[]; handlers?: FakeHandlers; language?: 'en' | 'ar'; onPreview?: () => void } = {}) {
  const { orders = [order], handlers = {}, language = 'en', onPreview } = options;
  const shown = showPrintScreen(<PrintButton orders={orders} label="Print" hasPdf {...(onPreview && { onPreview })} />, {
    language,
    handlers: {
      'printing.readSettings': () => ok(settings),
      'printing.printers': () => ok([printer('br', 'Brother HL-L2350DW'), printer('hp', 'HP LaserJet M404')]),
      'printing.printedBefore': () => ok([{ order, documents: ['packingSlip'] as DocumentKind[] }]),
      'printing.enqueue': (asked) => {
        const isOfOne = 'documents' in asked;
        return ok({ batchId: 'b', jobIds: isOfOne ? ['1'] : ['1', '2'], printers: isOfOne ? ['hp'] : ['br', 'hp'] });
      },
      'printing.savePdf': () => ok({ path: '/home/mona/order.pdf' }),
      ...handlers,
    },
  });
  return shown;
}

const openMenu = async (): Promise<void> => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: inEnglish('printMenu.more') })));
  await screen.findByText(inEnglish('printMenu.pressed'));
};
const entry = (name: RegExp): HTMLElement => screen.getByRole('menuitem', { name });
const choose = (name: RegExp): Promise<void> => act(async () => void fireEvent.click(entry(name)));

afterEach(endPrintScreen);

describe('the button that prints orders', () => {
  it('prints by its face what the settings say of one press, and tells the sheets and their printers', async () => {
    const { bridge } = await show();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: inEnglish('orders.action.print') })));
    expect(bridge.requestsOf('printing.enqueue')).toEqual([{ orders: [order] }]);
    await waitFor(() =>
      expect(toastTexts()).toEqual([
        inEnglish('printQueue.toast.queuedSheets', { count: 2, documents: 'Invoice and packing slip', printer: 'br, hp' }),
      ]),
    );
  });

  it('says in its menu where each document goes, and which one comes out as a copy', async () => {
    await show();
    await openMenu();
    await screen.findByText(inEnglish('printMenu.copy'));
    expect(entry(/^Invoice and packing slip/).textContent).toContain(inEnglish('printMenu.eachOnItsPrinter'));
    expect(entry(/^Invoice(?! and)/).textContent).toContain('Brother HL-L2350DW, A4');
    const slip = entry(startingWith(inEnglish('documents.packingSlip.title'))).textContent;
    expect(slip).toContain('HP LaserJet M404, A4, 2 copies');
    expect(slip).toContain(inEnglish('printMenu.copy'));
    expect(entry(/^Invoice(?! and)/).textContent).not.toContain('COPY');
  });

  it('prints one document alone', async () => {
    const { bridge } = await show();
    await openMenu();
    await choose(startingWith(inEnglish('documents.packingSlip.title')));
    expect(bridge.requestsOf('printing.enqueue')).toEqual([{ orders: [order], documents: ['packingSlip'] }]);
    await waitFor(() =>
      expect(toastTexts()).toEqual([inEnglish('printQueue.toast.queued', { documents: '1 packing slip', printer: 'hp' })]),
    );
  });

  it('offers a document without a printer like any other, and asks for it', async () => {
    const { bridge } = await show();
    await openMenu();
    expect(entry(startingWith(inEnglish('printables.name.addressLabel'))).textContent).toContain(inEnglish('printMenu.asksPrinter'));
    await choose(startingWith(inEnglish('printables.name.addressLabel')));
    await waitFor(() => expect(bridge.requestsOf('printing.enqueue')).toEqual([{ orders: [order], documents: ['addressLabel'] }]));
  });

  it.each([
    ['invoice', inEnglish('documents.invoice.title'), 'A4'],
    ['packingSlip', inEnglish('documents.packingSlip.title'), 'A4'],
    ['addressLabel', inEnglish('printables.name.addressLabel'), '100 × 50 mm'],
  ] as const)('saves as a PDF the %s, on the paper of its destination', async (document, name, paper) => {
    const { bridge } = await show();
    await openMenu();
    await choose(startingWith(inEnglish('orders.action.savePdf')));
    const entries = within(await screen.findByRole('menu', { name: startingWith(inEnglish('orders.action.savePdf')) })).getAllByRole(
      'menuitem',
    );
    const wanted = entries.find(({ textContent }) => textContent === `${name}${paper}`);
    await act(async () => void fireEvent.click(wanted as HTMLElement));
    expect(bridge.requestsOf('printing.savePdf')).toEqual([{ orders: [order], documents: [document] }]);
    await waitFor(() => expect(screen.queryByText(inEnglish('printMenu.pressed'))).toBeNull());
  });

  it('offers preview and the settings', async () => {
    const onPreview = vi.fn();
    const { path } = await show({ onPreview });
    await openMenu();
    await choose(startingWith(inEnglish('printMenu.preview')));
    expect(onPreview).toHaveBeenCalledOnce();
    await openMenu();
    await choose(startingWith(inEnglish('printMenu.settings')));
    await waitFor(() => expect(path()).toBe('/settings/printing'));
  });

  it('counts the copies among several orders', async () => {
    const others = [1, 2].map((id): OrderRef => ({ kind: 'order', id }));
    await show({
      orders: [order, ...others],
      handlers: { 'printing.printedBefore': () => ok([order, ...others].slice(1).map((one) => ({ order: one, documents: ['invoice'] }))) },
    });
    await openMenu();
    expect(await screen.findByText('2 as COPY')).toBeTruthy();
  });

  it('opens with the arrow down, and gives the keyboard back when it closes', async () => {
    await show();
    const more = screen.getByRole('button', { name: inEnglish('printMenu.more') });
    more.focus();
    await act(async () => fireEvent.keyDown(more, { key: 'ArrowDown' }));
    await screen.findByText(inEnglish('printMenu.oneDocument'));
    await act(async () => fireEvent.keyDown(entry(/^Change printers/), { key: 'Escape' }));
    await waitFor(() => expect(document.activeElement).toBe(more));
  });

  it('joins the documents as Arabic does', async () => {
    await show({ language: 'ar' });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: inArabic('printMenu.more') })));
    expect(await screen.findByText('الفاتورة وورقة التجهيز')).toBeTruthy();
  });
});
