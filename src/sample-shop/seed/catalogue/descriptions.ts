import { toRawContent } from '../rich-text';
import type { Pair } from './catalogue';

/** Returns a product's descriptions in both languages, as rich text. */
export function toDescriptions(name: Pair, category: Pair): { description_en: string; description_ar: string } {
  return {
    description_en: toRawContent([
      {
        text: `${name.en} from our ${category.en.toLowerCase()} collection, chosen for everyday use.`,
        marked: { part: name.en, style: 'BOLD' },
      },
      { text: 'Easy to clean', type: 'unordered-list-item' },
      { text: 'One-year shop guarantee', type: 'unordered-list-item' },
      'Delivered anywhere in Kuwait within two days.',
    ]),
    description_ar: toRawContent([
      { text: `${name.ar} من مجموعة ${category.ar}، للاستخدام اليومي.`, marked: { part: name.ar, style: 'BOLD' } },
      { text: 'سهل التنظيف', type: 'unordered-list-item' },
      { text: 'ضمان من المحل لمدة سنة', type: 'unordered-list-item' },
      'التوصيل لجميع مناطق الكويت خلال يومين.',
    ]),
  };
}
