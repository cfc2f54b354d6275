import { notFound } from '../api-error';

export interface Table<Row extends { id: number }> {
  /** Returns the rows in the order of their ids. */
  all(): readonly Row[];
  find(id: number): Row | undefined;
  /** Fails with `not_found`. */
  get(id: number): Row;
  insert(row: Omit<Row, 'id'>): Row;
  /** Fails with `not_found`. */
  update(id: number, change: Partial<Omit<Row, 'id'>>): Row;
  /** Fails with `not_found`. */
  remove(id: number): void;
}

/** Ids ascend; a removed row's id is never reused. */
export function createTable<Row extends { id: number }>(seed: readonly Row[]): Table<Row> {
  const rows = new Map(seed.map((row) => [row.id, row]));
  let lastId = Math.max(0, ...rows.keys());
  const get = (id: number): Row => {
    const row = rows.get(id);
    if (!row) throw notFound();
    return row;
  };
  return {
    all: () => [...rows.values()],
    find: (id) => rows.get(id),
    get,
    insert(fields) {
      lastId += 1;
      // The spread of "all but id" plus id is the row; the compiler can't see that for a type parameter.
      const row = { ...fields, id: lastId } as unknown as Row;
      rows.set(row.id, row);
      return row;
    },
    update(id, change) {
      const row = { ...get(id), ...change };
      rows.set(id, row);
      return row;
    },
    remove(id) {
      get(id);
      rows.delete(id);
    },
  };
}
