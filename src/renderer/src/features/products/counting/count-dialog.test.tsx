// @vitest-environment happy-dom

import { sampleCount } from '@documents/count-sheet/sample-count';
import type { FullListResult } from '@shared/contract/desktop/full-lists';
import type { CountDraft } from '@shared/contract/printing/print-requests';
import { failed, ok } from '@shared/contract/result';
import type { InputOf } from '@shared/contract/tables/bridge';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import { control, endPage, findControl, type ShownPage, showPage, toasts } from '../../../../../../tests/support/page/page';
import { printSettingsOf } from '../../../../../../tests/support/samples/print-settings';
import { inEnglish, startingWith } from '../../../../../../tests/support/texts';
import { CountDialog } from './count-dialog';

afterEach(() => endPage());

const view = {
  list: 'products.list',
  isDeleted: false,
  language: 'en',
  filters: { stockState: ['out'] },
  sort: { key: 'stock', isDescending: false },
  page: 1,
} as const;
const whole: FullListResult = {
  rows: [],
  totalItems: 2,
  of: 24,
  readAt: sampleCount.readAt,
  gap: null,
  unreadable: 0,
  counts: {},
  sum: null,
  reading: { kind: 'none' },
  page: 1,
};
const draft: CountDraft = { products: [...sampleCount.products], readAt: sampleCount.readAt };

async function ask(ticked: readonly number[], handlers: FakeHandlers = {}): Promise<{ page: ShownPage; closed: () => number }> {
  let closed = 0;
  const Screen = () => (
    <CountDialog
      view={{ ...view, filters: { stockState: ['out'] } }}
      ticked={ticked}
      onClose={() => {
        closed += 1;
      }}
    />
  );
  const page = await showPage('/count', {
    routes: [{ path: 'count', screen: lazy(async () => ({ default: Screen })) }],
    handlers: {
      'fullLists.view': () => ok(whole),
      'printing.readSettings': () => ok(printSettingsOf()),
      'printing.printers': () => ok([]),
      'printing.preview': (asked) =>
        ok({ ...draft, products: draft.products.filter(({ id }) => !('ids' in asked) || (asked.ids?.includes(id) ?? true)) }),
      'printing.enqueue': () => ok({ batchId: 'b', jobIds: ['1'], printers: ['HP'] }),
      ...handlers,
    },
  });
  return { page, closed: () => closed };
}
const sent = (page: ShownPage): Extract<InputOf<'printing.enqueue'>, { document: 'countSheet' }>[] =>
  page.bridge.requestsOf('printing.enqueue') as never;

describe('the question before a count sheet', () => {
  it('prints what is ticked or shown at one press, in the chosen order, with or without quantities', async () => {
    const { page, closed } = await ask([2]);
    await screen.findByRole('dialog');
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('products.counting.print', { count: 1 }) }));
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining(inEnglish('printables.counted.countSheet', { count: 1 }))]));
    expect(closed()).toBe(1);
    expect(sent(page)[0]).toMatchObject({ ids: [2], options: { sorting: 'category', isBlind: false }, question: { sort: view.sort } });
    fireEvent.click(screen.getByRole('radio', { name: startingWith(inEnglish('lists.export.view')) }));
    fireEvent.click(screen.getByRole('radio', { name: startingWith(inEnglish('products.counting.asInList')) }));
    fireEvent.click(screen.getByRole('checkbox', { name: inEnglish('products.counting.blind') }));
    const button = await screen.findByRole('button', { name: inEnglish('products.counting.print', { count: 2 }) });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(sent(page)).toHaveLength(2));
    expect(sent(page)[1]).toMatchObject({ ids: null, options: { sorting: 'list', isBlind: true } });
  });

  it('waits until the list is whole, says what is too much, and offers the way on where the reading has stopped', async () => {
    let answer: FullListResult = { ...whole, of: null, reading: { kind: 'failed', read: 40, code: 'timeout' } };
    const { page } = await ask([], {
      'fullLists.view': () => ok(answer),
      'fullLists.read': () => {
        answer = whole;
        return ok(undefined);
      },
      'printing.preview': () => failed('tooManyForPaper'),
    });
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(await within(dialog).findByRole('button', { name: inEnglish('lists.whole.readOn', { read: 40 }) }));
    page.bridge.emit('fullLists.changed', { list: 'products.list' });
    await waitFor(() => expect(dialog.textContent).toContain(inEnglish('failures.tooManyForPaper')));
    expect(findControl(inEnglish('orders.action.savePdf'), dialog)).toBeUndefined();
    expect(within(dialog).queryByRole('radio', { name: startingWith(inEnglish('lists.export.ticked')) })).toBeNull();
    expect(control(inEnglish('common.cancel'), dialog)).toBeTruthy();
  });
});
