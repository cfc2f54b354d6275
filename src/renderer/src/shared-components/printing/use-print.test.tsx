// @vitest-environment happy-dom

import { useRead } from '@renderer/runtime/calls/use-read';
import { useNotifications } from '@renderer/runtime/notices/notify';
import { failed, ok, type Result } from '@shared/contract/result';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { endPrintScreen, showPrintScreen, toastTexts } from '../../../../../tests/support/page/print-screen';
import { aLane, aQueue } from '../../../../../tests/support/samples/print-queue';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';
import { usePrintQueuePanel } from './queue/print-queue-panel';
import { usePrint } from './use-print';

const refs = (count: number): OrderRef[] => Array.from({ length: count }, (_, at) => ({ kind: 'guestOrder', id: at + 1 }));
const queued: FakeHandlers = { 'printing.enqueue': () => ok({ batchId: 'b', jobIds: ['j'], printers: ['HP LaserJet M404'] }) };
const answers: boolean[] = [];

function Screen({ orders }: { orders: OrderRef[] }): ReactElement {
  const { printOrders, savePdf, isBusy } = usePrint();
  useRead('printing.queue', undefined);
  return (
    <>
      <button type="button" onClick={() => void printOrders(orders).then((answer) => answers.push(answer))}>
        print
      </button>
      <button type="button" onClick={() => void printOrders(orders, { language: 'ar' })}>
        print in Arabic
      </button>
      <button type="button" onClick={() => void savePdf(orders).then((answer) => answers.push(answer))}>
        pdf
      </button>
      <output>{isBusy ? 'busy' : 'idle'}</output>
    </>
  );
}

function Listed(): ReactElement | null {
  useRead('guestOrders.list', { query: { page: 1 } });
  return null;
}

const press = async (name: string): Promise<void> => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};
const problem = () => usePrintQueuePanel.getState().problem;

afterEach(() => {
  endPrintScreen();
  answers.length = 0;
});

describe('printing from a screen', () => {
  it('queues the orders in their order and says how many went to which printer', async () => {
    const { bridge } = showPrintScreen(<Screen orders={refs(3)} />, { handlers: queued });
    await screen.findByText('idle');
    await press('print');
    expect(bridge.requestsOf('printing.enqueue')).toEqual([{ orders: refs(3) }]);
    expect(toastTexts()).toEqual([inEnglish('printQueue.toast.queued', { documents: '3 invoices', printer: 'HP LaserJet M404' })]);
    expect(answers).toEqual([true]);
  });

  it('tells as of when sheets are, and what the server has changed since it was shown; the lists of orders follow', async () => {
    const news = { asOf: '2026-11-20T08:00:00.000Z', changed: refs(2) };
    const answer = { batchId: 'b', jobIds: ['j'], printers: ['hp'], news };
    const { bridge } = showPrintScreen(
      <>
        <Screen orders={refs(3)} />
        <Listed />
      </>,
      {
        handlers: {
          'printing.enqueue': () => ok(answer),
          'printing.savePdf': () => ok({ path: '/tmp/a.pdf', news: { asOf: null, changed: refs(1) } }),
        },
      },
    );
    await screen.findByText('idle');
    await press('print');
    expect(toastTexts().slice(1)).toEqual([
      inEnglish('printQueue.news.asOf', { when: '20 Nov 2026, 11:00' }),
      inEnglish('printQueue.news.changed', { count: 2 }),
    ]);
    await vi.waitFor(() => expect(bridge.requestsOf('guestOrders.list')).toHaveLength(2));
    await press('pdf');
    expect(toastTexts().at(-1)).toBe(inEnglish('printQueue.news.changedOne', { id: 1 }));
  });

  it('opens the queue from the toast', async () => {
    showPrintScreen(<Screen orders={refs(1)} />, { handlers: queued });
    await press('print');
    const { message } = useNotifications.getState().messages[0] ?? {};
    if (message?.kind !== 'text' || !message.action) throw new Error('the toast has no action');
    expect(message.action.label).toBe(inEnglish('printQueue.toast.openQueue'));
    act(message.action.run);
    expect(usePrintQueuePanel.getState().isOpen).toBe(true);
  });

  it.each([
    [1, inArabic('printables.counted.invoice', { count: 1 })],
    [2, inArabic('printables.counted.invoice', { count: 2 })],
    [3, '٣ فواتير'],
    [11, '١١ فاتورة'],
    [100, '١٠٠ فاتورة'],
  ])('counts %i invoices as Arabic does, in the chosen digits, and leaves the printer its name', async (count, words) => {
    showPrintScreen(<Screen orders={refs(count)} />, { language: 'ar', digits: 'arab', queue: aQueue([aLane([])]), handlers: queued });
    await screen.findByText('idle');
    await press('print');
    const printer = '\u2068HP LaserJet M404\u2069';
    expect(toastTexts()).toEqual([inArabic('printQueue.toast.queued', { documents: words, printer })]);
  });

  it('sends the language only when one was chosen', async () => {
    const { bridge } = showPrintScreen(<Screen orders={refs(1)} />, { handlers: queued });
    await press('print in Arabic');
    expect(bridge.requestsOf('printing.enqueue')).toEqual([{ orders: refs(1), language: 'ar' }]);
  });

  it('makes one request of a double click, also when the answer is quick', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(1000);
    const { bridge } = showPrintScreen(<Screen orders={refs(1)} />, { handlers: queued });
    await press('print');
    now.mockReturnValue(1400);
    await press('print');
    expect(bridge.requestsOf('printing.enqueue')).toHaveLength(1);
    expect(toastTexts()).toHaveLength(1);
    now.mockReturnValue(3000);
    await press('print');
    expect(bridge.requestsOf('printing.enqueue')).toHaveLength(2);
    now.mockRestore();
  });

  it('makes one request while the first runs, and is busy meanwhile', async () => {
    let finish: (result: Result<{ batchId: string; jobIds: string[]; printers: string[] }>) => void = () => undefined;
    const { bridge } = showPrintScreen(<Screen orders={refs(1)} />, {
      handlers: { 'printing.enqueue': () => new Promise((resolve) => (finish = resolve)) },
    });
    await press('print');
    await screen.findByText('busy');
    await press('print');
    await act(async () => finish(ok({ batchId: 'b', jobIds: ['j'], printers: ['HP LaserJet M404'] })));
    await screen.findByText('idle');
    expect(bridge.requestsOf('printing.enqueue')).toHaveLength(1);
  });

  it('sends nothing for nothing', async () => {
    const { bridge } = showPrintScreen(<Screen orders={[]} />, { handlers: queued });
    await press('print');
    expect(bridge.requestsOf('printing.enqueue')).toEqual([]);
    expect(answers).toEqual([false]);
  });

  it('queues more than the main process takes at once in parts, and tells the total', async () => {
    const { bridge } = showPrintScreen(<Screen orders={refs(1203)} />, { handlers: queued });
    await press('print');
    const sizes = bridge.requestsOf('printing.enqueue').map((input) => (input as { orders: unknown[] }).orders.length);
    expect(sizes).toEqual([1000, 203]);
    expect(toastTexts()).toEqual([inEnglish('printQueue.toast.queued', { documents: '1,203 invoices', printer: 'HP LaserJet M404' })]);
  });

  it.each(['noPrinter', 'printerNotFound', 'orderNotAvailable', 'diskFull'] as const)(
    'hands %s to the dialog and to nothing else',
    async (code) => {
      showPrintScreen(<Screen orders={refs(2)} />, { handlers: { 'printing.enqueue': () => failed(code) } });
      await press('print');
      expect(problem()).toEqual({ failure: { code }, request: { orders: refs(2) }, action: 'print' });
      expect(useNotifications.getState().messages).toEqual([]);
      expect(answers).toEqual([false]);
    },
  );

  it('tells any other failure once, as a toast', async () => {
    showPrintScreen(<Screen orders={refs(2)} />, { handlers: { 'printing.enqueue': () => failed('internal', { reference: 'X1' }) } });
    await press('print');
    expect(useNotifications.getState().messages.map((entry) => entry.message)).toEqual([
      { kind: 'failure', failure: { code: 'internal', reference: 'X1' } },
    ]);
    expect(problem()).toBeNull();
  });
});

describe('saving as PDF', () => {
  it('says the name of the file', async () => {
    showPrintScreen(<Screen orders={refs(3)} />, { handlers: { 'printing.savePdf': () => ok({ path: 'C:\\Users\\mona\\invoices.pdf' }) } });
    await press('pdf');
    expect(toastTexts()).toEqual(['Saved 3 invoices as invoices.pdf']);
    expect(answers).toEqual([true]);
  });

  it('says nothing when the person cancelled', async () => {
    showPrintScreen(<Screen orders={refs(3)} />, { handlers: { 'printing.savePdf': () => ok({ path: null }) } });
    await press('pdf');
    expect(toastTexts()).toEqual([]);
    expect(answers).toEqual([false]);
  });

  it('explains a full disk in the dialog', async () => {
    showPrintScreen(<Screen orders={refs(3)} />, { handlers: { 'printing.savePdf': () => failed('diskFull') } });
    await press('pdf');
    expect(problem()?.action).toBe('pdf');
  });
});
