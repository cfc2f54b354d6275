import type { ResponseForm } from '@shared/contract/response';
import { isRecord } from '@shared/domain/is-record';
import type { CallForm } from './call-form';
import { toResponseSchema } from './response-schema';
import { toRead } from './values';

/** Returns the value at a place; undefined if there is none. '' is the whole body. */
export function at(body: unknown, place: string): unknown {
  if (place === '') return body;
  return place.split('.').reduce<unknown>((value, name) => {
    if (Array.isArray(value)) return value[Number(name)];
    return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }, body);
}

interface FoundPage {
  rows: unknown[];
  total: unknown;
}

/** Returns the rows of a page and their number, from the profile's places or otherwise from the contract's. */
export function findPage(body: unknown, { places }: Pick<CallForm, 'places'>): FoundPage | null {
  const ways = [
    { rows: places.rows ?? 'data.data', total: places.total ?? 'data.totalItems' },
    { rows: 'data.data', total: 'data.totalItems' },
    { rows: 'data', total: 'totalItems' },
  ];
  for (const way of ways) {
    const rows = at(body, way.rows);
    if (Array.isArray(rows)) return { rows, total: at(body, way.total) };
  }
  return null;
}

export const toPage = (rows: unknown[], total: unknown): unknown => ({
  data: { data: rows, ...(total !== undefined && { totalItems: total }) },
});

/** Whether a body has the contract's envelope: a bare record may have a field `data` too, but only the envelope has nothing beside it. */
function isContracts(body: unknown): boolean {
  return isRecord(body) && Object.keys(body).join() === 'data';
}

function toEnvelope({ envelope }: ResponseForm, body: unknown, form: CallForm): unknown {
  const { rows, total, data } = form.places;
  if (envelope === 'page' && (rows !== undefined || total !== undefined)) {
    const found = findPage(body, form);
    return found ? toPage(found.rows, found.total) : body;
  }
  if (envelope === 'list' && rows !== undefined) {
    const found = at(body, rows);
    return Array.isArray(found) ? { data: found } : body;
  }
  if ((envelope === 'record' || envelope === 'written') && data !== undefined && body !== undefined) {
    if (data === '' && isContracts(body)) return body;
    const found = at(body, data);
    return found === undefined ? body : { data: found };
  }
  return body;
}

/** Converts numbers, booleans, and dates of a body in the contract's envelope. */
export function readForms(answer: ResponseForm, body: unknown, { forms }: CallForm): unknown {
  const { numbers, booleans, dates, amounts } = forms;
  return (numbers ?? booleans ?? dates ?? amounts) ? toRead(body, toResponseSchema(answer), forms) : body;
}

/**
 * Converts a response's body to the contract's form. Parts that don't match the profile stay unchanged and are left for the contract to
 * reject.
 */
export function toContractBody(answer: ResponseForm, body: unknown, form: CallForm): unknown {
  return readForms(answer, toEnvelope(answer, body, form), form);
}
