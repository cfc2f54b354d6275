import { isRecord } from '@shared/domain/is-record';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import { kindsOf, type ResponseSchema } from './response-schema';
import { type DateForm, readServerDate } from './server-dates';

type Forms = NonNullable<NonNullable<ServerProfile['booleans']>['answers']>;

interface SentForms {
  numbers: 'text' | undefined;
  booleans: Forms | undefined;
}

export interface ReadForms extends SentForms {
  dates: DateForm | undefined;
  amounts: ServerProfile['amounts'];
}

/** Converts a value to the server's forms of numbers and booleans. */
export function toSent(value: unknown, forms: SentForms): unknown {
  if (typeof value === 'number') return forms.numbers ? String(value) : value;
  if (typeof value === 'boolean') return forms.booleans ? forms.booleans[value ? 1 : 0] : value;
  if (Array.isArray(value)) return value.map((one) => toSent(one, forms));
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toSent(part, forms)]));
  return value;
}

export const isNumberText = (value: unknown): value is string => typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value);

function readSingle(value: unknown, schema: ResponseSchema, forms: ReadForms): unknown {
  const kinds = kindsOf(schema);
  if (kinds.includes('boolean') && forms.booleans) {
    const at = forms.booleans.indexOf(value as string | number);
    return at < 0 ? value : at === 1;
  }
  const isNumber = kinds.includes('number') || kinds.includes('integer');
  if (isNumber && forms.numbers && isNumberText(value)) return Number(value);
  if (forms.dates && (schema.format === 'date' || schema.format === 'date-time')) {
    return readServerDate(value, forms.dates, schema.format === 'date') ?? value;
  }
  return value;
}

/** Returns the form of a union that matches a value; a text matches a number only if no form is a text. */
function chooseForm(value: unknown, schema: ResponseSchema): ResponseSchema {
  if (!schema.anyOf) return schema;
  const kind = Array.isArray(value) ? 'array' : isRecord(value) ? 'object' : typeof value;
  const fits = (form: ResponseSchema): boolean => kindsOf(form).some((one) => one === kind || (one === 'integer' && kind === 'number'));
  const chosen = schema.anyOf.find(fits) ?? schema.anyOf.find((form) => kind === 'string' && kindsOf(form).includes('number'));
  return chosen ?? schema;
}

/** A value that no contract accepts as an amount: a fraction of a fils means that the server doesn't count in fils. */
const noFils = 'no fils';

/** Converts fils to dinars; a text stays a text and a number a number. */
function readFils(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return value;
  const fils = typeof value === 'string' && isNumberText(value) ? Number(value) : value;
  if (typeof fils !== 'number') return value;
  if (!Number.isSafeInteger(fils)) return noFils;
  return typeof value === 'string' ? (fils / 1000).toFixed(3) : fils / 1000;
}

/** Converts a response's value from the server's form to the contract's; any other value stays unchanged. */
export function toRead(came: unknown, given: ResponseSchema, forms: ReadForms): unknown {
  const value = forms.amounts && given['x-money'] ? readFils(came) : came;
  const schema = chooseForm(value, given);
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((one) => toRead(one, items, forms)) : value;
  }
  if (!isRecord(value)) return readSingle(value, schema, forms);
  const { properties } = schema;
  if (!properties) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, own ? toRead(part, own, forms) : part];
    }),
  );
}
