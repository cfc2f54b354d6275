import type { Draft } from '@shared/contract/drafts';
import { z } from 'zod';

const packed = z.object({ values: z.record(z.string(), z.unknown()), baseline: z.record(z.string(), z.unknown()) });

/** A form as it was left. */
export interface KeptDraft {
  /** ISO time. */
  savedAt: string;
  /** Null when it cannot be read any more. */
  content: {
    values: Record<string, unknown>;
    /** The record as it was when typing began, so that a change of somebody else in between is noticed. */
    baseline: Record<string, unknown>;
  } | null;
}

/** Secrets are kept as empty texts: what must not be lost is everything else. */
export function packDraft(values: object, baseline: object, secrets: readonly string[]): string {
  const blank = Object.fromEntries(secrets.map((name) => [name, '']));
  return JSON.stringify({ values: { ...values, ...blank }, baseline });
}

export function unpackDraft({ savedAt, values }: Pick<Draft, 'savedAt' | 'values'>): KeptDraft {
  try {
    return { savedAt, content: packed.parse(JSON.parse(values)) };
  } catch {
    return { savedAt, content: null };
  }
}

/** Whether values of an earlier version still have the form's shape; what is merely not valid yet does fit. */
export function fitsSchema(schema: z.ZodType, values: unknown): boolean {
  const { error } = schema.safeParse(values);
  return !error?.issues.some(({ code }) => code === 'invalid_type' || code === 'unrecognized_keys');
}
