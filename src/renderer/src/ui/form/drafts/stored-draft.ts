import type { Draft } from '@shared/contract/desktop/drafts';
import { z } from 'zod';
import { isSameRecord } from '../record/form-values';

const record = z.record(z.string(), z.unknown());

/** The entered values, and the record at the time when editing began, so that someone else's change in between is detected. */
const draftContent = z.object({ values: record, baseline: record });
export type DraftContent = z.output<typeof draftContent>;

/** A draft of a form. */
export interface StoredDraft {
  /** ISO time. */
  savedAt: string;
  /** Null if it can't be read. */
  content: DraftContent | null;
}

export function withoutSecrets<Values extends object>(values: Values, secrets: readonly string[]): Values {
  return { ...values, ...Object.fromEntries(secrets.map((name) => [name, ''])) };
}

/** Serializes a draft without secrets, which are stored as empty texts. Returns null if nothing else was entered. */
export function packDraft({ values, baseline }: DraftContent, secrets: readonly string[]): string | null {
  const content = { values: withoutSecrets(values, secrets), baseline: withoutSecrets(baseline, secrets) };
  return isSameRecord(content.values, content.baseline) ? null : JSON.stringify(content);
}

export function unpackDraft({ savedAt, values }: Pick<Draft, 'savedAt' | 'values'>): StoredDraft {
  try {
    return { savedAt, content: draftContent.parse(JSON.parse(values)) };
  } catch {
    return { savedAt, content: null };
  }
}

/** Whether values of an earlier version still have the form's shape. Values that merely fail validation do. */
export function fitsSchema(schema: z.ZodType, values: unknown): boolean {
  const { error } = schema.safeParse(values);
  return !error?.issues.some(({ code }) => code === 'invalid_type' || code === 'unrecognized_keys');
}
