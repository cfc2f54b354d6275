// @vitest-environment happy-dom

import { usePrint } from '@renderer/shared-components/printing/use-print';
import { failed, ok } from '@shared/contract/result';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { DocumentKind } from '@shared/domain/printing/printable';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeBridge, FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import { endPrintScreen, showPrintScreen } from '../../../../../../tests/support/page/print-screen';
import { inArabic, inEnglish } from '../../../../../../tests/support/texts';
import { PrintQueueHost } from './print-queue-host';

const ref = (id: number): OrderRef => ({ kind: 'guestOrder', id });
const printed = (ids: number[], documents: DocumentKind[] = ['invoice']) => ids.map((id) => ({ order: ref(id), documents }));

function Screen({ ids }: { ids: number[] }): ReactElement {
  const { printOrders } = usePrint();
  return (
    <>
      <button type="button" onClick={() => void printOrders(ids.map(ref), { documents: ['invoice'] })}>
        print
      </button>
      <PrintQueueHost />
    </>
  );
}

async function press(
  ids: number[],
  before: ReturnType<typeof printed>,
  more: FakeHandlers = {},
  language: 'ar' | 'en' = 'en',
): Promise<FakeBridge> {
  const { bridge } = showPrintScreen(<Screen ids={ids} />, {
    language,
    handlers: {
      'printing.canceled': () => ok([]),
      'printing.printedBefore': () => ok(before),
      'printing.enqueue': () => ok({ batchId: 'b', jobIds: ['1'], printers: ['hp'] }),
      ...more,
    },
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'print' })));
  return bridge;
}
const queued = (bridge: FakeBridge): number[][] =>
  (bridge.requestsOf('printing.enqueue') as { orders: OrderRef[] }[]).map(({ orders }) => orders.map(({ id }) => id));
async function choose(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}

afterEach(() => endPrintScreen());

describe('a batch of which some was printed before', () => {
  it('is asked about once, and prints only the rest', async () => {
    const bridge = await press([1, 2, 3, 4], printed([1, 3]));
    expect(await screen.findByRole('alertdialog', { name: inEnglish('printMarks.copies.title', { count: 4, printed: 2 }) })).toBeTruthy();
    expect(queued(bridge)).toEqual([]);
    await choose(inEnglish('printMarks.copies.printRest', { count: 2 }));
    await waitFor(() => expect(queued(bridge)).toEqual([[2, 4]]));
  });

  it('prints all of it, in its order, when that is wanted', async () => {
    const bridge = await press([3, 1, 2], printed([1, 3]));
    await choose(inEnglish('printMarks.copies.printAll', { count: 3 }));
    await waitFor(() => expect(queued(bridge)).toEqual([[3, 1, 2]]));
  });

  it('prints nothing after a way back', async () => {
    const bridge = await press([1, 2], printed([1]));
    await choose(inEnglish('common.back'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(queued(bridge)).toEqual([]);
  });

  it('has no rest to offer when all of it was', async () => {
    const bridge = await press([1, 2], printed([1, 2]));
    const dialog = await screen.findByRole('alertdialog', { name: inEnglish('printMarks.copies.titleAll', { count: 2 }) });
    expect([...dialog.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      inEnglish('common.back'),
      inEnglish('printMarks.copies.printAll', { count: 2 }),
    ]);
    await choose(inEnglish('printMarks.copies.printAll', { count: 2 }));
    await waitFor(() => expect(queued(bridge)).toEqual([[1, 2]]));
  });

  it.each([
    ['another document was printed', [1, 2], printed([1], ['packingSlip']), {}],
    ['it is one order', [1], printed([1]), {}],
    ['the journal does not answer', [1, 2], [], { 'printing.printedBefore': () => failed('storageFailed') }],
  ] as const)('is not asked about where %s', async (_why, ids, before, more) => {
    const bridge = await press([...ids], [...before], more);
    await waitFor(() => expect(queued(bridge)).toEqual([[...ids]]));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks about those that are left after the canceled ones', async () => {
    const bridge = await press([1, 2, 3], printed([1]), { 'printing.canceled': () => ok([{ order: ref(3), customer: '' }]) });
    await choose(inEnglish('printQueue.canceled.print', { count: 2 }));
    await choose(inEnglish('printMarks.copies.printRest', { count: 1 }));
    await waitFor(() => expect(queued(bridge)).toEqual([[2]]));
  });

  it('speaks Arabic', async () => {
    await press(
      Array.from({ length: 60 }, (_, at) => at + 1),
      printed(Array.from({ length: 58 }, (_, at) => at + 1)),
      {},
      'ar',
    );
    const dialog = await screen.findByRole('alertdialog', { name: inArabic('printMarks.copies.title', { count: 60, printed: 58 }) });
    expect(dialog.textContent).toContain(inArabic('printMarks.copies.printRest', { count: 2 }));
  });
});
