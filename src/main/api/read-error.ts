import type { Failure } from '@shared/contract/result';
import { z } from 'zod';
import { knownCode } from './error-catalogue';

const errorBody = z.object({
  message: z.string().trim().min(1).max(2000),
  errors: z.record(z.string(), z.string()).optional().catch(undefined),
});

/** True for a body in the form that the API gives its errors. */
export function hasErrorForm(body: unknown): boolean {
  return errorBody.safeParse(body).success;
}

/** `price_is_required`, `invalid_price`: the field that the server's message is about. */
function fieldOf(message: string): string | null {
  const match = /^(\w+)_is_required$/.exec(message) ?? /^invalid_(\w+)$/.exec(message);
  return match?.[1] ?? null;
}

/** Turns an error answer into a failure: by its message, else by its status; a body without a message gives the status text. */
export function readError(status: number, statusText: string, body: unknown): Failure {
  const parsed = errorBody.safeParse(body);
  const message = parsed.success ? parsed.data.message : statusText;
  const field = fieldOf(message);
  const fields = parsed.data?.errors ?? (field ? { [field]: message } : null);
  return {
    code: (parsed.success ? knownCode(message) : null) ?? (status === 403 ? 'forbidden' : status === 404 ? 'notFound' : 'server'),
    status,
    ...(message ? { message } : {}),
    ...(fields ? { fields } : {}),
  };
}
