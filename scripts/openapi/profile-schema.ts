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
  $schema: 'The address of this schema, for editors.',
  version: 'The version of the profile format.',
  name: 'The name of the profile in the app.',
  prefix: 'The prefix of every path, between the server address and the call, such as /v1.',
  query: 'The names of query parameters that differ from the documentation.',
  pages:
    'Lists with pages. rows, total: their path in a response (results, data.items; "" for a bare list). total null: the response has no total, so the app requests the full list and counts its rows. most: the maximum number of rows in a response. empty 404: an empty list has the status 404. counts: whether the offset counts rows, or pages from 1.',
  lists: 'Lists without pages. rows: their path in a response; "" for a bare list. empty 404: an empty list has the status 404.',
  records:
    'Single records, and the records that a write returns. data: the path of the record in a response; "" for the response itself, data.0 for the first of a list.',
  wholeLists: 'False if a list that is requested without a limit is incomplete: the app then loads it page by page.',
  numbers: 'text: "4.500" for 4.5, in responses or in requests.',
  booleans: 'The values for false and true, in this order: [0, 1].',
  dates: 'The format of times and days in responses, and of days in requests. dayFirst: 20/11/2026 09:00, in Kuwait time.',
  amounts: "fils: thousandths of a dinar, in responses and in requests. Doesn't apply to the amount of a promo code or to currency rates.",
  errors: 'The path of the error message (error.message; "" for a bare text), and of the object with a message for each field name.',
  calls: 'Differences of single calls, by the name of the call.',
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
      "Describes where a shop's server differs from its documentation. Host, scheme, the token's header, and permissions can't be changed.",
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
