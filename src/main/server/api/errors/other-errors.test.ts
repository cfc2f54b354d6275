import { calls } from '@shared/contract/tables/registry';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import { describe, expect, it } from 'vitest';
import { toCallForm } from '../wire/call-form';
import { saysEmpty, toContractError } from './other-errors';
import { readError } from './read-error';

const formOf = (profile: Omit<ServerProfile, 'version'>) =>
  toCallForm(calls['promoCodes.list'], 'promoCodes.list', { version: 1, ...profile });

describe('errors elsewhere', () => {
  const told = (body: unknown, errors: NonNullable<ServerProfile['errors']>) =>
    readError(400, 'Bad Request', toContractError(body, { errors }));

  it.each([
    [{ error: { message: 'EMAIL_EXISTS' } }, { message: 'error.message' }, { code: 'emailExists' }],
    ['Not today', { message: '' }, { message: 'Not today' }],
    [{ errors: [{ detail: 'Not today' }] }, { message: 'errors.0.detail' }, { message: 'Not today' }],
    [
      { error: { text: 'No', fields: { code: ['is taken'] } } },
      { message: 'error.text', fields: 'error.fields' },
      { message: 'No', fields: { code: 'is taken' } },
    ],
    [{ invalid: { code: ['is taken'] } }, { fields: 'invalid' }, { message: 'is taken', fields: { code: 'is taken' } }],
    // Parts that the profile doesn't find stay unchanged, because some of the server's errors match the documents.
    [{ message: 'USER_DISABLED' }, { message: 'error.message' }, { code: 'userDisabled' }],
    [{ odd: true }, { message: 'error.message' }, { message: 'Bad Request' }],
  ])('%j', (body, errors, expected) => {
    expect(told(body, errors)).toMatchObject(expected);
  });
});

describe('not found, in place of a list without rows', () => {
  const url = 'https://shop.example/api/v1/promoCode?offset=0&limit=20';
  const empty = (body: unknown, status = 404, profile: Omit<ServerProfile, 'version'> = { pages: { empty: 404 } }): boolean =>
    saysEmpty({ status, body, url }, formOf(profile));

  it('is an empty list only where the profile says so', () => {
    expect(empty({ message: 'No codes' })).toBe(true);
    expect(empty({ message: 'No codes' }, 404, {})).toBe(false);
    expect(empty({ message: 'No codes' }, 400)).toBe(false);
    expect(empty({ error: 'No codes' }, 404, { pages: { empty: 404 }, errors: { message: 'error' } })).toBe(true);
  });

  it.each([
    [undefined],
    [{}],
    [{ message: 'Cannot GET /promoCode' }],
    [{ message: 'Not found', path: '/api/v1/promoCode' }],
    [{ message: 'not_authorized' }],
    [{ error: 'No codes' }],
  ])('is never %j: that path may not be there at all', (body) => {
    expect(empty(body)).toBe(false);
  });
});
