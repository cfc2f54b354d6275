/** The permissions that an account of the sample shop shows. */
export type SampleAccountKind = 'all' | 'some' | 'order' | 'none' | 'blocked';

export interface SampleAccount {
  kind: SampleAccountKind;
  name_en: string;
  name_ar: string;
  email: string;
  password: string;
}

/** One account for each kind of permission, shown only at the sign-in of the sample shop. */
export const sampleAccounts: readonly SampleAccount[] = [
  { kind: 'all', name_en: 'Noura Al-Sabah', name_ar: 'نورة الصباح', email: 'noura@bayt-aldar.example', password: 'Noura-2026' },
  { kind: 'some', name_en: 'Dalal Al-Awadi', name_ar: 'دلال العوضي', email: 'dalal@bayt-aldar.example', password: 'Dalal-2026' },
  { kind: 'order', name_en: 'Yousef Al-Kandari', name_ar: 'يوسف الكندري', email: 'yousef@bayt-aldar.example', password: 'Yousef-2026' },
  { kind: 'none', name_en: 'Bader Al-Ajmi', name_ar: 'بدر العجمي', email: 'bader@bayt-aldar.example', password: 'Bader-2026' },
  { kind: 'blocked', name_en: 'Talal Al-Rashidi', name_ar: 'طلال الرشيدي', email: 'talal@bayt-aldar.example', password: 'Talal-2026' },
];
