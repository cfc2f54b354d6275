import type { Draft } from '@shared/contract/desktop/drafts';
import { z } from 'zod';
import { isSameRecord } from '../record/form-values';

const record = z.record(z.string(), z.unknown());

/** What is typed, and the record as it was when typing began, so that a change of somebody else in between is noticed. */
const draftContent = z.object({ values: record, baseline: record });
export type DraftContent = z.output<typeof draftContent>;

/** A form as it was left. */
export interface StoredDraft {
  /** ISO time. */
  savedAt: string;
  /** Null when it cannot be read any more. */
  content: DraftContent | null;
}

export function withoutSecrets<Values extends object>(values: Values, secrets: readonly string[]): Values {
  return { ...values, ...Object.fromEntries(secrets.map((name) => [name, ''])) };
}

/** Secrets are kept as empty texts: what must not be lost is everything else. Null when that leaves nothing that was typed. */
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

/** Whether values of an earlier version still have the form's shape; what is merely not valid yet does fit. */
export function fitsSchema(schema: z.ZodType, values: unknown): boolean {
  const { error } = schema.safeParse(values);
  return !error?.issues.some(({ code }) => code === 'invalid_type' || code === 'unrecognized_keys');
}
