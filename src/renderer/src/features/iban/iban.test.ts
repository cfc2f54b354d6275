import { describe, expect, it } from 'vitest';
import { readIban, toElectronicIban, toIbanGroups } from './iban';

const kuwaiti = 'KW81CBKU0000000000001234560101';

describe('an IBAN as it was typed', () => {
  it.each([
    ['with spaces', 'KW81 CBKU 0000 0000 0000 1234 5601 01'],
    ['in small letters', 'kw81cbku0000000000001234560101'],
    ['in Arabic digits', 'KW٨١CBKU٠٠٠٠٠٠٠٠٠٠٠٠١٢٣٤٥٦٠١٠١'],
    ['in Persian digits', 'KW۸۱CBKU۰۰۰۰۰۰۰۰۰۰۰۰۱۲۳۴۵۶۰۱۰۱'],
    ['with dashes, no-break spaces and direction marks', '\u200eKW81-CBKU\u00a00000-0000-0000-1234-5601-01\u200f'],
    ['behind its name', 'IBAN: KW81 CBKU 0000 0000 0000 1234 5601 01'],
  ])('is understood %s', (_how, typed) => {
    expect(toElectronicIban(typed)).toBe(kuwaiti);
  });

  it('stays as it is when it can be none', () => {
    expect(toElectronicIban('  see the contract, page ٢ ')).toBe('see the contract, page 2');
    expect(toElectronicIban('')).toBe('');
  });

  it('is written in groups of four', () => {
    expect(toIbanGroups(kuwaiti)).toEqual(['KW81', 'CBKU', '0000', '0000', '0000', '1234', '5601', '01']);
    expect(toIbanGroups('')).toEqual([]);
  });
});

describe('an IBAN as it is read', () => {
  it('tells country, check digits and bank', () => {
    expect(readIban(kuwaiti)).toEqual({ country: 'KW', checkDigits: '81', bankCode: 'CBKU', expectedLength: 30, problem: null });
    expect(readIban('SA0380000000608010167519')).toMatchObject({ country: 'SA', bankCode: '80', expectedLength: 24, problem: null });
  });

  it.each([
    ['country', 'ZZ81CBKU0000000000001234560101'],
    ['country', '1234'],
    ['length', kuwaiti.slice(0, -1)],
    ['length', `${kuwaiti}7`],
    ['length', 'KW'],
    ['format', 'KW81CB1U0000000000001234560101'],
    ['format', 'KWX1CBKU0000000000001234560101'],
    ['check', 'KW82CBKU0000000000001234560101'],
    ['check', 'KW81CBKU0000000000001234650101'],
  ])('names as what is wrong: %s in %s', (problem, iban) => {
    expect(readIban(iban).problem).toBe(problem);
  });

  it('names no bank that is not written yet', () => {
    expect(readIban('KW81CBK').bankCode).toBeNull();
  });
});
