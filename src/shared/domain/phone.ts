import { stripBidiMarks, toLatinDigits } from './digits';

const kuwaitCode = '+965';

/** The eight digits of a Kuwaiti number however it is written (with +965, 00965 or bare), else null. */
export function parseKuwaitiPhone(phone: string): string | null {
  return /^(?:\+965|00965|965)?(\d{8})$/.exec(withoutSeparators(phone))?.[1] ?? null;
}

/** The digits of a number that is kept beside its code: 4 to 15 of any script, Kuwait's code taken off; else null. */
export function parseLocalPhone(phone: string): string | null {
  return parseKuwaitiPhone(phone) ?? /^\d{4,15}$/.exec(withoutSeparators(phone))?.[0] ?? null;
}

/** The digits of a number, or of a part of one, however it is written, Kuwait's code taken off; null for what is none. */
export function toPhoneDigits(phone: string): string | null {
  const whole = parseKuwaitiPhone(phone);
  if (whole) return whole;
  // An amount has a point, too.
  const [, code, digits] = /^(\+|00(?=\d{5}))?(\d{3,15})$/.exec(phone.includes('.') ? '' : withoutSeparators(phone)) ?? [];
  return digits === undefined ? null : code ? digits.replace(/^965(?=\d)/, '') : digits;
}

/** Both are the same number, with Kuwait's code or without it; false for what is no phone number. */
export function isSamePhone(one: string, other: string): boolean {
  const digits = toPhoneDigits(one);
  return digits !== null && digits === toPhoneDigits(other);
}

/** The digits with the code of the country, `96550001234`; null where the country is not known. */
export function toInternationalDigits(phone: string): string | null {
  const kuwaiti = parseKuwaitiPhone(phone);
  if (kuwaiti) return kuwaitCode.slice(1) + kuwaiti;
  return /^(?:\+|00)([1-9]\d{7,14})$/.exec(withoutSeparators(phone))?.[1] ?? null;
}

function withoutSeparators(phone: string): string {
  return toLatinDigits(stripBidiMarks(phone)).replace(/[\s()\-.]/g, '');
}

/** `+965 5000 1234`; numbers of other countries and what is no phone number stay as they are, in Latin digits. */
export function toPhoneText(phone: string): string {
  const digits = parseKuwaitiPhone(phone);
  return digits ? `${kuwaitCode} ${digits.slice(0, 4)} ${digits.slice(4)}` : toLatinDigits(stripBidiMarks(phone)).trim();
}

/** For tables: `5000 1234`; other codes and what is no phone number stay, in Latin digits (checklist ADM-07). */
export function toShortPhoneText(phone: string): string {
  const digits = parseKuwaitiPhone(phone);
  return digits ? `${digits.slice(0, 4)} ${digits.slice(4)}` : toLatinDigits(stripBidiMarks(phone)).trim();
}

/** The code stands in front unless it is Kuwait's (checklist ADM-07). */
export function withForeignCode({ country_code, phone }: { country_code: string; phone: string }): string {
  return country_code && country_code !== kuwaitCode ? `${country_code} ${phone}` : phone;
}
