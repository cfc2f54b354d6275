import type { TFunction } from 'i18next';
import type { en } from './en';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
  }
}

/** How texts are looked up, without the texts themselves. */
export const i18nOptions = {
  supportedLngs: ['en', 'ar'],
  fallbackLng: false,
  interpolation: { escapeValue: false },
  returnNull: false,
} as const;

/** `t('orders.selected', { count })`: keys and variables are checked by the compiler. */
export type Translate = TFunction;
