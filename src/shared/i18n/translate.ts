import { createInstance, type TFunction } from 'i18next';
import type { Language } from '../domain/language';
import { ar } from './ar';
import { en } from './en';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
  }
}

export const i18nOptions = {
  resources: { en: { translation: en }, ar: { translation: ar } },
  supportedLngs: ['en', 'ar'],
  fallbackLng: false,
  interpolation: { escapeValue: false },
  returnNull: false,
} as const;

/** `t('orders.selected', { count })`: keys and variables are checked by the compiler. */
export type Translate = TFunction;

const cache = new Map<Language, Translate>();

/** The texts of one language, for code outside React (menus, dialogs, documents). */
export function translator(language: Language): Translate {
  const known = cache.get(language);
  if (known) return known;
  const instance = createInstance();
  void instance.init({ ...i18nOptions, lng: language, initAsync: false });
  cache.set(language, instance.t);
  return instance.t;
}
