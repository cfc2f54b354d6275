import type { ArabicOf } from './catalogue';

/** Texts around every chart. */
export const plotsEn = {
  table: 'Table',
  tableOf: 'Table: {{title}}',
  unknown: 'Unknown',
  unknownMark: '?',
} as const;

export const plotsAr: ArabicOf<typeof plotsEn> = {
  table: 'جدول',
  tableOf: 'جدول: {{title}}',
  unknown: 'غير معروف',
  unknownMark: '؟',
};
