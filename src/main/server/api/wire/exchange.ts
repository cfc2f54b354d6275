import type { AnyCall } from '@shared/contract/call';
import { isRecord } from '@shared/domain/is-record';
import { pageSize, toPageRows, toPageStart } from '@shared/domain/server/paging';
import type { CallForm } from './call-form';
import { findPage, readForms, toContractBody, toPage } from './envelopes';
import { type ApiRequest, parseInput, type Range, toRequest } from './to-request';

/** In place of the body of a list that has no rows. */
export const noRows = Symbol('no rows');

/** Makes one request and gives its body, or `noRows`; rejects where there is none to read. */
export type Send = (request: ApiRequest) => Promise<unknown>;

interface Asked {
  call: Pick<AnyCall, 'params' | 'query' | 'body' | 'answer'>;
  form: CallForm;
  apiRoot: string;
  input: unknown;
}

/** No list of a shop has so many pages; a server that never comes to an end is not followed. */
const mostRequests = 1000;

const idOf = (row: unknown): unknown => (isRecord(row) ? row.id : undefined);

/** What two pages both have, because something came or went between them, is there once. */
function withoutRepeated(rows: unknown[]): unknown[] {
  const seen = new Set<unknown>();
  return rows.filter((row) => {
    const id = idOf(row);
    if (id === undefined || !seen.has(id)) {
      seen.add(id);
      return true;
    }
    return false;
  });
}

/**
 * One call of the contract as its server wants it: nearly always one request. A list is put together of several where the server gives fewer rows at
 * once than a page has or none without a limit, and cut out of the whole where it does not say how many there are.
 */
export async function exchange({ call, form, apiRoot, input }: Asked, send: Send): Promise<unknown> {
  const parts = parseInput(call, input);
  const request = (range?: Range | null): ApiRequest => toRequest({ form, apiRoot, parts }, range);
  const toBody = (body: unknown): unknown => toContractBody(call.answer.form, body, form);
  const toPlaced = (rows: unknown[], total: unknown): unknown => readForms(call.answer.form, toPage(rows, total), form);
  if (call.answer.form.envelope !== 'page') {
    const body = await send(request());
    return body === noRows ? { data: [] } : toBody(body);
  }

  /** No rows from `offset` on. How many there are before is asked for: a total is never guessed. */
  async function toEmpty(offset: number): Promise<unknown> {
    const first = offset === 0 ? noRows : await send(request({ offset: 0, limit: Math.min(form.paging.most, pageSize) }));
    if (first === noRows) return toPlaced([], 0);
    const found = findPage(first, form);
    return found ? toPlaced([], found.total) : toBody(first);
  }

  /** Several requests from `offset` on, until `count` rows are there or no more come. */
  async function gather(offset: number, count: number): Promise<unknown> {
    const { most } = form.paging;
    const rows: unknown[] = [];
    let total: unknown;
    for (let asked = 0; asked < mostRequests && rows.length < count; asked += 1) {
      const body = await send(request({ offset: offset + rows.length, limit: most }));
      if (body === noRows && rows.length === 0) return toEmpty(offset);
      if (body === noRows) break;
      const found = findPage(body, form);
      // The first answer that is no page is the answer.
      if (!found) return toBody(body);
      total = found.total;
      rows.push(...found.rows);
      const isShort = found.rows.length < (form.paging.countsPages ? most : 1);
      if (isShort || offset + rows.length >= Number(total ?? Number.POSITIVE_INFINITY)) break;
    }
    return toPlaced(withoutRepeated(rows.slice(0, count)), total);
  }

  const { page } = parts.query as { page?: number };
  const { most, isCounted, isWhole } = form.paging;
  if (isCounted) {
    const body = await send(request(null));
    if (body === noRows) return toPlaced([], 0);
    const found = findPage(body, form);
    if (!found) return toBody(body);
    const rows = page === undefined ? found.rows : toPageRows(found.rows, page);
    return toPlaced(rows, found.rows.length);
  }
  const offset = toPageStart(page ?? 1);
  if (page !== undefined && most < pageSize) return gather(offset, pageSize);
  if (page === undefined && !isWhole) return gather(0, Number.POSITIVE_INFINITY);
  const body = await send(request());
  return body === noRows ? toEmpty(offset) : toBody(body);
}
