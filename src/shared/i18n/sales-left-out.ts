import type { SalesLeftOut } from '../contract/desktop/sales';
import type { Translate } from './translate';

/** What is in no sum, in the words of the screen, for paper and files; their numbers stand in the text as they are. */
export function toLeftOutTexts({ unreadable, undated }: SalesLeftOut, t: Translate): string[] {
  const words = [
    ...(unreadable > 0 ? [t('sales.unreadable', { count: unreadable })] : []),
    ...(undated > 0 ? [t('sales.undated', { count: undated })] : []),
  ];
  return words.map((text) => text.replace(/<\/?n>/g, ''));
}
