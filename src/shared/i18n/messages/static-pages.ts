import type { ArabicOf } from './catalogue';

export const staticPagesEn = {
  about: 'About',
  aboutHint: 'Describes the shop in blocks, each with a title and a text in both languages.',
} as const;

export const staticPagesAr: ArabicOf<typeof staticPagesEn> = {
  about: 'من نحن',
  aboutHint: 'تعريف بالمتجر: فقرات لكل منها عنوان ونص باللغتين.',
};
