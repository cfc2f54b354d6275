import type { SheetData } from '@shared/contract/printing/printed-sheet';

/** Sample data of a count, for previews. */
export const sampleCount: SheetData<'countSheet'> = {
  name: 'COUNT-1122-174105',
  products: [
    {
      id: 1,
      name_en: 'Coffee pot',
      name_ar: 'دلة قهوة',
      code: 'BD-03008',
      category: { name_en: 'Coffee', name_ar: 'دلال وقهوة' },
      stock: 3,
      combinations: [
        { name_en: 'Brick red · 26 cm', name_ar: 'أحمر طوبي · 26 سم', stock: 2 },
        { name_en: 'White · 26 cm', name_ar: 'أبيض · 26 سم', stock: 1 },
      ],
    },
    {
      id: 2,
      name_en: 'Tea glasses, set of 6',
      name_ar: 'طقم استكانات، 6 قطع',
      code: 'BD-05018',
      category: { name_en: 'Glasses', name_ar: 'أكواب' },
      stock: 0,
      combinations: [],
    },
  ],
  which: { isTicked: false, isDeleted: false, search: '', conditions: { stockState: ['out', 'low'] } },
  options: { sorting: 'category', isBlind: false },
  readAt: '2026-11-22T14:40:00.000Z',
  madeAt: '2026-11-22T14:41:05.000Z',
  madeBy: '',
};
