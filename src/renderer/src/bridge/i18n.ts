import type { Language } from '@shared/domain/language';
import { i18nOptions } from '@shared/i18n/translate';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** The page's texts. `bridge/preferences-store.ts` switches its language; components read it with `useTranslation`. */
export const i18n = createInstance();

export function startI18n(language: Language): void {
  if (i18n.isInitialized) void i18n.changeLanguage(language);
  else void i18n.use(initReactI18next).init({ ...i18nOptions, lng: language, initAsync: false });
}
