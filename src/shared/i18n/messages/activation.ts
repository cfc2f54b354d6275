import type { ArabicOf } from './catalogue';

/** Records that are deactivated instead of deleted: their two tabs, and the actions that move a record between them. */
export const activationEn = {
  active: 'Active',
  inactive: 'Not active',
  activate: 'Activate',
  deactivate: 'Deactivate',
  question: 'Deactivate {{name}}?',
  text: 'It moves to “Not active”, where you can activate it again.',
  textMany_one: 'It moves to “Not active”, where you can activate it again.',
  textMany_other: 'They move to “Not active”, where you can activate them again.',
} as const;

export const activationAr: ArabicOf<typeof activationEn> = {
  active: 'نشطة',
  inactive: 'غير نشطة',
  activate: 'تفعيل',
  deactivate: 'إيقاف',
  question: 'إيقاف {{name}}؟',
  text: 'يمكنك إعادة التفعيل لاحقًا من «غير نشطة».',
  textMany_zero: 'يمكنك إعادة التفعيل لاحقًا من «غير نشطة».',
  textMany_one: 'يمكنك إعادة التفعيل لاحقًا من «غير نشطة».',
  textMany_two: 'يمكنك إعادة التفعيل لاحقًا من «غير نشطة».',
  textMany_few: 'يمكنك إعادة التفعيل لاحقًا من «غير نشطة».',
  textMany_many: 'يمكنك إعادة التفعيل لاحقًا من «غير نشطة».',
  textMany_other: 'يمكنك إعادة التفعيل لاحقًا من «غير نشطة».',
};
