import type { Failure, FailureCode } from '@shared/contract/result';
import type { Translate } from '@shared/i18n/translate';

/** Where a failure happened; the sign-in form has a line of its own for some (OP-10). */
export type FailurePlace = 'anywhere' | 'signIn';

export type FailurePresentation =
  | { kind: 'alert'; button: 'tryAgain' | 'ok' }
  | { kind: 'inline' }
  | { kind: 'toast' }
  /** The way to `/login` is the message. */
  | { kind: 'sessionEnd' }
  | { kind: 'silent' };

const alertButtons: Partial<Record<FailureCode, 'tryAgain' | 'ok'>> = {
  userNotFound: 'tryAgain',
  wrongPassword: 'tryAgain',
  invalidPassword: 'tryAgain',
  emailExists: 'ok',
};

/** One form per failure (checklist ERR-02 to ERR-16, OP-08 to OP-10, OP-72). */
export function toPresentation({ code }: Failure, place: FailurePlace): FailurePresentation {
  const button = alertButtons[code];
  if (button) return { kind: 'alert', button };
  if (code === 'sessionEnded') return { kind: 'sessionEnd' };
  if (code === 'cancelled') return { kind: 'silent' };
  if (code === 'userDisabled' && place === 'signIn') return { kind: 'inline' };
  return { kind: 'toast' };
}

/** Codes whose meaning we say ourselves; for the others the server's own words are the message, untranslated (OP-12). */
const saidByUs: ReadonlySet<FailureCode> = new Set([
  'userNotFound',
  'wrongPassword',
  'invalidPassword',
  'emailExists',
  'userDisabled',
  'sessionEnded',
]);

/** The server's words when it sent any, else our text for the code. */
export function toFailureText({ code, message }: Failure, t: Translate): string {
  return message && !saidByUs.has(code) ? message : t(`failures.${code}`);
}

/** Everything that support needs, as plain text for the clipboard. */
export function toFailureDetails(failure: Failure, t: Translate): string {
  const { code, message, status, reference, fields } = failure;
  return [
    toFailureText(failure, t),
    `code: ${code}`,
    ...(status ? [`status: ${status}`] : []),
    ...(message ? [`message: ${message}`] : []),
    ...(reference ? [`reference: ${reference}`] : []),
    ...Object.entries(fields ?? {}).map(([field, words]) => `${field}: ${words}`),
  ].join('\n');
}
