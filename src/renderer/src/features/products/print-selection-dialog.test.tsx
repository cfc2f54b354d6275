// @vitest-environment happy-dom

import { priceTags } from '@documents/price-tags/price-tags';
import type { FullListResult } from '@shared/contract/desktop/full-lists';
import { ok } from '@shared/contract/result';
import { toFils } from '@shared/domain/money';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { endPage, findControl, type ShownPage, showPage, toasts } from '../../../../../tests/support/page/page';
import { printSettingsOf } from '../../../../../tests/support/samples/print-settings';
import { inEnglish } from '../../../../../tests/support/texts';
import { PrintSelectionDialog } from './print-selection-dialog';

afterEach(() => endPage());

const question = { list: 'products.list', isDeleted: false, language: 'en', filters: {}, sort: null, page: 1 } as const;
const { products, readAt } = priceTags.sample;
const whole: FullListResult = {
  rows: [],
  totalItems: 3,
  of: 3,
  readAt,
  gap: null,
  unreadable: 0,
  counts: {},
  sum: null,
  reading: { kind: 'none' },
  page: 1,
};

async function ask(handlers: FakeHandlers = {}): Promise<{ page: ShownPage; closed: () => number }> {
  let closed = 0;
  const close = (): void => {
    closed += 1;
  };
  const Screen = () => (
    <PrintSelectionDialog document="priceTags" question={{ ...question, filters: {} }} ids={[1, 2, 3]} onClose={close} />
  );
  const page = await showPage('/tags', {
    routes: [{ path: 'tags', screen: lazy(async () => ({ default: Screen })) }],
    handlers: {
      'fullLists.view': () => ok(whole),
      'printing.readSettings': () => ok(printSettingsOf()),
      'printing.printers': () => ok([]),
      'printing.preview': () => ok({ products, readAt }),
      'printing.enqueue': () => ok({ batchId: 'b', jobIds: ['1'], printers: ['HP'] }),
      ...handlers,
    },
  });
  await screen.findByRole('dialog', { name: inEnglish('printables.name.priceTags') });
  return { page, closed: () => closed };
}
const start = (): HTMLElement => screen.getByLabelText(inEnglish('printables.tags.start'));

describe('the question before price tags', () => {
  it('prints a tag for each selected product from the chosen position, and closes', async () => {
    const { page, closed } = await ask();
    const print = await screen.findByRole('button', { name: inEnglish('printables.printSelection.priceTags', { count: 3 }) });
    fireEvent.change(start(), { target: { value: '5' } });
    fireEvent.click(screen.getByRole('checkbox', { name: inEnglish('printables.tags.lines') }));
    fireEvent.click(print);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(page.bridge.requestsOf('printing.enqueue')).toMatchObject([
      { document: 'priceTags', ids: [1, 2, 3], options: { start: 5, hasLines: false } },
    ]);
    expect(closed()).toBe(1);
  });

  it.each(['0', '25', 'x', ''])('prints nothing from position %j, and says which ones there are', async (typed) => {
    await ask();
    await screen.findByRole('button', { name: inEnglish('printables.printSelection.priceTags', { count: 3 }) });
    fireEvent.change(start(), { target: { value: typed } });
    expect(await screen.findByText(inEnglish('printables.tags.wrongStart', { first: 1, last: 24 }))).toBeTruthy();
    expect(findControl(inEnglish('printables.printSelection.priceTags', { count: 3 }))).toBeUndefined();
  });

  it('says how many products have no price or no code', async () => {
    const [one, two, three] = products;
    if (!one || !two || !three) throw new Error('no sample');
    const bare = [one, { ...two, code: '' }, { ...three, priceFils: toFils(0), code: '' }];
    await ask({ 'printing.preview': () => ok({ products: bare, readAt }) });
    expect(await screen.findByText(/^2 products have no code/)).toBeTruthy();
    expect(screen.getByText(/^(One|1) product has no price/)).toBeTruthy();
  });
});
