import type { ArabicOf } from './catalogue';

export const whatsNewEn = {
  title: "What's new in Diwan {{version}}",
  open: "What's new",
  also: 'Also',
  showMe: 'Learn more',
  once: "Shown once for each version. To see it again, select Help › What's New.",
  done: 'Done',
} as const;

export const whatsNewAr: ArabicOf<typeof whatsNewEn> = {
  title: 'ما الجديد في ديوان {{version}}',
  open: 'ما الجديد',
  also: 'أيضًا',
  showMe: 'معرفة المزيد',
  once: 'تظهر هذه النافذة مرة واحدة لكل إصدار. لعرضها لاحقًا: مساعدة › ما الجديد',
  done: 'تم',
};
