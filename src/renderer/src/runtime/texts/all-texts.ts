import { ar } from '@shared/i18n/ar.generated';
import { en } from '@shared/i18n/en.generated';
import { i18n } from './i18n';

let areAdded = false;

/** Adds every area of both languages to the page's texts; they stay, so that a second call costs nothing. */
export function addAllTexts(): void {
  if (areAdded) return;
  i18n.addResourceBundle('en', 'translation', en, true, true);
  i18n.addResourceBundle('ar', 'translation', ar, true, true);
  areAdded = true;
}
