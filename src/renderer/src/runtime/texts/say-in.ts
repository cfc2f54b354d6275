import type { Language } from '@shared/domain/language';
import { i18n } from './i18n';

/** Returns the text of a key that is only known at run time, in a language. */
export const sayIn =
  (language: Language) =>
  (key: string, values: { count?: number }): string =>
    (i18n.getFixedT(language) as unknown as (name: string, options: object) => string)(key, values);
