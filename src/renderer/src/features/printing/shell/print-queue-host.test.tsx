// @vitest-environment happy-dom

import { useWindowBegin } from '@renderer/runtime/calls/window-kind';
import { notify, useNotifications } from '@renderer/runtime/notices/notify';
import { noteOwnBatch } from '@renderer/shared-components/printing/queue/own-batches';
import { PrintQueueButton } from '@renderer/shared-components/printing/queue/print-queue-button';
import { printQueuePanel, usePrintQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import type { QueueView } from '@shared/contract/printing/printing';
import { failed, ok } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { endPrintScreen, showPrintScreen, toastTexts } from '../../../../../../tests/support/page/print-screen';
import { aJob, aLane, aQueue } from '../../../../../../tests/support/samples/print-queue';
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

  it('opens and closes by the toolbar button, which gets the keyboard back', async () => {
    showPrintScreen(<Shell />, { queue: oneLane(aJob(1)) });
    const button = screen.getByRole('button', { name: inEnglish('printQueue.queue.title') });
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

  it('explains that no printer is chosen, keeps the orders, and leads to the settings', async () => {
    const { path } = showPrintScreen(<Shell />);
    act(() => printQueuePanel.tell({ failure: { code: 'noPrinter' }, request, action: 'print' }));
    const dialog = await screen.findByRole('dialog', { name: inEnglish('printQueue.problem.noPrinter.title') });
    expect(dialog.textContent).toContain(inEnglish('printQueue.problem.noPrinter.text', { count: 3 }));
    // The button that changes nothing is first, as in every dialog.
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([inEnglish('common.cancel'), inEnglish('printQueue.problem.choosePrinter')]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: inEnglish('printQueue.problem.choosePrinter') })));
    expect(path()).toBe('/settings/printing');
    expect(usePrintQueuePanel.getState().held).toEqual(request);
    expect(screen.queryByRole('dialog')).toBeNull();
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
    [1, 'والطلب محفوظ هنا'],
    [2, 'والطلبان محفوظان هنا'],
    [7, 'والطلبات (7) محفوظة هنا'],
    [40, 'والطلبات (40) محفوظة هنا'],
  ])('counts %i orders as Arabic does', async (count, words) => {
    const orders = Array.from({ length: count }, (_, id) => ({ kind: 'order' as const, id }));
    showPrintScreen(<Shell />, { language: 'ar' });
    act(() => printQueuePanel.tell({ failure: { code: 'noPrinter' }, request: { orders }, action: 'print' }));
    expect((await screen.findByRole('dialog')).textContent).toContain(words);
  });
});
