import type { SalesLeftOut } from '../contract/desktop/sales';
import type { Translate } from './translate';

/** Returns texts about the orders that are in no sum, for paper and files; their numbers aren't formatted. */
export function toLeftOutTexts({ unreadable, undated }: SalesLeftOut, t: Translate): string[] {
  const words = [
    ...(unreadable > 0 ? [t('sales.unreadable', { count: unreadable })] : []),
    ...(undated > 0 ? [t('sales.undated', { count: undated })] : []),
  ];
  return words.map((text) => text.replace(/<\/?n>/g, ''));
}
