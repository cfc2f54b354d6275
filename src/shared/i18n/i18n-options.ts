import type { TFunction } from 'i18next';
import type { en } from './en.generated';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
    // Numbers that the text itself contains (`{{7}}`) aren't passed by callers.
    defaultVariables: Record<`${number}` | `${number}:${number}`, never>;
    interpolationFormatTypeMap: { code: number | string; orderNumber: number | string };
  }
}

/** The event after which the page renders its texts with other digits. */
export const digitsChanged = 'digitsChanged';

/** Options for looking up texts, without the texts themselves. */
export const i18nOptions = {
  supportedLngs: ['en', 'ar'],
  fallbackLng: false,
  interpolation: { escapeValue: false, alwaysFormat: true },
  react: { bindI18n: `languageChanged ${digitsChanged}` },
  returnNull: false,
} as const;

/** `t('orders.selected', { count })`: the compiler checks keys and variables; the text formats its numbers. */
export type Translate = TFunction;
