// @vitest-environment happy-dom
import type { ListViews } from '@shared/contract/desktop/list-views';
import { failed, ok } from '@shared/contract/result';
import { noListViews } from '@shared/domain/lists/saved-views';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import { control, endPage, findControl, type ShownPage, showPage, tableRow, toasts } from '../../../../../../tests/support/page/page';
import { aGuestOrder, rowsOf, servePage } from '../../../../../../tests/support/samples/order-rows';

const rows = rowsOf(3, aGuestOrder);
let kept: ListViews;
let counted: { all: number; each: number[] } | null;
const handlers: FakeHandlers = {
  'guestOrders.list': ({ query } = {}) => servePage(rows, query?.page),
  'fullLists.view': ({ page }) =>
    ok({
      rows,
      totalItems: 3,
      of: 3,
      readAt: new Date().toISOString(),
      gap: null,
      unreadable: 0,
      counts: {},
      sum: null,
      reading: { kind: 'none' },
      page,
    }),
  'fullLists.count': () => ok(counted),
  'listViews.read': () => ok(kept),
  'listViews.save': ({ value }) => {
    kept = value;
    return ok(undefined);
  },
};
const open = (to = '/orders-guest'): Promise<ShownPage> => showPage(to, { handlers });
const heads = (): (string | null)[] => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
const menu = async (entry: string): Promise<void> => {
  fireEvent.click(await waitFor(() => control('Saved views')));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
};
const cash = { id: 'v1', name: 'Cash', filters: { payment: ['cash'] }, sort: { key: 'total', isDescending: true }, columns: null };

beforeEach(() => {
  kept = noListViews;
  counted = null;
});
afterEach(() => endPage());

describe('saved views of a list', () => {
  it('keep filters and order under a name that no other has, and bring them back by their tab', async () => {
    const page = await open('/orders-guest?status=process&sort=total');
    await tableRow(3);
    await menu('Save as a new view…');
    fireEvent.click(control('Save', await screen.findByRole('dialog')));
    expect(screen.getByRole('dialog').textContent).toContain('Enter a name');
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: ' To pack ' } });
    fireEvent.click(control('Save', screen.getByRole('dialog')));
    const tab = await screen.findByRole('tab', { name: 'To pack' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    expect(kept.views).toMatchObject([
      { name: 'To pack', filters: { status: ['process'] }, sort: { key: 'total', isDescending: false }, columns: null },
    ]);
    fireEvent.click(screen.getByRole('tab', { name: 'All' }));
    await waitFor(() => expect(page.address()).toBe('/orders-guest'));
    fireEvent.click(screen.getByRole('tab', { name: 'To pack' }));
    await waitFor(() => expect(page.address()).toContain('status=process'));
    await menu('Save as a new view…');
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'to PACK' } });
    fireEvent.click(control('Save', screen.getByRole('dialog')));
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('Another view has this name'));
  });

  it('keep a preset of days, not its dates, and leave days alone that they say nothing of', async () => {
    kept = { ...noListViews, views: [cash] };
    const page = await open('/orders-guest?dates=today&status=process');
    await tableRow(3);
    await menu('Save as a new view…');
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Today' } });
    fireEvent.click(control('Save', screen.getByRole('dialog')));
    await waitFor(() => expect(kept.views[1]).toMatchObject({ name: 'Today', dates: 'today' }));
    fireEvent.click(await screen.findByRole('tab', { name: 'Cash' }));
    await waitFor(() => expect(page.address()).toContain('payment=cash'));
    expect(page.address()).toContain('dates=today');
    await page.goTo('/orders-guest?dates=thisMonth');
    fireEvent.click(await screen.findByRole('tab', { name: 'Today' }));
    await waitFor(() => expect(page.address()).toContain('dates=today'));
  });

  it('keep the groups of the rows and what of them is folded, and say how many rows they have', async () => {
    kept = { ...noListViews, views: [{ ...cash, group: { key: 'status', folded: ['*'] } }] };
    counted = { all: 3, each: [2] };
    const page = await open();
    fireEvent.click(await screen.findByRole('tab', { name: 'Cash 2' }));
    await waitFor(() => expect(page.address()).toBe('/orders-guest?sort=-total&group=status&fold=*&view=v1&payment=cash'));
    expect(screen.getByRole('tab', { name: 'All 3' })).toBeTruthy();
    expect(page.bridge.requestsOf('fullLists.count').at(-1)).toMatchObject({
      list: 'guestOrders.list',
      filters: [{ payment: ['cash'] }],
    });
    counted = null;
    page.bridge.emit('fullLists.changed', { list: 'guestOrders.list' });
    await screen.findByRole('tab', { name: 'Cash' });
    fireEvent.click(control('Groups: Status'));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'No groups' }));
    await screen.findByRole('tab', { name: 'Cash (changed)' });
    await menu('Save the changes of Cash');
    await waitFor(() => expect(kept.views[0]?.group).toBeNull());
  });

  it('say that they are changed, keep the changes, get another name, open the list and go', async () => {
    kept = { ...noListViews, views: [cash] };
    const page = await open('/orders-guest?view=v1&payment=cash&sort=-total&status=process');
    await screen.findByRole('tab', { name: 'Cash (changed)' });
    await menu('Save the changes of Cash');
    await screen.findByRole('tab', { name: 'Cash' });
    expect(kept.views[0]?.filters).toEqual({ payment: ['cash'], status: ['process'] });
    await menu('Rename…');
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Cash today' } });
    fireEvent.click(control('Save', screen.getByRole('dialog')));
    await screen.findByRole('tab', { name: 'Cash today' });
    await menu('Open the list with it');
    expect(kept.defaultId).toBe('v1');
    await menu('Delete this view');
    await waitFor(() => expect(page.address()).toBe('/orders-guest'));
    expect(kept).toEqual(noListViews);
  });

  it('open a list that is opened with nothing else', async () => {
    kept = { ...noListViews, views: [cash], defaultId: 'v1' };
    const page = await open();
    await waitFor(() => expect(page.address()).toContain('view=v1'));
    expect(page.address()).toContain('payment=cash');
    expect(page.address()).toContain('sort=-total');
  });
});

describe('the columns of a list', () => {
  it('are hidden, moved by the keyboard and given a width, at once, and all but the one that names the row can go', async () => {
    await open();
    await tableRow(3);
    fireEvent.click(control('Columns'));
    const panel = await screen.findByRole('complementary', { name: 'Columns' });
    expect(within(panel).getByLabelText<HTMLInputElement>('Order').disabled).toBe(true);
    fireEvent.click(within(panel).getByLabelText('Phone'));
    await waitFor(() => expect(heads()).not.toContain('Phone'));
    fireEvent.keyDown(within(panel).getByLabelText('Status'), { key: 'ArrowUp', altKey: true });
    await waitFor(() => expect(heads().indexOf('Status')).toBeLessThan(heads().indexOf('Date')));
    const width = within(panel).getByLabelText('Width of Name in pixels');
    fireEvent.change(width, { target: { value: '٢٤٠' } });
    fireEvent.blur(width);
    await waitFor(() => expect(kept.columns).toContainEqual({ key: 'name', width: 240 }));
    expect(kept.columns?.map(({ key }) => key)).toEqual(['order', 'name', 'total', 'payment', 'status', 'date', 'address']);
    fireEvent.click(control('Back to the usual columns', panel));
    await waitFor(() => expect(heads()).toContain('Phone'));
    fireEvent.click(control('Close', panel));
    await waitFor(() => expect(findControl('Back to the usual columns')).toBeUndefined());
  });

  it('are not lost to one that is saved before they were read, and none is there that could not be saved', async () => {
    kept = { ...noListViews, views: [cash] };
    const read = Promise.withResolvers<void>();
    let isFull = false;
    const page = await showPage('/orders-guest?status=process', {
      handlers: {
        ...handlers,
        'listViews.read': async () => {
          await read.promise;
          return ok(kept);
        },
        'listViews.save': ({ value }) => {
          if (isFull) return failed('storageFailed');
          kept = value;
          return ok(undefined);
        },
      },
    });
    await tableRow(3);
    await menu('Save as a new view…');
    fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'To pack' } });
    fireEvent.click(control('Save', screen.getByRole('dialog')));
    fireEvent.click(control('Save', screen.getByRole('dialog')));
    expect(page.bridge.requestsOf('listViews.save')).toEqual([]);
    read.resolve();
    await screen.findByRole('tab', { name: 'To pack' });
    expect(kept.views.map(({ name }) => name)).toEqual(['Cash', 'To pack']);
    isFull = true;
    await menu('Save as a new view…');
    fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Second' } });
    fireEvent.click(control('Save', screen.getByRole('dialog')));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(screen.queryByRole('tab', { name: 'Second' })).toBeNull();
    isFull = false;
    fireEvent.click(control('Save', screen.getByRole('dialog')));
    await screen.findByRole('tab', { name: 'Second' });
  });

  it('that is saved late does not bring its list back over the screen that is shown by then', async () => {
    const save = Promise.withResolvers<void>();
    const page = await showPage('/orders-guest?status=process', {
      handlers: {
        ...handlers,
        'listViews.save': async () => {
          await save.promise;
          return ok(undefined);
        },
      },
    });
    await tableRow(3);
    await menu('Save as a new view…');
    fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'To pack' } });
    fireEvent.click(control('Save', screen.getByRole('dialog')));
    await page.goTo('/orders/ship');
    await screen.findByText('Ready to scan');
    await act(async () => save.resolve());
    expect(page.address()).toBe('/orders/ship');
  });
});
