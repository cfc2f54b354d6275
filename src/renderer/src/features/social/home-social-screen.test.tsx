// @vitest-environment happy-dom

import { failed, ok } from '@shared/contract/result';
import type { ValueOf } from '@shared/contract/tables/bridge';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerConflict } from '../../../../../tests/support/page/conflict';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { control, endPage, findControl, type PageOptions, type ShownPage, showPage, toasts } from '../../../../../tests/support/page/page';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';
import { emptySocialForm, type SocialFormValues } from './social-form';

const full: SocialFormValues = {
  snapchat: 'bayt.aldar',
  facebook: 'https://facebook.example/bayt',
  instagram: '@bayt.aldar',
  whatsapp: '+965 5000 1234',
  twitter: '@bayt',
  tiktok: '@bayt.kw',
  gmail: 'bayt@shop.example',
  address: 'السالمية، شارع 10',
  call_us: '1800 123',
  time_from: '09:00',
  time_to: '22:00',
};
const order = [
  ...[
    inEnglish('social.fields.snapchat'),
    inEnglish('social.fields.facebook'),
    inEnglish('social.fields.instagram'),
    inEnglish('social.fields.whatsapp'),
    inEnglish('social.fields.twitter'),
    inEnglish('social.fields.tiktok'),
    inEnglish('adminForm.email'),
    inEnglish('social.fields.call_us'),
    inEnglish('orders.action.address'),
  ],
  ...['Opening time*', 'Closing time*'],
];

let stored: ValueOf<'homeSocial.read'> = null;
const handlers: FakeHandlers = {
  'homeSocial.read': () => ok(stored),
  'homeSocial.save': ({ body }) => {
    stored = { ...emptySocialForm, ...JSON.parse(JSON.stringify(body)) };
    return ok(null);
  },
  'drafts.read': () => ok(null),
  'drafts.save': () => ok({ savedAt: '2026-11-20T07:00:00.000Z' }),
  'drafts.remove': () => ok(null),
};

async function open(options: PageOptions = {}): Promise<ShownPage> {
  const page = await showPage('/home/social', { ...options, handlers: { ...handlers, ...options.handlers } });
  await waitFor(() => expect(document.querySelector('form input[name]')).toBeTruthy());
  return page;
}
const field = (name: string): HTMLInputElement => document.querySelector(`input[name="${name}"]`) as HTMLInputElement;
const fields = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('form input[name]')];
const type = (name: string, text: string): void => {
  fireEvent.change(field(name), { target: { value: text } });
};
const press = (name: string): boolean => fireEvent.click(control(name));
const saves = (page: ShownPage): unknown[] => page.bridge.requestsOf('homeSocial.save');
const errorOf = (name: string): string | undefined =>
  field(name).closest('[data-field-invalid]')?.querySelector('[role="alert"], .fui-Field__validationMessage')?.textContent ?? undefined;

beforeEach(() => {
  stored = full;
});
afterEach(() => endPage());

describe('social settings with a record', () => {
  it('opened again soon after a save wait for what was saved', async () => {
    let give: () => void = () => undefined;
    const page = await open({
      handlers: {
        'homeSocial.save': ({ body }) => {
          stored = { ...emptySocialForm, ...JSON.parse(JSON.stringify(body)) };
          page.bridge.handle({
            'homeSocial.read': () =>
              new Promise((resolve) => {
                give = () => resolve(ok(stored));
              }),
          });
          return ok(null);
        },
      },
    });
    press(inEnglish('common.edit'));
    type('snapchat', 'bayt.jadeed');
    press(inEnglish('forms.save'));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await page.goTo('/admins');
    await waitFor(() => expect(page.bridge.requestsOf('admins.list')).toHaveLength(1));
    await page.goTo('/home/social');
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeTruthy());
    expect(document.querySelector('form input[name]')).toBeNull();
    await act(async () => give());
    await waitFor(() => expect(field('snapchat')?.value).toBe('bayt.jadeed'));
  });

  it('[HSO-02] shows accounts, contact and opening times with their stored values, read-only', async () => {
    await open();
    expect([...document.querySelectorAll('form label')].map((label) => label.textContent)).toEqual(order);
    expect(Object.fromEntries(fields().map((input) => [input.name, input.value]))).toEqual(full);
    expect(fields().every((input) => input.readOnly)).toBe(true);
    expect(screen.getByText(inEnglish('forms.locked'))).toBeTruthy();
    expect(findControl(inEnglish('forms.save'))).toBeUndefined();
  });

  it('[HSO-01] [HSO-05] opens every field with Edit, stores a change, and is read-only again', async () => {
    const page = await open({ roles: ['social_media'] });
    press(inEnglish('common.edit'));
    expect(fields().some((input) => input.readOnly)).toBe(false);
    type('call_us', '1800 999');
    type('address', '  حولي، مجمع المثنى ');
    expect(await screen.findByText('in Contact')).toBeTruthy();
    press(inEnglish('forms.save'));
    await waitFor(() => expect(saves(page)).toEqual([{ body: { ...full, call_us: '1800 999', address: 'حولي، مجمع المثنى' } }]));
    await waitFor(() => expect(toasts()).toEqual(['Added Social Links Successfully']));
    expect(control(inEnglish('common.edit'))).toBeTruthy();
    expect(fields().every((input) => input.readOnly)).toBe(true);
    expect(field('call_us').value).toBe('1800 999');
  });

  it('gives the stored values back on Discard, and locks again', async () => {
    await open();
    press(inEnglish('common.edit'));
    type('snapchat', 'something else');
    press(inEnglish('printQueue.stale.discard'));
    await waitFor(() => expect(field('snapchat').value).toBe('bayt.aldar'));
    expect(fields().every((input) => input.readOnly)).toBe(true);
  });

  it('understands times with seconds from the server', async () => {
    stored = { ...full, time_from: '09:00:00', time_to: '23:30:00' };
    await open();
    expect([field('time_from').value, field('time_to').value]).toEqual(['09:00', '23:30']);
  });

  it('writes nothing over a record that cannot be read any more', async () => {
    const page = await open();
    press(inEnglish('common.edit'));
    type('snapchat', 'mine');
    page.bridge.handle({ 'homeSocial.read': () => failed('unreadableAnswer') });
    press(inEnglish('forms.save'));
    await waitFor(() => expect(toasts()).toEqual(['unreadableAnswer']));
    expect([saves(page), field('snapchat').value]).toEqual([[], 'mine']);
  });

  it('asks before it writes over what somebody else changed meanwhile, and about nothing else', async () => {
    const page = await open();
    press(inEnglish('common.edit'));
    type('snapchat', 'mine');
    type('tiktok', '@mine');
    stored = { ...full, snapchat: 'theirs', instagram: '@theirs' };
    press(inEnglish('forms.save'));
    const question = await screen.findByRole('alertdialog', { name: inEnglish('orders.statusDialog.movedTitle') });
    expect([...question.querySelectorAll('[data-clash]')].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Snapchat.*mine.*theirs/),
    ]);
    expect(saves(page)).toEqual([]);
    await answerConflict(inEnglish('forms.conflict.ofTheirs'));
    await waitFor(() => expect(saves(page)).toMatchObject([{ body: { snapchat: 'theirs', tiktok: '@mine', instagram: '@theirs' } }]));
  });
});

describe('social settings without a record', () => {
  beforeEach(() => {
    stored = null;
  });

  it('[HSO-06] start editable and empty', async () => {
    await open();
    expect(fields().map((input) => [input.value, input.readOnly])).toEqual(order.map(() => ['', false]));
    expect(findControl(inEnglish('common.edit'))).toBeUndefined();
  });

  it('need both times as hours and minutes, and nothing else', async () => {
    const page = await open();
    type('snapchat', 'bayt.aldar');
    expect(await screen.findByText('in Social accounts')).toBeTruthy();
    press(inEnglish('forms.save'));
    expect(await screen.findByText('2 errors')).toBeTruthy();
    expect([errorOf('time_from'), errorOf('time_to')]).toEqual(['This Field is required', 'This Field is required']);
    await waitFor(() => expect(document.activeElement).toBe(field('time_from')));
    type('time_from', '٩٫٣٠');
    fireEvent.blur(field('time_from'));
    type('time_to', '25:00');
    fireEvent.blur(field('time_to'));
    press(inEnglish('forms.save'));
    await waitFor(() => expect(document.activeElement).toBe(field('time_to')));
    expect(errorOf('time_from')).toBeUndefined();
    expect(errorOf('time_to')).toBe('Enter a time as hours and minutes, for example 09:30');
    expect(saves(page)).toEqual([]);
    type('time_to', '2300');
    fireEvent.blur(field('time_to'));
    press(inEnglish('forms.save'));
    await waitFor(() => expect(saves(page)).toEqual([{ body: { snapchat: 'bayt.aldar', time_from: '09:30', time_to: '23:00' } }]));
    expect(await screen.findByText(inEnglish('forms.locked'))).toBeTruthy();
  });
});

describe('social settings', () => {
  it('say why they cannot be read, and try again', async () => {
    const page = await showPage('/home/social', { handlers: { ...handlers, 'homeSocial.read': () => failed('unreachable') } });
    expect((await screen.findByRole('alert')).textContent).toContain(inEnglish('failures.unreachable'));
    expect(toasts()).toEqual([]);
    page.bridge.handle(handlers);
    press(inEnglish('common.retry'));
    await waitFor(() => expect(field('snapchat').value).toBe('bayt.aldar'));
  });

  it('speak Arabic, with links and numbers from left to right', async () => {
    const page = await open({ language: 'ar' });
    expect(screen.getByRole('heading', { name: inArabic('social.accounts') })).toBeTruthy();
    expect(field('facebook').dir).toBe('ltr');
    expect(field('address').dir).toBe('auto');
    press(inArabic('common.edit'));
    type('time_to', '');
    press(inArabic('forms.save'));
    await waitFor(() => expect(errorOf('time_to')).toBe(inArabic('forms.required')));
    page.setLanguage('en');
    expect(errorOf('time_to')).toBe('This Field is required');
  });
});
