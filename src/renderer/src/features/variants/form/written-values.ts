import { cleanText } from '@renderer/validation/form-rules';
import { parseColor } from '@shared/domain/colors/color-name';
import { foldText } from '@shared/domain/text-search';

/** A value of a variant as it is written in both languages. */
export interface WrittenValue {
  value_en: string;
  value_ar: string;
}
export type ValueSide = keyof WrittenValue;

interface PastedValues<Value> {
  values: Value[];
  /** Position of the last value that was written; null when nothing was. */
  last: number | null;
  /** What stood there already, as it was pasted. */
  known: string[];
}

export const isBlank = ({ value_en, value_ar }: WrittenValue): boolean => value_en.trim() === '' && value_ar.trim() === '';

/** Several lines, or cells of a sheet: more than what one field holds. */
export function isValueList(text: string): boolean {
  return /[\n\t]/.test(text.trim());
}

/** Digits and signs alone say the same in both languages: the side that is empty takes them over. */
export function completed<Value extends WrittenValue>(value: Value): Value {
  const { value_en, value_ar } = value;
  const fits = (text: string): boolean => text.trim() !== '' && !/\p{L}/u.test(text);
  if (value_ar.trim() === '' && fits(value_en)) return { ...value, value_ar: value_en };
  return value_en.trim() === '' && fits(value_ar) ? { ...value, value_en: value_ar } : value;
}

/** A colour stands as its code on both sides; what is no colour stays as it was written. */
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
 * Writes a list into values from one position on. Two columns are English and Arabic, in either order; one column goes to the side that it was pasted on,
 * into what is still empty there, and makes new values where nothing is. What the list has already is left out.
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
  // A sheet in Arabic has its Arabic column first.
  return isArabic(first) && !isArabic(second) ? { value_en: second, value_ar: first } : { value_en: first, value_ar: second };
}

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

function isFree(place: WrittenValue, written: Partial<WrittenValue>): boolean {
  return (Object.keys(written) as ValueSide[]).every((side) => place[side].trim() === '');
}

function isWrittenIn(value: WrittenValue, written: Partial<WrittenValue>): boolean {
  return (['value_en', 'value_ar'] as const).some((side) => isSameText(value[side], written[side] ?? ''));
}

/** The same to a reader: case, marks and the script of digits make no difference. Empty texts are the same as nothing. */
export function isSameText(one: string, other: string): boolean {
  return one.trim() !== '' && foldText(one.trim()) === foldText(other.trim());
}
