import type { Failure } from '@shared/contract/result';

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
    ...(message !== undefined && failure.code === 'server' && { message: message.replaceAll('_', ' ') }),
    ...(meant && { fields: { ...fields, [meant.field]: meant.text } }),
  };
}
