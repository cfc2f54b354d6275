import { z } from 'zod';
import { isBlank } from './plain-text';

/** A stored description that shows something; the message is a key of the dictionary. */
export function requiredRichText(key = 'forms.required'): z.ZodType<string, string> {
  return z.string().refine((stored) => !isBlank(stored), key);
}
