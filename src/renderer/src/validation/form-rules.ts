import { type Fils, toPlainAmount } from '@shared/domain/money';
import { parseLocalPhone } from '@shared/domain/phone';
import { z } from 'zod';
import { parseAmount, parseIntegerWithUnit } from './parse-amount';
import { dayError, parseDay } from './parse-day';
import { parseInteger } from './parse-number';
import { toTimeOfDay } from './time-of-day';

/*
 * Rules of form fields. A message is a key of the dictionary, optionally followed by its variables as JSON, so that a shown error follows a
 * change of the language.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these must not reach the server from a one-line field.
const hiddenCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Removes control characters and direction overrides, which users don't enter on purpose. Joiners inside words (U+200C, U+200D) stay. */
export function cleanText(text: string): string {
  return text.replace(hiddenCharacters, '');
}

/** Whether a text has no visible character: only blanks, direction marks, and joiners outside of words. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}]*$/u.test(cleanText(text));
}

/** Any text, trimmed. The length isn't checked, because only the server has the limit. */
export function optionalText(): z.ZodType<string, string> {
  return z.string().transform((value) => (isBlank(value) ? '' : cleanText(value).trim()));
}

/** A trimmed text. Empty is `forms.required`; only blanks are `invalidKey`, where a form has its own message for it (OP-46). */
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

/** A new password, unchanged: blanks around it count. Only blanks are invalid, because they are a mistake; the form decides about empty. */
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
 * 4 to 15 digits in any script; `+965`, spaces, and dashes are removed. `stored` is accepted in any form, so that an unedited number never
 * prevents a save.
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

/** Dinars as entered in a money field; the result is `12.500`, which `parseAmount` converts to fils. */
export function requiredAmount(): z.ZodType<string, string> {
  return requiredText()
    .refine((value) => parseAmount(value) !== null, 'forms.badAmount')
    .transform((value) => toPlainAmount(parseAmount(value) ?? (0 as Fils)));
}

/** Like `requiredAmount`, at least one fils (OP-70). */
export function requiredPrice(): z.ZodType<string, string> {
  return requiredAmount().refine((value) => parseAmount(value) !== 0, 'forms.priceTooSmall');
}

/** Like `requiredPrice`, or empty. */
export function optionalPrice(): z.ZodType<string, string> {
  return orEmpty(requiredPrice());
}

/** Like `requiredAmount`, or empty. */
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
 * Adds rules between fields, which run even if single fields are invalid, so that one press of *Save* shows all errors. They get the values
 * as entered.
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

/** A whole number in any digits; the result has plain digits. The message names the limits. */
export function requiredInteger({
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  hasUnit = false,
}: {
  min?: number;
  max?: number;
  /** Accepts a percent sign or the currency in the input. */
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

/** Like `requiredInteger` from 0, or empty. */
export function optionalInteger(): z.ZodType<string, string> {
  return orEmpty(requiredInteger());
}

/** Empty, or a day as entered; the result is `YYYY-MM-DD`. */
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

/** Returns a message from a key and the variables of its text. */
export function withVariables(key: string, variables: Record<string, number | string>): string {
  return `${key} ${JSON.stringify(variables)}`;
}

/** `HH:mm`. */
export function requiredTime(): z.ZodType<string, string> {
  return requiredText()
    .transform(toTimeOfDay)
    .refine((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), 'forms.badTime');
}
