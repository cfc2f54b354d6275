import { z } from 'zod';
import { isBlank } from './plain-text';

/** Requires a stored description with visible content; the message is a dictionary key. */
export function requiredRichText(key = 'forms.required'): z.ZodType<string, string> {
  return z.string().refine((stored) => !isBlank(stored), key);
}
