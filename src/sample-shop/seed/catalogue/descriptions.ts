import { toRawContent } from '../rich-text';

type Pair = readonly [en: string, ar: string];

/** The two rich texts of a product. */
export function toDescriptions(name: Pair, category: Pair): { description_en: string; description_ar: string } {
  return {
    description_en: toRawContent([
      {
        text: `${name[0]} from our ${category[0].toLowerCase()} collection, chosen for everyday use.`,
        marked: { part: name[0], style: 'BOLD' },
      },
      { text: 'Easy to clean', type: 'unordered-list-item' },
      { text: 'One-year shop guarantee', type: 'unordered-list-item' },
      'Delivered anywhere in Kuwait within two days.',
    ]),
    description_ar: toRawContent([
      { text: `${name[1]} من مجموعة ${category[1]}، للاستخدام اليومي.`, marked: { part: name[1], style: 'BOLD' } },
      { text: 'سهل التنظيف', type: 'unordered-list-item' },
      { text: 'ضمان من المحل لمدة سنة', type: 'unordered-list-item' },
      'التوصيل لجميع مناطق الكويت خلال يومين.',
    ]),
  };
}
