import type { Failure, FailureCode } from '@shared/contract/result';
import { readRefusal, toFieldWords } from '@shared/domain/server/server-words';
import type { Translate } from '@shared/i18n/translate';
import { fieldLabels } from './field-labels';

/** Where a failure happened; the sign-in form has its own line for some failures (OP-10). */
export type FailurePlace = 'anywhere' | 'signIn';

export type FailurePresentation =
  | { kind: 'alert'; button: 'tryAgain' | 'ok' }
  | { kind: 'inline' }
  | { kind: 'toast' }
  /** The message is the navigation to `/login`. */
  | { kind: 'sessionEnd' }
  | { kind: 'silent' };

const alertButtons: Partial<Record<FailureCode, 'tryAgain' | 'ok'>> = {
  userNotFound: 'tryAgain',
  wrongPassword: 'tryAgain',
  invalidPassword: 'tryAgain',
  emailExists: 'ok',
};

/** Returns how a failure is shown (checklist ERR-02 to ERR-16, OP-08 to OP-10, OP-72). */
export function toPresentation({ code }: Failure, place: FailurePlace): FailurePresentation {
  const button = alertButtons[code];
  if (button) return { kind: 'alert', button };
  if (code === 'sessionEnded') return { kind: 'sessionEnd' };
  if (code === 'cancelled') return { kind: 'silent' };
  if (code === 'userDisabled' && place === 'signIn') return { kind: 'inline' };
  return { kind: 'toast' };
}

/** Codes of responses with a message of the server, which is shown untranslated (OP-12). */
const spokenByServer: ReadonlySet<FailureCode> = new Set(['server', 'forbidden', 'notFound']);

/** Codes that stand for one known message of the server each, so their text adds nothing. */
const known: ReadonlySet<FailureCode> = new Set([
  'userNotFound',
  'wrongPassword',
  'invalidPassword',
  'emailExists',
  'userDisabled',
  'sessionEnded',
]);

/** Returns the server's message if there is one, including those about single fields, else the app's text for the code. */
export function toFailureText({ code, message, fields = {} }: Failure, t: Translate): string {
  if (!spokenByServer.has(code)) return t(`failures.${code}`);
  const ofFields = Object.entries(fields).flatMap(([field, words]) => (words === message ? [] : [toFieldText(field, words, t)]));
  const texts = [...(message ? [toText(message, t)] : []), ...ofFields];
  return texts.length > 0 ? texts.join('\n') : t(`failures.${code}`);
}

/** Returns the server's message; the API's standard messages about fields are translated. */
function toText(words: string, t: Translate): string {
  const refusal = readRefusal(words);
  return refusal ? t(`failures.fields.${refusal.kind}`, { field: toFieldLabel(refusal.field, t) }) : words;
}

function toFieldText(field: string, words: string, t: Translate): string {
  return readRefusal(words) || words.startsWith(field) ? toText(words, t) : `${toFieldLabel(field, t)}: ${words}`;
}

/**
 * Returns a field's label in the forms, or the API's name if no form has it. Row numbers start at 1, such as `Area fees 4: Delivery fee`.
 */
function toFieldLabel(field: string, t: Translate): string {
  const parts: string[] = [];
  for (const part of field.replace(/\[(\w+)\]/g, '.$1').split('.')) {
    const before = parts.at(-1);
    if (/^\d+$/.test(part) && before !== undefined) parts[parts.length - 1] = `${before} ${Number(part) + 1}`;
    else parts.push(toLabel(part, t));
  }
  return parts.join(': ');
}

function toLabel(field: string, t: Translate): string {
  if (field in fieldLabels) return t(fieldLabels[field as keyof typeof fieldLabels]);
  return t(`serverFields.${field}` as 'serverFields.role', { defaultValue: toFieldWords(field) });
}

export interface FailureTexts {
  /** Names what failed, in the app's language. */
  title: string;
  /** The server's message, in any language. */
  words?: string;
}

/** For places where nothing else names what failed, because a message of the server is never shown alone. */
export function toFailureTexts(failure: Failure, t: Translate): FailureTexts {
  const title = t(`failures.${failure.code}`);
  const words = toFailureText(failure, t);
  return words === title ? { title } : { title, words };
}

/** Returns technical details for support, shown small below the sentence, such as `net::ERR_CONNECTION_REFUSED` or `#12, #14`. */
export function toFailureNote({ code, message }: Failure): string | undefined {
  return spokenByServer.has(code) || known.has(code) ? undefined : message;
}

/** Returns everything that support needs, as plain text for the clipboard. */
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
