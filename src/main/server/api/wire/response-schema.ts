import type { ResponseForm } from '@shared/contract/response';
import { type WireHint, wireHintOf } from '@shared/contract/wire';
import type { z } from 'zod';

type Kind = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';

/** The part of JSON Schema (2020-12) that describes responses. */
export interface ResponseSchema {
  type?: Kind | readonly Kind[];
  properties?: Record<string, ResponseSchema>;
  required?: readonly string[];
  items?: ResponseSchema;
  enum?: readonly (string | number | null)[];
  anyOf?: readonly ResponseSchema[];
  format?: 'date' | 'date-time' | 'uri';
  minimum?: number;
  description?: string;
  /** Amount in dinars, three decimals at most. */
  'x-money'?: true;
}

export const kindsOf = ({ type }: ResponseSchema): readonly Kind[] => (type === undefined ? [] : ([type].flat() as Kind[]));

const allowNull = (schema: ResponseSchema): ResponseSchema => {
  if (schema.anyOf) return { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] };
  if (schema.type === undefined) return schema;
  return {
    ...schema,
    type: [schema.type, 'null'].flat() as Kind[],
    ...(schema.enum && { enum: [...schema.enum, null] }),
  };
};

function applyHint(schema: ResponseSchema, hint: WireHint): ResponseSchema {
  const told: ResponseSchema = {
    ...schema,
    ...(hint.format && { format: hint.format }),
    ...(hint.words && { enum: hint.words }),
    ...(hint.isMoney && { 'x-money': true, description: 'Dinars, up to three decimals.' }),
  };
  return hint.isNullable ? allowNull(told) : told;
}

/** Null and missing values are accepted in many places; only a hint shows that the API itself sends them. */
function isOptional(schema: z.core.$ZodType): boolean {
  const hint = wireHintOf(schema);
  if (hint.isOptional) return true;
  const { def } = schema._zod;
  return def.type === 'optional' && (def as z.core.$ZodOptionalDef).innerType._zod.def.type !== 'nullable' && !hint.as;
}

function fromObject({ shape }: z.core.$ZodObjectDef): ResponseSchema {
  const fields = Object.entries(shape);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, toValueSchema(field)])),
    required: fields.filter(([, field]) => !isOptional(field)).map(([name]) => name),
  };
}

function fromNumber({ checks = [] }: z.core.$ZodNumberDef): ResponseSchema {
  const rules = checks.map((check) => check._zod.def as { check: string; format?: string; value?: unknown; inclusive?: boolean });
  const isWhole = rules.some(({ format }) => format === 'safeint');
  const isPositive = rules.some(({ check, value, inclusive }) => check === 'greater_than' && value === 0 && !inclusive);
  return isWhole ? { type: 'integer', ...(isPositive && { minimum: 1 }) } : { type: 'number' };
}

function fromParts(schema: z.core.$ZodType, hasForms: boolean): ResponseSchema {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'object':
      return fromObject(def);
    case 'array':
      return { type: 'array', items: toValueSchema(def.element) };
    case 'union': {
      // The first form is the one that the API sends; the others are only accepted.
      const [first] = def.options;
      if (hasForms) return { anyOf: def.options.map(toValueSchema) };
      return first ? toValueSchema(first) : {};
    }
    case 'pipe':
      return toValueSchema(def.out._zod.def.type === 'transform' ? def.in : def.out);
    case 'optional':
    case 'nullable':
    case 'catch':
      return toValueSchema(def.innerType);
    case 'literal':
      return { enum: def.values as readonly (string | number)[] };
    case 'enum':
      return { enum: Object.values(def.entries) };
    case 'string':
      return { type: 'string' };
    case 'number':
      return fromNumber(def);
    case 'boolean':
      return { type: 'boolean' };
    case 'unknown':
      return {};
    default:
      throw new Error(`No written form for ${def.type}`);
  }
}

/** Each schema is derived once, because the contract doesn't change while the app runs. */
const values = new WeakMap<z.core.$ZodType, ResponseSchema>();
const answers = new WeakMap<ResponseForm, ResponseSchema>();

function memo<Key extends object>(known: WeakMap<Key, ResponseSchema>, key: Key, derive: (key: Key) => ResponseSchema): ResponseSchema {
  const schema = known.get(key) ?? derive(key);
  known.set(key, schema);
  return schema;
}

/** Returns the schema of one value of a response as the API sends it. */
export const toValueSchema = (schema: z.core.$ZodType): ResponseSchema => memo(values, schema, deriveValue);

function deriveValue(schema: z.core.$ZodType): ResponseSchema {
  const hint = wireHintOf(schema);
  const forms = hint.as ? (hint.hasForms ? fromParts(hint.as, true) : toValueSchema(hint.as)) : fromParts(schema, hint.hasForms ?? false);
  return applyHint(forms, hint);
}

const envelopeOf = (data: ResponseSchema): ResponseSchema => ({ type: 'object', properties: { data }, required: ['data'] });

/** Returns the schema of a successful response's body as the API sends it, which is stricter than the one that the app accepts. */
export const toResponseSchema = (form: ResponseForm): ResponseSchema => memo(answers, form, deriveAnswer);

function deriveAnswer({ envelope, content }: ResponseForm): ResponseSchema {
  if (content === null) return envelopeOf({ type: 'null' });
  const schema = toValueSchema(content);
  switch (envelope) {
    case 'page': {
      const properties = { data: { type: 'array', items: schema }, totalItems: { type: 'integer', minimum: 0 } } as const;
      return envelopeOf({ type: 'object', properties, required: ['data', 'totalItems'] });
    }
    case 'list':
      return envelopeOf({ type: 'array', items: schema });
    case 'record':
    case 'written':
      return envelopeOf(allowNull(schema));
    case 'whole':
      return schema;
  }
}
