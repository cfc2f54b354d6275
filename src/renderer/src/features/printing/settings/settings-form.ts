import { requiredInteger } from '@renderer/validation/form-rules';
import { parseInteger } from '@renderer/validation/parse-number';
import { hasSharedPrinter, type PrintSettings, printSettings } from '@shared/contract/printing/print-settings';
import { stripBidiMarks, toLatinDigits } from '@shared/domain/digits';
import { toPhoneText } from '@shared/domain/phone';
import {
  type DocumentKind,
  documentKinds,
  documentPapers,
  mapPrintables,
  maxCopies,
  type Printable,
  rotations,
  toFittingPaper,
} from '@shared/domain/printing/printable';
import { z } from 'zod';

const phoneExample = '+965 5000 1234';

function toDestinationValues(document: Printable) {
  const { printer, language, color } = printSettings.shape.routes.valueType.shape;
  return z.object({
    printer,
    paper: z.enum(documentPapers[document]),
    copies: requiredInteger({ min: 1, max: maxCopies }),
    language,
    color,
    rotation: z.enum(rotations),
  });
}

/** The printing settings as the form's values. */
export const settingsValues = z.object({
  routes: z.object(mapPrintables(toDestinationValues)),
  pressed: z.array(z.enum(documentKinds)).min(1, 'printerSettings.error.pressed'),
  collation: printSettings.shape.collation,
  sharing: z.enum(['one', 'each']),
  sharedPrinter: z.string().nullable(),
  shopName: z.string(),
  shopAddress: z.string(),
  shopPhone: z.string().refine(isPhones, `printerSettings.error.shopPhone ${JSON.stringify({ example: phoneExample })}`),
});
export type SettingsValues = z.output<typeof settingsValues>;
export type DestinationField = keyof SettingsValues['routes'][Printable];

const separator = /\s*[/,\u060c]\s*/;

/** Accepts an empty text, or one or more phone numbers separated by a slash or a comma. */
function isPhones(typed: string): boolean {
  const plain = toLatinDigits(stripBidiMarks(typed)).trim();
  if (plain === '') return true;
  return plain.split(separator).every((phone) => /^\+?[\d\s()\-.]+$/.test(phone) && /^\d{7,15}$/.test(phone.replace(/\D/g, '')));
}

function toPhones(typed: string): string {
  const plain = toLatinDigits(stripBidiMarks(typed)).trim();
  return plain === '' ? '' : plain.split(separator).map(toPhoneText).join(' / ');
}

/** Returns the form's values. A document on an unsupported paper gets its usual one. */
export function toSettingsValues(settings: PrintSettings): SettingsValues {
  const { routes, pressed, collation, shopName, shopAddress, shopPhone } = settings;
  const values = mapPrintables((document) => {
    const { paper, copies, ...destination } = routes[document];
    return { ...destination, paper: toFittingPaper(document, paper), copies: String(copies) };
  });
  const shared = { sharing: hasSharedPrinter(settings) ? 'one' : 'each', sharedPrinter: settings.sharedPrinter ?? null } as const;
  return { routes: values, pressed: [...pressed], collation, ...shared, shopName, shopAddress, shopPhone };
}

/** Returns the settings to save: Latin digits, trimmed texts, phones in the format of the sheet. */
export function toSettings({ sharing, sharedPrinter, ...values }: SettingsValues): PrintSettings {
  const routes = mapPrintables((document) => {
    const destination = values.routes[document];
    return { ...destination, copies: parseInteger(destination.copies) ?? 1 };
  });
  return {
    ...values,
    routes,
    ...(sharing === 'one' && { sharedPrinter }),
    shopName: values.shopName.trim(),
    shopAddress: values.shopAddress.trim(),
    shopPhone: toPhones(values.shopPhone),
  };
}

/** For the test page, which needs only one destination: invalid values elsewhere in the form are replaced. */
export function toSendable(values: SettingsValues): PrintSettings {
  const { routes, ...settings } = toSettings(values);
  const counted = mapPrintables((document) => {
    const destination = routes[document];
    return { ...destination, copies: Math.min(maxCopies, Math.max(1, destination.copies)) };
  });
  return { ...settings, routes: counted, pressed: settings.pressed.length > 0 ? settings.pressed : ['invoice'] };
}

/** Returns a name such as `routes.invoice.paper`. */
export function toFieldName<Field extends DestinationField>(document: Printable, field: Field): `routes.${Printable}.${Field}` {
  return `routes.${document}.${field}`;
}

/** Whether a document has no printer of its own. */
export function isOnShared({ sharing, sharedPrinter }: Pick<SettingsValues, 'sharing' | 'sharedPrinter'>, printer: string | null): boolean {
  return sharing === 'one' && (printer === null || printer === sharedPrinter);
}

/** Adds or removes a document; their order is fixed, the invoice first. */
export function toggled(pressed: readonly DocumentKind[], document: DocumentKind, isPressed: boolean): DocumentKind[] {
  return documentKinds.filter((kind) => (kind === document ? isPressed : pressed.includes(kind)));
}
