import { ar } from '@shared/i18n/ar.generated';
import { en } from '@shared/i18n/en.generated';
import { i18n } from './i18n';

let areAdded = false;

/** Adds all texts of both languages. They are retained, so further calls are cheap. */
export function addAllTexts(): void {
  if (areAdded) return;
  i18n.addResourceBundle('en', 'translation', en, true, true);
  i18n.addResourceBundle('ar', 'translation', ar, true, true);
  areAdded = true;
}
