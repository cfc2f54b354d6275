import type { Failure, FailureCode } from '@shared/contract/result';
import { readRefusal, toFieldWords } from '@shared/domain/server/server-words';
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

/** Codes of answers in which the server speaks: its words are the message, untranslated (OP-12). */
const spokenByServer: ReadonlySet<FailureCode> = new Set(['server', 'forbidden', 'notFound']);

/** Codes that stand for one message of the server each; its spelling tells nothing more. */
const known: ReadonlySet<FailureCode> = new Set([
  'userNotFound',
  'wrongPassword',
  'invalidPassword',
  'emailExists',
  'userDisabled',
  'sessionEnded',
]);

/** The server's words when it sent any, with those about single fields, else our text for the code. */
export function toFailureText({ code, message, fields = {} }: Failure, t: Translate): string {
  if (!spokenByServer.has(code)) return t(`failures.${code}`);
  const ofFields = Object.entries(fields).flatMap(([field, words]) => (words === message ? [] : [toFieldText(field, words, t)]));
  const texts = [...(message ? [toText(message, t)] : []), ...ofFields];
  return texts.length > 0 ? texts.join('\n') : t(`failures.${code}`);
}

/** The server's words; what the API says of a field in its own form is said in the language of the person. */
function toText(words: string, t: Translate): string {
  const refusal = readRefusal(words);
  return refusal ? t(`failures.fields.${refusal.kind}`, { field: toFieldLabel(refusal.field, t) }) : words;
}

function toFieldText(field: string, words: string, t: Translate): string {
  return readRefusal(words) || words.startsWith(field) ? toText(words, t) : `${toFieldLabel(field, t)}: ${words}`;
}

/** A field of the API as the forms call it; one that no form has in the server's own word. Rows count as people do: `Area fees 4: Delivery fee`. */
function toFieldLabel(field: string, t: Translate): string {
  const parts: string[] = [];
  for (const part of field.replace(/\[(\w+)\]/g, '.$1').split('.')) {
    const before = parts.at(-1);
    if (/^\d+$/.test(part) && before !== undefined) parts[parts.length - 1] = `${before} ${Number(part) + 1}`;
    else parts.push(t(`serverFields.${part}` as 'serverFields.name', { defaultValue: toFieldWords(part) }));
  }
  return parts.join(': ');
}

export interface FailureTexts {
  /** What failed, in the language of the person. */
  title: string;
  /** The server's own words, in whatever language they are. */
  words?: string;
}

/** For where nothing else says what failed: words of the server never stand alone. */
export function toFailureTexts(failure: Failure, t: Translate): FailureTexts {
  const title = t(`failures.${failure.code}`);
  const words = toFailureText(failure, t);
  return words === title ? { title } : { title, words };
}

/** `net::ERR_CONNECTION_REFUSED`, `#12, #14`: what this computer knows besides, for whoever helps; small, below the sentence. */
export function toFailureNote({ code, message }: Failure): string | undefined {
  return spokenByServer.has(code) || known.has(code) ? undefined : message;
}

/** Everything that support needs, as plain text for the clipboard. */
export function toFailureDetails(failure: Failure, t: Translate): string {
  const { code, message, status, reference, fields } = failure;
  return [
    toFailureText({ ...failure, fields: {} }, t),
    `code: ${code}`,
    ...(status ? [`status: ${status}`] : []),
    ...(message ? [`message: ${message}`] : []),
    ...(reference ? [`reference: ${reference}`] : []),
    ...Object.entries(fields ?? {}).map(([field, words]) => `${field}: ${words}`),
  ].join('\n');
}
