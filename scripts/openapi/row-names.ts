import type { AnyCall } from '@shared/contract/call';
import { calls } from '@shared/contract/tables/registry';
import { z } from 'zod';

const modules = import.meta.glob<Record<string, unknown>>(['../../src/shared/contract/{catalogue,shop,site}/*.ts', '!**/*.test.ts'], {
  eager: true,
});
const exported = new Map(Object.values(modules).flatMap((module) => Object.entries(module).map(([name, value]) => [value, name] as const)));

const toTypeName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const toRecord = (content: z.ZodType): z.ZodType => (content instanceof z.ZodArray ? (content.element as z.ZodType) : content);

/** Names of the API's records in the file; they equal the names of the contract's exports. */
export const rowNames: ReadonlyMap<z.ZodType, string> = new Map(
  Object.values<AnyCall>(calls)
    .flatMap(({ audience, answer: { form } }) => (audience === 'page' && form.content ? [toRecord(form.content)] : []))
    .flatMap((record): [z.ZodType, string][] => {
      const name = exported.get(record);
      return name ? [[record, toTypeName(name)]] : [];
    })
    .toSorted(([, one], [, other]) => (one < other ? -1 : 1)),
);
