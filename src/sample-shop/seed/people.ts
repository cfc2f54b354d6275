import type { Random } from './random';

/** A person who writes the own name in Arabic, in Latin letters, or in either. */
export interface Person {
  first: readonly [en: string, ar: string];
  last: readonly [en: string, ar: string];
  phone: string;
  email: string;
}

const firstNames = [
  ['Fatma', 'فاطمة'],
  ['Noura', 'نورة'],
  ['Sara', 'سارة'],
  ['Maryam', 'مريم'],
  ['Hessa', 'حصة'],
  ['Dalal', 'دلال'],
  ['Shaikha', 'شيخة'],
  ['Latifa', 'لطيفة'],
  ['Aisha', 'عائشة'],
  ['Munira', 'منيرة'],
  ['Haya', 'هيا'],
  ['Ghanima', 'غنيمة'],
  ['Abrar', 'أبرار'],
  ['Esraa', 'إسراء'],
  ['Alaa', 'آلاء'],
  ['Ahmad', 'أحمد'],
  ['Mohammad', 'محمد'],
  ['Abdullah', 'عبدالله'],
  ['Yousef', 'يوسف'],
  ['Khaled', 'خالد'],
  ['Bader', 'بدر'],
  ['Fahad', 'فهد'],
  ['Salem', 'سالم'],
  ['Ibrahim', 'إبراهيم'],
  ['Mubarak', 'مبارك'],
  ['Nasser', 'ناصر'],
  ['Hamad', 'حمد'],
  ['Mustafa', 'مصطفى'],
  ['Talal', 'طلال'],
  ['Jassim', 'جاسم'],
] as const;

const lastNames = [
  ['Al-Mutairi', 'المطيري'],
  ['Al-Enezi', 'العنزي'],
  ['Al-Rashidi', 'الرشيدي'],
  ['Al-Ajmi', 'العجمي'],
  ['Al-Kandari', 'الكندري'],
  ['Al-Saleh', 'الصالح'],
  ['Behbehani', 'بهبهاني'],
  ['Al-Fadhli', 'الفضلي'],
  ['Al-Shammari', 'الشمري'],
  ['Al-Hajri', 'الهاجري'],
  ['Dashti', 'دشتي'],
  ['Al-Khaled', 'الخالد'],
  ['Al-Balushi', 'البلوشي'],
  ['Al-Otaibi', 'العتيبي'],
  ['Al-Qattan', 'القطان'],
  ['Marafie', 'معرفي'],
  ['Al-Awadhi', 'العوضي'],
  ['Al-Sabti', 'السبتي'],
  ['Al-Duwaisan', 'الدويسان'],
  ['Al-Roumi', 'الرومي'],
  ['Haddad', 'حداد'],
  ['Santos', 'سانتوس'],
  ['Nair', 'ناير'],
] as const;

const mailHosts = ['example.com', 'mail.example', 'post.example.org'];

/** Kuwaiti mobile numbers begin with 5, 6 or 9. */
export function makePhone(random: Random): string {
  return `${random.pick(['5', '6', '9'])}${String(random.between(0, 9_999_999)).padStart(7, '0')}`;
}

export function makePerson(random: Random): Person {
  const first = random.pick(firstNames);
  const last = random.pick(lastNames);
  const mailbox = `${first[0]}.${last[0]}${random.between(1, 99)}`.toLowerCase().replace(/[^a-z0-9.]/g, '');
  return { first, last, phone: makePhone(random), email: `${mailbox}@${random.pick(mailHosts)}` };
}

export function fullName({ first, last }: Person, language: 'en' | 'ar'): string {
  const index = language === 'en' ? 0 : 1;
  return `${first[index]} ${last[index]}`;
}
