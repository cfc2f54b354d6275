// @vitest-environment happy-dom

import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import type { StaffNote } from '@shared/contract/desktop/staff-notes';
import { failed, ok } from '@shared/contract/result';
import { toOrderRow } from '@shared/lists/orders';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import { control, endPage, findControl, type ShownPage, showPage, tableRow } from '../../../../../../tests/support/page/page';
import { aGuestOrder, anOrder, servePage } from '../../../../../../tests/support/samples/order-rows';
import { inArabic, inEnglish } from '../../../../../../tests/support/texts';

const phone = '+965 5000 1234';
const registered = (id: number) => anOrder(id, { user: { username: 'نورة', email: 'noura@mail.example', phone: '50001234' } });
const guest = (id: number) => aGuestOrder(id, { guest_phone: phone });

let stored: Map<string, StaffNote>;
const handlers: FakeHandlers = {
  'orders.list': () => servePage([registered(9)]),
  'guestOrders.list': () => servePage([guest(20)]),
  'staffNotes.read': (subject) => ok(stored.get(JSON.stringify(subject)) ?? null),
  'staffNotes.save': ({ subject, text }) => {
    const note = { text, by: 'Mona Saleh', at: new Date().toISOString() };
    stored.set(JSON.stringify(subject), note);
    return ok(note);
  },
};
const openOrder = (more: FakeHandlers = {}): Promise<ShownPage> =>
  showPage('/orders/details', { state: { order: toOrderRow('order', registered(9)) }, handlers: { ...handlers, ...more } });
const openGuest = (more: FakeHandlers = {}): Promise<ShownPage> =>
  showPage('/orders-guest/details', { state: { order: toOrderRow('guestOrder', guest(20)) }, handlers: { ...handlers, ...more } });

const labels = { order: inEnglish('staffNotes.label.order'), customer: inEnglish('staffNotes.label.customer') };
const field = (kind: keyof typeof labels = 'order'): Promise<HTMLTextAreaElement> =>
  screen.findByLabelText<HTMLTextAreaElement>(labels[kind]);
async function write(text: string, kind: keyof typeof labels = 'order'): Promise<HTMLTextAreaElement> {
  fireEvent.click(await waitFor(() => control(inEnglish(`staffNotes.add.${kind}`))));
  const area = await field(kind);
  expect(document.activeElement).toBe(area);
  fireEvent.change(area, { target: { value: text } });
  return area;
}

beforeEach(() => {
  stored = new Map();
});
afterEach(() => {
  act(() => unsavedWork.discard());
  endPage();
});

describe('a note of the staff about an order', () => {
  it.each([
    ['order', openOrder, { kind: 'order', id: 9 }],
    ['guestOrder', openGuest, { kind: 'guestOrder', id: 20 }],
  ] as const)('(%s) is added on leaving its field, with its author and time', async (_what, open, subject) => {
    const page = await open();
    const area = await write('Call first\nبعد المغرب ');
    expect(page.bridge.requestsOf('staffNotes.save')).toEqual([]);
    fireEvent.blur(area);
    await waitFor(() =>
      expect(page.bridge.requestsOf('staffNotes.save')).toEqual([{ subject, text: 'Call first\nبعد المغرب', seen: null }]),
    );
    await screen.findByText('Mona Saleh');
    expect((await field()).value).toBe('Call first\nبعد المغرب');
    expect(unsavedWork.exists()).toBe(false);
  });

  it('is edited in place, and saved by Ctrl+Enter over the text that was seen', async () => {
    const note = { text: 'old', by: 'Mona Saleh', at: '2026-11-19T05:00:00.000Z' };
    stored.set(JSON.stringify({ kind: 'order', id: 9 }), note);
    const page = await openOrder();
    const area = await field();
    expect(area.value).toBe('old');
    fireEvent.change(area, { target: { value: 'new' } });
    fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true });
    await waitFor(() =>
      expect(page.bridge.requestsOf('staffNotes.save')).toEqual([{ subject: { kind: 'order', id: 9 }, text: 'new', seen: note.at }]),
    );
  });

  it('is saved when the screen is left with its field still open', async () => {
    const page = await openOrder();
    await write('on my way');
    await page.goTo('/orders');
    await waitFor(() => expect(page.bridge.requestsOf('staffNotes.save')).toMatchObject([{ text: 'on my way' }]));
  });

  it('keeps a text that could not be saved, says why, and saves it on retry', async () => {
    const page = await openOrder({ 'staffNotes.save': () => failed('diskFull') });
    fireEvent.blur(await write('do not lose me'));
    await screen.findByText(inEnglish('staffNotes.notSaved'));
    expect(screen.getByText(inEnglish('failures.diskFull'))).toBeTruthy();
    expect((await field()).value).toBe('do not lose me');
    expect(unsavedWork.exists()).toBe(true);
    page.bridge.handle({ 'staffNotes.save': handlers['staffNotes.save'] as never });
    fireEvent.click(control(inEnglish('common.retry')));
    await screen.findByText('Mona Saleh');
    expect(screen.queryByText(inEnglish('staffNotes.notSaved'))).toBeNull();
    expect(unsavedWork.exists()).toBe(false);
  });

  it('is saved automatically when the password store responds again', async () => {
    const page = await openOrder({ 'staffNotes.save': () => failed('keychainUnavailable') });
    fireEvent.blur(await write('later'));
    await screen.findByText(inEnglish('staffNotes.notSaved'));
    page.bridge.handle({ 'staffNotes.save': handlers['staffNotes.save'] as never });
    act(() => page.bridge.emit('staffNotes.becameReadable', null));
    await screen.findByText('Mona Saleh');
  });

  it('shows the note of another window before it replaces it', async () => {
    const page = await openOrder();
    const area = await write('mine');
    const other = { text: 'theirs', by: 'Sara', at: '2026-11-19T06:00:00.000Z' };
    stored.set(JSON.stringify({ kind: 'order', id: 9 }), other);
    page.bridge.handle({ 'staffNotes.save': () => failed('noteChanged') });
    fireEvent.blur(area);
    await screen.findByText('theirs');
    expect((await field()).value).toBe('mine');
    page.bridge.handle({ 'staffNotes.save': handlers['staffNotes.save'] as never });
    fireEvent.click(control(inEnglish('common.retry')));
    await waitFor(() => expect(page.bridge.requestsOf('staffNotes.save').at(-1)).toMatchObject({ text: 'mine', seen: other.at }));
  });

  it('refuses a text that is too long without cutting it', async () => {
    const page = await openOrder();
    fireEvent.blur(await write('a'.repeat(501)));
    await screen.findByText(inEnglish('staffNotes.tooLong'));
    expect((await field()).value).toHaveLength(501);
    expect(page.bridge.requestsOf('staffNotes.save')).toEqual([]);
  });

  it('leaves nothing behind when nothing was written', async () => {
    const page = await openOrder();
    fireEvent.blur(await write(''));
    await waitFor(() => control(inEnglish('staffNotes.add.order')));
    expect(page.bridge.requestsOf('staffNotes.save')).toEqual([]);
  });

  it('says that notes cannot be read now, while the order is shown', async () => {
    const page = await openOrder({ 'staffNotes.read': () => failed('keychainUnavailable') });
    await screen.findAllByText(inEnglish('staffNotes.notLoaded'));
    await tableRow(5121);
    expect(findControl(inEnglish('staffNotes.add.order'))).toBeUndefined();
    page.bridge.handle({ 'staffNotes.read': handlers['staffNotes.read'] as never });
    fireEvent.click(control(inEnglish('common.retry')));
    await waitFor(() => control(inEnglish('staffNotes.add.order')));
  });

  it('is called what it is in Arabic', async () => {
    const page = await openOrder();
    await waitFor(() => control(inEnglish('staffNotes.add.order')));
    page.setLanguage('ar');
    fireEvent.click(await waitFor(() => control(inArabic('staffNotes.add.order'))));
    expect(await screen.findByLabelText(inArabic('staffNotes.label.order'))).toBeTruthy();
  });
});

it('a note about a customer is there on another order of the same phone', async () => {
  await openOrder();
  fireEvent.blur(await write('Pays in cash', 'customer'));
  await screen.findByText('Mona Saleh');
  endPage();
  await openGuest();
  expect((await field('customer')).value).toBe('Pays in cash');
});

it('an order with a note has a sign beside its number in the list, and others have none', async () => {
  await showPage('/orders', {
    handlers: {
      ...handlers,
      'orders.list': () => servePage([registered(9), registered(8)]),
      'staffNotes.ofOrders': () => ok({ 'order 9': 'Call first', 'guestOrder 8': 'Another kind' }),
    },
  });
  const words = inEnglish('staffNotes.mark', { text: 'Call first' });
  await waitFor(async () => expect((await tableRow(9)).querySelector('[data-hint]')?.textContent).toBe(words));
  expect((await tableRow(8)).textContent).not.toContain('Another kind');
});
