import { keysOfCall, methodsOfCall } from '@main/system/server-profile/read-profile';
import { type CallName, calls } from '@shared/contract/tables/registry';
import { profileShape } from '@shared/domain/server/server-profile';
import { z } from 'zod';

type Json = Record<string, unknown>;
interface ObjectSchema {
  properties: Record<string, Json>;
  additionalProperties: unknown;
}

const descriptions: Record<string, string> = {
  $schema: 'For editors.',
  version: 'Of this form of profiles.',
  name: 'For people; shown where the profile is.',
  prefix: 'Of every path, between the address and the call: /v1.',
  query: 'The names of parameters, where they are not the document’s.',
  pages:
    'Of lists with pages. rows, total: where they lie in an answer (results, data.items; "" for a bare list). total null: it is not told, so the list is asked whole and its rows are counted. most: rows that come at once. empty 404: a list without rows is answered as not found. counts: whether the offset is in rows or in pages, from 1.',
  lists:
    'Of lists without pages. rows: where they lie in an answer; "" for a bare list. empty 404: a list without rows is answered as not found.',
  records:
    'Of single records and of what comes back from a write. data: where it lies in an answer; "" for the answer itself, data.0 for the first of a list.',
  wholeLists: 'False where a list that is asked without a limit is not all of it: then it is read page by page.',
  numbers: 'text: "4.500" for 4.5, in answers or in what is sent.',
  booleans: 'How no and yes are written, in this order: [0, 1].',
  dates: 'Of moments and days in answers, and of days in what is sent. dayFirst: 20/11/2026 09:00, in Kuwait.',
  amounts:
    'fils: thousandths of a dinar, in answers and in what is sent alike. The amount of a promo code and rates of currencies are none.',
  errors:
    'Where the words of an error lie (error.message; "" for a bare text), and the object that says something of each field by its name.',
  calls: 'What is otherwise with one call alone, by its name in openapi.json.',
};

/** Returns the schema of a call's entry, with the document's path in its description. */
function toCallSchema(name: CallName, properties: Record<string, Json>): Json {
  const { method, path } = calls[name];
  const written = path.replace(/:(\w+)/g, '{$1}');
  const params = [...written.matchAll(/\{\w+\}/g)].map(([param]) => param);
  const special: Record<string, Json> = {
    path: {
      ...properties.path,
      pattern: '^(/[A-Za-z0-9_~{}-][A-Za-z0-9_.~{}-]*)+$',
      ...(params.length > 0 && { description: `With ${params.join(' and ')}.` }),
    },
    method: { enum: [...methodsOfCall(name)] },
  };
  return {
    description: `${method} ${written}`,
    type: 'object',
    properties: Object.fromEntries(keysOfCall(name).map((key) => [key, special[key] ?? properties[key] ?? {}])),
    additionalProperties: false,
  };
}

/** Returns `docs/api/server-profile.schema.json`, the schema of server profiles. */
export function makeProfileSchemaFile(): string {
  const { properties, ...shape } = z.toJSONSchema(profileShape, { io: 'input' }) as unknown as ObjectSchema & Json;
  const entry = properties.calls?.additionalProperties as ObjectSchema;
  const names = (Object.keys(calls) as CallName[]).filter((name) => keysOfCall(name).length > 0);
  const described = Object.entries(properties).map(([name, schema]) => [name, { description: descriptions[name], ...schema }]);
  const file = {
    ...shape,
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Server profile of Diwan',
    description:
      'In what the server of a shop is not as its documents have it. Host, scheme, the token’s header and who may do what are not among it.',
    properties: {
      ...Object.fromEntries(described),
      prefix: { description: descriptions.prefix, type: 'string', pattern: '^(/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)+$', maxLength: 200 },
      calls: {
        description: descriptions.calls,
        type: 'object',
        properties: Object.fromEntries(names.map((name) => [name, toCallSchema(name, entry.properties)])),
        additionalProperties: false,
      },
    },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
