import type { ArabicOf } from './catalogue';

export const profileEn = {
  picture: 'Picture',
  pictureHint: 'Shown next to your name.',
  person: 'Your details',
  access: 'Sign-in',
  accessHint: 'You sign in with these details. Leave the password empty to keep the current one.',
  avatar: 'Your picture',
  updated: 'Profile Updated Successfully',
  save: 'Save profile',
} as const;

export const profileAr: ArabicOf<typeof profileEn> = {
  picture: 'الصورة',
  pictureHint: 'تظهر الصورة بجانب اسمك.',
  person: 'بياناتك',
  access: 'بيانات الدخول',
  accessHint: 'تسجّل الدخول بهذه البيانات. اترك كلمة المرور فارغة للإبقاء على الحالية.',
  avatar: 'صورتك',
  updated: 'تم تحديث الملف الشخصي بنجاح',
  save: 'حفظ الملف الشخصي',
};
