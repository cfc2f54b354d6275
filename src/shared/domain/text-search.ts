import { stripBidiMarks, toLatinDigits } from './digits';

const letters: Record<string, string> = { ٱ: 'ا', ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك' };

/**
 * Text as it is compared in a search: the spellings of one Arabic letter, marks, tatweel, digits of all scripts and case make no
 * difference.
 */
export function foldText(text: string): string {
  return toLatinDigits(stripBidiMarks(text))
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[\u0640\u200b-\u200d\ufeff]/g, '')
    .replace(/[ٱةىیک]/g, (letter) => letters[letter] ?? letter)
    .toLowerCase();
}

/** True when `text` holds `searched` in any of its spellings; an empty search matches everything. */
export function includesText(text: string, searched: string): boolean {
  return foldText(text).includes(foldText(searched.trim()));
}
