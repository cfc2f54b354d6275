import type { Translate } from '@shared/i18n/translate';
import type { FieldError } from 'react-hook-form';

/** `forms.pictures.noRoom {"count":5}`: a dictionary key, and the variables of its text as JSON. */
const keyWithVariables = /^([a-zA-Z]\w*(?:\.\w+)+)(?: (\{.*\}))?$/s;

/** Type of an error that holds words of the server, which are never a key. */
export const serverError = 'server';

/** A schema's message in the app's language; words of the server are shown as they are. */
export function toFieldMessage(error: FieldError, t: Translate): string {
  const text = error.message ?? '';
  if (error.type === serverError) return text;
  const match = keyWithVariables.exec(text);
  if (!match?.[1]) return text || t('forms.required');
  const variables = match[2] ? (JSON.parse(match[2]) as Record<string, unknown>) : {};
  return (t as (key: string, variables: Record<string, unknown>) => string)(match[1], variables);
}
