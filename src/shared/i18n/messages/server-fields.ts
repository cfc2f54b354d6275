import type { ArabicOf } from './catalogue';

/** Names of the fields of the API that no form shows, for server errors about them; `fieldLabels` has the others. */
export const serverFieldsEn = {
  country_code: 'Country code',
  currency: 'Currency',
  description_ar: 'Description in Arabic',
  description_en: 'Description in English',
  dynamic_variant_id: 'Dynamic variant',
  isBlocked: 'Blocked',
  isDeleted: 'Deleted',
  is_active: 'Active',
  role: 'Role',
  static_page: 'Blocks',
  user_addresses: 'Addresses',
  user_phones: 'Phones',
  value_ar: 'Value in Arabic',
  value_en: 'Value in English',
  variant_value_id: 'Value',
  isDefault: 'Default',
} as const;

export const serverFieldsAr: ArabicOf<typeof serverFieldsEn> = {
  country_code: 'رمز الدولة',
  currency: 'العملة',
  description_ar: 'الوصف بالعربية',
  description_en: 'الوصف بالإنجليزية',
  dynamic_variant_id: 'الإضافة المدفوعة',
  isBlocked: 'الحظر',
  isDeleted: 'الحذف',
  is_active: 'التفعيل',
  role: 'الصلاحية',
  static_page: 'الفقرات',
  user_addresses: 'العناوين',
  user_phones: 'الهواتف',
  value_ar: 'القيمة بالعربية',
  value_en: 'القيمة بالإنجليزية',
  variant_value_id: 'القيمة',
  isDefault: 'الأساسي',
};
