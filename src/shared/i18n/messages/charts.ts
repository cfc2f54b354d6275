import type { ArabicOf } from './catalogue';

/** Around every plot. */
export const plotsEn = {
  table: 'Table',
  tableOf: 'Table: {{title}}',
  unknown: 'Not known',
  unknownMark: '?',
} as const;

export const plotsAr: ArabicOf<typeof plotsEn> = {
  table: 'جدول',
  tableOf: 'جدول: {{title}}',
  unknown: 'غير معروف',
  unknownMark: '؟',
};
