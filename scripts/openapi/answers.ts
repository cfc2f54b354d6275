import type { ResponseForm } from '@shared/contract/response';
import { z } from 'zod';
import { type ResponseSchema, toResponseSchema, toValueSchema } from '../../src/main/server/api/wire/response-schema';
import { rowNames } from './row-names';

type Json = Record<string, unknown>;

const referTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

function toContent(content: z.ZodType): Json {
  const name = rowNames.get(content);
  if (name) return referTo(name);
  if (content instanceof z.ZodArray) return { type: 'array', items: toContent(content.element as z.ZodType) };
  return toValueSchema(content) as Json;
}

const object = (properties: Json): Json => ({ type: 'object', properties, required: Object.keys(properties) });

function toPage(rows: Json): Json {
  const total = { type: 'integer', minimum: 0, description: 'Number of all matching rows, not only of this page.' };
  const page = object({ data: rows, totalItems: total });
  return {
    anyOf: [
      { title: 'Page', description: 'The preferred form.', ...object({ data: page }) },
      { title: 'Flat page', description: 'Also accepted.', ...page },
    ],
  };
}

/** Like `toResponseSchema`, but refers to records by name and describes both forms of a page. */
export function toAnswer(form: ResponseForm): Json {
  if (form.content === null) return toResponseSchema(form) as Json;
  const content = toContent(form.content);
  switch (form.envelope) {
    case 'page':
      return toPage({ type: 'array', items: content });
    case 'list':
      return object({ data: { type: 'array', items: content } });
    case 'record':
      return object({ data: { anyOf: [content, { type: 'null' }], description: 'Null if there is no record yet.' } });
    case 'written':
      return object({ data: { anyOf: [content, { type: 'null' }], description: 'The stored record, or null.' } });
    case 'whole':
      return toResponseSchema(form) as Json;
  }
}

export function makeRowSchemas(): Record<string, ResponseSchema> {
  const named = [...rowNames].map(([schema, name]) => [name, toValueSchema(schema)] as const);
  return Object.fromEntries(named);
}
