import { stripBidiMarks, toLatinDigits } from './digits';

const kuwaitCode = '+965';

/** Returns the eight digits of a Kuwaiti number in any form (with +965, 00965, or without); otherwise null. */
export function parseKuwaitiPhone(phone: string): string | null {
  return /^(?:\+965|00965|965)?(\d{8})$/.exec(withoutSeparators(phone))?.[1] ?? null;
}

/**
 * Returns the digits of a number that is stored beside its country code: 4 to 15 digits of any script, without Kuwait's code; otherwise
 * null.
 */
export function parseLocalPhone(phone: string): string | null {
  return parseKuwaitiPhone(phone) ?? /^\d{4,15}$/.exec(withoutSeparators(phone))?.[0] ?? null;
}

/** Returns the digits of a number or a part of one, in any form, without Kuwait's code; null if it isn't a number. */
export function toPhoneDigits(phone: string): string | null {
  const whole = parseKuwaitiPhone(phone);
  if (whole) return whole;
  // A text with a point is an amount.
  const [, code, digits] = /^(\+|00(?=\d{5}))?(\d{3,15})$/.exec(phone.includes('.') ? '' : withoutSeparators(phone)) ?? [];
  return digits === undefined ? null : code ? digits.replace(/^965(?=\d)/, '') : digits;
}

/** Whether both are the same number, with or without Kuwait's code; false if one isn't a phone number. */
export function isSamePhone(one: string, other: string): boolean {
  const digits = toPhoneDigits(one);
  return digits !== null && digits === toPhoneDigits(other);
}

/** Returns the digits with the country code, `96550001234`; null if the country isn't known. */
export function toInternationalDigits(phone: string): string | null {
  const kuwaiti = parseKuwaitiPhone(phone);
  if (kuwaiti) return kuwaitCode.slice(1) + kuwaiti;
  return /^(?:\+|00)([1-9]\d{7,14})$/.exec(withoutSeparators(phone))?.[1] ?? null;
}

function withoutSeparators(phone: string): string {
  return toLatinDigits(stripBidiMarks(phone)).replace(/[\s()\-.]/g, '');
}

/** Formats `+965 5000 1234`; numbers of other countries and texts that aren't phone numbers stay, in Latin digits. */
export function toPhoneText(phone: string): string {
  const digits = parseKuwaitiPhone(phone);
  return digits ? `${kuwaitCode} ${digits.slice(0, 4)} ${digits.slice(4)}` : toLatinDigits(stripBidiMarks(phone)).trim();
}

/** Formats `5000 1234` for tables; other codes and texts that aren't phone numbers stay, in Latin digits (checklist ADM-07). */
export function toShortPhoneText(phone: string): string {
  const digits = parseKuwaitiPhone(phone);
  return digits ? `${digits.slice(0, 4)} ${digits.slice(4)}` : toLatinDigits(stripBidiMarks(phone)).trim();
}

/** Prefixes the country code unless it is Kuwait's (checklist ADM-07). */
export function withForeignCode({ country_code, phone }: { country_code: string; phone: string }): string {
  return country_code && country_code !== kuwaitCode ? `${country_code} ${phone}` : phone;
}
