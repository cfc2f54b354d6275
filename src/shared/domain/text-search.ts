import { stripBidiMarks, toLatinDigits } from './digits';

const letters: Record<string, string> = { ٱ: 'ا', ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك' };

/** Normalizes text for a search: spellings of one Arabic letter, marks, tatweel, digits of all scripts, and case make no difference. */
export function foldText(text: string): string {
  return toLatinDigits(stripBidiMarks(text))
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[ء\u0640\u200b-\u200d\ufeff]/g, '')
    .replace(/[ٱةىیک]/g, (letter) => letters[letter] ?? letter)
    .toLowerCase();
}

/** Shorter texts would match across the spaces of nearly every name. */
const leastLetters = 3;

/**
 * Matches letters from the start of a word, ignoring spaces and the letter that has the hamza: `عبدالله` in `عبد الله`, `مسئول` in
 * `المسؤول`. Returns null for a text that is too short.
 */
function toLoosePattern(searched: string): RegExp | null {
  const letters = [...searched.normalize('NFC')].flatMap((letter) => {
    if (letter === 'ؤ' || letter === 'ئ') return ['[وي]?'];
    return [...foldText(letter)].filter((folded) => folded.trim() !== '').map((folded) => folded.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  });
  return letters.length < leastLetters ? null : new RegExp(`(?<!\\S)(?:ال)?${letters.join(' ?')}`, 'u');
}

/** Returns a test whether a normalized text (`foldText`) contains the search in any spelling; an empty search matches everything. */
export function createTextMatch(searched: string): (folded: string) => boolean {
  const wanted = foldText(searched.trim());
  const loose = toLoosePattern(searched);
  return (folded) => folded.includes(wanted) || (loose?.test(folded) ?? false);
}

/** Whether a text that isn't normalized contains the search. */
export function includesText(text: string, searched: string): boolean {
  return createTextMatch(searched)(foldText(text));
}

/** Returns where `text` contains `searched` in any spelling; null if it doesn't, and for an empty search. */
export function findText(text: string, searched: string): { from: number; to: number } | null {
  const wanted = foldText(searched.trim());
  if (wanted === '') return null;
  let folded = '';
  /** For each normalized letter, the position of its original letter. */
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = foldText(letter);
    for (let more = 0; more < plain.length; more++) places.push(at);
    folded += plain;
    at += letter.length;
  }
  const exact = folded.indexOf(wanted);
  const loose = exact < 0 ? toLoosePattern(searched)?.exec(folded) : null;
  const start = loose?.index ?? exact;
  if (start < 0) return null;
  const next = places[start + (loose?.[0].length ?? wanted.length)];
  return { from: places[start] ?? 0, to: next ?? text.length };
}
