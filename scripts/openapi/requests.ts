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
    description: `Number of rows to skip: (page − 1) × ${pageSize}. Without \`offset\` and \`limit\`, the response has all rows in the same envelope.`,
    schema: { type: 'integer', minimum: 0 },
    example: 0,
  },
  {
    name: 'limit',
    in: 'query',
    description: `Rows per page. Diwan requests ${pageSize} and numbers its pages accordingly.`,
    schema: { type: 'integer', minimum: 1 },
    example: pageSize,
  },
];

const words: Record<string, string> = {
  search: 'An exact ID, or part of a name or of another text in the list, ignoring case.',
  isDeleted: 'The deactivated rows (`true`) or the active rows (`false`).',
  startDate: 'The first day, inclusive, in Kuwait time.',
  endDate: 'The last day, inclusive, in Kuwait time.',
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
          img: { type: 'string', contentMediaType: 'application/octet-stream', description: 'A picture or a PDF, at most 10 MB.' },
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
