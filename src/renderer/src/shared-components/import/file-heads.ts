import { i18n } from '@renderer/runtime/texts/i18n';
import { parseAmount } from '@renderer/validation/parse-amount';
import type { ColumnLayout } from '@shared/contract/desktop/imports';
import { stripBidiMarks } from '@shared/domain/digits';
import { languages } from '@shared/domain/language';
import { foldText } from '@shared/domain/text-search';
import type { Translate } from '@shared/i18n/translate';

export type Rows = readonly (readonly string[])[];

export const brackets = /\(.*?\)|\[.*?\]/g;
export const currency = /\bkwd\b|\bkd\b|\u062f\.?\s?\u0643\.?/g;

/** Normalizes a heading: without case, marks, brackets, and currency. */
export function toHead(text: string): string {
  return foldText(text)
    .replace(brackets, ' ')
    .replace(currency, ' ')
    .replace(/[:*_.-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the meanings of known headings in both languages; `toWords` returns the headings of each, separated by semicolons. */
export function toKnownHeads<Meaning extends string>(toWords: (t: Translate) => Record<Meaning, string>): Map<string, Meaning> {
  const known = new Map<string, Meaning>();
  for (const language of languages)
    for (const [meaning, list] of Object.entries(toWords(i18n.getFixedT(language))))
      for (const word of String(list).split(';')) known.set(toHead(word), meaning as Meaning);
  return known;
}

/** Maximum number of lines above the headings, such as a title, a date, and a note. */
const mostLinesAbove = 15;

/** Returns the headings of a line, as they are stored. */
export const toHeads = (line: readonly string[]): string[] => line.map((cell) => stripBidiMarks(cell).trim());

/** Returns how the same header row was mapped before. */
export function findLayout(line: readonly string[], layouts: readonly ColumnLayout[]): ColumnLayout | undefined {
  const heads = JSON.stringify(toHeads(line));
  return layouts.find((layout) => JSON.stringify(layout.heads) === heads);
}

/**
 * Returns the index of the header line: one that was imported before, else the one with the most known headings, else a first line without
 * numbers above one with numbers; -1 for none.
 */
export function findHeadLine(rows: Rows, layouts: readonly ColumnLayout[], known: ReadonlyMap<string, string>): number {
  const first = rows.slice(0, mostLinesAbove);
  const before = first.findIndex((line) => line.length > 0 && findLayout(line, layouts));
  if (before >= 0) return before;
  const counts = first.map((line) => new Set(line.flatMap((cell) => known.get(toHead(cell)) ?? [])).size);
  const most = Math.max(0, ...counts);
  if (most > 1) return counts.indexOf(most);
  const isNumber = (cell: string): boolean => parseAmount(cell) !== null;
  const hasNumber = (at: number): boolean => rows[at]?.some(isNumber) ?? false;
  // A single known word may also be a flag in a line of values.
  const only = counts.findIndex((count, at) => count > 0 && !hasNumber(at));
  return only >= 0 ? only : first.findIndex((line, at) => line.length > 0 && !hasNumber(at) && hasNumber(at + 1));
}
