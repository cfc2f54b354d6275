// @vitest-environment happy-dom

import { useWindowBegin } from '@renderer/runtime/calls/window-kind';
import { notify, useNotifications } from '@renderer/runtime/notices/notify';
import { noteOwnBatch } from '@renderer/shared-components/printing/queue/own-batches';
import { PrintQueueButton } from '@renderer/shared-components/printing/queue/print-queue-button';
import { printQueuePanel, usePrintQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import type { PrintSettingsView } from '@shared/contract/printing/print-settings';
import type { PrinterInfo, QueueView } from '@shared/contract/printing/printing';
import { failed, ok } from '@shared/contract/result';
import { mapPrintables } from '@shared/domain/printing/printable';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FakeBridge } from '../../../../../../tests/support/page/fake-bridge';
import { endPrintScreen, showPrintScreen, toastTexts } from '../../../../../../tests/support/page/print-screen';
import { aJob, aLane, aQueue } from '../../../../../../tests/support/samples/print-queue';
import { printSettingsOf } from '../../../../../../tests/support/samples/print-settings';
import { inArabic, inEnglish } from '../../../../../../tests/support/texts';
import { PrintQueueHost } from './print-queue-host';
import { PrintQueueStatus } from './print-queue-status';

function Shell(): ReactElement {
  return (
    <>
      <PrintQueueButton />
      <PrintQueueStatus />
      <PrintQueueHost />
    </>
  );
}

const oneLane = (...jobs: Parameters<typeof aLane>[0]): QueueView => aQueue([aLane(jobs)]);
const status = (): HTMLElement => screen.getByRole('button', { name: /^Print queue:|^قائمة الطباعة:/ });
const rejected = (title: string): string =>
  inEnglish('printQueue.alert.failed', { title, reason: inEnglish('printQueue.reason.printerRefused') });
const runs = (): boolean => usePrintQueuePanel.getState().isOpen;

afterEach(endPrintScreen);

describe('the way to the queue', () => {
  it('shows in the footer what waits, and opens the panel there', async () => {
    showPrintScreen(<Shell />, { queue: oneLane(aJob(1), aJob(2)) });
    await waitFor(() => expect(status().textContent).toBe(inEnglish('printQueue.summary.status', { summary: '2 waiting' })));
    fireEvent.click(status());
    expect(await screen.findByRole('dialog', { name: inEnglish('printQueue.queue.title') })).toBeTruthy();
    expect(status().getAttribute('aria-expanded')).toBe('true');
  });

  it('writes the footer in Arabic with the chosen digits', async () => {
    showPrintScreen(<Shell />, { language: 'ar', digits: 'arab', queue: oneLane(aJob(1), aJob(2)) });
    await waitFor(() => expect(status().textContent).toBe(inArabic('printQueue.summary.status', { summary: 'في الانتظار (٢)' })));
  });

  it('says that the queue is empty', async () => {
    showPrintScreen(<Shell />);
    expect(await screen.findByRole('button', { name: inEnglish('printQueue.summary.statusIdle') })).toBeTruthy();
  });

  it('has a button in the toolbar only while something failed, which gets the keyboard back', async () => {
    const name = inEnglish('printQueue.queue.title');
    const { tellQueue } = showPrintScreen(<Shell />, { queue: oneLane(aJob(1)) });
    await waitFor(() => expect(status().textContent).toContain('1 waiting'));
    expect(screen.queryByRole('button', { name })).toBeNull();
    tellQueue(oneLane(aJob(1, { state: 'failed', error: { code: 'printerRefused' } })));
    const button = await screen.findByRole('button', { name });
    expect(button.textContent).toContain(name);
    button.focus();
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('printQueue.queue.close') }));
    expect(runs()).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('opens when a command of the shell says so', async () => {
    showPrintScreen(<Shell />);
    act(() => printQueuePanel.open());
    expect(await screen.findByRole('dialog', { name: inEnglish('printQueue.queue.title') })).toBeTruthy();
  });

  it('forgets what was open when the signed-in screens go away', () => {
    const { unmount } = showPrintScreen(<Shell />);
    act(() => printQueuePanel.open());
    unmount();
    expect(runs()).toBe(false);
  });
});

describe('notices while the panel is closed', () => {
  it('tells the first failure of a batch with its reason, once', async () => {
    const { tellQueue } = showPrintScreen(<Shell />, { queue: oneLane(aJob(1), aJob(2), aJob(3)) });
    await waitFor(() => expect(status().textContent).toContain('3 waiting'));
    const fail = { state: 'failed', error: { code: 'printerRefused' } } as const;
    tellQueue(oneLane(aJob(1, fail), aJob(2), aJob(3)));
    await waitFor(() => expect(toastTexts()).toEqual([rejected('INV-1')]));
    tellQueue(oneLane(aJob(1, fail), aJob(2, fail), aJob(3)));
    tellQueue(oneLane(aJob(1, fail), aJob(2, fail), aJob(3), aJob(4, { ...fail, batchId: 'batch-2' })));
    await waitFor(() => expect(toastTexts()).toHaveLength(2));
    expect(toastTexts()[1]).toContain('INV-4');
  });

  it('takes back that a batch was sent when one of its sheets was not printed', async () => {
    const { tellQueue } = showPrintScreen(<Shell />, { queue: oneLane(aJob(1)) });
    await waitFor(() => expect(status().textContent).toContain('1 waiting'));
    act(() => notify.success('1 invoice sent', undefined, aJob(1).batchId));
    tellQueue(oneLane(aJob(1, { state: 'failed', error: { code: 'printerRefused' } })));
    await waitFor(() => expect(toastTexts()).toEqual([rejected('INV-1')]));
  });

  it('tells in a window of a record what was asked for there, also when that is known only later', async () => {
    useWindowBegin.setState({ begin: { path: '/orders/details', state: null, name: null, list: null, isPinned: false } });
    const { tellQueue, bridge } = showPrintScreen(<Shell />, { queue: oneLane(aJob(1, { batchId: 'b1' }), aJob(2, { batchId: 'b2' })) });
    await waitFor(() => expect(status().textContent).toContain('2 waiting'));
    const fail = { state: 'failed', error: { code: 'printerRefused' } } as const;
    tellQueue(oneLane(aJob(1, { ...fail, batchId: 'b1' }), aJob(2, { ...fail, batchId: 'b2' })));
    await waitFor(() => expect(status().textContent).toContain('2 failed'));
    expect(toastTexts()).toEqual([]);
    act(() => noteOwnBatch('b2'));
    await waitFor(() => expect(toastTexts()).toEqual([rejected('INV-2')]));
    expect(bridge.requestsOf('windows.recordBatch')).toEqual([{ batchId: 'b2' }]);
    useWindowBegin.setState({ begin: null });
  });

  it('leaves what another window has asked for to that window, until it closes', async () => {
    const { tellQueue, bridge } = showPrintScreen(<Shell />, { queue: oneLane(aJob(1, { batchId: 'b1' })) });
    await waitFor(() => expect(status().textContent).toContain('1 waiting'));
    act(() => bridge.emit('windows.batchesChanged', { elsewhere: ['b1'] }));
    tellQueue(oneLane(aJob(1, { state: 'failed', error: { code: 'printerRefused' }, batchId: 'b1' })));
    await waitFor(() => expect(status().textContent).toContain('1 failed'));
    expect(toastTexts()).toEqual([]);
    act(() => bridge.emit('windows.batchesChanged', { elsewhere: [] }));
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
  });

  it('tells that a printer is in trouble, and since when', async () => {
    const { tellQueue } = showPrintScreen(<Shell />, { queue: oneLane(aJob(1)) });
    await waitFor(() => expect(status().textContent).toContain('1 waiting'));
    tellQueue(aQueue([aLane([aJob(1)], { trouble: { kind: 'notAnswering', since: '2025-03-02T07:42:00.000Z' } })]));
    await waitFor(() => expect(toastTexts()).toEqual(['HP LaserJet M404: not reachable since 2 Mar 2025, 10:42']));
  });

  it('asks at the start about uncertain and old sheets, but does not repeat old failures', async () => {
    const createdAt = '2025-03-02T07:42:00.000Z';
    const jobs = [aJob(1, { state: 'failed' }), aJob(2, { state: 'uncertain', batchId: 'b2' }), aJob(3, { createdAt })];
    showPrintScreen(<Shell />, { queue: aQueue([aLane(jobs)], { staleJobs: 1 }) });
    await waitFor(() =>
      expect(toastTexts()).toEqual([
        inEnglish('printQueue.alert.uncertain', { title: 'INV-2' }),
        inEnglish('printQueue.stale.title', { count: 1, when: '2 Mar 2025' }),
      ]),
    );
  });

  it('takes back that a batch was sent also while the panel is open and shows the failure itself', async () => {
    const { tellQueue } = showPrintScreen(<Shell />, { queue: oneLane(aJob(1, { batchId: 'b7' })) });
    await waitFor(() => expect(status().textContent).toContain('1 waiting'));
    act(() => notify.success('1 invoice sent', undefined, 'b7'));
    await waitFor(() => expect(toastTexts()).toEqual(['1 invoice sent']));
    act(() => printQueuePanel.open());
    tellQueue(oneLane(aJob(1, { state: 'failed', batchId: 'b7' })));
    await screen.findByText(inEnglish('station.failed.title'));
    await waitFor(() => expect(toastTexts()).toEqual([]));
  });

  it('says nothing of what the open panel shows, neither then nor later', async () => {
    const { tellQueue } = showPrintScreen(<Shell />, { queue: oneLane(aJob(1)) });
    await waitFor(() => expect(status().textContent).toContain('1 waiting'));
    act(() => printQueuePanel.open());
    tellQueue(oneLane(aJob(1, { state: 'failed' })));
    await screen.findByText(inEnglish('station.failed.title'));
    act(() => printQueuePanel.close());
    tellQueue(oneLane(aJob(1, { state: 'failed' }), aJob(2)));
    await waitFor(() => expect(status().textContent).toContain('1 waiting'));
    expect(toastTexts()).toEqual([]);
  });

  it('opens the panel from the notice', async () => {
    const { tellQueue } = showPrintScreen(<Shell />, { queue: oneLane(aJob(1)) });
    await waitFor(() => expect(status().textContent).toContain('1 waiting'));
    tellQueue(oneLane(aJob(1, { state: 'uncertain' })));
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    const { message } = useNotifications.getState().messages[0] ?? {};
    if (message?.kind !== 'text' || !message.action) throw new Error('the notice has no action');
    const { action } = message;
    const content = document.createElement('main');
    const link = document.createElement('button');
    content.id = 'content';
    content.tabIndex = -1;
    document.body.append(content, link);
    link.focus();
    act(action.run);
    expect(runs()).toBe(true);
    // The toast is removed with its link.
    link.remove();
    act(printQueuePanel.close);
    expect(document.activeElement).toBe(content);
    content.remove();
  });
});

describe('a print that came to nothing', () => {
  const request = { orders: [1, 2, 3].map((id) => ({ kind: 'order' as const, id })), language: 'ar' as const };

  const withoutPrinters = { ...printSettingsOf(), sharedPrinter: null };
  const anyPrinter = (name: string): PrinterInfo => ({
    ...{ name, displayName: `Printer ${name}`, description: '', location: '', state: 'ready', stateMessage: '' },
  });
  const askWith = (settings: PrintSettingsView, printers: PrinterInfo[]) => {
    let kept = settings;
    return showPrintScreen(<Shell />, {
      handlers: {
        'printing.readSettings': () => ok(kept),
        'printing.printers': () => ok(printers),
        'printing.saveSettings': (next) => {
          kept = { ...kept, ...next };
          return ok(kept);
        },
        'printing.enqueue': () => ok({ batchId: 'b', jobIds: ['j'], printers: ['b'] }),
      },
    });
  };
  const noPrinter = { code: 'noPrinter', document: 'invoice' } as const;
  const askTitle = inEnglish('printQueue.problem.noPrinter.title', { document: inEnglish('printables.name.invoice') });
  const printIt = inEnglish('printQueue.problem.noPrinter.print', { document: inEnglish('printables.name.invoice') });
  const savedRoutes = (bridge: FakeBridge) => bridge.requestsOf('printing.saveSettings')[0] as PrintSettingsView;

  it('asks for the printer of a document without one, takes it for all without one, and prints', async () => {
    const own = { ...withoutPrinters.routes.addressLabel, printer: 'zebra' };
    const { bridge } = askWith({ ...withoutPrinters, routes: { ...withoutPrinters.routes, addressLabel: own } }, [
      anyPrinter('a'),
      anyPrinter('b'),
    ]);
    act(() => printQueuePanel.tell({ failure: noPrinter, request, action: 'print' }));
    await screen.findByRole('dialog', { name: askTitle });
    fireEvent.click(await screen.findByRole('radio', { name: /Printer b/ }));
    const forAll = await screen.findByRole<HTMLInputElement>('checkbox', { name: inEnglish('printQueue.problem.noPrinter.forAll') });
    expect(forAll.checked).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: printIt }));
    await waitFor(() => expect(bridge.requestsOf('printing.enqueue')).toEqual([request]));
    expect(savedRoutes(bridge).sharedPrinter).toBe('b');
    expect(mapPrintables((document) => savedRoutes(bridge).routes[document].printer)).toEqual({
      ...mapPrintables(() => 'b'),
      addressLabel: 'zebra',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(usePrintQueuePanel.getState().held).toBeNull();
  });

  it('takes the printer for this document alone where the person says so, and begins with the printer of the invoices', async () => {
    const own = { ...withoutPrinters.routes.invoice, printer: 'b' };
    const { sharedPrinter: _none, ...each } = withoutPrinters;
    const { bridge } = askWith({ ...each, routes: { ...each.routes, invoice: own } }, [anyPrinter('a'), anyPrinter('b')]);
    const print = vi.fn(async () => true);
    act(() =>
      printQueuePanel.tell({
        failure: { code: 'noPrinter', document: 'endOfDay' },
        request: { orders: [], sheet: { print } },
        action: 'print',
      }),
    );
    const document = inEnglish('printables.name.endOfDay');
    await screen.findByRole('dialog', { name: inEnglish('printQueue.problem.noPrinter.title', { document }) });
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Printer b/ })).checked).toBe(true);
    fireEvent.click(await screen.findByRole('checkbox', { name: inEnglish('printQueue.problem.noPrinter.forAll') }));
    fireEvent.click(screen.getByRole('button', { name: inEnglish('printQueue.problem.noPrinter.print', { document }) }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const { routes, sharedPrinter } = savedRoutes(bridge);
    expect(mapPrintables((one) => routes[one].printer)).toEqual({ ...mapPrintables(() => null), invoice: 'b', endOfDay: 'b' });
    expect(sharedPrinter).toBeUndefined();
  });

  it('keeps what was asked for where the computer has no printer, and leads to the settings', async () => {
    const { path } = askWith(withoutPrinters, []);
    act(() => printQueuePanel.tell({ failure: noPrinter, request, action: 'print' }));
    const dialog = await screen.findByRole('dialog', { name: askTitle });
    await waitFor(() => expect(dialog.textContent).toContain(inEnglish('printQueue.problem.noPrinter.none')));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: inEnglish('printerSettings.title') })));
    expect(path()).toBe('/settings/printing');
    expect(usePrintQueuePanel.getState().held).toEqual(request);
  });

  it('keeps nothing and gives the keyboard back when it is cancelled', async () => {
    const { path } = showPrintScreen(<Shell />);
    const opener = await screen.findByRole('button', { name: inEnglish('printQueue.summary.statusIdle') });
    opener.focus();
    act(() => printQueuePanel.tell({ failure: { code: 'noPrinter' }, request, action: 'print' }));
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('common.cancel') }));
    expect(usePrintQueuePanel.getState().held).toBeNull();
    expect(path()).toBe('/orders');
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('names the printer that is gone and tries again on request, in the same language', async () => {
    const { bridge } = showPrintScreen(<Shell />, {
      queue: aQueue([aLane([])]),
      handlers: { 'printing.enqueue': () => ok({ batchId: 'b', jobIds: ['j'], printers: ['hp-m404'] }) },
    });
    await screen.findByRole('button', { name: inEnglish('printQueue.summary.statusIdle') });
    act(() => printQueuePanel.tell({ failure: { code: 'printerNotFound', message: 'hp-m404' }, request, action: 'print' }));
    const dialog = await screen.findByRole('dialog', { name: inEnglish('printQueue.problem.printerNotFound.title') });
    const printer = 'HP LaserJet M404';
    expect(dialog.textContent).toContain(inEnglish('printQueue.problem.printerNotFound.text', { count: 3, printer }));
    const buttons = [...dialog.querySelectorAll('.fui-DialogActions button')].map((button) => button.textContent);
    expect(buttons).toEqual([inEnglish('common.cancel'), inEnglish('common.retry'), inEnglish('printQueue.problem.choosePrinter')]);
    fireEvent.click(screen.getByRole('button', { name: inEnglish('common.retry') }));
    await waitFor(() => expect(bridge.requestsOf('printing.enqueue')).toEqual([request]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that IT does not allow the printer, and leads to the others', async () => {
    const { path } = showPrintScreen(<Shell />);
    act(() => printQueuePanel.tell({ failure: { code: 'printerNotAllowed', message: 'hp-m404' }, request, action: 'print' }));
    const dialog = await screen.findByRole('dialog', { name: inEnglish('printQueue.problem.printerNotAllowed.title') });
    const buttons = [...dialog.querySelectorAll('.fui-DialogActions button')].map((button) => button.textContent);
    expect(buttons).toEqual([inEnglish('common.cancel'), inEnglish('printQueue.problem.choosePrinter')]);
    fireEvent.click(screen.getByRole('button', { name: inEnglish('printQueue.problem.choosePrinter') }));
    await waitFor(() => expect(path()).toBe('/settings/printing'));
    expect(usePrintQueuePanel.getState().held).toEqual(request);
  });

  it('names a printer that asks for a file for each sheet, and offers PDF and the other printers', async () => {
    const { bridge } = showPrintScreen(<Shell />, { handlers: { 'printing.savePdf': () => failed('cancelled') } });
    const failure = { code: 'printerAsksForFile' as const, message: 'Microsoft Print to PDF' };
    act(() => printQueuePanel.tell({ failure, request, action: 'print' }));
    const title = inEnglish('printQueue.problem.printerAsksForFile.title', { printer: failure.message });
    const dialog = await screen.findByRole('dialog', { name: title });
    const buttons = [...dialog.querySelectorAll('.fui-DialogActions button')].map((button) => button.textContent);
    expect(buttons).toEqual([
      inEnglish('common.cancel'),
      inEnglish('printQueue.problem.printingForbidden.savePdf'),
      inEnglish('printQueue.problem.choosePrinter'),
    ]);
    fireEvent.click(screen.getByRole('button', { name: inEnglish('printQueue.problem.printingForbidden.savePdf') }));
    await waitFor(() => expect(bridge.requestsOf('printing.savePdf')).toHaveLength(1));
  });

  it('offers the same documents as PDF where IT forbids printing', async () => {
    const { bridge } = showPrintScreen(<Shell />, { handlers: { 'printing.savePdf': () => failed('cancelled') } });
    act(() => printQueuePanel.tell({ failure: { code: 'printingForbidden' }, request, action: 'print' }));
    const dialog = await screen.findByRole('dialog', { name: inEnglish('printQueue.problem.printingForbidden.title') });
    const buttons = [...dialog.querySelectorAll('.fui-DialogActions button')].map((button) => button.textContent);
    expect(buttons).toEqual([inEnglish('common.cancel'), inEnglish('printQueue.problem.printingForbidden.savePdf')]);
    fireEvent.click(screen.getByRole('button', { name: inEnglish('printQueue.problem.printingForbidden.savePdf') }));
    await waitFor(() => expect(bridge.requestsOf('printing.savePdf')).toEqual([request]));
    expect(bridge.requestsOf('printing.enqueue')).toEqual([]);
  });

  it('names the orders that could not be read', async () => {
    showPrintScreen(<Shell />);
    act(() => printQueuePanel.tell({ failure: { code: 'orderNotAvailable', message: '#12, #14' }, request, action: 'print' }));
    const dialog = await screen.findByRole('dialog', { name: inEnglish('printQueue.problem.orderNotAvailable.title', { count: 3 }) });
    expect(dialog.textContent).toContain('#12, #14');
  });

  it('saves the PDF again, not a print, after a full disk', async () => {
    const { bridge } = showPrintScreen(<Shell />, { handlers: { 'printing.savePdf': () => failed('cancelled') } });
    act(() => printQueuePanel.tell({ failure: { code: 'diskFull' }, request, action: 'pdf' }));
    await screen.findByRole('dialog', { name: inEnglish('printQueue.problem.diskFull.title') });
    fireEvent.click(screen.getByRole('button', { name: inEnglish('common.retry') }));
    await waitFor(() => expect(bridge.requestsOf('printing.savePdf')).toEqual([request]));
    expect(bridge.requestsOf('printing.enqueue')).toEqual([]);
  });

  it.each([
    [1, 'الطلب محفوظ هنا'],
    [2, 'الطلبان محفوظان هنا'],
    [7, 'الطلبات (7) محفوظة هنا'],
    [40, 'الطلبات (40) محفوظة هنا'],
  ])('counts %i orders as Arabic does', async (count, words) => {
    const orders = Array.from({ length: count }, (_, id) => ({ kind: 'order' as const, id }));
    showPrintScreen(<Shell />, { language: 'ar' });
    act(() => printQueuePanel.tell({ failure: { code: 'printerNotFound' }, request: { orders }, action: 'print' }));
    expect((await screen.findByRole('dialog')).textContent).toContain(words);
  });
});
