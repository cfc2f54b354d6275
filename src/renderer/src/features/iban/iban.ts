import { cleanText } from '@renderer/validation/form-rules';
import { stripBidiMarks, toLatinDigits } from '@shared/domain/digits';
import { countrySpecs, ValidationErrorsIBAN, validateIBAN } from 'ibantools';

/**
 * As machines write it, however it was typed or pasted: no spaces or dashes, no word before it, capital letters, Latin digits. What can be
 * no IBAN at all, because it holds other signs, stays as it is.
 */
export function toElectronicIban(typed: string): string {
  const text = toLatinDigits(stripBidiMarks(cleanText(typed))).trim();
  const packed = text
    .replace(/^iban\b\s*:?/i, '')
    .replace(/[\s-]/g, '')
    .toUpperCase();
  return /^[A-Z0-9]*$/.test(packed) ? packed : text;
}

/** Groups of four, as on paper. */
export function toIbanGroups(iban: string): string[] {
  return iban.match(/.{1,4}/gu) ?? [];
}

/** What is wrong with it; `length` only where the country is known, `check` only where the length and the kinds of signs are right. */
type IbanProblem = 'country' | 'length' | 'format' | 'check';

export interface IbanReading {
  /** ISO 3166 code; null when it is that of no country with IBANs. */
  country: string | null;
  checkDigits: string;
  /** Null where it is not in the text yet, or the country's IBANs name no bank. */
  bankCode: string | null;
  /** How many signs IBANs of the country have. */
  expectedLength: number | null;
  problem: IbanProblem | null;
}

/** Reads an IBAN in electronic form by the rules of its country. */
export function readIban(iban: string): IbanReading {
  const code = iban.slice(0, 2);
  const spec = countrySpecs[code];
  const expectedLength = spec?.chars ?? null;
  const isKnown = spec !== undefined && expectedLength !== null;
  return {
    country: isKnown ? code : null,
    checkDigits: iban.slice(2, 4),
    bankCode: toBankCode(iban, spec?.bank_identifier),
    expectedLength,
    problem: isKnown ? findProblem(iban, expectedLength) : 'country',
  };
}

function findProblem(iban: string, expectedLength: number): IbanProblem | null {
  if (iban.length !== expectedLength) return 'length';
  const { errorCodes } = validateIBAN(iban);
  const { WrongBBANFormat, ChecksumNotNumber } = ValidationErrorsIBAN;
  if (errorCodes.includes(WrongBBANFormat) || errorCodes.includes(ChecksumNotNumber)) return 'format';
  return errorCodes.length > 0 ? 'check' : null;
}

/** `place`: first and last position behind country and check digits, as `0-3`. */
function toBankCode(iban: string, place: string | undefined): string | null {
  const [first, last] = (place ?? '').split('-').map(Number);
  if (first === undefined || last === undefined) return null;
  const code = iban.slice(4 + first, 5 + last);
  return code.length === last - first + 1 ? code : null;
}
