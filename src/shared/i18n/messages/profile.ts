import type { ArabicOf } from '../catalogue';

export const profileEn = {
  picture: 'Picture',
  pictureHint: 'Shown beside your name.',
  person: 'About you',
  access: 'Sign-in',
  accessHint: 'What you sign in with. Leave the password empty to keep the present one.',
  avatar: 'Your picture',
  updated: 'Profile Updated Successfully',
  save: 'Save profile',
} as const;

export const profileAr: ArabicOf<typeof profileEn> = {
  picture: 'الصورة',
  pictureHint: 'تظهر بجانب اسمك.',
  person: 'بياناتك',
  access: 'الدخول',
  accessHint: 'ما تسجّل الدخول به. اترك كلمة المرور فارغة للإبقاء على الحالية.',
  avatar: 'صورتك',
  updated: 'تم تحديث الملف الشخصي بنجاح',
  save: 'حفظ الملف الشخصي',
};
