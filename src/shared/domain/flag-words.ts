import { foldText } from './text-search';

const yes = ['1', 'true', 'yes', 'y', 'x', '✓', '✔', 'نعم', 'صح'];
const no = ['0', 'false', 'no', 'n', '-', 'لا', 'خطأ'];

const words = new Map([...yes.map((word) => [foldText(word), true] as const), ...no.map((word) => [foldText(word), false] as const)]);

/** What people write in a column that is ticked or not; undefined for anything else. */
export function parseFlag(text: string): boolean | undefined {
  return words.get(foldText(text.trim()));
}
