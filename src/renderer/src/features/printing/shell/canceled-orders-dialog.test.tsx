// @vitest-environment happy-dom

import { usePrint } from '@renderer/shared-components/printing/use-print';
import type { CanceledOrder } from '@shared/contract/printing/print-requests';
import { failed, ok } from '@shared/contract/result';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeBridge } from '../../../../../../tests/support/page/fake-bridge';
import { endPrintScreen, showPrintScreen } from '../../../../../../tests/support/page/print-screen';
import { inArabic, inEnglish } from '../../../../../../tests/support/texts';
import { PrintQueueHost } from './print-queue-host';

const ref = (id: number): OrderRef => ({ kind: 'guestOrder', id });
const canceled = (...ids: number[]): CanceledOrder[] => ids.map((id) => ({ order: ref(id), customer: id === 2 ? 'Noura' : '' }));

function Shell({ orders }: { orders: OrderRef[] }): ReactElement {
  const { printOrders } = usePrint();
  return (
    <>
      <button type="button" onClick={() => void printOrders(orders)}>
        batch
      </button>
      <PrintQueueHost />
    </>
  );
}

function show(ids: number[], found: CanceledOrder[], language: 'ar' | 'en' = 'en'): FakeBridge {
  const { bridge } = showPrintScreen(<Shell orders={ids.map(ref)} />, {
    language,
    handlers: {
      'printing.canceled': () => ok(found),
      'printing.enqueue': () => ok({ batchId: 'b', jobIds: ['j'], printers: ['hp-m404'] }),
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'batch' }));
  return bridge;
}
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const printed = (bridge: FakeBridge): unknown => bridge.requestsOf('printing.enqueue');

afterEach(endPrintScreen);

describe('canceled orders of a batch', () => {
  it('are named and left out', async () => {
    const bridge = show([1, 2, 3, 4], canceled(2, 4));
    expect(await screen.findByRole('alertdialog', { name: inEnglish('printQueue.canceled.title', { count: 2 }) })).toBeTruthy();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(screen.getByRole('checkbox', { name: /#2.*Noura/ })).toBeTruthy();
    expect(printed(bridge)).toEqual([]);
    press(inEnglish('printQueue.canceled.print', { count: 2 }));
    await waitFor(() => expect(printed(bridge)).toEqual([{ orders: [ref(1), ref(3)] }]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('are printed in their place where they are ticked', async () => {
    const bridge = show([1, 2, 3, 4], canceled(2, 4));
    fireEvent.click(await screen.findByRole('checkbox', { name: /#4/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /#2/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /#4/ }));
    press(inEnglish('printQueue.canceled.print', { count: 3 }));
    await waitFor(() => expect(printed(bridge)).toEqual([{ orders: [1, 2, 3].map(ref) }]));
  });

  it('print nothing when the person cancels, and are asked about the next time', async () => {
    const bridge = show([1, 2], canceled(2));
    await screen.findByRole('alertdialog', { name: inEnglish('printQueue.canceled.title', { count: 1 }) });
    press(inEnglish('common.cancel'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(printed(bridge)).toEqual([]);
  });

  it('print nothing at all while they are the whole batch and none is ticked', async () => {
    const bridge = show([2, 4], canceled(2, 4));
    await screen.findByRole('alertdialog');
    press(inEnglish('printQueue.canceled.printNone'));
    expect(printed(bridge)).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: /#2/ }));
    press(inEnglish('printQueue.canceled.print', { count: 1 }));
    await waitFor(() => expect(printed(bridge)).toEqual([{ orders: [ref(2)] }]));
  });

  it.each([
    [1, inArabic('printQueue.canceled.title', { count: 1 }), inArabic('printQueue.canceled.print', { count: 1 })],
    [2, inArabic('printQueue.canceled.title', { count: 2 }), inArabic('printQueue.canceled.print', { count: 1 })],
    [3, inArabic('printQueue.canceled.title', { count: 3 }), inArabic('printQueue.canceled.print', { count: 1 })],
    [11, inArabic('printQueue.canceled.title', { count: 11 }), inArabic('printQueue.canceled.print', { count: 1 })],
  ])('are counted as Arabic does: %i', async (count, title, button) => {
    const ids = Array.from({ length: count }, (_, index) => index + 2);
    show([1, ...ids], canceled(...ids), 'ar');
    expect(await screen.findByRole('alertdialog', { name: title })).toBeTruthy();
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
  });

  it('are not asked about for a single order, which prints with its mark', async () => {
    const bridge = show([2], canceled(2));
    await waitFor(() => expect(printed(bridge)).toEqual([{ orders: [ref(2)] }]));
    expect(bridge.requestsOf('printing.canceled')).toEqual([]);
  });

  it('that cannot be asked for keep no batch from being told why it is not printed', async () => {
    const { bridge } = showPrintScreen(<Shell orders={[ref(1), ref(2)]} />, {
      handlers: { 'printing.canceled': () => failed('orderNotAvailable'), 'printing.enqueue': () => failed('orderNotAvailable') },
    });
    act(() => void press('batch'));
    await waitFor(() => expect(printed(bridge)).toHaveLength(1));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});
