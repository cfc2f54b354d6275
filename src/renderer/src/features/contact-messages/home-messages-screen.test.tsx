// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import { failed, ok } from '@shared/contract/result';
import type { ContactMessage } from '@shared/contract/site/contact-messages';
import { toFils } from '@shared/domain/money';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import {
  control,
  endPage,
  findControl,
  holdReads,
  type PageOptions,
  type ShownPage,
  showPage,
  tableRow,
  toasts,
} from '../../../../../tests/support/page/page';
import { aGuestOrder, rowsOf, servePage } from '../../../../../tests/support/samples/order-rows';
import { printSettingsOf } from '../../../../../tests/support/samples/print-settings';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';

const arabic = 'السلام عليكم، هل المعرض مفتوح يوم الجمعة؟\nشكرًا';

function aMessage(id: number, changes: Partial<ContactMessage> = {}): ContactMessage {
  return {
    id,
    full_name: id % 2 ? 'نورة العجمي' : 'Priya Nair',
    email: `visitor${id}@mail.example`,
    phone: `+9655000000${id % 10}`,
    message: id % 2 ? arabic : 'Do you sell wholesale?\nWe are a shop in Bahrain.',
    status: 'open',
    ...changes,
  };
}

let messages: ContactMessage[] = [];
const handlers: FakeHandlers = {
  'homeMessages.list': ({ query }) =>
    servePage(
      messages.filter(({ status }) => status === query.status),
      query.page,
    ),
  'homeMessages.close': ({ params }) => {
    messages = messages.map((message) => (message.id === params.id ? { ...message, status: 'closed' } : message));
    return ok(null);
  },
  'homeMessages.remove': ({ params }) => {
    messages = messages.filter(({ id }) => id !== params.id);
    return ok(null);
  },
};
const open = (options: PageOptions = {}, path = '/home/contact-us'): Promise<ShownPage> =>
  showPage(path, { ...options, handlers: { ...handlers, ...options.handlers } });
const openSwitch = async (id: number): Promise<HTMLInputElement> =>
  (await tableRow(id)).querySelector('input[role="switch"]') as HTMLInputElement;
const preview = async (id: number): Promise<HTMLElement> =>
  (await tableRow(id)).querySelector('td[data-column="message"] button, td button') as HTMLElement;
const read = async (id: number): Promise<HTMLElement> => {
  const opener = await preview(id);
  opener.focus();
  fireEvent.click(opener);
  return screen.findByRole('dialog');
};
const shownIds = (): string[] => [...document.querySelectorAll<HTMLElement>('tr[data-row]')].map((row) => row.dataset.row ?? '');
/** Returns the label without the hidden copy that preserves a selected tab's width. */
const words = (tab: HTMLElement): string | undefined => tab.querySelector('.fui-Tab__content')?.textContent ?? undefined;
const choose = (name: string): void => {
  const tab = screen.getAllByRole('tab').find((element) => words(element) === name);
  if (!tab) throw new Error(`no tab ${name}`);
  fireEvent.click(tab);
};
const closes = (page: ShownPage): unknown[] => page.bridge.requestsOf('homeMessages.close');

beforeEach(() => {
  messages = [aMessage(3), aMessage(2), aMessage(1, { status: 'closed' })];
});
afterEach(() => endPage());

describe('contact messages', () => {
  it('[HCU-02] [HCU-04] show id, name, email, phone, preview, open switch and delete', async () => {
    await open();
    const row = await tableRow(2);
    const heads = [...document.querySelectorAll('thead th')].map((cell) => cell.textContent);
    expect(heads).toEqual([
      inEnglish('orders.details.columns.id'),
      inEnglish('categories.name'),
      inEnglish('adminForm.email'),
      inEnglish('adminForm.phone'),
      inEnglish('contactMessages.columns.message'),
      inEnglish('productTable.open'),
      inEnglish('common.actions'),
    ]);
    const cells = [...row.querySelectorAll('td')].map((cell) => cell.textContent);
    expect(cells).toEqual([
      '2',
      'Priya Nair',
      'visitor2@mail.example',
      '5000 0002',
      'Do you sell who…',
      inEnglish('productTable.open'),
      '',
    ]);
    expect((await openSwitch(2)).checked).toBe(true);
    expect(control('Delete: message from Priya Nair', row)).toBeTruthy();
  });

  it('[HCU-03] [HCU-12] stand in two tabs, open first, each asked for by its status', async () => {
    const page = await open();
    await tableRow(3);
    expect((await screen.findAllByRole('tab')).map((tab) => [words(tab), tab.getAttribute('aria-selected')])).toEqual([
      [inEnglish('productTable.open'), 'true'],
      [inEnglish('contactMessages.tabs.closed'), 'false'],
    ]);
    expect(shownIds()).toEqual(['3', '2']);
    choose(inEnglish('contactMessages.tabs.closed'));
    await tableRow(1);
    expect(shownIds()).toEqual(['1']);
    expect(page.bridge.requestsOf('homeMessages.list')).toEqual([
      { query: { page: 1, status: 'open' } },
      { query: { page: 1, status: 'closed' } },
    ]);
    choose(inEnglish('productTable.open'));
    expect(await tableRow(3)).toBeTruthy();
  });

  it('are searched by name, phone, email, and text in all of the tab, and walked as they were found', async () => {
    const found = [aMessage(9), aMessage(5)];
    const view = { gap: null, unreadable: 0, counts: {}, sum: null, readAt: null, page: 1, of: 26, reading: { kind: 'none' } };
    const page = await open({
      handlers: {
        'fullLists.view': () => ok({ ...view, rows: found, totalItems: 2 } as never),
        'fullLists.rows': () => ok({ rows: found }),
      },
    });
    await tableRow(3);
    const box = control(inEnglish('shortcuts.find'));
    expect(box.getAttribute('placeholder')).toBe(inEnglish('contactMessages.searchPlaceholder'));
    fireEvent.change(box, { target: { value: 'يوم الجمعة' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(shownIds()).toEqual(['9', '5']));
    expect(page.bridge.requestsOf('fullLists.view').at(-1)).toMatchObject({
      list: 'homeMessages.list',
      status: 'open',
      search: 'يوم الجمعة',
    });
    const dialog = await read(5);
    await waitFor(() => expect(dialog.textContent).toContain('2 of 2'));
  });

  it('go back to the first page with another tab', async () => {
    messages = rowsOf(45, aMessage);
    const page = await open({}, '/home/contact-us?page=3');
    await tableRow(5);
    choose(inEnglish('contactMessages.tabs.closed'));
    expect(page.address()).toBe('/home/contact-us?tab=closed');
    expect(await screen.findByText(inEnglish('contactMessages.home.emptyTitle'))).toBeTruthy();
  });

  it.each([
    ['a\nb', 'a b'],
    ['exactly 15 char', 'exactly 15 char'],
    ['exactly 15 chars', 'exactly 15 char…'],
    ['', '-'],
  ])('[HCU-05] write the message %j short as %s', async (message, text) => {
    messages = [aMessage(2, { message })];
    await open();
    expect((await preview(2)).textContent).toBe(text);
  });
});

describe('the whole message', () => {
  it('[HCU-06] opens with who wrote it, and gives the focus back', async () => {
    await open();
    const dialog = await read(3);
    expect(within(dialog).getByRole('heading', { level: 2 }).textContent).toBe('نورة العجمي');
    expect(dialog.textContent).toContain('visitor3@mail.example');
    expect(dialog.textContent).toContain('+965 5000 0003');
    const text = [...dialog.querySelectorAll('p')].find((paragraph) => paragraph.textContent === arabic);
    expect(text?.dir).toBe('auto');
    expect(findControl(inEnglish('contactMessages.reader.closeNext'), dialog)).toBeTruthy();
    fireEvent.click(control(inEnglish('common.back'), dialog));
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    expect(document.activeElement).toBe(await preview(3));
  });

  it('[HCU-01] can be read and closed one after the other, and each closing is undone until it is sent', async () => {
    const page = await open();
    const dialog = await read(3);
    expect(dialog.textContent).toContain('1 of 2');
    fireEvent.click(control(inEnglish('contactMessages.reader.closeNext'), dialog));
    await waitFor(() => expect(within(dialog).getByRole('heading', { level: 2 }).textContent).toBe('Priya Nair'));
    expect(dialog.textContent).toContain('2 of 2');
    expect(toasts()).toEqual([inEnglish('contactMessages.reader.done', { name: '\u2068نورة العجمي\u2069' })]);
    fireEvent.keyDown(window, { key: 'F9' });
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    expect(toasts()).toEqual([inEnglish('contactMessages.reader.doneMany', { count: 2 })]);
    expect(shownIds()).toEqual([]);
    expect(closes(page)).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(closes(page)).toEqual([{ params: { id: 3 } }, { params: { id: 2 } }]));
  });

  it('comes back when its closing is undone, and nothing is sent', async () => {
    const page = await open();
    await read(3);
    fireEvent.keyDown(window, { key: 'F9' });
    await waitFor(() => expect(toasts()).toHaveLength(1));
    const [told] = useNotifications.getState().messages;
    if (told?.message.kind !== 'text') throw new Error('no message');
    act(() => told.message.kind === 'text' && told.message.action?.run());
    await waitFor(() => expect(shownIds()).toEqual(['3', '2']));
    window.dispatchEvent(new Event('pagehide'));
    await tableRow(3);
    expect(closes(page)).toEqual([]);
    act(() => told.message.kind === 'text' && told.message.action?.run());
    expect(toasts()).toContain(inEnglish('contactMessages.reader.tooLate'));
  });

  it('leads through the list as it was, over its pages, without leaving one out', async () => {
    messages = rowsOf(45, aMessage);
    const page = await open();
    await read(45);
    for (let at = 1; at <= 45; at += 1) {
      await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(`${at} of 45`));
      if (at === 30) window.dispatchEvent(new Event('pagehide'));
      fireEvent.keyDown(window, { key: 'F9' });
    }
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(closes(page)).toEqual(rowsOf(45, (id) => ({ params: { id } }))));
  });

  it('steps back and forth with the commands of the menu, without closing any', async () => {
    const page = await open();
    const dialog = await read(3);
    const go = (command: 'goToNext' | 'goToPrevious'): void => act(() => page.bridge.emit('app.commandInvoked', { command }));
    go('goToNext');
    await waitFor(() => expect(dialog.textContent).toContain('2 of 2'));
    go('goToNext');
    go('goToPrevious');
    await waitFor(() => expect(dialog.textContent).toContain('1 of 2'));
    expect(closes(page)).toEqual([]);
  });

  it('is answered by phone, WhatsApp, and a mail with the message quoted, in its own language', async () => {
    const page = await open({ handlers: { 'printing.readSettings': () => ok({ ...printSettingsOf(), shopName: 'بيت الدار' }) } });
    const dialog = await read(3);
    await within(dialog).findByText(inArabic('contactMessages.reply.subjectOfShop', { shop: 'بيت الدار' }));
    for (const way of ['call', 'chat', 'mail'] as const) fireEvent.click(control(inEnglish(`contactMessages.reader.${way}`), dialog));
    await waitFor(() => expect(page.bridge.requestsOf('app.openExternal')).toHaveLength(3));
    const [call, chat, mail] = (page.bridge.requestsOf('app.openExternal') as { url: string }[]).map(({ url }) => new URL(url));
    expect(call?.href).toBe('tel:+96550000003');
    expect(chat?.href).toMatch(/^https:\/\/wa\.me\/96550000003\?text=/);
    expect(mail?.pathname).toBe('visitor3@mail.example');
    expect(mail?.searchParams.get('subject')).toBe(inArabic('contactMessages.reply.subjectOfShop', { shop: 'بيت الدار' }));
    expect(mail?.searchParams.get('body')).toContain('> السلام عليكم، هل المعرض مفتوح يوم الجمعة؟\r\n> شكرًا');
  });

  it('shows the orders of its phone, the canceled ones outside the sum', async () => {
    const ofPhone = { guest_phone: '50000003' };
    const guests = [
      aGuestOrder(7, { ...ofPhone, total: toFils(62.15) }),
      aGuestOrder(5, { ...ofPhone, total: toFils(32), status: 'canceled' }),
      aGuestOrder(4, { guest_phone: '50000009', total: toFils(9) }),
    ];
    await open({ handlers: { 'orders.list': () => servePage([]), 'guestOrders.list': () => servePage(guests) } });
    const dialog = await read(3);
    const list = await within(dialog).findByRole('list', { name: inEnglish('contactMessages.orders.title') });
    expect([...list.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['#7', '#5']);
    const part = within(dialog).getByRole('region', { name: inEnglish('contactMessages.orders.title') });
    expect(part.textContent).toContain('2 orders,62.150KWDwithout the canceled one');
    expect(control(inEnglish('contactMessages.orders.show.guestOrder'), part).getAttribute('href')).toContain('search=50000003');
  });

  it('is deleted from its menu after the question', async () => {
    const page = await open();
    fireEvent.click(control(inEnglish('contactMessages.reader.more'), await read(2)));
    fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('common.delete') }));
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(control(inEnglish('common.delete'), question));
    await waitFor(() => expect(page.bridge.requestsOf('homeMessages.remove')).toEqual([{ params: { id: 2 } }]));
  });

  it('of a closed one offers no closing', async () => {
    await open({}, '/home/contact-us?tab=closed');
    const dialog = await read(1);
    for (const name of ['contactMessages.close', 'contactMessages.reader.closeNext'] as const)
      expect(findControl(inEnglish(name), dialog)).toBeUndefined();
  });
});

describe('beside the list in a wide window', () => {
  beforeEach(() => {
    const matches = (query: string): boolean => query === '(min-width: 1600px)';
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches(query), addEventListener() {}, removeEventListener() {} }));
  });

  it('a message is shown by a press on its row, is closed with F9, and the next one follows', async () => {
    const page = await open();
    fireEvent.click((await tableRow(3)).querySelector('td') as HTMLElement);
    expect((await screen.findByRole('heading', { level: 2, name: 'نورة العجمي' })).textContent).toBe('نورة العجمي');
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    fireEvent.keyDown(window, { key: 'F9' });
    await screen.findByRole('heading', { level: 2, name: 'Priya Nair' });
    expect(shownIds()).toEqual(['2']);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(closes(page)).toEqual([{ params: { id: 3 } }]));
  });

  it('the preview goes into it, and Enter on a row too', async () => {
    await open();
    fireEvent.click(await preview(2));
    const name = await screen.findByRole('heading', { level: 2, name: 'Priya Nair' });
    const pane = (): Element | null => document.activeElement;
    await waitFor(() => expect(pane()?.contains(name)).toBe(true));
    const cell = (await tableRow(3)).querySelector('td') as HTMLElement;
    fireEvent.keyDown(cell, { key: 'Enter' });
    const next = await screen.findByRole('heading', { level: 2, name: 'نورة العجمي' });
    expect(pane()?.contains(next)).toBe(true);
  });

  const arrow = (key: string): void => {
    fireEvent.keyDown(document.activeElement as Element, { key });
    fireEvent.keyUp(document.activeElement as Element, { key });
  };
  const place = async (at: number, total: number): Promise<void> =>
    void (await waitFor(() =>
      expect(document.body.textContent).toContain(inEnglish('lists.walk.place', { at, total }).replace(/<\/?n>/g, '')),
    ));
  const focusedRow = (): string | undefined => document.activeElement?.closest<HTMLElement>('tr[data-row]')?.dataset.row;

  it('the arrow keys go on to the next page and back, and stop at the end of the last one', async () => {
    messages = rowsOf(22, aMessage);
    const page = await open();
    (await preview(3)).focus();
    arrow('ArrowUp');
    await place(19, 22);
    arrow('ArrowDown');
    await place(20, 22);
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown', repeat: true });
    fireEvent.keyUp(document.activeElement as Element, { key: 'ArrowDown' });
    expect(page.address()).toBe('/home/contact-us');
    arrow('ArrowDown');
    await place(21, 22);
    expect(page.address()).toBe('/home/contact-us?page=2');
    expect(focusedRow()).toBe('2');
    arrow('ArrowDown');
    await place(22, 22);
    arrow('ArrowDown');
    expect(focusedRow()).toBe('1');
    expect(page.address()).toBe('/home/contact-us?page=2');
    arrow('ArrowUp');
    arrow('ArrowUp');
    await place(20, 22);
    expect([page.address(), focusedRow()]).toEqual(['/home/contact-us', '3']);
  });

  it('every message that a search has found is shown, also beyond the rows that came first', async () => {
    const found = rowsOf(30, aMessage);
    const view = { gap: null, unreadable: 0, counts: {}, sum: null, readAt: null, page: 1, of: 30, reading: { kind: 'none' } };
    await open(
      {
        handlers: {
          'fullLists.view': () => ok({ ...view, rows: found.slice(0, 20), totalItems: 30 } as never),
          'fullLists.rows': ({ part }) => ok({ rows: part && 'from' in part ? found.slice(part.from, part.from + part.count) : found }),
        },
      },
      '/home/contact-us?search=wholesale',
    );
    await waitFor(() => expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe('31'));
    (await preview(30)).focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'End', ctrlKey: true });
    fireEvent.keyUp(document.activeElement as Element, { key: 'End' });
    await place(30, 30);
  });

  it('asks before it is deleted', async () => {
    const page = await open();
    fireEvent.click(await preview(2));
    fireEvent.click(control(inEnglish('contactMessages.reader.more')));
    fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('common.delete') }));
    fireEvent.click(control(inEnglish('common.delete'), await screen.findByRole('alertdialog')));
    await waitFor(() => expect(page.bridge.requestsOf('homeMessages.remove')).toEqual([{ params: { id: 2 } }]));
  });
});

describe('the open switch', () => {
  it('[HCU-08] [HCU-09] [HCU-11] closes an open message, which then stands among the closed ones', async () => {
    const page = await open({ roles: [] });
    fireEvent.click(await openSwitch(2));
    await waitFor(() => expect(closes(page)).toEqual([{ params: { id: 2 } }]));
    await waitFor(() => expect(shownIds()).toEqual(['3']));
    expect(toasts()).toEqual(['Closed Successfully.']);
    choose(inEnglish('contactMessages.tabs.closed'));
    await tableRow(2);
    expect(shownIds()).toEqual(['2', '1']);
  });

  it('[HCU-08] [HCU-10] of a closed message is off and does nothing', async () => {
    const page = await open({}, '/home/contact-us?tab=closed');
    const element = await openSwitch(1);
    expect([element.checked, element.disabled]).toEqual([false, true]);
    fireEvent.click(element);
    fireEvent.keyDown(element, { key: ' ' });
    await page.goTo('/home/contact-us');
    await tableRow(2);
    expect(closes(page)).toEqual([]);
  });

  it('sends one request for a double click, and stays on when it is refused, told once', async () => {
    let refuse: () => void = () => undefined;
    const page = await open({
      handlers: {
        'homeMessages.close': () => new Promise((resolve) => (refuse = () => resolve(failed('server', { message: 'Locked' })))),
      },
    });
    const element = await openSwitch(2);
    fireEvent.click(element);
    fireEvent.click(element);
    await waitFor(() => expect(closes(page)).toHaveLength(1));
    refuse();
    await waitFor(() => expect(toasts()).toEqual(['server']));
    expect(closes(page)).toHaveLength(1);
    expect((await openSwitch(2)).checked).toBe(true);
  });
});

describe('delete', () => {
  const ask = async (id: number, label: string): Promise<HTMLElement> => {
    fireEvent.click((await tableRow(id)).querySelector(`button[aria-label^="${label}"]`) as HTMLElement);
    return screen.findByRole('alertdialog');
  };

  it.each([
    ['en', 'Delete', 'Delete the message from'],
    ['ar', inArabic('common.delete'), 'رسالة'],
  ] as const)('names the message by who wrote it (%s)', async (language, label, words) => {
    await open({ language });
    const dialog = await ask(2, label);
    expect(dialog.textContent).toContain(words);
    expect(dialog.textContent).toContain('Priya Nair');
  });
});

describe('messages that were closed', () => {
  it('leave the open ones before the list has been read again', async () => {
    messages = rowsOf(3, aMessage);
    const page = await open();
    const flip = await openSwitch(2);
    holdReads(page, 'homeMessages.list');
    fireEvent.click(flip);
    await waitFor(() => expect(shownIds()).toEqual(['3', '1']));
  });
});
