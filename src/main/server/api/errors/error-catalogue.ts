import type { FailureCode } from '@shared/contract/result';

/**
 * Every server message with its own meaning (checklist ERR, OP-07 to OP-11). Compared after `normalizeMessage`, so the spellings with dots
 * and underscores of the same words are one entry each.
 */
const catalogue: readonly (readonly [FailureCode, readonly string[]])[] = [
  ['sessionEnded', ['not_authorized', 'not_authorized_old_Token', 'غير مصرح (رمز قديم)']],
  ['userNotFound', ['User_not_Exist', 'User not Exist.', 'المستخدم غير موجود']],
  ['wrongPassword', ['Incorrect_Password', 'Incorrect Password.', 'كلمة المرور غير صحيحة']],
  ['invalidPassword', ['كلمة المرور خاطئة']],
  ['emailExists', ['EMAIL_EXISTS']],
  ['userDisabled', ['USER_DISABLED']],
];

const diacritics = /[\u064b-\u065f\u0670]/g;
const tatweel = /\u0640/g;

/** Returns the message trimmed, without a final full stop, Arabic diacritics, and tatweel. */
export function normalizeMessage(message: string): string {
  return message
    .normalize('NFC')
    .replace(diacritics, '')
    .replace(tatweel, '')
    .trim()
    .replace(/\s*\.$/, '')
    .trim();
}

const codes = new Map(catalogue.flatMap(([code, messages]) => messages.map((message) => [normalizeMessage(message), code] as const)));

/** Returns the meaning of a server's message regardless of its HTTP status; null if it has no entry. */
export function knownCode(message: string): FailureCode | null {
  return codes.get(normalizeMessage(message)) ?? null;
}
