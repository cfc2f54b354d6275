import { isRecord } from '@shared/domain/is-record';
import { z } from 'zod';

/** A row of a list response that its schema couldn't parse: left out of `rows`, counted, and listed in a message bar. */
export interface UnreadableRow {
  /** Zero-based position in the response. */
  position: number;
  /** The row's ID as text, if it has one. */
  id: string | null;
  /** Where and why the schema rejected it, for support; never shown as the only text. */
  reason: string;
}

export interface Rows<Row> {
  rows: Row[];
  unreadable: UnreadableRow[];
}

export interface Page<Row> extends Rows<Row> {
  /** Number of all matching rows on the server, not only of this page. */
  totalItems: number;
}

/**
 * How the body of a successful response is parsed and, in the sample shop, written. `Value` is what callers get; `Served` is what an
 * implementation of the API returns. `decode` throws a ZodError if the envelope itself is invalid. Envelopes: see `docs/architecture.md`,
 * "The contract".
 */
export interface Answer<Value, Served> {
  decode(body: unknown): Value;
  encode(served: Served): unknown;
  readonly form: ResponseForm;
}

/** The envelope and its content; `whole` is a body without an envelope. */
export type ResponseForm =
  | { readonly envelope: 'page' | 'list' | 'record' | 'written' | 'whole'; readonly content: z.ZodType }
  | { readonly envelope: 'ack'; readonly content: null };

export interface ServedPage<Row> {
  rows: Row[];
  totalItems: number;
}

const pageEnvelope = z.union([
  z
    .object({ data: z.object({ data: z.array(z.unknown()), totalItems: z.coerce.number().int().nonnegative() }) })
    .transform((body) => body.data),
  z.object({ data: z.array(z.unknown()), totalItems: z.coerce.number().int().nonnegative() }),
]);
const listEnvelope = z.object({ data: z.array(z.unknown()) });
const recordEnvelope = z.object({ data: z.unknown().optional() });

function readRows<Row extends z.ZodType>(schema: Row, raw: unknown[]): Rows<z.output<Row>> {
  const rows: z.output<Row>[] = [];
  const unreadable: UnreadableRow[] = [];
  for (const [position, item] of raw.entries()) {
    const parsed = schema.safeParse(item);
    if (parsed.success) rows.push(parsed.data);
    else unreadable.push({ position, id: rowId(item), reason: z.prettifyError(parsed.error) });
  }
  return { rows, unreadable };
}

function rowId(item: unknown): string | null {
  const id = isRecord(item) ? item.id : null;
  return typeof id === 'number' || typeof id === 'string' ? String(id) : null;
}

/** Declares the envelope `{"data":{"data":[…],"totalItems":n}}`; the flat form `{"data":[…],"totalItems":n}` is accepted too. */
export function paged<Row extends z.ZodType>(row: Row): Answer<Page<z.output<Row>>, ServedPage<z.input<Row>>> {
  return {
    decode(body) {
      const page = pageEnvelope.parse(body);
      return { ...readRows(row, page.data), totalItems: page.totalItems };
    },
    encode: (served) => ({ data: { data: served.rows, totalItems: served.totalItems } }),
    form: { envelope: 'page', content: row },
  };
}

/** Declares the envelope `{"data":[…]}`. */
export function list<Row extends z.ZodType>(row: Row): Answer<Rows<z.output<Row>>, z.input<Row>[]> {
  return {
    decode: (body) => readRows(row, listEnvelope.parse(body).data),
    encode: (served) => ({ data: served }),
    form: { envelope: 'list', content: row },
  };
}

/** Declares the envelope `{"data":{…}}` of single reads; null if the server has no record. */
export function record<Schema extends z.ZodType>(schema: Schema): Answer<z.output<Schema> | null, z.input<Schema> | null> {
  return {
    decode(body) {
      const { data } = recordEnvelope.parse(body);
      return data === null || data === undefined ? null : schema.parse(data);
    },
    encode: (served) => ({ data: served }),
    form: { envelope: 'record', content: schema },
  };
}

/**
 * Declares the response of a write. The server may return the stored record, another form, or nothing; a record that can't be parsed counts
 * as nothing, because the write itself has succeeded by then.
 */
export function written<Schema extends z.ZodType>(schema: Schema): Answer<z.output<Schema> | null, z.input<Schema> | null> {
  return {
    decode(body) {
      const envelope = recordEnvelope.safeParse(body);
      const parsed = schema.safeParse(envelope.success ? envelope.data.data : null);
      return parsed.success ? parsed.data : null;
    },
    encode: (served) => ({ data: served }),
    form: { envelope: 'written', content: schema },
  };
}

/** Declares a response in which only the status matters. */
export function ack(): Answer<null, null> {
  return { decode: () => null, encode: () => ({ data: null }), form: { envelope: 'ack', content: null } };
}

/** Declares a body without an envelope. */
export function body<Schema extends z.ZodType>(schema: Schema): Answer<z.output<Schema>, z.input<Schema>> {
  return { decode: (raw) => schema.parse(raw), encode: (served) => served, form: { envelope: 'whole', content: schema } };
}
