import type { CallName } from '@shared/contract/tables/registry';
import { isRecord } from '@shared/domain/is-record';

export interface RecordedRequest {
  /** Null for requests outside the contract, such as pictures. */
  call: CallName | null;
  method: string;
  /** Relative to the API root; absolute for other paths. */
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Parsed JSON; for uploads the file's name, type, and size. */
  body: unknown;
  /** Null until the response is sent. */
  status: number | null;
}

/** The embedded shop may run for days, so older requests are dropped. */
const maxRecorded = 10_000;

export function recordInto(requests: RecordedRequest[], request: RecordedRequest): RecordedRequest {
  if (requests.length >= maxRecorded) requests.splice(0, requests.length - maxRecorded + 1);
  requests.push(request);
  return request;
}

function describe(value: unknown): unknown {
  return value instanceof File ? { name: value.name, type: value.type, size: value.size } : value;
}

export function toRecordedBody(payload: unknown): unknown {
  if (!isRecord(payload)) return payload;
  return Object.fromEntries(Object.entries(payload).map(([field, value]) => [field, describe(value)]));
}
