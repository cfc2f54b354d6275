import type { NamedRow, StoredArea, StoredCurrency } from '../store/model';

export const seedCountries: readonly NamedRow[] = [
  { id: 1, name_en: 'Kuwait', name_ar: 'الكويت' },
  { id: 2, name_en: 'Saudi Arabia', name_ar: 'السعودية' },
  { id: 3, name_en: 'United Arab Emirates', name_ar: 'الإمارات' },
  { id: 4, name_en: 'Qatar', name_ar: 'قطر' },
  { id: 5, name_en: 'Bahrain', name_ar: 'البحرين' },
  { id: 6, name_en: 'Oman', name_ar: 'عُمان' },
];

export const seedGovernorates: readonly NamedRow[] = [
  { id: 1, name_en: 'Al Asimah', name_ar: 'العاصمة' },
  { id: 2, name_en: 'Hawalli', name_ar: 'حولي' },
  { id: 3, name_en: 'Al Farwaniyah', name_ar: 'الفروانية' },
  { id: 4, name_en: 'Al Ahmadi', name_ar: 'الأحمدي' },
  { id: 5, name_en: 'Mubarak Al-Kabeer', name_ar: 'مبارك الكبير' },
  { id: 6, name_en: 'Al Jahra', name_ar: 'الجهراء' },
];

type AreaNames = readonly [en: string, ar: string];

const kuwaitAreas: Record<number, readonly AreaNames[]> = {
  1: [
    ['Sharq', 'شرق'],
    ['Dasman', 'دسمان'],
    ['Daiya', 'الدعية'],
    ['Qadsiya', 'القادسية'],
    ['Faiha', 'الفيحاء'],
    ['Khaldiya', 'الخالدية'],
    ['Shamiya', 'الشامية'],
    ['Qortuba', 'قرطبة'],
    ['Surra', 'السرة'],
    ['Yarmouk', 'اليرموك'],
  ],
  2: [
    ['Salmiya', 'السالمية'],
    ['Hawalli', 'حولي'],
    ['Jabriya', 'الجابرية'],
    ['Rumaithiya', 'الرميثية'],
    ['Bayan', 'بيان'],
    ['Mishref', 'مشرف'],
    ['Salwa', 'سلوى'],
    ['Zahra', 'الزهراء'],
  ],
  3: [
    ['Farwaniya', 'الفروانية'],
    ['Khaitan', 'خيطان'],
    ['Ardiya', 'العارضية'],
    ['Andalous', 'الأندلس'],
    ['Rabiya', 'الرابية'],
    ['Ishbiliya', 'إشبيلية'],
    ['Jleeb Al-Shuyoukh', 'جليب الشيوخ'],
  ],
  4: [
    ['Fahaheel', 'الفحيحيل'],
    ['Mangaf', 'المنقف'],
    ['Mahboula', 'المهبولة'],
    ['Abu Halifa', 'أبو حليفة'],
    ['Sabah Al-Ahmad City', 'مدينة صباح الأحمد'],
    ['Wafra', 'الوفرة'],
  ],
  5: [
    ['Qurain', 'القرين'],
    ['Adan', 'العدان'],
    ['Qusour', 'القصور'],
    ['Sabah Al-Salem', 'صباح السالم'],
    ['Messila', 'المسيلة'],
    ['Funaitees', 'الفنيطيس'],
  ],
  6: [
    ['Jahra', 'الجهراء'],
    ['Saad Al-Abdullah', 'سعد العبدالله'],
    ['Sulaibiya', 'الصليبية'],
    ['Oyoun', 'العيون'],
    ['Qasr', 'القصر'],
  ],
};

const foreignAreas: Record<number, readonly AreaNames[]> = {
  2: [
    ['Riyadh', 'الرياض'],
    ['Jeddah', 'جدة'],
    ['Dammam', 'الدمام'],
  ],
  3: [
    ['Dubai', 'دبي'],
    ['Abu Dhabi', 'أبوظبي'],
  ],
  4: [['Doha', 'الدوحة']],
  5: [['Manama', 'المنامة']],
  6: [['Muscat', 'مسقط']],
};

export function seedAreaRows(): StoredArea[] {
  const rows: Omit<StoredArea, 'id'>[] = [];
  for (const [governorate, areas] of Object.entries(kuwaitAreas)) {
    for (const [index, [name_en, name_ar]] of areas.entries()) {
      const far = Number(governorate) >= 4;
      rows.push({
        name_en,
        name_ar,
        country_id: 1,
        governorate_id: Number(governorate),
        delivery_fee: (far ? 2 : 1) + (index % 4) * 0.25,
      });
    }
  }
  for (const [country, areas] of Object.entries(foreignAreas)) {
    for (const [name_en, name_ar] of areas) {
      rows.push({ name_en, name_ar, country_id: Number(country), governorate_id: null, delivery_fee: 6.5 });
    }
  }
  return rows.map((row, index) => ({ ...row, id: index + 1 }));
}

export const seedCurrencies: readonly StoredCurrency[] = [
  { id: 1, rate: 12.18, country_id: 2 },
  { id: 2, rate: 11.9254, country_id: 3 },
  { id: 3, rate: 1.224185, country_id: 5 },
];
