import type { Failure, FailureCode, Result } from '@shared/contract/result';

const unclear: readonly FailureCode[] = ['outcomeUnknown', 'unexpectedStatus', 'unreadableAnswer', 'answerTooLarge'];

/** Whether a write has no clear result, so that the server may have executed it. */
export function isUnclear({ code }: Failure): boolean {
  return unclear.includes(code);
}

/** Whether a write needs no further question: it is done, or the record no longer exists. */
export function isOver(result: Result<unknown>): boolean {
  return result.ok || result.error.code === 'notFound';
}
