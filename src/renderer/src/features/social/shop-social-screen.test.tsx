// @vitest-environment happy-dom

import { failed, ok } from '@shared/contract/result';
import type { ValueOf } from '@shared/contract/tables/bridge';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { errorOf, field, fieldNames, fill, formShown, labelOf, noDrafts, pressSave } from '../../../../../tests/support/page/form-on-page';
import { control, endPage, findControl, type PageOptions, type ShownPage, showPage, toasts } from '../../../../../tests/support/page/page';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';
import { emptyShopSocialForm } from './social-form';

const url = (name: string): string => `https://shop.example/${name}.png`;
const accounts = {
  snapchat: 'bayt.shop',
  facebook: 'https://facebook.example/bayt.shop',
  instagram: '@bayt.shop',
  whatsapp: '+96550004400',
  twitter: '@bayt_shop',
  tiktok: '@bayt.shop',
  gmail: 'orders@shop.example',
  address: 'السالمية، شارع 10',
  call_us: '22004411',
};
const times = { time_from: '10:00', time_to: '23:30' };
const full = { ...accounts, ...times, qr_code: url('code') };

let stored: ValueOf<'shopSocial.read'> = null;
const handlers: FakeHandlers = {
  ...noDrafts,
  'shopSocial.read': () => ok(stored),
  'shopSocial.save': ({ body }) => {
    stored = { ...emptyShopSocialForm, ...JSON.parse(JSON.stringify(body)) };
    return ok(null);
  },
  'uploads.send': ({ name }) => ok({ url: url(name) }),
  'uploads.cancel': () => ok(null),
};

async function open(options: PageOptions = {}): Promise<ShownPage> {
  const page = await showPage('/social', { ...options, handlers: { ...handlers, ...options.handlers } });
  await formShown();
  return page;
}
const press = (name: string): boolean => fireEvent.click(control(name));
const fields = (): HTMLInputElement[] => fieldNames().map(field);
const saves = (page: ShownPage): unknown[] => page.bridge.requestsOf('shopSocial.save');
const picture = (): string | undefined =>
  decodeURIComponent(document.querySelector('form img')?.getAttribute('src') ?? '')
    .split('/')
    .at(-1);
const choosePicture = (name: string, bytes = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], type = 'image/png'): void => {
  const input = document.querySelector('form input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File([new Uint8Array(bytes)], name, { type })] } });
};

beforeAll(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pictures here')));
});
beforeEach(() => {
  stored = full;
});
afterEach(() => endPage());

describe('social settings of the shop', () => {
  it('[SSO-01] are shown at /social with an edit button', async () => {
    const page = await open();
    expect(page.bridge.requestsOf('shopSocial.read')).toHaveLength(1);
    expect(field('whatsapp').value).toBe('+96550004400');
    expect(control(inEnglish('common.edit'))).toBeTruthy();
    expect(findControl(inEnglish('forms.save'))).toBeUndefined();
  });

  it('[SSO-02] take nothing until Edit is pressed', async () => {
    await open();
    expect(fields().every((input) => input.readOnly)).toBe(true);
    expect(document.querySelector('form input[type=file]')).toBeNull();
    press(inEnglish('common.edit'));
    expect(fields().some((input) => input.readOnly)).toBe(false);
    expect(document.querySelector('form input[type=file]')).toBeTruthy();
  });

  it('have their eleven values and the QR picture', async () => {
    await open();
    expect(Object.fromEntries(fields().map((input) => [input.name, input.value]))).toEqual({ ...accounts, ...times });
    expect(fieldNames().map(labelOf)).toEqual([
      ...[
        inEnglish('social.fields.snapchat'),
        inEnglish('social.fields.facebook'),
        inEnglish('social.fields.instagram'),
        inEnglish('social.fields.whatsapp'),
        inEnglish('social.fields.twitter'),
        inEnglish('social.fields.tiktok'),
        inEnglish('social.fields.gmail'),
        inEnglish('social.fields.call_us'),
        inEnglish('social.fields.address'),
      ],
      ...[inEnglish('social.timeFrom'), inEnglish('social.timeTo')],
    ]);
    expect(picture()).toBe('code.png');
    expect(screen.getByRole('img', { name: inEnglish('social.qrPicture') })).toBeTruthy();
  });

  it('[SSO-03] are read-only again when they are saved, and show what was saved', async () => {
    const page = await open();
    press(inEnglish('common.edit'));
    fill({ call_us: '22009999', snapchat: '  bayt ' });
    choosePicture('new');
    await waitFor(() => expect(picture()).toBe('new.png'));
    pressSave();
    await waitFor(() => expect(saves(page)).toEqual([{ body: { ...full, call_us: '22009999', snapchat: 'bayt', qr_code: url('new') } }]));
    await waitFor(() => expect(control(inEnglish('common.edit'))).toBeTruthy());
    expect(fields().every((input) => input.readOnly)).toBe(true);
    expect([field('call_us').value, picture()]).toEqual(['22009999', 'new.png']);
  });

  it('[SSO-11] say that they were saved', async () => {
    await open();
    press(inEnglish('common.edit'));
    fill({ tiktok: '@new' });
    pressSave();
    await waitFor(() => expect(toasts()).toEqual(['Added Social Links Successfully']));
  });

  it('[SSO-06] are sent without what is empty, the picture too', async () => {
    const page = await open();
    press(inEnglish('common.edit'));
    fill({ snapchat: '', facebook: '   ', twitter: '', tiktok: '', address: '', gmail: '', call_us: '', instagram: '' });
    press(inEnglish('forms.pictures.removeOnly'));
    await waitFor(() => expect(document.querySelector('form img')).toBeNull());
    pressSave();
    await waitFor(() => expect(saves(page)).toEqual([{ body: { whatsapp: '+96550004400', ...times } }]));
  });

  it.each([
    ['[SSO-04]', 'time_from', 'time_to'],
    ['[SSO-05]', 'time_to', 'time_from'],
  ] as const)('%s need %s, as hours and minutes', async (_row, name, other) => {
    const page = await open();
    press(inEnglish('common.edit'));
    fill({ [name]: '   ' });
    pressSave();
    await waitFor(() => expect(errorOf(name)).toBe('This Field is required'));
    fill({ [name]: '25:00' });
    pressSave();
    await waitFor(() => expect(errorOf(name)).toBe('Enter a time as hours and minutes, for example 09:30'));
    expect([errorOf(other), saves(page)]).toEqual([undefined, []]);
    fill({ [name]: '٩:٣٠' });
    pressSave();
    await waitFor(() => expect(saves(page)).toEqual([{ body: { ...full, [name]: '09:30' } }]));
  });

  it('start editable and empty without a record, and need nothing but the times', async () => {
    stored = null;
    const page = await open();
    expect(fields().map(({ value, readOnly }) => [value, readOnly])).toEqual(fields().map(() => ['', false]));
    expect(findControl(inEnglish('common.edit'))).toBeUndefined();
    fill({ snapchat: 'bayt' });
    pressSave();
    expect(await screen.findByText('2 errors')).toBeTruthy();
    expect(field('snapchat').value).toBe('bayt');
    fill(times);
    pressSave();
    await waitFor(() => expect(saves(page)).toEqual([{ body: { snapchat: 'bayt', ...times } }]));
    expect(await screen.findByText(inEnglish('forms.locked'))).toBeTruthy();
  });

  it('keep what somebody else changed meanwhile, of the picture too', async () => {
    const page = await open();
    press(inEnglish('common.edit'));
    fill({ snapchat: 'mine' });
    stored = { ...full, qr_code: url('theirs') };
    pressSave();
    await waitFor(() => expect(saves(page)).toMatchObject([{ body: { snapchat: 'mine', qr_code: url('theirs') } }]));
    await waitFor(() => expect([field('snapchat').value, picture()]).toEqual(['mine', 'theirs.png']));
  });

  it('refuse a picture that is none, and keep the one there is', async () => {
    await open();
    press(inEnglish('common.edit'));
    choosePicture('notes.txt', [0x68, 0x69], 'text/plain');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(picture()).toBe('code.png');
  });

  it('say why they cannot be read, and try again', async () => {
    const page = await showPage('/social', { handlers: { ...handlers, 'shopSocial.read': () => failed('unreachable') } });
    expect((await screen.findByRole('alert')).textContent).toContain(inEnglish('failures.unreachable'));
    page.bridge.handle(handlers);
    press(inEnglish('common.retry'));
    await waitFor(() => expect(field('snapchat').value).toBe('bayt.shop'));
  });

  it('speak Arabic', async () => {
    await open({ language: 'ar' });
    expect(screen.getByRole('heading', { name: inArabic('social.qr') })).toBeTruthy();
    press(inArabic('common.edit'));
    fill({ time_to: '' });
    pressSave();
    await waitFor(() => expect(errorOf('time_to')).toBe(inArabic('forms.required')));
  });
});
