// @vitest-environment happy-dom

import { failed, ok } from '@shared/contract/result';
import type { ContactMessage } from '@shared/contract/site/contact-messages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { endPage, findControl, type PageOptions, type ShownPage, showPage, tableRow, toasts } from '../../../../../tests/support/page/page';
import { servePage } from '../../../../../tests/support/samples/order-rows';
import { inEnglish } from '../../../../../tests/support/texts';

const path = '/masterHN/contact-us';
const long = 'أبي أغير عنوان التوصيل إلى الجابرية قطعة 5.\nشكرًا';

function aMessage(id: number, changes: Partial<ContactMessage> = {}): ContactMessage {
  const person = { full_name: 'فاطمة المطيري', email: `fatima${id}@mail.example`, phone: `+9655000123${id}` };
  return { id, ...person, message: long, status: 'open', ...changes };
}

let messages: ContactMessage[] = [];
/** The home site's calls have no handler, so requests to them fail. */
const handlers: FakeHandlers = {
  'shopMessages.list': ({ query }) =>
    servePage(
      messages.filter(({ status }) => status === query.status),
      query.page,
    ),
  'shopMessages.close': ({ params }) => {
    messages = messages.map((message) => (message.id === params.id ? { ...message, status: 'closed' } : message));
    return ok(null);
  },
  'shopMessages.remove': ({ params }) => {
    messages = messages.filter(({ id }) => id !== params.id);
    return ok(null);
  },
};
const open = (options: PageOptions = {}, to = path): Promise<ShownPage> =>
  showPage(to, { ...options, handlers: { ...handlers, ...options.handlers } });
const openSwitch = async (id: number): Promise<HTMLInputElement> =>
  (await tableRow(id)).querySelector('input[role="switch"]') as HTMLInputElement;
async function read(id: number): Promise<HTMLElement> {
  fireEvent.click((await tableRow(id)).querySelector('td button') ?? document.body);
  return screen.findByRole('dialog');
}
const shownIds = (): string[] => [...document.querySelectorAll<HTMLElement>('tr[data-row]')].map((row) => row.dataset.row ?? '');

beforeEach(() => {
  messages = [aMessage(3), aMessage(2, { message: 'Is it open?' }), aMessage(1, { status: 'closed' })];
});
afterEach(() => endPage());

describe('messages from customers of the shop', () => {
  it('[SCU-01] stand at their own address, with id, name, email, phone, preview, open switch and delete', async () => {
    await open();
    const row = await tableRow(2);
    expect([...document.querySelectorAll('thead th')].map((cell) => cell.textContent)).toEqual([
      ...[
        inEnglish('orders.details.columns.id'),
        inEnglish('categories.name'),
        inEnglish('adminForm.email'),
        inEnglish('adminForm.phone'),
        inEnglish('contactMessages.columns.message'),
        inEnglish('productTable.open'),
        inEnglish('common.actions'),
      ],
    ]);
    expect([...row.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual([
      ...['2', 'فاطمة المطيري', 'fatima2@mail.example', '5000 1232', 'Is it open?', inEnglish('productTable.open'), ''],
    ]);
  });

  it('[SCU-02] stand in two tabs, open first', async () => {
    const page = await open();
    await tableRow(3);
    expect(shownIds()).toEqual(['3', '2']);
    const [, closed] = await screen.findAllByRole('tab');
    fireEvent.click(closed as HTMLElement);
    await tableRow(1);
    expect(shownIds()).toEqual(['1']);
    expect(page.bridge.requestsOf('shopMessages.list')).toEqual([
      { query: { page: 1, status: 'open' } },
      { query: { page: 1, status: 'closed' } },
    ]);
  });

  it('[SCU-03] are written short, as their first fifteen characters', async () => {
    await open();
    expect((await tableRow(3)).textContent).toContain('أبي أغير عنوان …');
    expect((await tableRow(3)).textContent).not.toContain('التوصيل');
  });

  it('[SCU-04] are read whole in a dialog', async () => {
    await open();
    const dialog = await read(3);
    expect(within(dialog).getByRole('heading', { level: 2 }).textContent).toBe('فاطمة المطيري');
    expect([...dialog.querySelectorAll('p')].map(({ textContent }) => textContent)).toContain(long);
    expect(findControl(inEnglish('contactMessages.reader.closeNext'), dialog)).toBeTruthy();
  });

  it('[SCU-12] are closed by the switch, and that is told', async () => {
    const page = await open();
    fireEvent.click(await openSwitch(2));
    await waitFor(() => expect(shownIds()).toEqual(['3']));
    expect(page.bridge.requestsOf('shopMessages.close')).toEqual([{ params: { id: 2 } }]);
    expect(toasts()).toEqual(['Closed Successfully.']);
  });

  it('[SCU-07] are not opened again: a closed one offers nothing that would', async () => {
    await open({}, `${path}?tab=closed`);
    const element = await openSwitch(1);
    expect([element.checked, element.disabled]).toEqual([false, true]);
    expect([...(await read(1)).querySelectorAll('.fui-DialogActions button')].map(({ textContent }) => textContent)).toEqual([
      inEnglish('common.back'),
    ]);
  });

  it('[SCU-08] send nothing for the switch of a closed one', async () => {
    const page = await open({}, `${path}?tab=closed`);
    const element = await openSwitch(1);
    fireEvent.click(element);
    fireEvent.keyDown(element, { key: ' ' });
    await page.goTo(path);
    await tableRow(2);
    expect(page.bridge.requestsOf('shopMessages.close')).toEqual([]);
  });

  it('are only read by whoever may not manage the shop (OP-55)', async () => {
    await open({ roles: ['home', 'order'] });
    expect((await openSwitch(3)).disabled).toBe(true);
    expect((await tableRow(3)).querySelector('button[aria-label^="Delete"]')).toBeNull();
    expect(findControl(inEnglish('contactMessages.reader.closeNext'), await read(3))).toBeUndefined();
  });
});

describe('what goes wrong with them', () => {
  it.each(['forbidden', 'unreachable', 'notFound'] as const)(
    'keeps an open message open when closing it fails (%s), told once',
    async (code) => {
      await open({ handlers: { 'shopMessages.close': () => failed(code) } });
      fireEvent.click(await openSwitch(2));
      await waitFor(() => expect(toasts()).toEqual([code]));
      expect((await openSwitch(2)).checked).toBe(true);
    },
  );
});
