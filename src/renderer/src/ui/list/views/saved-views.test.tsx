// @vitest-environment happy-dom

import { useCommand } from '@renderer/runtime/calls/main-events/use-event';
import type { ListViews } from '@shared/contract/desktop/list-views';
import { failed, ok } from '@shared/contract/result';
import { noListViews, toStarterViews } from '@shared/domain/lists/saved-views';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import {
  chooseTool,
  control,
  endPage,
  findControl,
  type ShownPage,
  showPage,
  tableRow,
  toasts,
} from '../../../../../../tests/support/page/page';
import { aGuestOrder, rowsOf, servePage } from '../../../../../../tests/support/samples/order-rows';
import { inEnglish, startingWith } from '../../../../../../tests/support/texts';

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
  if (entry === inEnglish('lists.views.add')) return chooseTool(entry);
  await chooseTool(inEnglish('lists.views.manage'));
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
    await menu(inEnglish('lists.views.add'));
    fireEvent.click(control(inEnglish('forms.save'), await screen.findByRole('dialog')));
    expect(screen.getByRole('dialog').textContent).toContain(inEnglish('lists.views.noName'));
    fireEvent.change(screen.getByLabelText(startingWith(inEnglish('lists.views.name'))), { target: { value: ' To pack ' } });
    fireEvent.click(control(inEnglish('forms.save'), screen.getByRole('dialog')));
    const tab = await screen.findByRole('tab', { name: 'To pack' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    expect(kept.views).toMatchObject([
      { name: 'To pack', filters: { status: ['process'] }, sort: { key: 'total', isDescending: false }, columns: null },
    ]);
    fireEvent.click(screen.getByRole('tab', { name: inEnglish('lists.views.all') }));
    await waitFor(() => expect(page.address()).toBe('/orders-guest'));
    fireEvent.click(screen.getByRole('tab', { name: 'To pack' }));
    await waitFor(() => expect(page.address()).toContain('status=process'));
    await menu(inEnglish('lists.views.add'));
    fireEvent.change(screen.getByLabelText(startingWith(inEnglish('lists.views.name'))), { target: { value: 'to PACK' } });
    fireEvent.click(control(inEnglish('forms.save'), screen.getByRole('dialog')));
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(inEnglish('lists.views.taken')));
  });

  it('keep a preset of days, not its dates, and leave days alone that they say nothing of', async () => {
    kept = { ...noListViews, views: [cash] };
    const page = await open('/orders-guest?dates=today&status=process');
    await tableRow(3);
    await menu(inEnglish('lists.views.add'));
    fireEvent.change(screen.getByLabelText(startingWith(inEnglish('lists.views.name'))), { target: { value: 'Today' } });
    fireEvent.click(control(inEnglish('forms.save'), screen.getByRole('dialog')));
    await waitFor(() => expect(kept.views[1]).toMatchObject({ name: 'Today', dates: 'today' }));
    fireEvent.click(await screen.findByRole('tab', { name: inEnglish('vocabulary.payment.types.cash') }));
    await waitFor(() => expect(page.address()).toContain('payment=cash'));
    expect(page.address()).toContain('dates=today');
    await page.goTo('/orders-guest?dates=thisMonth');
    fireEvent.click(await screen.findByRole('tab', { name: inEnglish('dates.today') }));
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
    await screen.findByRole('tab', { name: inEnglish('vocabulary.payment.types.cash') });
    await chooseTool(inEnglish('lists.groups.title'));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: inEnglish('lists.groups.none') }));
    await screen.findByRole('tab', { name: 'Cash (changed)' });
    await menu(inEnglish('lists.views.keep', { name: 'Cash' }));
    await waitFor(() => expect(kept.views[0]?.group).toBeNull());
  });

  it('say that they are changed, keep the changes, get another name, open the list and go', async () => {
    kept = { ...noListViews, views: [cash] };
    const page = await open('/orders-guest?view=v1&payment=cash&sort=-total&status=process');
    await screen.findByRole('tab', { name: 'Cash (changed)' });
    await menu(inEnglish('lists.views.keep', { name: 'Cash' }));
    await screen.findByRole('tab', { name: inEnglish('vocabulary.payment.types.cash') });
    expect(kept.views[0]?.filters).toEqual({ payment: ['cash'], status: ['process'] });
    await menu(inEnglish('lists.views.rename'));
    fireEvent.change(screen.getByLabelText(startingWith(inEnglish('lists.views.name'))), { target: { value: 'Cash today' } });
    fireEvent.click(control(inEnglish('forms.save'), screen.getByRole('dialog')));
    await screen.findByRole('tab', { name: 'Cash today' });
    await menu(inEnglish('lists.views.openWith'));
    expect(kept.defaultId).toBe('v1');
    await menu(inEnglish('lists.views.remove'));
    await waitFor(() => expect(page.address()).toBe('/orders-guest'));
    expect(kept).toEqual(noListViews);
  });

  it('are saved with Ctrl+S: changes of the chosen one at once, new filters under a name, and nothing over a dialog or without a difference', async () => {
    kept = { ...noListViews, views: [cash] };
    const page = await open('/orders-guest?view=v1&payment=cash&sort=-total&status=process');
    const save = (): void => act(() => page.bridge.emit('app.commandInvoked', { command: 'save' }));
    await screen.findByRole('tab', { name: 'Cash (changed)' });
    save();
    await screen.findByRole('tab', { name: 'Cash' });
    expect(kept.views[0]?.filters).toEqual({ payment: ['cash'], status: ['process'] });
    save();
    expect(page.bridge.requestsOf('listViews.save')).toHaveLength(1);
    fireEvent.click(screen.getByRole('tab', { name: inEnglish('lists.views.all') }));
    await waitFor(() => expect(page.address()).toBe('/orders-guest'));
    save();
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.goTo('/orders-guest?status=shipped');
    save();
    const dialog = await screen.findByRole('dialog');
    save();
    expect(screen.getAllByRole('dialog')).toEqual([dialog]);
    fireEvent.change(screen.getByLabelText(startingWith(inEnglish('lists.views.name'))), { target: { value: 'Shipped' } });
    fireEvent.click(control(inEnglish('forms.save'), dialog));
    await screen.findByRole('tab', { name: 'Shipped' });
    expect(kept.views[1]?.filters).toEqual({ status: ['shipped'] });
  });

  it('leave Ctrl+S to a form', async () => {
    const saveForm = vi.fn();
    function Form(): null {
      useCommand('save', saveForm);
      return null;
    }
    const page = await open('/orders-guest?status=shipped');
    await tableRow(3);
    render(<Form />);
    act(() => page.bridge.emit('app.commandInvoked', { command: 'save' }));
    expect(saveForm).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that Diwan brings along are tabs like any other, stay deleted, and are restored on request', async () => {
    kept = { ...noListViews, views: toStarterViews('orders-guest'), hasStarters: true };
    const name = inEnglish('lists.views.starters.notPrinted');
    const tabs = (): (string | null)[] => screen.getAllByRole('tab').map(({ textContent }) => textContent);
    const page = await open();
    fireEvent.click(await screen.findByRole('tab', { name }));
    await waitFor(() => expect(page.address()).toContain('printed=no'));
    await chooseTool(inEnglish('lists.views.manage'));
    await screen.findByRole('menuitem', { name: inEnglish('lists.views.remove') });
    expect(screen.queryByRole('menuitem', { name: inEnglish('lists.views.bringBack') })).toBeNull();
    fireEvent.click(screen.getByRole('menuitem', { name: inEnglish('lists.views.remove') }));
    await waitFor(() => expect(screen.queryByRole('tab', { name })).toBeNull());
    await page.goTo('/orders');
    await page.goTo('/orders-guest');
    await screen.findByRole('tab', { name: inEnglish('lists.views.starters.toShip') });
    expect(tabs()).toHaveLength(4);
    await menu(inEnglish('lists.views.bringBack'));
    fireEvent.click(await screen.findByRole('tab', { name }));
    await waitFor(() => expect(page.address()).toContain('status=process&printed=no'));
    expect(kept.views.map(({ starter }) => starter)).toEqual(['fresh', 'toShip', 'cashToCollect', 'notPrinted']);
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
    await chooseTool(inEnglish('lists.columns.title'));
    const panel = await screen.findByRole('complementary', { name: inEnglish('lists.columns.title') });
    expect(within(panel).getByLabelText<HTMLInputElement>(inEnglish('orders.columns.order')).disabled).toBe(true);
    fireEvent.click(within(panel).getByLabelText(inEnglish('adminForm.phone')));
    await waitFor(() => expect(heads()).not.toContain('Phone'));
    fireEvent.keyDown(within(panel).getByLabelText(inEnglish('stationSettings.orders.statuses')), { key: 'ArrowUp', altKey: true });
    await waitFor(() => expect(heads().indexOf('Status')).toBeLessThan(heads().indexOf('Date')));
    const width = within(panel).getByLabelText(inEnglish('lists.columns.width', { name: 'Name' }));
    fireEvent.change(width, { target: { value: '٢٤٠' } });
    fireEvent.blur(width);
    await waitFor(() => expect(kept.columns).toContainEqual({ key: 'name', width: 240 }));
    expect(kept.columns?.map(({ key }) => key)).toEqual(['order', 'name', 'total', 'payment', 'status', 'date', 'address']);
    fireEvent.click(control(inEnglish('lists.columns.reset'), panel));
    await waitFor(() => expect(heads()).toContain('Phone'));
    fireEvent.click(control(inEnglish('common.close'), panel));
    await waitFor(() => expect(findControl(inEnglish('lists.columns.reset'))).toBeUndefined());
  });

  it('are chosen beside the rows, which stay usable, until Escape leads back to the menu', async () => {
    await open();
    await tableRow(3);
    await chooseTool(inEnglish('lists.columns.title'));
    const panel = await screen.findByRole('complementary', { name: inEnglish('lists.columns.title') });
    await waitFor(() => expect(document.activeElement).toBe(panel));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(control('Select order #3', await tableRow(3)));
    expect(await screen.findByText(inEnglish('lists.selected', { count: 1 }))).toBeTruthy();
    expect(panel.isConnected).toBe(true);
    panel.focus();
    fireEvent.keyDown(panel, { key: 'Escape' });
    expect(panel.isConnected).toBe(false);
    expect(document.activeElement).toBe(control(inEnglish('lists.more')));
    expect(screen.getByText(inEnglish('lists.selected', { count: 1 }))).toBeTruthy();
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
    await menu(inEnglish('lists.views.add'));
    fireEvent.change(await screen.findByLabelText(startingWith(inEnglish('lists.views.name'))), { target: { value: 'To pack' } });
    fireEvent.click(control(inEnglish('forms.save'), screen.getByRole('dialog')));
    fireEvent.click(control(inEnglish('forms.save'), screen.getByRole('dialog')));
    expect(page.bridge.requestsOf('listViews.save')).toEqual([]);
    read.resolve();
    await screen.findByRole('tab', { name: 'To pack' });
    expect(kept.views.map(({ name }) => name)).toEqual([inEnglish('vocabulary.payment.types.cash'), 'To pack']);
    isFull = true;
    await menu(inEnglish('lists.views.add'));
    fireEvent.change(await screen.findByLabelText(startingWith(inEnglish('lists.views.name'))), { target: { value: 'Second' } });
    fireEvent.click(control(inEnglish('forms.save'), screen.getByRole('dialog')));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(screen.queryByRole('tab', { name: 'Second' })).toBeNull();
    isFull = false;
    fireEvent.click(control(inEnglish('forms.save'), screen.getByRole('dialog')));
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
    await menu(inEnglish('lists.views.add'));
    fireEvent.change(await screen.findByLabelText(startingWith(inEnglish('lists.views.name'))), { target: { value: 'To pack' } });
    fireEvent.click(control(inEnglish('forms.save'), screen.getByRole('dialog')));
    await page.goTo('/orders/ship');
    await screen.findByText(inEnglish('shipping.ready'));
    await act(async () => save.resolve());
    expect(page.address()).toBe('/orders/ship');
  });
});
