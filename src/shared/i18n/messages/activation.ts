import type { ArabicOf } from '../catalogue';

/** Records that are deactivated instead of deleted: their two tabs, and the way from one to the other. */
export const activationEn = {
  active: 'Active',
  inactive: 'Not active',
  activate: 'Activate',
  deactivate: 'Deactivate',
  question: 'Deactivate {{name}}?',
  text: 'You find it under “Not active” then, and can activate it again.',
  textMany: 'You find them under “Not active” then, and can activate them again.',
} as const;

export const activationAr: ArabicOf<typeof activationEn> = {
  active: 'نشطة',
  inactive: 'غير نشطة',
  activate: 'تفعيل',
  deactivate: 'إيقاف',
  question: 'إيقاف {{name}}؟',
  text: 'ستجده بعدها تحت «غير نشطة»، ويمكنك تفعيله من جديد.',
  textMany: 'ستجدها بعدها تحت «غير نشطة»، ويمكنك تفعيلها من جديد.',
};
