import { ar } from '@shared/i18n/ar';
import { en } from '@shared/i18n/en';
import { i18n } from './i18n';

/** Adds every area of both languages to the page's texts. */
export function addAllTexts(): void {
  i18n.addResourceBundle('en', 'translation', en, true, true);
  i18n.addResourceBundle('ar', 'translation', ar, true, true);
}
