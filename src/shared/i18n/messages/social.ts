import type { ArabicOf } from '../catalogue';

export const socialEn = {
  accounts: 'Social accounts',
  accountsHint: 'Links or account names, as visitors will see them.',
  contact: 'Contact',
  contactHint: 'How visitors reach the shop.',
  hours: 'Opening times',
  hoursHint: 'Kuwait time, {{24}} hours.',
  fields: {
    snapchat: 'Snapchat',
    facebook: 'Facebook',
    instagram: 'Instagram',
    whatsapp: 'WhatsApp',
    twitter: 'X (Twitter)',
    tiktok: 'TikTok',
    gmail: 'Email',
    address: 'Address',
    call_us: 'Call us',
  },
  timeFrom: 'Opening time',
  timeTo: 'Closing time',
  saved: 'Added Social Links Successfully',
} as const;

export const socialAr: ArabicOf<typeof socialEn> = {
  accounts: 'حسابات التواصل الاجتماعي',
  accountsHint: 'روابط أو أسماء الحسابات كما تظهر للزوار.',
  contact: 'بيانات التواصل',
  contactHint: 'كيف يصل الزوار إلى المتجر.',
  hours: 'أوقات العمل',
  hoursHint: 'بتوقيت الكويت، نظام {{24}} ساعة.',
  fields: {
    snapchat: 'سناب شات',
    facebook: 'فيسبوك',
    instagram: 'إنستغرام',
    whatsapp: 'واتساب',
    twitter: 'إكس (تويتر)',
    tiktok: 'تيك توك',
    gmail: 'البريد الإلكتروني',
    address: 'العنوان',
    call_us: 'هاتف الاتصال',
  },
  timeFrom: 'وقت الفتح',
  timeTo: 'وقت الإغلاق',
  saved: 'تمت إضافة حسابات التواصل بنجاح',
};
