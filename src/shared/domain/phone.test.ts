import { describe, expect, it } from 'vitest';
import { isSamePhone, parseKuwaitiPhone, toInternationalDigits, toPhoneText, toShortPhoneText, withForeignCode } from './phone';

describe('phone', () => {
  it.each(['50001234', '+96550001234', '0096550001234', '965 5000-1234', '٥٠٠٠١٢٣٤', '\u200e+965 5000 1234'])(
    'writes %s in groups',
    (phone) => {
      expect(toPhoneText(phone)).toBe('+965 5000 1234');
    },
  );

  it('keeps numbers of other countries and what is no number', () => {
    expect(toPhoneText(' +966 50 123 4567 ')).toBe('+966 50 123 4567');
    expect(toPhoneText('1812345')).toBe('1812345');
    expect(toPhoneText('')).toBe('');
    expect(toPhoneText('\u200f+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧')).toBe('+966 50 123 4567');
    expect(parseKuwaitiPhone('+966501234567')).toBeNull();
  });

  it('puts a code in front unless it is Kuwait’s', () => {
    expect(withForeignCode({ country_code: '+965', phone: '50001234' })).toBe('50001234');
    expect(withForeignCode({ country_code: '+966', phone: '501234567' })).toBe('+966 501234567');
    expect(withForeignCode({ country_code: '', phone: '50001234' })).toBe('50001234');
  });

  it.each([
    ['+96550001234', '5000 1234'],
    ['50001234', '5000 1234'],
    ['+971 505417017', '+971 505417017'],
    ['1812345', '1812345'],
    ['٠٠٩٧١ ٥٠٥٤١٧٠١٧', '00971 505417017'],
    ['', ''],
  ])('is short in tables: %s is %s', (phone, text) => {
    expect(toShortPhoneText(phone)).toBe(text);
  });

  it.each([
    ['+965 5000 1234', '50001234', true],
    ['0096550001234', '٥٠٠٠-١٢٣٤', true],
    ['+971 50 214 7730', '00971502147730', true],
    ['50001234', '50001235', false],
    ['50001234', '150001234', false],
    ['', '', false],
    ['-', '-', false],
  ])('knows whether %s and %s are the same number', (one, other, isSame) => {
    expect(isSamePhone(one, other)).toBe(isSame);
  });

  it.each([
    ['5000 1234', '96550001234'],
    ['+965 5000-1234', '96550001234'],
    ['00971 50 214 7730', '971502147730'],
    ['+44 20 7946 0000', '442079460000'],
    ['502147730', null],
    ['+0123456789', null],
    ['', null],
  ])('has of %s the digits with the country: %s', (phone, digits) => {
    expect(toInternationalDigits(phone)).toBe(digits);
  });
});
