import { createInstance } from 'i18next';
import type { Language } from '../domain/language';
import { ar } from './ar';
import { en } from './en';
import { i18nOptions, type Translate } from './i18n-options';

/** Every text of both languages, for instances outside React (the page starts with a part of them). */
const resources = { en: { translation: en }, ar: { translation: ar } };

export type { Translate } from './i18n-options';

const cache = new Map<Language, Translate>();

/** The texts of one language, for code outside React (menus, dialogs, documents). */
export function translator(language: Language): Translate {
  const known = cache.get(language);
  if (known) return known;
  const instance = createInstance();
  void instance.init({ ...i18nOptions, resources, lng: language, initAsync: false });
  cache.set(language, instance.t);
  return instance.t;
}
