import type { ArabicOf } from '../catalogue';

/** What is said while many rows are written, and of what is left of them. */
export const bulkEn = {
  progress: '{{done}} of {{total}} done',
  stop: 'Stop',
  stopping: 'Stopping…',
  tryAgain: 'Try these again',
  refused: 'What was refused',
  onlyLeft: 'It was not done',
  left_one: '{{count}} of {{total}} was not done',
  left_other: '{{count}} of {{total}} were not done',
  unsent_one: '{{count}} was not sent.',
  unsent_other: '{{count}} were not sent.',
} as const;

export const bulkAr: ArabicOf<typeof bulkEn> = {
  progress: 'تم {{done}} من {{total}}',
  stop: 'التوقف هنا',
  stopping: 'جارٍ التوقف…',
  tryAgain: 'إعادة المحاولة لهذه فقط',
  refused: 'ما رفضه الخادم',
  onlyLeft: 'لم يتم',
  left_zero: 'تم كل شيء',
  left_one: 'لم يتم واحد من {{total}}',
  left_two: 'لم يتم اثنان من {{total}}',
  left_few: 'لم تتم {{count}} من {{total}}',
  left_many: 'لم يتم {{count}} من {{total}}',
  left_other: 'لم يتم {{count}} من {{total}}',
  unsent_zero: 'أُرسلت كلها.',
  unsent_one: 'واحد منها لم يُرسل.',
  unsent_two: 'اثنان منها لم يُرسلا.',
  unsent_few: '{{count}} منها لم تُرسل.',
  unsent_many: '{{count}} منها لم تُرسل.',
  unsent_other: '{{count}} منها لم تُرسل.',
};
