// @vitest-environment happy-dom
import type { InputOf } from '@shared/contract/bridge';
import type { WholeAnswer } from '@shared/contract/desktop/whole-lists';
import { ok } from '@shared/contract/result';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { control, endPage, findControl, showPage, tableRow, toasts } from '../../../../../../tests/support/page/page';
import { aGuestOrder, rowsOf, servePage } from '../../../../../../tests/support/samples/order-rows';

afterEach(() => endPage());

const rows = rowsOf(3, aGuestOrder);

const whole: WholeAnswer = {
  rows: [],
  totalItems: 0,
  of: null,
  readAt: new Date().toISOString(),
  gap: null,
  unreadable: 0,
  counts: {},
  sum: null,
  reading: { kind: 'none' },
  page: 1,
};

describe('the export of a list', () => {
  it('offers what is ticked, shown or all once it is read, and sends heads, words and order of the table', async () => {
    const saved: InputOf<'listExports.save'>[] = [];
    let of: number | null = null;
    const page = await showPage('/orders-guest?status=ordered&sort=-total', {
      handlers: {
        'guestOrders.list': ({ query } = {}) => servePage(rows, query?.page),
        'wholeLists.view': ({ conditions, page: number }) =>
          ok({
            ...whole,
            rows,
            totalItems: Object.keys(conditions).length > 0 ? 3 : 45,
            of,
            counts: { status: [{ value: 'ordered', count: 3 }] },
            reading: of === null ? { kind: 'reading', read: 20, total: 45, leftMs: null } : { kind: 'none' },
            page: number,
          } satisfies WholeAnswer),
        'listExports.save': (wish) => {
          saved.push(wish);
          return ok({ path: '/home/mona/orders.csv', rows: 2 });
        },
      },
    });
    await tableRow(3);
    for (const id of [3, 1]) fireEvent.click(control(`Select order #${id}`, await tableRow(id)));
    fireEvent.click(control('Export…'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toContain('20 of 45'));
    expect(control('Save file…', dialog).getAttribute('aria-disabled')).toBe('true');
    of = 45;
    page.bridge.emit('wholeLists.changed', { list: 'guestOrders.list' });
    await within(dialog).findByLabelText('All (45)');
    expect(within(dialog).getByLabelText<HTMLInputElement>('The ticked ones (2)').checked).toBe(true);
    expect(within(dialog).getByLabelText('What is shown now (3)')).toBeTruthy();
    fireEvent.click(within(dialog).getByLabelText('CSV with semicolons'));
    fireEvent.click(control('Save file…', dialog));
    await waitFor(() => expect(toasts()).toEqual(['2 rows saved']));
    expect(saved[0]).toMatchObject({
      ids: [3, 1],
      format: 'csvSemicolon',
      title: 'Guest orders',
      question: { conditions: {}, sort: { key: 'total', isDescending: true } },
    });
    expect(saved[0]?.columns.map(({ head }) => head)).toEqual(['Order', 'Name', 'Phone', 'Total', 'Payment', 'Date', 'Status', 'Address']);
    expect(saved[0]?.columns.find(({ key }) => key === 'status')?.names).toEqual({ ordered: 'Ordered' });
    expect(findControl('Save file…')).toBeUndefined();
  });

  it('takes lines of orders with their own columns, and waits for the products that know the codes', async () => {
    const saved: InputOf<'listExports.save'>[] = [];
    let isKnown = false;
    const page = await showPage('/orders-guest', {
      handlers: {
        'guestOrders.list': ({ query } = {}) => servePage(rows, query?.page),
        'wholeLists.view': ({ list, page: number }) =>
          ok({ ...whole, of: list === 'products.list' && !isKnown ? null : 45, totalItems: 45, page: number } satisfies WholeAnswer),
        'listExports.save': (wish) => {
          saved.push(wish);
          return ok({ path: '/home/mona/orders.xlsx', rows: 7 });
        },
      },
    });
    await tableRow(3);
    fireEvent.click(control('Export…'));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(await within(dialog).findByLabelText('Order line'));
    await waitFor(() => expect(control('Save file…', dialog).getAttribute('aria-disabled')).toBe('true'));
    isKnown = true;
    page.bridge.emit('wholeLists.changed', { list: 'products.list' });
    await within(dialog).findByLabelText('All (45)');
    fireEvent.click(control('Save file…', dialog));
    await waitFor(() => expect(toasts()).toEqual(['7 rows saved']));
    expect(saved[0]).toMatchObject({ each: 'part', ids: null });
    const heads = saved[0]?.columns.map(({ head }) => head) ?? [];
    expect(heads.slice(-8)).toEqual([
      'Delivery fees',
      'Product code',
      'Product',
      'Variants',
      'Dynamic variants',
      'Quantity',
      'Price',
      'Line total',
    ]);
    expect(heads.filter((head) => head === 'Product')).toHaveLength(1);
  });

  it('says beside the kind of file what is too much for paper, sends the conditions in words, and stops what is being written', async () => {
    const saved: InputOf<'listExports.save'>[] = [];
    let end = (): void => undefined;
    let total = 2001;
    const page = await showPage('/orders-guest?status=ordered', {
      handlers: {
        'guestOrders.list': ({ query } = {}) => servePage(rows, query?.page),
        'wholeLists.view': ({ page: number }) =>
          ok({ ...whole, rows, of: 5000, totalItems: total, counts: { status: [{ value: 'ordered', count: 3 }] }, page: number }),
        'listExports.save': (wish) => {
          saved.push(wish);
          return new Promise((resolve) => {
            end = () => resolve(ok({ path: null, rows: 0 }));
          });
        },
        'listExports.stop': () => {
          end();
          return ok(undefined);
        },
      },
    });
    await tableRow(3);
    fireEvent.click(control('Export…'));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(await within(dialog).findByLabelText('On paper (PDF)'));
    await waitFor(() => expect(dialog.textContent).toContain('More than 2000 rows are too many for paper'));
    expect(control('Save file…', dialog).getAttribute('aria-disabled')).toBe('true');
    total = 3;
    page.bridge.emit('wholeLists.changed', { list: 'guestOrders.list' });
    await within(dialog).findByLabelText('What is shown now (3)');
    expect(dialog.textContent).toContain('Pages lying across');
    fireEvent.click(control('Save file…', dialog));
    await waitFor(() => expect(dialog.textContent).toContain('Nothing of it stays if you stop.'));
    fireEvent.click(control('Stop', dialog));
    await waitFor(() => expect(control('Cancel', dialog)).toBeTruthy());
    expect(saved[0]).toMatchObject({ format: 'pdf', notes: [expect.stringContaining('Dates: '), 'Status: Ordered'] });
    expect(toasts()).toEqual([]);
  });
});
