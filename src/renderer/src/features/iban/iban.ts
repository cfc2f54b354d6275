import { cleanText } from '@renderer/validation/form-rules';
import { stripBidiMarks, toLatinDigits } from '@shared/domain/digits';
import { countrySpecs, ValidationErrorsIBAN, validateIBAN } from 'ibantools';

/**
 * Returns the electronic form of an entered or pasted IBAN: no spaces or dashes, no word before it, capital letters, Latin digits. Text
 * with characters that no IBAN has is returned unchanged.
 */
export function toElectronicIban(typed: string): string {
  const text = toLatinDigits(stripBidiMarks(cleanText(typed))).trim();
  const packed = text
    .replace(/^iban\b\s*:?/i, '')
    .replace(/[\s-]/g, '')
    .toUpperCase();
  return /^[A-Z0-9]*$/.test(packed) ? packed : text;
}

/** Returns groups of four, as on paper. */
export function toIbanGroups(iban: string): string[] {
  return iban.match(/.{1,4}/gu) ?? [];
}

/** `length` needs a known country; `check` needs the correct length and format. */
type IbanProblem = 'country' | 'length' | 'format' | 'check';

export interface IbanReading {
  /** ISO 3166 code; null if the country has no IBANs. */
  country: string | null;
  checkDigits: string;
  /** Null if it isn't entered yet, or if the country's IBANs have no bank code. */
  bankCode: string | null;
  /** Length of the country's IBANs. */
  expectedLength: number | null;
  problem: IbanProblem | null;
}

/** Parses an IBAN in electronic form by its country's rules. */
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

/** `place`: first and last position after country and check digits, such as `0-3`. */
function toBankCode(iban: string, place: string | undefined): string | null {
  const [first, last] = (place ?? '').split('-').map(Number);
  if (first === undefined || last === undefined) return null;
  const code = iban.slice(4 + first, 5 + last);
  return code.length === last - first + 1 ? code : null;
}
