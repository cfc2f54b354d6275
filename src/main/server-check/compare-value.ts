import { isRecord } from '@shared/domain/is-record';
import type { Difference } from '@shared/domain/server-check';
import type { AnswerSchema } from '../api/wire/answer-schema';
import { createFormEvidence, describeSlashes } from './evidence';
import { hiddenName, isKeyedByData } from './field-names';

/** A difference before it is known what the app makes of it; `at` are the places, as paths with positions. */
export type Found = Omit<Difference, 'effect'> & { at: string[] };

const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const momentForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;
const formats = { date: dayForm, 'date-time': momentForm, uri: /^https?:\/\// } as const;

const kindsOf = ({ type }: AnswerSchema): readonly string[] => (type === undefined ? [] : [type].flat());

/** What a value is, without saying it. */
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

/** What the contract has there. */
function describeSchema(schema: AnswerSchema): string {
  if (schema.anyOf) return schema.anyOf.map(describeSchema).join(' | ');
  if (schema.enum) return `one of ${schema.enum.filter((word) => word !== null).join(', ')}`;
  const names: Record<string, string> = { string: 'text', integer: 'whole number', boolean: 'true/false', array: 'list' };
  const written = kindsOf(schema).map((kind) => names[kind] ?? kind);
  return `${written.join(' | ')}${schema.format ? ` (${schema.format})` : ''}${schema['x-money'] ? ' (dinars)' : ''}`;
}

function isOfKind(value: unknown, kind: string): boolean {
  switch (kind) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isRecord(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === kind;
  }
}

/** Compares an answer with its schema, and gathers what is the same in many places. */
export function createComparison() {
  const found = new Map<string, Found>();
  const visits = new Map<string, number>();
  const amounts = new Map<string, number[]>();
  const forms = createFormEvidence();

  const toPattern = (path: string): string => path.replace(/\[\d+\]/g, '[]');

  function note(kind: Found['kind'], path: string, expected: string, came: string): void {
    const pattern = toPattern(path);
    // Texts of other lengths in the same place are one difference.
    const key = `${kind} ${pattern}`;
    const known = found.get(key);
    if (known) {
      known.places += 1;
      known.at.push(path);
      if (known.came !== came && known.came.startsWith('text of') && came.startsWith('text of')) known.came = 'text';
      else if (!known.came.split(' / ').includes(came) && known.came !== 'text') known.came += ` / ${came}`;
    } else found.set(key, { kind, path: pattern, expected, came, places: 1, of: 1, at: [path] });
  }

  function visitObject(value: Record<string, unknown>, schema: AnswerSchema, path: string): void {
    const at = (name: string): string => (path ? `${path}.${name}` : name);
    const properties = schema.properties ?? {};
    for (const [name, part] of Object.entries(properties)) {
      const given = value[name];
      visits.set(toPattern(at(name)), (visits.get(toPattern(at(name))) ?? 0) + 1);
      if (given === undefined) {
        if (schema.required?.includes(name)) note('missing', at(name), describeSchema(part), 'nothing');
      } else visit(given, part, at(name));
    }
    const isData = isKeyedByData(value, properties);
    for (const name of Object.keys(value)) {
      if (Object.hasOwn(properties, name)) continue;
      const place = at(isData ? hiddenName : name);
      visits.set(toPattern(place), (visits.get(toPattern(place)) ?? 0) + 1);
      note('extra', place, 'nothing', describe(value[name]));
    }
  }

  function noteAmount(value: unknown, path: string): void {
    const amount = typeof value === 'string' ? Number(value || Number.NaN) : value;
    if (typeof amount !== 'number' || !Number.isFinite(amount)) return;
    const known = amounts.get(toPattern(path)) ?? [];
    amounts.set(toPattern(path), known);
    known.push(amount);
  }

  function visit(value: unknown, schema: AnswerSchema, path: string): void {
    if (schema['x-money']) noteAmount(value, path);
    const chosen = schema.anyOf ? (schema.anyOf.find((form) => kindsOf(form).some((kind) => isOfKind(value, kind))) ?? schema) : schema;
    const kinds = kindsOf(chosen);
    const isFitting = chosen.anyOf ? false : kinds.length === 0 || kinds.some((kind) => isOfKind(value, kind));
    if (!isFitting) forms.note(value, chosen);
    if (!isFitting) note(value === null ? 'null' : 'type', path, describeSchema(schema), describe(value));
    else if (value !== null) visitFitting(value, chosen, path);
  }

  function visitFitting(value: unknown, chosen: AnswerSchema, path: string): void {
    const isForeignForm = chosen.format && typeof value === 'string' && value !== '' && !formats[chosen.format].test(value);
    if (chosen.enum && !chosen.enum.includes(value as string)) note('word', path, describeSchema(chosen), describe(value));
    else if (isForeignForm) {
      forms.note(value, chosen);
      note('format', path, describeSchema(chosen), dayForm.test(value) ? 'day without time' : (describeSlashes(value) ?? describe(value)));
    }
    if (chosen.items && Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, chosen.items, `${path}[${index}]`);
    if (chosen.properties && isRecord(value)) visitObject(value, chosen, path);
  }

  return {
    visit,
    /** The amounts of each place, as numbers; never leave this process. */
    amounts: (): ReadonlyMap<string, readonly number[]> => amounts,
    forms: forms.found,
    found: (): Found[] => [...found.values()].map((one) => ({ ...one, of: Math.max(one.places, visits.get(one.path) ?? 1) })),
  };
}
