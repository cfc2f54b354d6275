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

/** Where `text` holds `searched` in any of its spellings; null where it does not, and for an empty search. */
export function findText(text: string, searched: string): { from: number; to: number } | null {
  const wanted = foldText(searched.trim());
  if (wanted === '') return null;
  let folded = '';
  /** Of each folded letter, the place of the one that it was made of. */
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = foldText(letter);
    for (let more = 0; more < plain.length; more++) places.push(at);
    folded += plain;
    at += letter.length;
  }
  const start = folded.indexOf(wanted);
  if (start < 0) return null;
  const next = places[start + wanted.length];
  return { from: places[start] ?? 0, to: next ?? text.length };
}
