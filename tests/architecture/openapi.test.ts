import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { calls } from '@shared/contract/registry';
import Ajv, { type AnySchemaObject } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { makeOpenApi, makeOpenApiFile } from '../../scripts/openapi/document';

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
