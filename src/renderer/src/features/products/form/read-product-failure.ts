import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import type { Failure } from '@shared/contract/result';
import { readRefusal } from '@shared/domain/server/server-words';
import type { Translate } from '@shared/i18n/translate';

/** Known messages of the server, with the field and the dictionary's text that replace them. */
const known: Readonly<Record<string, { field: string; text: string }>> = {
  product_code_already_exists: { field: 'code', text: 'productForm.codeTaken' },
};

/**
 * Translates a refused product: known messages in the app's language at their field, others as sent by the server with spaces (checklist
 * PRD-48, OP-72).
 */
export function readProductFailure(failure: Failure): Failure {
  const { message, fields } = failure;
  const meant = known[message ?? ''];
  return {
    ...failure,
    ...(message !== undefined && { message: toSpaced(message) }),
    ...(fields && { fields: Object.fromEntries(Object.entries(fields).map(([field, words]) => [field, toSpaced(words)])) }),
    ...(meant && { texts: { [meant.field]: meant.text } }),
  };
}

/** Leaves the API's standard messages about fields unchanged, because they are translated later. */
function toSpaced(words: string): string {
  return readRefusal(words) ? words : words.replaceAll('_', ' ');
}

/** Returns the same as one text, where there is no form. */
export function toProductFailureText(failure: Failure, t: Translate): string {
  const read = readProductFailure(failure);
  const [own] = Object.values(read.texts ?? {});
  return own === undefined ? toFailureText(read, t) : t(own as 'productForm.codeTaken');
}
