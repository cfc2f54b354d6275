import type { TFunction } from 'i18next';
import type { en } from './en.generated';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
    // Numbers of the text's own (`{{7}}`) are not given by whoever asks for the text.
    defaultVariables: Record<`${number}` | `${number}:${number}`, never>;
    interpolationFormatTypeMap: { code: number | string; orderNumber: number | string };
  }
}

/** The event that draws the page's texts again in other digits. */
export const digitsChanged = 'digitsChanged';

/** How texts are looked up, without the texts themselves. */
export const i18nOptions = {
  supportedLngs: ['en', 'ar'],
  fallbackLng: false,
  interpolation: { escapeValue: false, alwaysFormat: true },
  react: { bindI18n: `languageChanged ${digitsChanged}` },
  returnNull: false,
} as const;

/** `t('orders.selected', { count })`: keys and variables are checked by the compiler, numbers are written by the text itself. */
export type Translate = TFunction;
