import type { Translate } from '@shared/i18n/translate';
import type { FieldError } from 'react-hook-form';

/** `forms.pictures.noRoom {"count":5}`: a dictionary key, followed by the text's variables as JSON. */
const keyWithVariables = /^([a-zA-Z]\w*(?:\.\w+)+)(?: (\{.*\}))?$/s;

/** Type of an error with a message of the server, which is never a dictionary key. */
export const serverError = 'server';

/** Returns a schema's message in the app's language; messages of the server are shown unchanged. */
export function toFieldMessage(error: FieldError, t: Translate): string {
  const text = error.message ?? '';
  if (error.type === serverError) return text;
  const match = keyWithVariables.exec(text);
  if (!match?.[1]) return text || t('forms.required');
  const variables = match[2] ? (JSON.parse(match[2]) as Record<string, unknown>) : {};
  return (t as (key: string, variables: Record<string, unknown>) => string)(match[1], variables);
}
