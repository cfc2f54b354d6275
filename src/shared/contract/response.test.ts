import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ack, body, list, paged, record, written } from './response';
import { FailureError } from './result';
import { profileCalls } from './shop/profile';
import { uploadCalls } from './shop/uploads';

const row = z.object({ id: z.number(), name: z.string() });
const rows = [
  { id: 1, name: 'a', extra: true },
  { id: 2, name: null },
  { id: 3, name: 'c' },
];

describe('paged answers', () => {
  it('[API-13] are read from data.data and data.totalItems', () => {
    const page = paged(row).decode({ data: { data: rows, totalItems: '41' } });
    expect(page.rows).toEqual([
      { id: 1, name: 'a' },
      { id: 3, name: 'c' },
    ]);
    expect(page.totalItems).toBe(41);
  });

  it('[API-13] are understood in the flat form too', () => {
    expect(paged(row).decode({ data: [rows[0]], totalItems: 1 })).toMatchObject({ rows: [{ id: 1 }], totalItems: 1 });
  });

  it('set rows aside that cannot be read, with place, id and reason', () => {
    const { unreadable } = paged(row).decode({ data: { data: [...rows, 'junk', null], totalItems: 5 } });
    expect(unreadable.map(({ position, id }) => [position, id])).toEqual([
      [1, '2'],
      [3, null],
      [4, null],
    ]);
    expect(unreadable[0]?.reason).toContain('name');
  });

  it.each([null, 'text', {}, { data: null }, { data: { data: [] } }, { data: [] }, { data: {}, totalItems: 1 }])('refuse %j', (answer) => {
    expect(() => paged(row).decode(answer)).toThrow(z.ZodError);
  });

  it('are written as they are read', () => {
    const served = { rows: [{ id: 1, name: 'a' }], totalItems: 7 };
    expect(paged(row).decode(paged(row).encode(served))).toEqual({ ...served, unreadable: [] });
  });
});

describe('other answers', () => {
  it('read lists row by row', () => {
    expect(list(row).decode({ data: rows })).toMatchObject({ rows: [{ id: 1 }, { id: 3 }], unreadable: [{ position: 1 }] });
    expect(() => list(row).decode({ data: null })).toThrow(z.ZodError);
  });

  it('read a record, or null where there is none', () => {
    expect(record(row).decode({ data: rows[0] })).toEqual({ id: 1, name: 'a' });
    expect(record(row).decode({ data: null })).toBeNull();
    expect(record(row).decode({})).toBeNull();
    expect(() => record(row).decode({ data: rows[1] })).toThrow(z.ZodError);
  });

  it('take a write as done even when its record cannot be read', () => {
    expect(written(row).decode({ data: rows[0] })).toEqual({ id: 1, name: 'a' });
    for (const answer of [{ data: rows[1] }, { data: null }, {}, null, 'ok']) expect(written(row).decode(answer)).toBeNull();
  });

  it('ask nothing of an acknowledgement', () => {
    expect(ack().decode('anything')).toBeNull();
  });

  it('[API-12] read the upload’s status and url', () => {
    const { answer } = uploadCalls['files.upload'];
    expect(answer.decode({ status: 200, url: 'https://shop.example/a.png' })).toEqual({ status: 200, url: 'https://shop.example/a.png' });
    expect(() => answer.decode({ status: 200 })).toThrow(z.ZodError);
  });

  it('read a body of its own shape', () => {
    expect(body(row).decode(rows[0])).toEqual({ id: 1, name: 'a' });
  });
});

describe('the profile’s answer', () => {
  const { answer } = profileCalls['profile.update'];

  it('[PRO-10] succeeds only when data.status is 200', () => {
    expect(answer.decode({ data: { status: 200 } })).toBeNull();
    expect(answer.decode({ data: { status: '200', admin: { id: '7', f_name: 'Noura' } } })).toMatchObject({ id: 7, f_name: 'Noura' });
  });

  it('[PRO-10] fails with the server’s words otherwise', () => {
    const decode = () => answer.decode({ data: { status: 409, message: 'EMAIL_EXISTS' } });
    expect(decode).toThrow(FailureError);
    expect(decode).toThrow('EMAIL_EXISTS');
    expect(() => answer.decode({ data: {} })).toThrow(z.ZodError);
  });

  it.each([0, 100, 199, 201, 204, 299, 302, 500])('[PRO-10] fails with %i in data.status', (status) => {
    expect(() => answer.decode({ data: { status, admin: { id: 7, f_name: 'Noura' } } })).toThrow(FailureError);
  });
});
