// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import type { FullListQuery, FullListResult } from '@shared/contract/desktop/full-lists';
import type { ListViews } from '@shared/contract/desktop/list-views';
import { failed, ok } from '@shared/contract/result';
import type { InputOf } from '@shared/contract/tables/bridge';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseTool, control, endPage, findControl, showPage, tableRow, toasts } from '../../../../../../tests/support/page/page';
import { aGuestOrder, rowsOf, servePage } from '../../../../../../tests/support/samples/order-rows';
import { inEnglish } from '../../../../../../tests/support/texts';
import { RunningExports } from './running-exports';

afterEach(() => endPage());

const rows = rowsOf(3, aGuestOrder);

const whole: FullListResult = {
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

type Wish = InputOf<'listExports.preview'>;
const toPreview = ({ columns, question }: Wish, total = 131) =>
  ok({
    heads: columns.map(({ head: text }) => ({ text, isFigure: false })),
    lines: [columns.map(({ key }) => `${key} of ${question.list}`)],
    total,
    fileName: 'orders.xlsx',
  });
const choose = (dialog: HTMLElement, name: string): void => void fireEvent.click(within(dialog).getByRole('radio', { name }));
const headsOf = (dialog: HTMLElement): string[] => [...dialog.querySelectorAll('th')].map((cell) => cell.textContent ?? '');

describe('the export of a list', () => {
  it('offers what is ticked, shown or all once it is read, and sends heads, words and order of the table', async () => {
    const saved: InputOf<'listExports.save'>[] = [];
    let of: number | null = null;
    const page = await showPage('/orders-guest?status=ordered&sort=-total', {
      handlers: {
        'guestOrders.list': ({ query } = {}) => servePage(rows, query?.page),
        'fullLists.view': ({ filters, page: number }) =>
          ok({
            ...whole,
            rows,
            totalItems: Object.keys(filters).length > 0 ? 3 : 45,
            of,
            counts: { status: [{ value: 'ordered', count: 3 }] },
            reading: of === null ? { kind: 'reading', read: 20, total: 45, leftMs: null } : { kind: 'none' },
            page: number,
          } satisfies FullListResult),
        'listExports.preview': (wish) => toPreview(wish),
        'listViews.save': () => ok(undefined),
        'listExports.save': (wish) => {
          saved.push(wish);
          return ok({ path: '/home/mona/orders.csv', rows: 2, bytes: 2048 });
        },
      },
    });
    await tableRow(3);
    for (const id of [3, 1]) fireEvent.click(control(`Select order #${id}`, await tableRow(id)));
    await chooseTool(inEnglish('lists.export.open'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toContain('20 of 45'));
    expect(control(inEnglish('lists.export.save'), dialog).getAttribute('aria-disabled')).toBe('true');
    of = 45;
    page.bridge.emit('fullLists.changed', { list: 'guestOrders.list' });
    await within(dialog).findByRole('radio', { name: /^All.*45$/ });
    const isTicked = (name: string): boolean => name.startsWith(inEnglish('lists.export.ticked')) && name.endsWith('2');
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: isTicked }).checked).toBe(true);
    const isShown = (name: string): boolean => name.startsWith(inEnglish('lists.export.view')) && /Status: Ordered.*3$/.test(name);
    expect(within(dialog).getByRole('radio', { name: isShown })).toBeTruthy();
    choose(dialog, inEnglish('lists.export.formats.csv'));
    choose(dialog, inEnglish('lists.export.separators.csvSemicolon'));
    fireEvent.click(control(inEnglish('lists.export.save'), dialog));
    await waitFor(() => expect(toasts()).toEqual([inEnglish('lists.export.saved', { count: 2 })]));
    expect(saved[0]).toMatchObject({
      ids: [3, 1],
      format: 'csvSemicolon',
      title: inEnglish('navigation.guestOrders'),
      question: { filters: {}, sort: { key: 'total', isDescending: true } },
    });
    expect(saved[0]?.columns.map(({ head }) => head)).toEqual([
      inEnglish('orders.columns.order'),
      inEnglish('lists.views.name'),
      inEnglish('adminForm.phone'),
      inEnglish('lists.whole.total'),
      inEnglish('orders.details.payment'),
      inEnglish('vocabulary.orders.date'),
      inEnglish('stationSettings.orders.statuses'),
      inEnglish('richText.address.label'),
    ]);
    expect(saved[0]?.columns.find(({ key }) => key === 'status')?.names).toEqual({ ordered: 'Ordered' });
    expect(findControl(inEnglish('lists.export.save'))).toBeUndefined();
  });

  it('takes lines of orders with their own columns, and waits for the products that know the codes', async () => {
    const saved: InputOf<'listExports.save'>[] = [];
    let isKnown = false;
    const page = await showPage('/orders-guest', {
      handlers: {
        'guestOrders.list': ({ query } = {}) => servePage(rows, query?.page),
        'fullLists.view': ({ list, page: number }) =>
          ok({ ...whole, of: list === 'products.list' && !isKnown ? null : 45, totalItems: 45, page: number } satisfies FullListResult),
        'listExports.preview': (wish) => toPreview(wish),
        'listViews.save': () => ok(undefined),
        'listExports.save': (wish) => {
          saved.push(wish);
          return ok({ path: '/home/mona/orders.xlsx', rows: 7, bytes: 2048 });
        },
      },
    });
    await tableRow(3);
    await chooseTool(inEnglish('lists.export.open'));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(await within(dialog).findByRole('radio', { name: inEnglish('orders.parts.part') }));
    await waitFor(() => expect(control(inEnglish('lists.export.save'), dialog).getAttribute('aria-disabled')).toBe('true'));
    isKnown = true;
    page.bridge.emit('fullLists.changed', { list: 'products.list' });
    // The number of lines of 45 orders.
    await waitFor(() => expect(dialog.textContent).toContain(inEnglish('lists.export.lines', { count: 131 })));
    fireEvent.click(control(inEnglish('lists.export.save'), dialog));
    await waitFor(() => expect(toasts()).toEqual([inEnglish('lists.export.saved', { count: 7 })]));
    expect(saved[0]).toMatchObject({ each: 'part', ids: null });
    const heads = saved[0]?.columns.map(({ head }) => head) ?? [];
    expect(heads.slice(-8)).toEqual([
      inEnglish('sales.goods.delivery'),
      inEnglish('orders.parts.code'),
      inEnglish('orders.details.columns.product'),
      inEnglish('orders.details.columns.variants'),
      inEnglish('navigation.dynamicVariant'),
      inEnglish('productForm.amount'),
      inEnglish('dynamicVariants.price'),
      inEnglish('orders.details.columns.lineTotal'),
    ]);
    expect(heads.filter((head) => head === 'Product')).toHaveLength(1);
  });

  it('says beside the kind of file what is too much for paper, sends the filters in words, and goes once the file is being written', async () => {
    const saved: InputOf<'listExports.save'>[] = [];
    const opened: [string, boolean][] = [];
    let end = (): void => undefined;
    let total = 2001;
    const page = await showPage('/orders-guest?status=ordered', {
      handlers: {
        'guestOrders.list': ({ query } = {}) => servePage(rows, query?.page),
        'fullLists.view': ({ page: number }) =>
          ok({ ...whole, rows, of: 5000, totalItems: total, counts: { status: [{ value: 'ordered', count: 3 }] }, page: number }),
        'listExports.preview': (wish) => toPreview(wish, total),
        'listViews.save': () => ok(undefined),
        'listExports.save': (wish) => {
          saved.push(wish);
          return new Promise((resolve) => {
            end = () => resolve(ok({ path: '/home/mona/orders.pdf', rows: 3, bytes: 2048 }));
          });
        },
        'listExports.open': ({ path, isFolder }) => {
          opened.push([path, isFolder]);
          return isFolder ? ok(undefined) : failed('notFound');
        },
      },
    });
    await tableRow(3);
    await chooseTool(inEnglish('lists.export.open'));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(await within(dialog).findByRole('radio', { name: inEnglish('lists.export.formats.pdf') }));
    await waitFor(() => expect(dialog.textContent).toContain(inEnglish('failures.tooManyForPaper')));
    expect(control(inEnglish('lists.export.save'), dialog).getAttribute('aria-disabled')).toBe('true');
    total = 3;
    page.bridge.emit('fullLists.changed', { list: 'guestOrders.list' });
    await waitFor(() => expect(dialog.textContent).toContain(inEnglish('lists.export.paper.turned')));
    fireEvent.click(control(inEnglish('lists.export.save'), dialog));
    await waitFor(() => expect(saved).toHaveLength(1));
    // While another list is being exported, this list can still be exported.
    page.bridge.emit('listExports.progressed', [{ id: 1, title: 'Products', done: 0, total: 3 }]);
    expect(findControl(inEnglish('lists.export.save'))).toBeTruthy();
    page.bridge.emit('listExports.progressed', [{ id: 2, title: inEnglish('navigation.guestOrders'), done: 0, total: 3 }]);
    await waitFor(() => expect(findControl(inEnglish('lists.export.save'))).toBeUndefined());
    expect(saved[0]).toMatchObject({ format: 'pdf', notes: [expect.stringContaining('Dates: '), 'Status: Ordered'] });
    expect(toasts()).toEqual([]);
    end();
    await waitFor(() => expect(toasts()).toEqual([inEnglish('lists.export.saved', { count: 3 })]));
    const [told] = useNotifications.getState().messages;
    if (told?.message.kind !== 'text') throw new Error('no text');
    const { action, more } = told.message;
    expect(more?.lines).toEqual(['orders.pdf', '/home/mona', '2 KB']);
    action?.run();
    await waitFor(() => expect(opened).toEqual([['/home/mona/orders.pdf', true]]));
    // No program on this computer opens the file.
    more?.action.run();
    await waitFor(() => expect(useNotifications.getState().messages.at(-1)?.message.kind).toBe('failure'));
  });

  it('writes the columns that are ticked in the order that was chosen, shows their first lines, and remembers them', async () => {
    const saved: InputOf<'listExports.save'>[] = [];
    let views: ListViews = { views: [], defaultId: null, columns: null };
    await showPage('/orders-guest', {
      handlers: {
        'guestOrders.list': ({ query } = {}) => servePage(rows, query?.page),
        'fullLists.view': ({ page: number }) => ok({ ...whole, of: 45, totalItems: 45, page: number } satisfies FullListResult),
        'listViews.read': () => ok(views),
        'listViews.save': ({ value }) => {
          views = value;
          return ok(undefined);
        },
        'listExports.preview': (wish) => toPreview(wish),
        'listExports.save': (wish) => {
          saved.push(wish);
          return ok({ path: '/home/mona/orders.xlsx', rows: 45, bytes: 2048 });
        },
      },
    });
    await tableRow(3);
    const open = async (): Promise<HTMLElement> => {
      await chooseTool(inEnglish('lists.export.open'));
      return await screen.findByRole('dialog');
    };
    const dialog = await open();
    await waitFor(() =>
      expect(headsOf(dialog).slice(0, 3)).toEqual([
        inEnglish('orders.columns.order'),
        inEnglish('lists.views.name'),
        inEnglish('adminForm.phone'),
      ]),
    );
    // With no column selected, the dialog shows a message instead of saving.
    fireEvent.click(control(inEnglish('lists.export.columnsAll'), dialog));
    fireEvent.click(await within(dialog).findByRole('button', { name: inEnglish('lists.export.columnsNone') }));
    await waitFor(() => expect(dialog.textContent).toContain(inEnglish('lists.export.noColumns')));
    expect(control(inEnglish('lists.export.save'), dialog).getAttribute('aria-disabled')).toBe('true');
    for (const name of [inEnglish('lists.whole.total'), inEnglish('lists.views.name'), inEnglish('delivery.governorate')])
      fireEvent.click(within(dialog).getByRole('checkbox', { name }));
    fireEvent.keyDown(within(dialog).getByRole('checkbox', { name: inEnglish('lists.whole.total') }), { key: 'ArrowUp', altKey: true });
    fireEvent.keyDown(within(dialog).getByRole('checkbox', { name: inEnglish('lists.whole.total') }), { key: 'ArrowUp', altKey: true });
    await waitFor(() =>
      expect(headsOf(dialog)).toEqual([inEnglish('lists.whole.total'), inEnglish('lists.views.name'), inEnglish('delivery.governorate')]),
    );
    expect(dialog.querySelector('td')?.textContent).toBe('total of guestOrders.list');
    fireEvent.click(control(inEnglish('lists.export.save'), dialog));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.columns.map(({ key }) => key)).toEqual(['total', 'name', 'governorate']);
    await waitFor(() => expect(findControl(inEnglish('lists.export.save'))).toBeUndefined());
    const again = await open();
    await waitFor(() =>
      expect(headsOf(again)).toEqual([inEnglish('lists.whole.total'), inEnglish('lists.views.name'), inEnglish('delivery.governorate')]),
    );
    fireEvent.click(control(inEnglish('lists.export.columnsShown'), again));
    await waitFor(() => expect(headsOf(again).slice(0, 2)).toEqual([inEnglish('orders.columns.order'), inEnglish('lists.views.name')]));
  });
});

describe('the export of a list that only the server orders', () => {
  it('is of its tab, in the words of the table, and of no chosen columns, filters or order', async () => {
    const saved: InputOf<'listExports.save'>[] = [];
    const asked: FullListQuery[] = [];
    const message = { id: 8, full_name: 'Sara', email: 's@x.kw', phone: '99887766', message: 'a long text', status: 'closed' };
    await showPage('/home/contact-us?tab=closed', {
      handlers: {
        'homeMessages.list': () => ok({ rows: [message], unreadable: [], totalItems: 1 }),
        'fullLists.view': (question) => {
          asked.push(question);
          return ok({ ...whole, of: 1, totalItems: 1, counts: { open: [{ value: 'closed', count: 1 }] } });
        },
        'listExports.preview': (wish) => toPreview(wish, 1),
        'listViews.save': () => ok(undefined),
        'listExports.save': (wish) => {
          saved.push(wish);
          return ok({ path: '/home/mona/messages.xlsx', rows: 1, bytes: 2048 });
        },
      },
    });
    await screen.findByText('Sara');
    expect(asked).toEqual([]);
    expect(findControl(inEnglish('lists.export.columns'))).toBeUndefined();
    await chooseTool(inEnglish('lists.export.open'));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('radio', { name: /^All.*Closed.*1$/ });
    await waitFor(() =>
      expect(headsOf(dialog)).toEqual([
        inEnglish('orders.details.columns.id'),
        inEnglish('lists.views.name'),
        inEnglish('adminForm.email'),
        inEnglish('adminForm.phone'),
        inEnglish('contactMessages.columns.message'),
        inEnglish('productTable.open'),
      ]),
    );
    fireEvent.click(control(inEnglish('lists.export.save'), dialog));
    await waitFor(() => expect(toasts()).toEqual([inEnglish('lists.export.saved', { count: 1 })]));
    expect(asked[0]).toEqual({ list: 'homeMessages.list', status: 'closed', language: 'en', filters: {}, sort: null, page: 1 });
    expect(saved[0]).toMatchObject({ notes: [inEnglish('vocabulary.timeSlots.closed')], ids: null });
    expect(saved[0]?.columns.at(-1)?.names).toEqual({ closed: 'Closed' });
  });
});

describe('the exports that go on', () => {
  it('stand in a corner with how far each is, and are stopped each for itself', async () => {
    const stopped: number[] = [];
    const page = await showPage('/corner', {
      routes: [{ path: 'corner', screen: lazy(async () => ({ default: RunningExports })) }],
      handlers: {
        'listExports.stop': ({ id }) => {
          stopped.push(id);
          return ok(undefined);
        },
      },
    });
    const orders = { id: 4, title: inEnglish('navigation.guestOrders'), done: 0, total: 20_000 };
    const card = await waitFor(() => {
      // There are no event listeners before the component is loaded.
      page.bridge.emit('listExports.progressed', [orders, { id: 5, title: 'Products', done: 1, total: 2 }]);
      return screen.getByRole('region', { name: inEnglish('lists.export.writing', { title: 'Guest orders' }) });
    });
    page.bridge.emit('listExports.progressed', [
      { ...orders, done: 8400 },
      { id: 5, title: 'Products', done: 1, total: 2 },
    ]);
    await waitFor(() => expect(card.textContent).toContain(inEnglish('lists.export.written', { done: 8400, total: 20000 })));
    expect(within(card).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('8400');
    fireEvent.click(control(inEnglish('lists.export.stop'), card));
    await waitFor(() => expect(stopped).toEqual([4]));
    page.bridge.emit('listExports.progressed', [{ id: 5, title: 'Products', done: 2, total: 2 }]);
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: inEnglish('lists.export.writing', { title: 'Guest orders' }) })).toBeNull(),
    );
    expect(screen.getByRole('region', { name: inEnglish('lists.export.writing', { title: 'Products' }) })).toBeTruthy();
    page.bridge.emit('listExports.progressed', []);
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  it('that could not be saved say why and keep what was read: once more, elsewhere, or closed', async () => {
    const asked: object[] = [];
    const failed = { fileName: 'cash.pdf', problem: 'inUse' } as const;
    let answer = (_saved: { path: string | null; rows: number; bytes: 2048 }): void => undefined;
    const page = await showPage('/corner', {
      routes: [{ path: 'corner', screen: lazy(async () => ({ default: RunningExports })) }],
      handlers: {
        'listExports.running': () => ok([{ id: 4, title: inEnglish('navigation.guestOrders'), done: 3, total: 3, failed }]),
        'listExports.retry': (wished) => {
          asked.push(wished);
          return new Promise((resolve) => {
            answer = (saved) => resolve(ok(saved));
          });
        },
        'listExports.stop': (wished) => {
          asked.push(wished);
          return ok(undefined);
        },
      },
    });
    // The export failed before the component was loaded.
    const card = await screen.findByRole('region', { name: inEnglish('lists.export.failed.title') });
    expect(within(card).getByRole('alert').textContent).toContain('cash.pdf');
    expect(card.textContent).toContain(inEnglish('lists.export.failed.inUse'));
    fireEvent.click(control(inEnglish('lists.export.failed.saveAs'), card));
    fireEvent.click(control(inEnglish('common.retry'), card));
    await waitFor(() => expect(asked).toEqual([{ id: 4, isElsewhere: true }]));
    answer({ path: null, rows: 0, bytes: 2048 });
    await waitFor(() => expect(control(inEnglish('common.retry'), card).getAttribute('aria-disabled')).not.toBe('true'));
    expect(toasts()).toEqual([]);
    fireEvent.click(control(inEnglish('common.retry'), card));
    await waitFor(() => expect(asked.at(-1)).toEqual({ id: 4, isElsewhere: false }));
    page.bridge.emit('listExports.progressed', []);
    answer({ path: '/home/mona/cash.pdf', rows: 3, bytes: 2048 });
    await waitFor(() => expect(toasts()).toEqual([inEnglish('lists.export.saved', { count: 3 })]));
    expect(screen.queryByRole('region')).toBeNull();
    page.bridge.emit('listExports.progressed', [
      { id: 5, title: 'Products', done: 0, total: 1, failed: { fileName: 'p.csv', problem: 'other', reference: 'R7' } },
    ]);
    const other = await screen.findByRole('region', { name: inEnglish('lists.export.failed.title') });
    expect(other.textContent).toContain(inEnglish('common.reference', { reference: 'R7' }));
    fireEvent.click(control(inEnglish('common.close'), other));
    await waitFor(() => expect(asked.at(-1)).toEqual({ id: 5 }));
  });
});
