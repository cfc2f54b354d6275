import { cleanText } from '@renderer/validation/form-rules';
import { parseColor } from '@shared/domain/colors/color-name';
import { foldText } from '@shared/domain/text-search';

/** A variant's value as entered in both languages. */
export interface WrittenValue {
  value_en: string;
  value_ar: string;
}
export type ValueSide = keyof WrittenValue;

interface PastedValues<Value> {
  values: Value[];
  /** Index of the last written value; null if there is none. */
  last: number | null;
  /** Pasted texts that the list already had. */
  known: string[];
}

export const isBlank = ({ value_en, value_ar }: WrittenValue): boolean => value_en.trim() === '' && value_ar.trim() === '';

/** Whether a text has several lines or cells, which one field can't hold. */
export function isValueList(text: string): boolean {
  return /[\n\t]/.test(text.trim());
}

/** Copies a text of only digits and signs to the empty side, because it is the same in both languages. */
export function completed<Value extends WrittenValue>(value: Value): Value {
  const { value_en, value_ar } = value;
  const fits = (text: string): boolean => text.trim() !== '' && !/\p{L}/u.test(text);
  if (value_ar.trim() === '' && fits(value_en)) return { ...value, value_ar: value_en };
  return value_en.trim() === '' && fits(value_ar) ? { ...value, value_en: value_ar } : value;
}

/** A color has its code on both sides; other text is unchanged. */
export function toColorValue(written: string): WrittenValue {
  const color = parseColor(written) ?? written;
  return { value_en: color, value_ar: color };
}

interface Paste<Value> {
  text: string;
  position: number;
  side: ValueSide;
  isColor: boolean;
  make: (written: WrittenValue) => Value;
}

/**
 * Pastes a list into values from an index. Two columns are English and Arabic, in either order. One column fills the empty texts on the
 * side where it was pasted, and then makes new values. Texts that the list already has are left out.
 */
export function pasteValues<Value extends WrittenValue>(before: readonly Value[], paste: Paste<Value>): PastedValues<Value> {
  const { text } = paste;
  const values = [...before];
  const known: string[] = [];
  let last: number | null = null;
  for (const line of text.split(/\r?\n/)) {
    const cells = line.split('\t').map((cell) => cleanText(cell).trim());
    if (cells.every((cell) => cell === '')) continue;
    const written = toWritten(cells, paste);
    if (values.some((value) => isWrittenIn(value, written))) {
      known.push(cells.filter((cell) => cell !== '').join(' / '));
      continue;
    }
    const next: number = last === null ? paste.position : last + 1;
    const place = values[next];
    if (place && isFree(place, written)) {
      last = next;
      values[next] = completed({ ...place, ...written });
    } else {
      last = Math.min(last === null ? next + 1 : next, values.length);
      values.splice(last, 0, completed(paste.make({ value_en: '', value_ar: '', ...written })));
    }
  }
  return { values, last, known };
}

function toWritten(
  [first = '', second]: readonly string[],
  { side, isColor }: Pick<Paste<never>, 'side' | 'isColor'>,
): Partial<WrittenValue> {
  if (isColor) return toColorValue(first || (second ?? ''));
  if (second === undefined) return { [side]: first };
  // An Arabic sheet has its Arabic column first.
  return isArabic(first) && !isArabic(second) ? { value_en: second, value_ar: first } : { value_en: first, value_ar: second };
}

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

function isFree(place: WrittenValue, written: Partial<WrittenValue>): boolean {
  return (Object.keys(written) as ValueSide[]).every((side) => place[side].trim() === '');
}

function isWrittenIn(value: WrittenValue, written: Partial<WrittenValue>): boolean {
  return (['value_en', 'value_ar'] as const).some((side) => isSameText(value[side], written[side] ?? ''));
}

/** Whether two texts are the same to a reader, ignoring case, marks, and the script of digits. An empty text equals none. */
export function isSameText(one: string, other: string): boolean {
  return one.trim() !== '' && foldText(one.trim()) === foldText(other.trim());
}
