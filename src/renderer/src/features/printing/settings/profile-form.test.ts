import { describe, expect, it } from 'vitest';
import { printSettingsOf } from '../../../../../../tests/support/print-settings';
import { type PrintProfile, profileValues, toProfile, toProfileValues } from './profile-form';

const profile: PrintProfile = {
  printer: 'hp-m404',
  paper: 'A4',
  copies: 2,
  language: 'app',
  color: true,
  shopName: 'بيت الدار',
  shopAddress: 'الشويخ، الكويت',
  shopPhone: '+965 5000 1234',
};
const values = toProfileValues(printSettingsOf(profile));
const messageOf = (change: Partial<typeof values>): string | undefined =>
  profileValues.safeParse({ ...values, ...change }).error?.issues[0]?.message;

describe('printer settings form', () => {
  it('gives back what was stored when nothing was typed', () => {
    expect(toProfile(values)).toEqual(profile);
    expect(profileValues.safeParse(values).success).toBe(true);
  });

  it.each(['3', '٣', '۳', ' 3 '])('reads %j copies as 3', (copies) => {
    expect(messageOf({ copies })).toBeUndefined();
    expect(toProfile({ ...values, copies }).copies).toBe(3);
  });

  it.each(['0', '21', '1.5', '-1', 'two', '٢١'])('refuses %j copies and says what is allowed', (copies) => {
    expect(messageOf({ copies })).toBe('forms.integerRange {"min":1,"max":20}');
  });

  it('wants a number of copies', () => {
    expect(messageOf({ copies: '' })).toBe('forms.required');
  });

  it.each([
    ['٥٠٠٠١٢٣٤', '+965 5000 1234'],
    ['96550001234', '+965 5000 1234'],
    ['\u200f+965 5000 1234', '+965 5000 1234'],
    ['2245 1111 / 50001234', '+965 2245 1111 / +965 5000 1234'],
    ['+971 4 123 4567', '+971 4 123 4567'],
    ['', ''],
  ])('stores the phone %j as %j', (shopPhone, stored) => {
    expect(messageOf({ shopPhone })).toBeUndefined();
    expect(toProfile({ ...values, shopPhone }).shopPhone).toBe(stored);
  });

  it.each(['123', 'call us', '5000 1234 ext', '1'.repeat(16), '5000 1234 /'])('refuses the phone %j', (shopPhone) => {
    expect(messageOf({ shopPhone })).toMatch(/^printerSettings\.error\.shopPhone \{/);
  });

  it('refuses no length', () => {
    expect(messageOf({ shopName: 'x'.repeat(1000), shopAddress: 'x'.repeat(1000) })).toBeUndefined();
  });
});
