import { kindsOf, type ResponseSchema } from '@main/server/api/wire/response-schema';
import type { Difference } from '@shared/domain/server-check';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import { createFormEvidence, describeSlashes } from './evidence';
import { hiddenName, isKeyedByData } from './field-names';

/** A difference without its effect on the app; `at` has the places as paths with positions. */
export type Found = Omit<Difference, 'effect'> & { at: string[] };

const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const momentForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;
/** Returns a check that accepts an empty text, because the app treats it as no date and no address. */
const orEmpty = (form: RegExp) => (text: string) => text === '' || form.test(text);
const formats = { date: orEmpty(dayForm), 'date-time': orEmpty(momentForm), uri: orEmpty(/^https?:\/\//) };

/** Describes a value without its content. */
export function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  switch (typeof value) {
    case 'string':
      return value !== '' && Number.isFinite(Number(value)) ? `text with a number` : `text of ${[...value].length}`;
    case 'number':
      return value === 0 || value === 1 ? '0/1' : Number.isInteger(value) ? 'whole number' : 'number';
    case 'boolean':
      return 'true/false';
    default:
      return typeof value;
  }
}

/** Describes the type that the contract declares. */
function describeSchema(schema: ResponseSchema): string {
  if (schema.anyOf) return schema.anyOf.map(describeSchema).join(' | ');
  if (schema.enum) return `one of ${schema.enum.filter((word) => word !== null).join(', ')}`;
  const names: Record<string, string> = { string: 'text', integer: 'whole number', boolean: 'true/false', array: 'list' };
  const written = kindsOf(schema).map((kind) => names[kind] ?? kind);
  return `${written.join(' | ')}${schema.format ? ` (${schema.format})` : ''}${schema['x-money'] ? ' (dinars)' : ''}`;
}

/** Data that ajv's keywords collect while a comparison runs. */
interface Gathered {
  /** Path of the compared value in the response. */
  base: string;
  /** How often each place was compared. */
  visits: Map<string, number>;
  /** The amounts of each place, as numbers. */
  amounts: Map<string, number[]>;
}

const toPattern = (path: string): string => path.replace(/\[\d+\]/g, '[]');
const inside = (path: string, name: string): string => (path ? `${path}.${name}` : name);

/** Converts `/data/0/price` to `data[0].price`. */
function toPath(base: string, pointer = ''): string {
  const parts = pointer.split('/').slice(1);
  return parts.reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : inside(path, part)), base);
}

function countVisit({ visits }: Gathered, place: string): void {
  visits.set(toPattern(place), (visits.get(toPattern(place)) ?? 0) + 1);
}

type Place = { instancePath: string } | undefined;

/** Compiles with `new Function`, only in the check's worker thread (docs/adr/0115). */
const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, passContext: true, formats });
ajv.addKeyword({
  keyword: 'x-fields',
  type: 'object',
  errors: false,
  validate(this: Gathered, names: readonly string[], _value: unknown, _schema: unknown, at: Place) {
    for (const name of names) countVisit(this, inside(toPath(this.base, at?.instancePath), name));
    return true;
  },
});
ajv.addKeyword({
  keyword: 'x-money',
  errors: false,
  validate(this: Gathered, _isMoney: true, value: unknown, _schema: unknown, at: Place) {
    const amount = typeof value === 'string' ? Number(value || Number.NaN) : value;
    if (typeof amount !== 'number' || !Number.isFinite(amount)) return true;
    const place = toPattern(toPath(this.base, at?.instancePath));
    const known = this.amounts.get(place) ?? [];
    this.amounts.set(place, known);
    known.push(amount);
    return true;
  },
});

/** Returns the schema for comparing: the first alternative of the value's type counts, and each undeclared field is an error. */
function toStrict(written: ResponseSchema): Record<string, unknown> {
  const { anyOf, properties, items, ...own } = written;
  return {
    ...own,
    written,
    ...(anyOf && { type: [...new Set(anyOf.flatMap(kindsOf))], ...anyOf.reduceRight<object>(toChoice, {}) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, toStrict(part)])),
      'x-fields': Object.keys(properties),
      additionalProperties: false,
    }),
    ...(items && { items: toStrict(items) }),
  };
}

// biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema.
const toChoice = (others: object, form: ResponseSchema): object => ({ if: { type: form.type }, then: toStrict(form), else: others });

const compiled = new WeakMap<ResponseSchema, ValidateFunction>();

function compile(schema: ResponseSchema): ValidateFunction {
  const known = compiled.get(schema) ?? ajv.compile(toStrict(schema));
  compiled.set(schema, known);
  return known;
}

/** Counts the places of a difference; texts of different lengths in the same place are one difference. */
function addDifference(
  found: Map<string, Found>,
  { kind, path, expected, came }: Pick<Found, 'kind' | 'path' | 'expected' | 'came'>,
): void {
  const pattern = toPattern(path);
  const key = `${kind} ${pattern}`;
  const known = found.get(key);
  if (!known) {
    found.set(key, { kind, path: pattern, expected, came, places: 1, of: 1, at: [path] });
    return;
  }
  known.places += 1;
  known.at.push(path);
  if (known.came !== came && known.came.startsWith('text of') && came.startsWith('text of')) known.came = 'text';
  else if (!known.came.split(' / ').includes(came) && known.came !== 'text') known.came += ` / ${came}`;
}

/** Compares a response with its schema; the same difference in many places is reported once. */
export function createComparison() {
  const found = new Map<string, Found>();
  const gathered: Gathered = { base: '', visits: new Map(), amounts: new Map() };
  const forms = createFormEvidence();

  const note = (kind: Found['kind'], path: string, expected: string, came: string): void =>
    addDifference(found, { kind, path, expected, came });

  // Cached by object, because an object with many keys has an error for each.
  const keyedByData = new WeakMap<object, boolean>();
  function isData(value: Record<string, unknown>, properties: NonNullable<ResponseSchema['properties']>): boolean {
    const known = keyedByData.get(value) ?? isKeyedByData(value, properties);
    keyedByData.set(value, known);
    return known;
  }

  function noteError({ keyword, instancePath, params, data, parentSchema }: ErrorObject): void {
    const path = toPath(gathered.base, instancePath);
    // Errors of `if` have no written schema; those of its alternatives are reported anyway.
    const written: ResponseSchema = parentSchema?.written ?? {};
    const { properties = {} } = written;
    if (keyword === 'type' || keyword === 'format') forms.note(data, written);
    if (keyword === 'type') note(data === null ? 'null' : 'type', path, describeSchema(written), describe(data));
    else if (keyword === 'enum') note('word', path, describeSchema(written), describe(data));
    else if (keyword === 'format') {
      const came = dayForm.test(String(data)) ? 'day without time' : (describeSlashes(data) ?? describe(data));
      note('format', path, describeSchema(written), came);
    } else if (keyword === 'required') {
      const name = String(params.missingProperty);
      note('missing', inside(path, name), describeSchema(properties[name] ?? {}), 'nothing');
    } else if (keyword === 'additionalProperties') {
      const object = data as Record<string, unknown>;
      const name = String(params.additionalProperty);
      const place = inside(path, isData(object, properties) ? hiddenName : name);
      countVisit(gathered, place);
      note('extra', place, 'nothing', describe(object[name]));
    }
  }

  return {
    visit(value: unknown, schema: ResponseSchema, base: string): void {
      gathered.base = base;
      const validate = compile(schema);
      validate.call(gathered, value);
      const errors = validate.errors ?? [];
      // A value of another type also fails `enum` and `format`; only the type is reported.
      const misfits = new Set(errors.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath));
      for (const error of errors) if (error.keyword === 'type' || !misfits.has(error.instancePath)) noteError(error);
    },
    /** Returns the amounts of each place, as numbers; they never leave this process. */
    amounts: (): ReadonlyMap<string, readonly number[]> => gathered.amounts,
    forms: forms.found,
    found: (): Found[] => [...found.values()].map((one) => ({ ...one, of: Math.max(one.places, gathered.visits.get(one.path) ?? 1) })),
  };
}
