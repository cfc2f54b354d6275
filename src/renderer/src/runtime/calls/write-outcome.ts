import type { Failure, FailureCode, Result } from '@shared/contract/result';

const unclear: readonly FailureCode[] = ['outcomeUnknown', 'unexpectedStatus', 'unreadableAnswer', 'answerTooLarge'];

/** No answer to a write, or one that says neither yes nor no: the server may have carried it out all the same. */
export function isUnclear({ code }: Failure): boolean {
  return unclear.includes(code);
}

/** Whether a write leaves nothing to ask about: it is done, or the record is not there any more. */
export function isOver(result: Result<unknown>): boolean {
  return result.ok || result.error.code === 'notFound';
}
