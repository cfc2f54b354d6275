// @vitest-environment happy-dom

import { failed, ok } from '@shared/contract/result';
import type { ValueOf } from '@shared/contract/tables/bridge';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerConflict } from '../../../../../tests/support/page/conflict';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import {
  control,
  endPage,
  findControl,
  holdReads,
  type PageOptions,
  type ShownPage,
  showPage,
  toasts,
} from '../../../../../tests/support/page/page';
import { inEnglish } from '../../../../../tests/support/texts';

const kuwaiti = 'KW81CBKU0000000000001234560101';
const other = 'KW39GULB0000000000001234560102';

let stored: ValueOf<'iban.read'> = null;
const handlers: FakeHandlers = {
  'iban.read': () => ok(stored),
  'iban.save': ({ body }) => {
    stored = { ...body };
    return ok(stored);
  },
  'iban.remove': () => {
    stored = null;
    return ok(null);
  },
  'app.copyText': () => ok(null),
  'drafts.read': () => ok(null),
  'drafts.save': () => ok({ savedAt: '2026-11-20T07:00:00.000Z' }),
  'drafts.remove': () => ok(null),
};

async function open(options: PageOptions = {}): Promise<ShownPage> {
  const page = await showPage('/payment', { ...options, handlers: { ...handlers, ...options.handlers } });
  await waitFor(() => expect(document.querySelector('form [data-iban], form input[name], form [data-no-iban]')).toBeTruthy());
  return page;
}
const field = (): HTMLInputElement => document.querySelector('input[name="iban"]') as HTMLInputElement;
const shown = (): string[] => [...document.querySelectorAll('[data-iban] > span')].map((group) => group.textContent ?? '');
const facts = (): string[] => [...document.querySelectorAll('dd')].map((fact) => fact.textContent ?? '');
const hint = (): string | undefined => document.querySelector('form .fui-Field__hint')?.textContent ?? undefined;
const error = (): string | undefined =>
  document.querySelector('[data-field-invalid] .fui-Field__validationMessage')?.textContent ?? undefined;
const press = (name: string): boolean => fireEvent.click(control(name));
/** Enters a text and leaves the field, as a user does. */
const type = (text: string): void => {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.blur(field());
};
const lengthOf = (length: number): string => inEnglish('iban.problems.length', { country: 'Kuwait', expected: 30, length });
const saves = (page: ShownPage): unknown[] => page.bridge.requestsOf('iban.save');

beforeEach(() => {
  stored = { iban: kuwaiti };
});
afterEach(() => endPage());

describe('the IBAN of the shop', () => {
  it('[IBN-01] stands at /payment in groups of four, left to right, with what can be read out of it', async () => {
    await open({ language: 'ar' });
    expect(shown()).toEqual(['KW81', 'CBKU', '0000', '0000', '0000', '1234', '5601', '01']);
    expect(document.querySelector<HTMLElement>('[data-iban]')?.dir).toBe('ltr');
    expect(facts()).toEqual(['الكويت', 'CBKU', '\u206681\u2069، صحيحان']);
  });

  it('[IBN-02] is read-only until Edit', async () => {
    await open();
    expect([field(), findControl(inEnglish('iban.save'))]).toEqual([null, undefined]);
    expect(screen.getByText(inEnglish('forms.locked'))).toBeTruthy();
    press(inEnglish('common.edit'));
    expect([field().value, field().readOnly, field().dir]).toEqual(['KW81 CBKU 0000 0000 0000 1234 5601 01', false, 'ltr']);
  });

  it('is copied without spaces, from the box, by its button and from the field', async () => {
    const page = await open();
    expect(document.querySelector('[data-iban]')?.textContent).toBe(kuwaiti);
    press(inEnglish('iban.copy'));
    await waitFor(() => expect(toasts()).toEqual([inEnglish('iban.copied')]));
    expect(page.bridge.requestsOf('app.copyText')).toEqual([{ text: kuwaiti }]);
    press(inEnglish('common.edit'));
    field().setSelectionRange(0, 9);
    let copied = '';
    const copy = createEvent.copy(field(), { clipboardData: { setData: (_kind: string, text: string) => (copied = text) } });
    fireEvent(field(), copy);
    expect([copied, copy.defaultPrevented]).toEqual(['KW81CBKU', true]);
  });

  it('[IBN-03] [IBN-10] is saved as machines write it, however it was typed, and is read-only again', async () => {
    const page = await open({ roles: ['masterHN'] });
    press(inEnglish('common.edit'));
    type('kw٣٩ gulb 0000-0000 0000 1234 5601 02');
    expect(field().value).toBe('KW39 GULB 0000 0000 0000 1234 5601 02');
    expect(await screen.findByText('in Bank account')).toBeTruthy();
    press(inEnglish('iban.save'));
    await waitFor(() => expect(saves(page)).toEqual([{ body: { iban: other } }]));
    await waitFor(() => expect(toasts()).toEqual(['Iban Updated Successfully']));
    expect(shown().join('')).toBe(other);
    expect(control(inEnglish('common.edit'))).toBeTruthy();
  });

  it('is saved as machines write it when Save comes by the keyboard, without leaving the field', async () => {
    const page = await open();
    press(inEnglish('common.edit'));
    fireEvent.change(field(), { target: { value: 'kw39 gulb 0000 0000 0000 1234 5601 02' } });
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    await waitFor(() => expect(saves(page)).toEqual([{ body: { iban: other } }]));
  });

  it.each([
    ['a wrong check digit', `KW82${kuwaiti.slice(4)}`, inEnglish('iban.problems.check')],
    ['a wrong length', kuwaiti.slice(0, -1), lengthOf(29)],
    ['a letter for a digit', `KW81CB1U${kuwaiti.slice(8)}`, inEnglish('iban.problems.format', { country: 'Kuwait' })],
    ['no such country', `ZZ${kuwaiti.slice(2)}`, inEnglish('iban.problems.country', { start: '\u2068ZZ\u2069' })],
    ['no IBAN at all', 'ask Mona', inEnglish('iban.problems.country', { start: '\u2068AS\u2069' })],
  ])('[OP-98] warns in words of %s, and saves it all the same', async (_what, typed, words) => {
    const page = await open();
    press(inEnglish('common.edit'));
    type(typed);
    expect(hint()).toBe(`${words} ${inEnglish('iban.stillSaved')}`);
    expect(error()).toBeUndefined();
    press(inEnglish('iban.save'));
    await waitFor(() => expect(saves(page)).toHaveLength(1));
    await waitFor(() => expect(toasts()).toEqual(['Iban Updated Successfully']));
    expect(hint()?.trim()).toBe(words);
  });

  it('does not judge what is still being typed', async () => {
    await open();
    press(inEnglish('common.edit'));
    fireEvent.focus(field());
    fireEvent.change(field(), { target: { value: 'KW81 CBKU 00' } });
    expect(hint()).toBe(inEnglish('iban.pasteHint'));
    fireEvent.blur(field());
    expect(hint()).toContain(lengthOf(10));
  });

  it('takes a very long text as it is, and says how long it is', async () => {
    const page = await open();
    press(inEnglish('common.edit'));
    type(`KW81${'9'.repeat(400)}`);
    expect(hint()).toContain(lengthOf(404));
    press(inEnglish('iban.save'));
    await waitFor(() => expect(saves(page)).toEqual([{ body: { iban: `KW81${'9'.repeat(400)}` } }]));
  });

  it('comes back on Discard', async () => {
    await open();
    press(inEnglish('common.edit'));
    type('KW');
    press(inEnglish('printQueue.stale.discard'));
    await waitFor(() => expect(shown().join('')).toBe(kuwaiti));
  });

  it('asks before it writes over what somebody else changed meanwhile', async () => {
    const page = await open();
    press(inEnglish('common.edit'));
    type(other);
    stored = { iban: 'SA0380000000608010167519' };
    press(inEnglish('iban.save'));
    expect(await screen.findByRole('alertdialog', { name: inEnglish('orders.statusDialog.movedTitle') })).toBeTruthy();
    expect(saves(page)).toEqual([]);
    await answerConflict(inEnglish('forms.conflict.ofMine'));
    await waitFor(() => expect(saves(page)).toEqual([{ body: { iban: other } }]));
  });
});

describe('deleting the IBAN', () => {
  it('[IBN-11] asks first, naming it; then the form is empty and open', async () => {
    const page = await open({ roles: ['masterHN'] });
    press(inEnglish('iban.remove'));
    const dialog = await screen.findByRole('alertdialog', { name: inEnglish('iban.removeTitle') });
    expect(dialog.textContent?.replace(/\u00a0/g, ' ')).toContain('KW81 CBKU 0000 0000 0000 1234 5601 01');
    press(inEnglish('common.cancel'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(page.bridge.requestsOf('iban.remove')).toEqual([]);
    press(inEnglish('iban.remove'));
    const again = await screen.findByRole('alertdialog');
    fireEvent.click(control(inEnglish('iban.remove'), again));
    await waitFor(() => expect(toasts()).toEqual(['Iban Deleted Successfully']));
    expect(page.bridge.requestsOf('iban.remove')).toHaveLength(1);
    await waitFor(() => expect([field()?.value, field()?.readOnly]).toEqual(['', false]));
    expect([findControl(inEnglish('common.edit')), findControl(inEnglish('iban.remove'))]).toEqual([undefined, undefined]);
  });

  it('leaves it where it is when the server refuses, with the question still there', async () => {
    await open({ handlers: { 'iban.remove': () => failed('server', { status: 500 }) } });
    press(inEnglish('iban.remove'));
    fireEvent.click(control(inEnglish('iban.remove'), await screen.findByRole('alertdialog')));
    await waitFor(() => expect(toasts()).toEqual(['server']));
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    expect(shown().join('')).toBe(kuwaiti);
  });
});

describe('a shop without an IBAN', () => {
  it.each([[null], [{ iban: '' }]])('starts editable and empty: %o', async (record) => {
    stored = record;
    const page = await open();
    expect([field().value, field().readOnly, hint()]).toEqual(['', false, inEnglish('iban.pasteHint')]);
    expect([findControl(inEnglish('common.edit')), findControl(inEnglish('iban.remove'))]).toEqual([undefined, undefined]);
    type(other);
    press(inEnglish('iban.save'));
    await waitFor(() => expect(saves(page)).toEqual([{ body: { iban: other } }]));
    expect(await screen.findByText(inEnglish('forms.locked'))).toBeTruthy();
    expect(control(inEnglish('iban.remove'))).toBeTruthy();
  });
});

describe('without `masterHN`', () => {
  const roles = ['admin', 'rules', 'home', 'social_media', 'order'];

  it('[IBN-06] the IBAN can be read and copied, not edited or deleted', async () => {
    await open({ roles });
    expect(screen.getByText(/You can view this form/)).toBeTruthy();
    expect(shown().join('')).toBe(kuwaiti);
    expect([field(), findControl(inEnglish('common.edit')), findControl(inEnglish('iban.remove'))]).toEqual([null, undefined, undefined]);
    expect(control(inEnglish('iban.copy'))).toBeTruthy();
  });

  it('says that there is none', async () => {
    stored = null;
    await open({ roles });
    expect(screen.getByText(inEnglish('iban.none'))).toBeTruthy();
  });
});

it('says why the IBAN cannot be read, and tries again', async () => {
  const page = await showPage('/payment', { handlers: { ...handlers, 'iban.read': () => failed('unreachable') } });
  expect((await screen.findByRole('alert')).textContent).toContain(inEnglish('failures.unreachable'));
  page.bridge.handle(handlers);
  press(inEnglish('common.retry'));
  await waitFor(() => expect(shown().join('')).toBe(kuwaiti));
});

describe('an IBAN that was deleted', () => {
  it('is gone before the record has been read again', async () => {
    const page = await open();
    press(inEnglish('iban.remove'));
    const dialog = await screen.findByRole('alertdialog');
    holdReads(page, 'iban.read');
    fireEvent.click(control(inEnglish('iban.remove'), dialog));
    await waitFor(() => expect(shown()).toEqual([]));
  });
});
