import { failureCodes } from '@shared/contract/result';
import { translator } from '@shared/i18n/translate';
import { describe, expect, it } from 'vitest';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';
import { toFailureDetails, toFailureNote, toFailureText, toFailureTexts, toPresentation } from './failure-presenter';

const en = translator('en');
const ar = translator('ar');

describe('how failures are told', () => {
  it.each([
    [
      'category_id_is_required',
      inEnglish('failures.fields.required', { field: 'Category' }),
      inArabic('failures.fields.required', { field: 'التصنيف' }),
    ],
    [
      'invalid_area_fees[3].delivery_fee',
      inEnglish('failures.fields.invalid', { field: 'Area fees 4: Delivery fee' }),
      inArabic('failures.fields.invalid', { field: 'رسوم المناطق 4: رسوم التوصيل' }),
    ],
    [
      'invalid_warehouse_id',
      inEnglish('failures.fields.invalid', { field: 'warehouse id' }),
      inArabic('failures.fields.invalid', { field: 'warehouse id' }),
    ],
  ])('what the API says of a field, %s, names it as the forms do', (message, english, arabic) => {
    const failure = { code: 'server', message } as const;
    expect([toFailureText(failure, en), toFailureText(failure, ar)]).toEqual([english, arabic]);
  });

  it.each([
    ['[ERR-05] [ERR-06] [ERR-12]', 'userNotFound', 'Email not found', 'Try Again!'],
    ['[ERR-07] [ERR-08] [ERR-13]', 'wrongPassword', 'Incorrect Password', 'Try Again!'],
    ['[ERR-14]', 'invalidPassword', 'Invalid Password', 'Try Again!'],
    ['[ERR-11]', 'emailExists', 'Email already exists', 'OK'],
  ] as const)('%s %s is an alert with its own words and button', (_ids, code, text, button) => {
    for (const place of ['anywhere', 'signIn'] as const) {
      const presentation = toPresentation({ code }, place);
      expect(presentation.kind).toBe('alert');
      if (presentation.kind === 'alert') expect(en(`failures.${presentation.button}`)).toBe(button);
    }
    expect(en('failures.oops')).toBe('Oops');
    expect(toFailureText({ code, message: 'User_not_Exist' }, en)).toBe(text);
    expect(toFailureText({ code, message: 'User_not_Exist' }, ar)).toMatch(/[\u0600-\u06ff]/);
  });

  it('[ERR-15] a disabled user is told under the sign-in form, elsewhere by a toast', () => {
    expect(toPresentation({ code: 'userDisabled' }, 'signIn').kind).toBe('inline');
    expect(toPresentation({ code: 'userDisabled' }, 'anywhere').kind).toBe('toast');
    expect(toFailureText({ code: 'userDisabled', message: 'USER_DISABLED' }, en)).toBe('User Disabled');
  });

  it('[ERR-02] [ERR-03] [ERR-04] the end of the session is told by the way to the sign-in, a cancelled request not at all', () => {
    expect(toPresentation({ code: 'sessionEnded' }, 'anywhere').kind).toBe('sessionEnd');
    expect(toPresentation({ code: 'cancelled' }, 'anywhere').kind).toBe('silent');
  });

  it('[ERR-09] [ERR-16] [ERR-18] [ERR-19] everything else is a toast in the words of the server, untranslated', () => {
    const special = ['userNotFound', 'wrongPassword', 'invalidPassword', 'emailExists', 'userDisabled', 'sessionEnded', 'cancelled'];
    for (const code of failureCodes.filter((known) => !special.includes(known))) {
      expect(toPresentation({ code }, 'anywhere').kind, code).toBe('toast');
      expect(toPresentation({ code }, 'signIn').kind, code).toBe('toast');
    }
    for (const code of ['server', 'forbidden', 'notFound'] as const) {
      expect(toFailureText({ code, message: 'stock_is_empty' }, ar), code).toBe('stock_is_empty');
    }
  });

  it('under a title of our own, the words of the server; what only this computer knows is a note', () => {
    expect(toFailureTexts({ code: 'server', message: 'stock_is_empty' }, ar)).toEqual({
      title: inArabic('failures.server'),
      words: 'stock_is_empty',
    });
    expect(toFailureTexts({ code: 'server' }, ar)).toEqual({ title: inArabic('failures.server') });
    expect(toFailureTexts({ code: 'forbidden', message: en('failures.forbidden') }, en)).toEqual({ title: en('failures.forbidden') });
    const offline = { code: 'unreachable', message: 'net::ERR_CONNECTION_REFUSED' } as const;
    expect(toFailureText(offline, ar)).toBe(inArabic('failures.unreachable'));
    expect(toFailureTexts(offline, ar)).toEqual({ title: toFailureText(offline, ar) });
    expect(toFailureNote(offline)).toBe('net::ERR_CONNECTION_REFUSED');
    expect(toFailureNote({ code: 'server', message: 'stock_is_empty' })).toBeUndefined();
    expect(toFailureNote({ code: 'wrongPassword', message: 'Incorrect_Password' })).toBeUndefined();
  });

  it('[ERR-10] without an answer the text is our own, in both languages, for every code', () => {
    for (const code of failureCodes) {
      expect(toFailureText({ code }, en), code).not.toMatch(/failures\.|^$/);
      expect(toFailureText({ code }, ar), code).toMatch(/[\u0600-\u06ff]/);
    }
  });

  it('gives support everything that is known', () => {
    const details = toFailureDetails({ code: 'server', message: 'boom', status: 500, reference: 'A1B2', fields: { name: 'too long' } }, en);
    expect(details.split('\n')).toEqual(['boom', 'code: server', 'status: 500', 'message: boom', 'reference: A1B2', 'name: too long']);
  });
});
