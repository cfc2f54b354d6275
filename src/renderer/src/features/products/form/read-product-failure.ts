import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import type { Failure } from '@shared/contract/result';
import { readRefusal } from '@shared/domain/server/server-words';
import type { Translate } from '@shared/i18n/translate';

/** What the server says word for word, and the field and the text of the dictionary that say it here. */
const known: Readonly<Record<string, { field: string; text: string }>> = {
  product_code_already_exists: { field: 'code', text: 'productForm.codeTaken' },
};

/** A refused product: known words in the person's language at their field, others as the server wrote them with spaces (checklist PRD-48, OP-72). */
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

/** What the API says of a field stays in its form: it is said in the language of the person. */
function toSpaced(words: string): string {
  return readRefusal(words) ? words : words.replaceAll('_', ' ');
}

/** The same in one text, where no form shows it. */
export function toProductFailureText(failure: Failure, t: Translate): string {
  const read = readProductFailure(failure);
  const [own] = Object.values(read.texts ?? {});
  return own === undefined ? toFailureText(read, t) : t(own as 'productForm.codeTaken');
}
