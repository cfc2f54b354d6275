import { describe, expect, it } from 'vitest';
import { readError } from './read-error';

describe('a refusal of the server', () => {
  it('names the field in the form of the API, also one inside of a list', () => {
    expect(readError(400, '', { message: 'price_is_required' }).fields).toEqual({ price: 'price_is_required' });
    expect(readError(400, '', { message: 'invalid_area_fees[3].delivery_fee' }).fields).toEqual({
      'area_fees[3].delivery_fee': 'invalid_area_fees[3].delivery_fee',
    });
  });

  it('may give several texts for a field: the first one counts', () => {
    const body = { message: 'Not valid', errors: { price: ['Too small', 'Not whole'], cost: 'Too large', name: 5 } };
    expect(readError(422, '', body)).toEqual({ code: 'server', status: 422, message: 'Not valid' });
    const { name: _number, ...errors } = body.errors;
    expect(readError(422, '', { ...body, errors })).toMatchObject({
      message: 'Not valid',
      fields: { price: 'Too small', cost: 'Too large' },
    });
  });

  it('may be a list of texts, each about the field that it begins with', () => {
    const message = ['price must be a number', 'price must be positive', 'name_en should not be empty', 'The shop is closed'];
    expect(readError(422, '', { message })).toEqual({
      code: 'server',
      status: 422,
      message: 'The shop is closed',
      fields: { price: 'price must be a number', name_en: 'name_en should not be empty' },
    });
    expect(readError(422, '', { message: ['EMAIL_EXISTS'] }).code).toBe('emailExists');
  });
});
