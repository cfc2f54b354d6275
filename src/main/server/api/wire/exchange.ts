import type { AnyCall } from '@shared/contract/call';
import { isRecord } from '@shared/domain/is-record';
import { pageSize, toPageRows, toPageStart } from '@shared/domain/server/paging';
import type { CallForm } from './call-form';
import { findPage, readForms, toContractBody, toPage } from './envelopes';
import { type ApiRequest, parseInput, type Range, toRequest } from './to-request';

/** Result for a list without rows instead of a body. */
export const noRows = Symbol('no rows');

/** Sends one request. Resolves to its body, or to `noRows`; rejects if there is no body to parse. */
export type Send = (request: ApiRequest) => Promise<unknown>;

interface Asked {
  call: Pick<AnyCall, 'params' | 'query' | 'body' | 'answer'>;
  form: CallForm;
  apiRoot: string;
  input: unknown;
}

/** No list of a shop has so many pages; stops at a server that never ends. */
const mostRequests = 1000;

const idOf = (row: unknown): unknown => (isRecord(row) ? row.id : undefined);

/** Removes rows that two pages both have because rows were added or removed in between. */
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
 * Makes one call of the contract in the server's form: nearly always one request. A list is combined from several requests if the server
 * returns fewer rows at once than a page has, or none without a limit. It is cut from the full list if the server returns no total.
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

  /** Returns no rows from `offset` on. Requests the total, which is never guessed. */
  async function toEmpty(offset: number): Promise<unknown> {
    const first = offset === 0 ? noRows : await send(request({ offset: 0, limit: Math.min(form.paging.most, pageSize) }));
    if (first === noRows) return toPlaced([], 0);
    const found = findPage(first, form);
    return found ? toPlaced([], found.total) : toBody(first);
  }

  /** Sends several requests from `offset` on, until `count` rows are loaded or there are no more. */
  async function gather(offset: number, count: number): Promise<unknown> {
    const { most } = form.paging;
    const rows: unknown[] = [];
    let total: unknown;
    for (let asked = 0; asked < mostRequests && rows.length < count; asked += 1) {
      const body = await send(request({ offset: offset + rows.length, limit: most }));
      if (body === noRows && rows.length === 0) return toEmpty(offset);
      if (body === noRows) break;
      const found = findPage(body, form);
      // Stop at the first response that is not a page and return it as it is.
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
