import type { AnyCall } from '@shared/contract/call';
import { pageSize } from '@shared/domain/server/paging';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** Converts to a JSON schema of values as they are sent: amounts are in dinars. */
function toSchema(schema: z.ZodType): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return rest;
}

const propertiesOf = (schema: z.ZodType | undefined): { properties: Record<string, Json>; required: readonly string[] } => {
  const { properties = {}, required = [] } = schema ? toSchema(schema) : {};
  return { properties: properties as Record<string, Json>, required: required as string[] };
};

const paging: Json[] = [
  {
    name: 'offset',
    in: 'query',
    description: `Rows to leave out: (page − 1) × ${pageSize}. Without \`offset\` and \`limit\` all rows come, in the same envelope.`,
    schema: { type: 'integer', minimum: 0 },
    example: 0,
  },
  {
    name: 'limit',
    in: 'query',
    description: `Rows of a page. Diwan asks for ${pageSize}, and counts its pages by it.`,
    schema: { type: 'integer', minimum: 1 },
    example: pageSize,
  },
];

const words: Record<string, string> = {
  search: 'An equal id, or a part of a name (and of what else the list shows as text) in any case.',
  isDeleted: 'The deactivated rows (`true`) or the active ones.',
  startDate: 'The first day, included, in Kuwait.',
  endDate: 'The last day, included, in Kuwait.',
};

export function toParameters({ params, query }: AnyCall): Json[] {
  const inPath = Object.entries(propertiesOf(params).properties).map(([name, schema]) => ({ name, in: 'path', required: true, schema }));
  const { properties, required } = propertiesOf(query);
  const inQuery = Object.entries(properties).flatMap(([name, schema]) =>
    name === 'page'
      ? paging
      : [
          {
            name,
            in: 'query',
            ...(required.includes(name) && { required: true }),
            ...(words[name] && { description: words[name] }),
            schema,
          },
        ],
  );
  return [...inPath, ...inQuery];
}

/** The only body that is a form instead of JSON. */
const uploadBody: Json = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: {
          img: { type: 'string', contentMediaType: 'application/octet-stream', description: 'A picture or a PDF, 10 MB at most.' },
        },
        required: ['img'],
      },
    },
  },
};

export function toRequestBody({ body, path }: AnyCall, example: unknown): Json | undefined {
  if (!body) return undefined;
  if (path === '/files/uploadFile') return uploadBody;
  return { required: true, content: { 'application/json': { schema: toSchema(body), example } } };
}
