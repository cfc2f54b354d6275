import type { FormatterModule } from 'i18next';
import type { Digits } from '../contract/desktop/session';
import { toLanguage } from '../domain/language';
import { createFormatter } from './format';

const asItIs = 'code';

/**
 * Every value of every text passes here. `{{count}}`: a number is written in the chosen digits, words stay as they are. `{{id, code}}`: a
 * number that names something stays as it is. `{{7}}`, `{{09:30}}`: a number of the text's own.
 */
export function createTextFormatter(digits: () => Digits): FormatterModule {
  return {
    type: 'formatter',
    init: () => undefined,
    add: refuse,
    addCached: refuse,
    format(value, kind, language, { interpolationkey: name = '' } = {}) {
      const format = () => createFormatter(toLanguage(language), digits());
      if (typeof value === 'number' && kind !== asItIs) return format().number(value);
      if (value === undefined && /^\d/.test(name)) return format().digits(name);
      return value;
    },
  };
}

function refuse(): never {
  throw new Error('Texts know no other formats');
}
