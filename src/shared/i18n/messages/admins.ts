import type { ArabicOf } from './catalogue';

export const adminsEn = {
  row: 'admin {{name}}',
  searchPlaceholder: 'ID or name',
  emptyTitle: 'No admins yet',
  emptyHint: 'Admins who can sign in appear here.',
  errorTitle: "Can't load the admins",
  add: 'Add admin',
  columns: {
    id: 'ID',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    permissions: 'Permissions',
    roles: 'Areas with full permission',
    blocked: 'Blocked',
  },
  permissions: { full: 'Full', some: 'Some', none: 'None' },
  block: 'Block {{name}}',
  states: { active: 'Active', blocked: 'Blocked' },
  deleteSelf: "This is your own account. Deleting it signs you out, and you can't sign in with it again.",
  blockSelf: {
    title: 'Block your own account?',
    text: "This is your own account. Blocking it signs you out, and you can't sign in until another admin unblocks you.",
    confirm: 'Block my account',
  },
} as const;

export const adminsAr: ArabicOf<typeof adminsEn> = {
  row: 'المشرف {{name}}',
  searchPlaceholder: 'الرقم أو الاسم',
  emptyTitle: 'لا يوجد مشرفون بعد',
  emptyHint: 'يظهر هنا المشرفون الذين يمكنهم تسجيل الدخول.',
  errorTitle: 'تعذّر تحميل المشرفين',
  add: 'إضافة مشرف',
  columns: {
    id: 'الرقم',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    permissions: 'الصلاحيات',
    roles: 'أقسام الصلاحية الكاملة',
    blocked: 'الحالة',
  },
  permissions: { full: 'كاملة', some: 'جزئية', none: 'بلا صلاحية' },
  block: 'حظر {{name}}',
  states: { active: 'نشط', blocked: 'محظور' },
  deleteSelf: 'هذا حسابك أنت. عند حذفه سيُسجَّل خروجك ولن تتمكن من الدخول به مرة أخرى.',
  blockSelf: {
    title: 'حظر حسابك أنت؟',
    text: 'هذا حسابك أنت. عند حظره سيُسجَّل خروجك ولن تتمكن من الدخول حتى يرفع مشرف آخر الحظر عنك.',
    confirm: 'حظر حسابي',
  },
};
