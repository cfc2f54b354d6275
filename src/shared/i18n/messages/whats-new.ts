import type { ArabicOf } from './catalogue';

export const whatsNewEn = {
  title: 'What is new in Diwan {{version}}',
  open: 'What is new',
  also: 'Also',
  showMe: 'Show me',
  once: 'Shown once for each version. Later: Help › What Is New',
  done: 'Done',
} as const;

export const whatsNewAr: ArabicOf<typeof whatsNewEn> = {
  title: 'ما الجديد في ديوان {{version}}',
  open: 'ما الجديد',
  also: 'وأيضًا',
  showMe: 'أرني',
  once: 'تظهر مرة واحدة لكل إصدار. لاحقًا: مساعدة › ما الجديد',
  done: 'تم',
};
