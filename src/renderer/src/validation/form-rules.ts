import { type Fils, toPlainAmount } from '@shared/domain/money';
import { parseLocalPhone } from '@shared/domain/phone';
import { z } from 'zod';
import { parseAmount, parseIntegerWithUnit } from './parse-amount';
import { dayError, parseDay } from './parse-day';
import { parseInteger } from './parse-number';
import { toTimeOfDay } from './time-of-day';

/*
 * Rules of form fields. A message is a key of the dictionary, optionally followed by its variables as JSON, so that an error on screen
 * follows a switch of the language.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these must not reach the server from a one-line field.
const hiddenCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Without control characters and direction overrides, which nobody types on purpose. Joiners inside words (U+200C, U+200D) stay. */
export function cleanText(text: string): string {
  return text.replace(hiddenCharacters, '');
}

/** Whether nothing that could be seen is in it: blanks, and marks of direction and joiners without a word around them. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}]*$/u.test(cleanText(text));
}

/** Any text, trimmed; no length is refused, for the server alone knows its limits. */
export function optionalText(): z.ZodType<string, string> {
  return z.string().transform((value) => (isBlank(value) ? '' : cleanText(value).trim()));
}

/** Empty gives `forms.required`; only blanks gives `invalidKey` where a form has words of its own for it (OP-46). */
export function requiredText(invalidKey = 'forms.required'): z.ZodType<string, string> {
  return z
    .string()
    .check((context) => {
      const { value } = context;
      if (isBlank(value)) {
        context.issues.push({ code: 'custom', input: value, message: value === '' ? 'forms.required' : invalidKey });
      }
    })
    .pipe(optionalText());
}

/** A new password, taken as it is: blanks around it count. Blanks alone are a slip, not a password; empty is up to the form. */
export function optionalPassword(invalidKey: string): z.ZodType<string, string> {
  return z.string().refine((value) => value === '' || value.trim() !== '', invalidKey);
}

export function requiredPassword(invalidKey: string): z.ZodType<string, string> {
  return optionalPassword(invalidKey).refine((value) => value !== '', 'forms.required');
}

const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/;

export function requiredEmail(invalidKey = 'forms.badEmail'): z.ZodType<string, string> {
  return requiredText(invalidKey).refine((value) => emailPattern.test(value), invalidKey);
}

/**
 * 4 to 15 digits in any script; `+965`, spaces and dashes are taken off. `stored` goes through as it is, whatever it is: nobody is kept
 * from saving by a number that they did not touch.
 */
export function requiredPhone(invalidKey: string, stored?: string): z.ZodType<string, string> {
  const isUntouched = (value: string): boolean => value !== '' && value === stored;
  return z
    .string()
    .check((context) => {
      const { value } = context;
      if (isUntouched(value) || parseLocalPhone(value) !== null) return;
      context.issues.push({ code: 'custom', input: value, message: value === '' ? 'forms.required' : invalidKey });
    })
    .transform((value) => (isUntouched(value) ? value : (parseLocalPhone(value) ?? value)));
}

/** Dinars as typed in a money field; gives them as `12.500`, which `parseAmount` makes fils of. */
export function requiredAmount(): z.ZodType<string, string> {
  return requiredText()
    .refine((value) => parseAmount(value) !== null, 'forms.badAmount')
    .transform((value) => toPlainAmount(parseAmount(value) ?? (0 as Fils)));
}

/** As `requiredAmount`, of at least one fils (OP-70). */
export function requiredPrice(): z.ZodType<string, string> {
  return requiredAmount().refine((value) => parseAmount(value) !== 0, 'forms.priceTooSmall');
}

/** The same, or empty. */
export function optionalPrice(): z.ZodType<string, string> {
  return orEmpty(requiredPrice());
}

/** As `requiredAmount`, or empty. */
export function optionalAmount(): z.ZodType<string, string> {
  return orEmpty(requiredAmount());
}

function orEmpty(rule: z.ZodType<string, string>): z.ZodType<string, string> {
  return z.string().transform((value, context) => {
    if (isBlank(value)) return '';
    const { data, error } = rule.safeParse(value);
    context.issues.push(...((error?.issues ?? []) as never[]));
    return data ?? value;
  });
}

/**
 * Rules between fields, checked whatever is wrong in single ones, so that one press of Save shows everything. They see the values as they
 * were typed.
 */
export function withCrossCheck<Values>(
  fields: z.ZodType<Values, Values>,
  check: (values: Values, add: (path: PropertyKey[], message: string) => void) => void,
): z.ZodType<Values, Values> {
  return z.custom<Values>().transform((values, context) => {
    const { data, error } = fields.safeParse(values);
    context.issues.push(...((error?.issues ?? []) as never[]));
    if (!error?.issues.some(({ code }) => code === 'invalid_type')) {
      check(values, (path, message) => void context.issues.push({ code: 'custom', input: values, path, message }));
    }
    return data ?? z.NEVER;
  });
}

/** A whole number as typed, as plain digits; its bounds stand in the message. */
export function requiredInteger({
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  hasUnit = false,
}: {
  min?: number;
  max?: number;
  /** A percent sign or the currency may be typed along. */
  hasUnit?: boolean;
} = {}): z.ZodType<string, string> {
  const parse = hasUnit ? parseIntegerWithUnit : parseInteger;
  const hasRange = max < Number.MAX_SAFE_INTEGER;
  const message = hasRange ? withVariables('forms.integerRange', { min, max }) : withVariables('forms.badInteger', { min });
  return requiredText()
    .refine((value) => {
      const number = parse(value);
      return number !== null && number >= min && number <= max;
    }, message)
    .transform((value) => String(parse(value)));
}

/** The same from 0 on, or empty. */
export function optionalInteger(): z.ZodType<string, string> {
  return orEmpty(requiredInteger());
}

/** Empty, or a day as typed; gives it as `YYYY-MM-DD`. */
export function optionalDay(): z.ZodType<string, string> {
  return optionalText()
    .check((context) => {
      const { value } = context;
      const message = value === '' ? null : dayError(value);
      if (message) context.issues.push({ code: 'custom', input: value, message });
    })
    .transform((value) => parseDay(value) ?? '');
}

export function requiredDay(): z.ZodType<string, string> {
  return requiredText().pipe(optionalDay());
}

/** The message of a key with these variables in its text. */
export function withVariables(key: string, variables: Record<string, number | string>): string {
  return `${key} ${JSON.stringify(variables)}`;
}

/** `HH:mm` */
export function requiredTime(): z.ZodType<string, string> {
  return requiredText()
    .transform(toTimeOfDay)
    .refine((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), 'forms.badTime');
}
