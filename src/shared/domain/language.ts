export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];
export type Direction = 'ltr' | 'rtl';

/** Returns English only if the stored value is exactly that; any other value is Arabic (checklist LAY-05, LAY-06). */
export function toLanguage(stored: unknown): Language {
  return stored === 'en' ? 'en' : 'ar';
}

export function toDirection(language: Language): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}

export function otherLanguage(language: Language): Language {
  return language === 'ar' ? 'en' : 'ar';
}

/** Returns `name_en` or `name_ar` (or any pair with these endings); an empty one falls back to the other (checklist LAY-08). */
export function inLanguage<Stem extends string>(
  language: Language,
  stem: Stem,
  pair: { [K in `${Stem}_en` | `${Stem}_ar`]: string },
): string {
  const { [`${stem}_en`]: english, [`${stem}_ar`]: arabic } = pair as Record<string, string>;
  return (language === 'ar' ? arabic || english : english || arabic) ?? '';
}
