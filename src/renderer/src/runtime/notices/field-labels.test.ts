import { calls } from '@shared/contract/tables/registry';
import { serverFieldsEn } from '@shared/i18n/messages/server-fields';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldLabels } from './field-labels';

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

function namesOf({ properties = {}, items, anyOf = [] }: Schema): string[] {
  const inner = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])];
  return [...Object.keys(properties), ...inner.flatMap(namesOf)];
}

it('every field that is sent has a name in both languages', () => {
  const bodies = Object.values(calls).flatMap(({ body }) => (body ? [body as z.ZodType] : []));
  const sent = bodies.flatMap((body) => namesOf(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }) as Schema));
  expect([...new Set(sent)].filter((name) => !(name in fieldLabels) && !(name in serverFieldsEn))).toEqual([]);
  expect(Object.keys(fieldLabels).filter((name) => name in serverFieldsEn)).toEqual([]);
});
