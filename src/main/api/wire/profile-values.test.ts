import type { AnyCall } from '@shared/contract/call';
import { type CallName, calls } from '@shared/contract/registry';
import type { ServerProfile } from '@shared/server-profile/profile';
import { describe, expect, it } from 'vitest';
import { readError } from '../errors/read-error';
import { toCallForm } from './call-form';
import { toContractBody } from './envelopes';
import { saysEmpty, toContractError } from './failures';

const formOf = (name: CallName, profile: Omit<ServerProfile, 'version'>) => toCallForm(calls[name], name, { version: 1, ...profile });

describe('amounts in fils', () => {
  const read = (body: unknown): unknown =>
    toContractBody((calls['iban.read'] as AnyCall).answer.form, body, formOf('iban.read', { amounts: 'fils' }));
  const products = (row: object): unknown => {
    const { answer }: AnyCall = calls['products.list'];
    return answer.decode(
      toContractBody(answer.form, { data: { data: [row], totalItems: 1 } }, formOf('products.list', { amounts: 'fils' })),
    );
  };
  const product = { id: 1, name_en: 'Cup', name_ar: 'كوب', amount: 7, images: [] };

  it('are read as dinars, and no other number is', () => {
    expect(products({ ...product, price: 12_500, cost: '7250', offerPrice: null })).toMatchObject({
      rows: [{ price: 12_500, cost: 7_250, offerPrice: null, amount: 7 }],
    });
    expect(read({ data: { iban: 'KW1', amount: 5 } })).toEqual({ data: { iban: 'KW1', amount: 5 } });
  });

  it('are not what has a part of a fils: such a row is left out, not shown a thousandth of itself', () => {
    expect(products({ ...product, price: 12.5 })).toMatchObject({ rows: [], unreadable: [expect.anything()] });
  });

  // An upload is no JSON.
  it.each((Object.keys(calls) as CallName[]).filter((name) => name !== 'files.upload'))('%s can be sent so', (name) => {
    const call: AnyCall = calls[name];
    expect(() => formOf(name, { amounts: 'fils', dates: { sent: 'dayFirst' } }).sentBody(call.body ? {} : undefined)).not.toThrow();
  });

  it('are sent as such, with days as the server has them', () => {
    const form = formOf('products.add', { amounts: 'fils' });
    const body = { price: 4.35, cost: 1.005, offerPrice: null, amount: 3, category_id: 9, variant_data: [{ price: 0.29, amount: 2 }] };
    expect(form.sentBody(body)).toEqual({ ...body, price: 4350, cost: 1005, variant_data: [{ price: 290, amount: 2 }] });
    // Per cent or whole dinars: the documents do not say that it is an amount.
    const promo = { name: '2026-11-20', amount: 12, end_date: '2026-11-20' };
    expect(formOf('promoCodes.add', { amounts: 'fils', dates: { sent: 'dayFirst' } }).sentBody(promo)).toEqual({
      ...promo,
      end_date: '20/11/2026',
    });
  });
});

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
    // What is not there stays as it came: some of its errors are written as in the documents.
    [{ message: 'USER_DISABLED' }, { message: 'error.message' }, { code: 'userDisabled' }],
    [{ odd: true }, { message: 'error.message' }, { message: 'Bad Request' }],
  ])('%j', (body, errors, expected) => {
    expect(told(body, errors)).toMatchObject(expected);
  });
});

describe('not found, in place of a list without rows', () => {
  const url = 'https://shop.example/api/v1/promoCode?offset=0&limit=20';
  const empty = (body: unknown, status = 404, profile: Omit<ServerProfile, 'version'> = { pages: { empty: 404 } }): boolean =>
    saysEmpty({ status, body, url }, formOf('promoCodes.list', profile));

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
