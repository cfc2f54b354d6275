import type { Failure } from '@shared/contract/result';
import { fieldOfMessage } from '@shared/domain/server/server-words';
import { z } from 'zod';
import { knownCode } from './error-catalogue';

const words = z.string().trim().min(1).max(2000);
const errorBody = z.object({
  message: z.union([words, z.array(words).min(1).max(200)]),
  errors: z
    .record(
      z.string(),
      z.union([
        z.string(),
        z
          .array(z.string())
          .min(1)
          .transform(([first = '']) => first),
      ]),
    )
    .optional()
    .catch(undefined),
});

/** Whether a body has the form of the API's errors. */
export function hasErrorForm(body: unknown): boolean {
  return errorBody.safeParse(body).success;
}

/** Splits texts into the first text of each field, and texts without a field. */
function readTexts(texts: readonly string[]): { fields: Record<string, string>; general: string[] } {
  const fields: Record<string, string> = {};
  const general: string[] = [];
  for (const text of texts) {
    // In a list, each text begins with its field: `name_en should not be empty`.
    const field = fieldOfMessage(text) ?? (texts.length > 1 ? /^[a-z][\w.[\]]*_[\w.[\]]*|^[a-z]+(?= )/.exec(text)?.[0] : null);
    if (field) fields[field] ??= text;
    else general.push(text);
  }
  return { fields, general };
}

/**
 * Converts an error response into a failure by its message, otherwise by its status. A body without a message results in the status text.
 */
export function readError(status: number, statusText: string, body: unknown): Failure {
  const parsed = errorBody.safeParse(body);
  const texts = parsed.success ? [parsed.data.message].flat() : [statusText];
  const { fields: named, general } = readTexts(parsed.success ? texts : []);
  const message = general.join('\n') || texts[0];
  const fields = { ...named, ...parsed.data?.errors };
  return {
    code:
      (parsed.success && message ? knownCode(message) : null) ?? (status === 403 ? 'forbidden' : status === 404 ? 'notFound' : 'server'),
    status,
    ...(message ? { message } : {}),
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
  };
}
