import type { Language } from '@shared/domain/language';
import { i18nOptions } from '@shared/i18n/i18n-options';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { firstTexts } from './first-texts';

/** The page's texts. `bridge/preferences-store.ts` switches its language; components read it with `useTranslation`. */
export const i18n = createInstance();

/** Starts with the texts of the first screens. */
export function startI18n(language: Language): void {
  if (i18n.isInitialized) void i18n.changeLanguage(language);
  else void i18n.use(initReactI18next).init({ ...i18nOptions, resources: firstTexts, lng: language, initAsync: false });
}

let loading: Promise<void> | null = null;

/** Resolves once every text is there; `lazyNamed` and `lazyWithProps` wait for it, so that no screen has to. */
export function loadAllTexts(): Promise<void> {
  loading ??= import('./all-texts').then(({ addAllTexts }) => addAllTexts());
  return loading;
}
