import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readServerProfile } from '@main/system/server-profile/read-profile';
import { Validator } from '@seriousme/openapi-schema-validator';
import { calls } from '@shared/contract/tables/registry';
import Ajv, { type AnySchemaObject } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { makeOpenApi, makeOpenApiFile } from '../../scripts/openapi/document';
import { makeProfileSchemaFile } from '../../scripts/openapi/profile-schema';

interface Media {
  schema: AnySchemaObject;
  example?: unknown;
}
interface Operation {
  operationId: string;
  'x-permissions': unknown;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

const path = join(import.meta.dirname, '../../docs/api/openapi.json');
const made = await makeOpenApi();
const operations = Object.values(made.paths as Record<string, Record<string, Operation>>).flatMap((methods) => Object.values(methods));

describe('the schema of server profiles', () => {
  const schema = JSON.parse(makeProfileSchemaFile()) as AnySchemaObject;
  const validate = new Ajv({ strict: false }).compile(schema);
  const profiles = [
    { version: 1 },
    { version: 1, prefix: '/v1', pages: { rows: '', total: null, most: 10 }, wholeLists: true, booleans: { answers: [0, 1] } },
    { version: 1, calls: { 'promoCodes.remove': { path: '/codes/{id}' }, 'iban.read': { data: '' } } },
    { version: 1, amounts: 'fils', errors: { message: '' }, dates: { sent: 'dayFirst' }, lists: { empty: 404 } },
    { version: 1, calls: { 'orders.list': { empty: 404 } } },
    { version: 1, calls: { 'products.one': { empty: 404 } } },
    { version: 1, dates: { sent: 'seconds' } },
    { version: 2 },
    { version: 1, prefix: '//evil.example' },
    { version: 1, calls: { 'orders.list': { path: '/orders' } } },
    { version: 1, calls: { 'iban.read': { rows: 'x' } } },
    { version: 1, calls: { 'promoCodes.list': { method: 'POST' } } },
    { version: 1, host: 'x' },
  ];

  it('is as the app has it (npm run openapi)', () => {
    expect(readFileSync(join(import.meta.dirname, '../../docs/api/server-profile.schema.json'), 'utf8')).toBe(makeProfileSchemaFile());
  });

  it.each(profiles)('says the same as the app of %j', (profile) => {
    expect(validate(profile)).toBe(readServerProfile(profile).ok);
  });
});

describe('the contract for the shop’s developers', () => {
  it('is as the contract has it (npm run openapi)', async () => {
    expect(readFileSync(path, 'utf8')).toBe(await makeOpenApiFile());
  });

  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(made))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has every call once, with its permission', () => {
    expect(operations).toHaveLength(Object.keys(calls).length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const permissions = Object.fromEntries(operations.map((operation) => [operation.operationId, operation['x-permissions']]));
    expect(permissions).toMatchObject({ sessionLogin: 'anyone', ordersList: 'signedIn', ordersChangeStatus: ['order', 'masterHN'] });
  });

  const formats = { date: /^\d{4}-\d{2}-\d{2}$/, 'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}.*Z$/ };
  const ajv = new Ajv({ strict: false, allErrors: true, formats });
  ajv.addSchema({ $id: 'shop', components: made.components });
  const rooted = (schema: unknown): AnySchemaObject => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"shop#/'));

  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    'the examples of %s, from the sample shop, fit what is written',
    (_, { requestBody, responses }) => {
      const media = [requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {}));
      const misfits = media.flatMap(({ schema, example }) => {
        if (example === undefined) return [];
        const validate = ajv.compile(rooted(schema));
        return validate(example) ? [] : (validate.errors ?? []);
      });
      expect(misfits).toEqual([]);
    },
  );
});
