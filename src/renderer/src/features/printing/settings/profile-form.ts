import { type PrintRoute, type PrintSettings, sheetLanguages } from '@shared/contract/print-settings';
import { maxCopies, papers } from '@shared/contract/printing';
import { stripBidiMarks, toLatinDigits } from '@shared/domain/digits';
import { requiredInteger } from '@shared/domain/form-rules';
import { parseInteger } from '@shared/domain/parse-number';
import { toPhoneText } from '@shared/domain/phone';
import { z } from 'zod';

const phoneExample = '+965 5000 1234';

/** The printer settings as they stand in the fields. */
export const profileValues = z.object({
  printer: z.string().nullable(),
  paper: z.enum(papers),
  copies: requiredInteger({ min: 1, max: maxCopies }),
  language: z.enum(sheetLanguages),
  color: z.boolean(),
  shopName: z.string(),
  shopAddress: z.string(),
  shopPhone: z.string().refine(isPhones, `printerSettings.error.shopPhone ${JSON.stringify({ example: phoneExample })}`),
});
export type ProfileValues = z.output<typeof profileValues>;

const separator = /\s*[/,\u060c]\s*/;

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

/** The route of the invoices with the head of all documents. */
export type PrintProfile = PrintRoute & Pick<PrintSettings, 'shopName' | 'shopAddress' | 'shopPhone'>;

export function toProfileValues({ routes, shopName, shopAddress, shopPhone }: PrintSettings): ProfileValues {
  return { ...routes.invoice, copies: String(routes.invoice.copies), shopName, shopAddress, shopPhone };
}

/** The other documents go where they went. */
export function withProfile(
  { routes, pressed, collation }: PrintSettings,
  { printer, paper, copies, language, color, ...head }: PrintProfile,
): PrintSettings {
  return { routes: { ...routes, invoice: { printer, paper, copies, language, color } }, pressed, collation, ...head };
}

/** What is saved: digits in Latin, spaces around texts dropped, phones as they stand on the invoice. */
export function toProfile(values: ProfileValues): PrintProfile {
  return {
    ...values,
    copies: parseInteger(values.copies) ?? 1,
    shopName: values.shopName.trim(),
    shopAddress: values.shopAddress.trim(),
    shopPhone: toPhones(values.shopPhone),
  };
}
