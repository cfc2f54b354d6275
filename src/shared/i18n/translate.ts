import { createInstance } from 'i18next';
import type { Digits } from '../contract/desktop/session';
import type { Language } from '../domain/language';
import { ar } from './ar.generated';
import { en } from './en.generated';
import { i18nOptions, type Translate } from './i18n-options';
import { createTextFormatter } from './text-formatter';

/** All texts of both languages, for code outside React (the page starts with a part of them). */
const resources = { en: { translation: en }, ar: { translation: ar } };

export type { Translate } from './i18n-options';

const cache = new Map<string, Translate>();

/** Returns the texts of one language, for code outside React (menus, dialogs, documents). */
export function translator(language: Language, digits: Digits = 'latn'): Translate {
  const key = `${language} ${digits}`;
  const known = cache.get(key);
  if (known) return known;
  const instance = createInstance();
  void instance.use(createTextFormatter(() => digits)).init({ ...i18nOptions, resources, lng: language, initAsync: false });
  cache.set(key, instance.t);
  return instance.t;
}
