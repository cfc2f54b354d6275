import type { Digits } from '@shared/contract/desktop/session';
import type { Language } from '@shared/domain/language';
import { digitsChanged, i18nOptions } from '@shared/i18n/i18n-options';
import { createTextFormatter } from '@shared/i18n/text-formatter';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { firstTexts } from './first-texts';

/** The page's texts. `runtime/calls/preferences.ts` changes their language and digits. Components use `useTexts`. */
export const i18n = createInstance();

let chosenDigits: Digits = 'latn';

/** Formats the numbers of all texts with these digits. */
export function changeDigits(digits: Digits): void {
  if (digits === chosenDigits) return;
  chosenDigits = digits;
  i18n.emit(digitsChanged);
}

/** Starts with the texts of the first screens. */
export function startI18n(language: Language): void {
  if (i18n.isInitialized) void i18n.changeLanguage(language);
  else {
    const formatter = createTextFormatter(() => chosenDigits);
    void i18n
      .use(initReactI18next)
      .use(formatter)
      // A copy, because i18next adds later texts to this object.
      .init({ ...i18nOptions, resources: structuredClone(firstTexts), lng: language, initAsync: false });
  }
}

export function changeLanguage(language: Language): void {
  if (i18n.isInitialized && i18n.language !== language) void i18n.changeLanguage(language);
}

let loading: Promise<void> | null = null;

/** Resolves when all texts are loaded. `lazyComponent` and `lazyWithProps` wait for it, so screens don't have to. */
export function loadAllTexts(): Promise<void> {
  loading ??= import('./all-texts').then(({ addAllTexts }) => addAllTexts());
  return loading;
}
