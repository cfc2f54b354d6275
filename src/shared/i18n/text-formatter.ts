import type { FormatterModule } from 'i18next';
import type { Digits } from '../contract/desktop/session';
import { toLanguage } from '../domain/language';
import { createFormatter } from './format';

const asItIs = 'code';
const orderNumber = 'orderNumber';

/**
 * Formats every value in every text. `{{count}}`: a number is written in the user's digits, text stays unchanged. `{{id, code}}`: a number
 * that identifies something stays unchanged. `{{id, orderNumber}}`: `#10701`, isolated in Arabic text. `{{7}}`, `{{09:30}}`: a number of
 * the text itself.
 */
export function createTextFormatter(digits: () => Digits): FormatterModule {
  return {
    type: 'formatter',
    init: () => undefined,
    add: refuse,
    addCached: refuse,
    format(value, kind, language, { interpolationkey: name = '' } = {}) {
      const format = () => createFormatter(toLanguage(language), digits());
      if (kind === orderNumber) return toOrderNumber(String(value), language);
      if (typeof value === 'number' && kind !== asItIs) return format().number(value);
      if (value === undefined && /^\d/.test(name)) return format().digits(name);
      return value;
    },
  };
}

/** Isolates an order number: after Arabic letters, the sign would be shown on the other side of its number. */
function toOrderNumber(id: string, language: string | undefined): string {
  return toLanguage(language) === 'ar' ? `\u2066#${id}\u2069` : `#${id}`;
}

function refuse(): never {
  throw new Error('Texts know no other formats');
}
