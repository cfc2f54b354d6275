import type { Language } from '@shared/domain/language';
import { i18n } from './i18n';

/** The words of a key that is known only when the app runs, in a language. */
export const sayIn =
  (language: Language) =>
  (key: string, values: { count?: number }): string =>
    (i18n.getFixedT(language) as unknown as (name: string, options: object) => string)(key, values);
