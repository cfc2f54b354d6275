import type { AnyCall } from '@shared/contract/call';
import { isRecord } from '@shared/domain/is-record';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import { type ResponseSchema, toValueSchema } from './response-schema';
import { toSentDay } from './server-dates';

interface SentValues {
  amounts: ServerProfile['amounts'];
  dates: NonNullable<ServerProfile['dates']>['sent'];
}

function convert(value: unknown, schema: ResponseSchema | undefined, forms: SentValues): unknown {
  if (schema === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => convert(one, schema.items, forms));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, convert(part, schema.properties?.[name], forms)]));
  if (forms.amounts && schema['x-money'] && typeof value === 'number') return Math.round(value * 1000);
  if (forms.dates && schema.format === 'date' && typeof value === 'string') return toSentDay(value);
  return value;
}

/** Converts amounts and days of a body to the server's forms: only those that the contract declares as such. */
export function toSentValues(value: unknown, body: AnyCall['body'], forms: SentValues): unknown {
  return body ? convert(value, toValueSchema(body), forms) : value;
}
