import { parseAmount, withoutCurrency } from '@renderer/validation/parse-amount';
import { parseInteger } from '@renderer/validation/parse-number';
import { stripBidiMarks, toPlainNumber } from '@shared/domain/digits';
import { type Fils, toPlainAmount } from '@shared/domain/money';
import { foldText } from '@shared/domain/text-search';

/** `flag`: 1 or 0, toggled with Space. `choice`: the value of one of the column's choices. `text`: read-only. */
export type CellKind = 'integer' | 'money' | 'flag' | 'choice' | 'text';

/** An option of a `choice` column, entered and pasted by its name. */
export interface CellChoice {
  value: number;
  name: string;
  /** The name in the other language. */
  otherName?: string;
}

/** How a cell is parsed and validated. */
interface CellFormat {
  kind: CellKind;
  choices?: readonly CellChoice[] | undefined;
  isRequired?: boolean | undefined;
}

/** A whole number, fils, a flag, or a choice's value; null for an empty cell; the text itself if it couldn't be parsed. */
export type CellValue = number | null | string;

/** Parses entered or pasted text. Returns the trimmed text if it isn't valid (`cellProblem` returns the reason). */
export function readCell(text: string, kind: CellKind, choices: readonly CellChoice[] = []): CellValue {
  const trimmed = stripBidiMarks(text).trim();
  if (trimmed === '') return null;
  if (kind === 'flag') return readFlag(trimmed);
  if (kind === 'choice') return readChoice(trimmed, choices);
  return (kind === 'integer' ? parseInteger(trimmed) : parseAmount(trimmed)) ?? trimmed;
}

/** Spellings of yes and no in both languages, as used in columns of flags. */
const yes = /^(?:1|true|yes|y|x|\u2713|\u2714|\u0646\u0639\u0645|\u0635\u062d)$/;
const no = /^(?:0|false|no|n|-|\u0644\u0627|\u062e\u0637[\u0623\u0627])$/;

function readFlag(text: string): CellValue {
  const word = foldText(toPlainNumber(text));
  if (yes.test(word)) return 1;
  return no.test(word) ? 0 : text;
}

/** Finds a choice by its whole name, else by a part that only one choice contains. */
function readChoice(text: string, choices: readonly CellChoice[]): CellValue {
  const wanted = foldText(text);
  const namesOf = ({ name, otherName = '' }: CellChoice): string[] => [foldText(name), foldText(otherName)];
  const whole = choices.filter((choice) => namesOf(choice).includes(wanted));
  const found = whole.length > 0 ? whole : choices.filter((choice) => namesOf(choice).some((name) => name.includes(wanted)));
  return (found.length === 1 ? found[0]?.value : undefined) ?? text;
}

/** Returns the value as plain text for an input or the clipboard, such as `12` or `12.500`, without grouping and unit. */
export function writeCell(value: CellValue, kind: CellKind, choices: readonly CellChoice[] = []): string {
  if (typeof value !== 'number') return value ?? '';
  if (kind === 'choice') return choices.find((choice) => choice.value === value)?.name ?? '';
  if (kind === 'flag') return String(value);
  return kind === 'integer' ? String(value) : toPlainAmount(value as Fils);
}

const negative = /^-\.?\d/;
const tooLarge = /^\d{10,}(?:\.\d*)?$/;

/** Returns why a value can't be saved, as a message in the form of `form-rules.ts`, or null. */
export function cellProblem(value: CellValue, { kind, isRequired = false }: CellFormat): string | null {
  if (kind === 'text') return null;
  if (value === null) return isRequired ? 'forms.required' : null;
  if (typeof value === 'number') return value < 0 ? 'grid.belowZero' : null;
  if (kind === 'flag' || kind === 'choice') return kind === 'flag' ? 'grid.noFlag' : 'grid.noChoice';
  const plain = toPlainNumber(kind === 'money' ? withoutCurrency(value) : value);
  if (negative.test(plain)) return 'grid.belowZero';
  if (tooLarge.test(plain)) return 'grid.tooLarge';
  return kind === 'money' ? 'forms.badAmount' : 'forms.badInteger {"min":0}';
}
