import { describe, expect, it } from 'vitest';
import { findById } from './find-by-id';

const rows = Array.from({ length: 250 }, (_, at) => ({ id: 250 - at }));
/** Finds all rows, as a short number does that is part of phones and codes. */
const findAll = async (page: number) => ({ rows: rows.slice((page - 1) * 20, page * 20), totalItems: rows.length });

describe('a row that is looked for by its ID', () => {
  it('is found on the last page of a search, or of the next one; nothing is found only after the last page of all', async () => {
    expect(await findById(1, { searches: [findAll] })).toEqual({ id: 1 });
    const none = async () => ({ rows: [], totalItems: 0 });
    expect(await findById(1, { searches: [none, findAll] })).toEqual({ id: 1 });
    expect(await findById(999, { searches: [findAll, none] })).toBeNull();
    // A list without pages, and a server whose count is higher than its number of rows.
    expect(await findById(250, { searches: [async () => ({ rows })] })).toEqual({ id: 250 });
    expect(
      await findById(999, { searches: [async (page) => ({ rows: page === 1 ? rows.slice(0, 20) : [], totalItems: 1e9 })] }),
    ).toBeNull();
  });

  it('is asked for by its own call first, and is unknown where nobody looks further', async () => {
    expect(await findById(7, { one: async () => ({ id: 7 }), searches: [] })).toEqual({ id: 7 });
    expect(await findById(1, { one: async () => null, searches: [findAll] })).toEqual({ id: 1 });
    expect(await findById(1, { searches: [findAll], mostPages: 5 })).toBe('unknown');
  });
});
