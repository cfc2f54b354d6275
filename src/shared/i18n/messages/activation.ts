import type { ArabicOf } from './catalogue';

/** Records that are deactivated instead of deleted: their two tabs, and the actions that move a record between them. */
export const activationEn = {
  active: 'Active',
  inactive: 'Not active',
  activate: 'Activate',
  deactivate: 'Deactivate',
  question: 'Deactivate {{name}}?',
  text: 'You find it under “Not active” then, and can activate it again.',
  textMany_one: 'You find it under “Not active” then, and can activate it again.',
  textMany_other: 'You find them under “Not active” then, and can activate them again.',
} as const;

export const activationAr: ArabicOf<typeof activationEn> = {
  active: 'نشطة',
  inactive: 'غير نشطة',
  activate: 'تفعيل',
  deactivate: 'إيقاف',
  question: 'إيقاف {{name}}؟',
  text: 'ستجده بعدها تحت «غير نشطة»، ويمكنك تفعيله من جديد.',
  textMany_zero: 'ستجدها بعدها تحت «غير نشطة»، ويمكنك تفعيلها من جديد.',
  textMany_one: 'ستجده بعدها تحت «غير نشطة»، ويمكنك تفعيله من جديد.',
  textMany_two: 'ستجدهما بعدها تحت «غير نشطة»، ويمكنك تفعيلهما من جديد.',
  textMany_few: 'ستجدها بعدها تحت «غير نشطة»، ويمكنك تفعيلها من جديد.',
  textMany_many: 'ستجدها بعدها تحت «غير نشطة»، ويمكنك تفعيلها من جديد.',
  textMany_other: 'ستجدها بعدها تحت «غير نشطة»، ويمكنك تفعيلها من جديد.',
};
