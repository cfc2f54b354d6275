import type { ArabicOf } from './catalogue';

/** Records that are deactivated instead of deleted: their two tabs, and the actions that move a record between them. */
export const activationEn = {
  active: 'Active',
  inactive: 'Not active',
  activate: 'Activate',
  deactivate: 'Deactivate',
  question: 'Deactivate {{name}}?',
  text: 'You can find it under “Not active” and activate it again.',
  textMany_one: 'You can find it under “Not active” and activate it again.',
  textMany_other: 'You can find them under “Not active” and activate them again.',
} as const;

export const activationAr: ArabicOf<typeof activationEn> = {
  active: 'نشطة',
  inactive: 'غير نشطة',
  activate: 'تفعيل',
  deactivate: 'إيقاف',
  question: 'إيقاف {{name}}؟',
  text: 'ستجده ضمن «غير نشطة»، ويمكنك تفعيله مجددًا.',
  textMany_zero: 'ستجدها ضمن «غير نشطة»، ويمكنك تفعيلها مجددًا.',
  textMany_one: 'ستجده ضمن «غير نشطة»، ويمكنك تفعيله مجددًا.',
  textMany_two: 'ستجدهما ضمن «غير نشطة»، ويمكنك تفعيلهما مجددًا.',
  textMany_few: 'ستجدها ضمن «غير نشطة»، ويمكنك تفعيلها مجددًا.',
  textMany_many: 'ستجدها ضمن «غير نشطة»، ويمكنك تفعيلها مجددًا.',
  textMany_other: 'ستجدها ضمن «غير نشطة»، ويمكنك تفعيلها مجددًا.',
};
