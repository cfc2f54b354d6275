import type { AnyCall } from '@shared/contract/call';
import { pageSize } from '@shared/domain/server/paging';
import type { CallForm } from './call-form';
import { findPage, readForms, toContractBody, toPage } from './envelopes';
import { type ApiRequest, parseInput, type Range, toRequest } from './to-request';

/** Makes one request and gives its body; rejects where there is none to read. */
export type Send = (request: ApiRequest) => Promise<unknown>;

interface Asked {
  call: Pick<AnyCall, 'params' | 'query' | 'body' | 'answer'>;
  form: CallForm;
  apiRoot: string;
  input: unknown;
}

/** No list of a shop has so many pages; a server that never comes to an end is not followed. */
const mostRequests = 1000;

const idOf = (row: unknown): unknown => (typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined);

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
  if (call.answer.form.envelope !== 'page') return toBody(await send(request()));

  /** Several requests from `offset` on, until `count` rows are there or no more come. */
  async function gather(offset: number, count: number): Promise<unknown> {
    const { most } = form.paging;
    const rows: unknown[] = [];
    let total: unknown;
    for (let asked = 0; asked < mostRequests && rows.length < count; asked += 1) {
      const body = await send(request({ offset: offset + rows.length, limit: most }));
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
    const found = findPage(body, form);
    if (!found) return toBody(body);
    const offset = ((page ?? 1) - 1) * pageSize;
    const rows = page === undefined ? found.rows : found.rows.slice(offset, offset + pageSize);
    return toPlaced(rows, found.rows.length);
  }
  if (page !== undefined) return most < pageSize ? gather((page - 1) * pageSize, pageSize) : toBody(await send(request()));
  return isWhole ? toBody(await send(request())) : gather(0, Number.POSITIVE_INFINITY);
}
