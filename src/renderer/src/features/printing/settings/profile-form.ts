import { type PrintProfile, papers, printProfile } from '@shared/contract/printing';
import { stripBidiMarks, toLatinDigits, toPlainNumber } from '@shared/domain/digits';
import { languages } from '@shared/domain/language';
import { toPhoneText } from '@shared/domain/phone';
import { z } from 'zod';

const { shopName, shopAddress, copies } = printProfile.shape;
const maxPhoneLength = 40;

/** The printer settings as they stand in the fields. Messages are keys of `printerSettings.error`. */
export const profileValues = z.object({
  printer: z.string().nullable(),
  paper: z.enum(papers),
  copies: z.string().refine((typed) => copies.safeParse(parseCopies(typed)).success, 'printerSettings.error.copies'),
  language: z.enum([...languages, 'app']),
  color: z.boolean(),
  shopName: z.string().refine((typed) => shopName.safeParse(typed).success, 'printerSettings.error.shopName'),
  shopAddress: z.string().refine((typed) => shopAddress.safeParse(typed).success, 'printerSettings.error.shopAddress'),
  shopPhone: z
    .string()
    .refine((typed) => toPhones(typed).length <= maxPhoneLength, { error: 'printerSettings.error.shopPhoneLong', abort: true })
    .refine(isPhones, 'printerSettings.error.shopPhone'),
});
export type ProfileValues = z.output<typeof profileValues>;

const separator = /\s*[/,،]\s*/;

function parseCopies(typed: string): number {
  const plain = toPlainNumber(typed);
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Empty, or one or more numbers with a slash or a comma between them. */
function isPhones(typed: string): boolean {
  const plain = toLatinDigits(stripBidiMarks(typed)).trim();
  if (plain === '') return true;
  return plain.split(separator).every((phone) => /^\+?[\d\s()\-.]+$/.test(phone) && /^\d{7,15}$/.test(phone.replace(/\D/g, '')));
}

function toPhones(typed: string): string {
  const plain = toLatinDigits(stripBidiMarks(typed)).trim();
  return plain === '' ? '' : plain.split(separator).map(toPhoneText).join(' / ');
}

export function toProfileValues(profile: PrintProfile): ProfileValues {
  return { ...profile, copies: String(profile.copies) };
}

/** What is saved: digits in Latin, spaces around texts dropped, phones as they stand on the invoice. */
export function toProfile(values: ProfileValues): PrintProfile {
  return {
    ...values,
    copies: parseCopies(values.copies),
    shopName: values.shopName.trim(),
    shopAddress: values.shopAddress.trim(),
    shopPhone: toPhones(values.shopPhone),
  };
}
