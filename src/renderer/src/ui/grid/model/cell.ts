import { parseAmount, withoutCurrency } from '@renderer/validation/parse-amount';
import { parseInteger } from '@renderer/validation/parse-number';
import { stripBidiMarks, toPlainNumber } from '@shared/domain/digits';
import { type Fils, toPlainAmount } from '@shared/domain/money';
import { foldText } from '@shared/domain/text-search';

/** `flag`: 1 or 0, ticked with Space. `choice`: the value of one of the column's choices. `text`: shown, never typed. */
export type CellKind = 'integer' | 'money' | 'flag' | 'choice' | 'text';

/** One of the things that a `choice` can be, typed and pasted by its name. */
export interface CellChoice {
  value: number;
  name: string;
  /** The same in another language. */
  otherName?: string;
}

/** How a cell is read and judged. */
interface CellFormat {
  kind: CellKind;
  choices?: readonly CellChoice[] | undefined;
  isRequired?: boolean | undefined;
}

/** A whole number, fils, a flag or what was chosen, null for an empty cell, or the text that was typed or pasted and cannot be taken. */
export type CellValue = number | null | string;

/** What a typed or pasted text says; itself, trimmed, where it is not what the cell takes (`cellProblem` says why). */
export function readCell(text: string, kind: CellKind, choices: readonly CellChoice[] = []): CellValue {
  const trimmed = stripBidiMarks(text).trim();
  if (trimmed === '') return null;
  if (kind === 'flag') return readFlag(trimmed);
  if (kind === 'choice') return readChoice(trimmed, choices);
  return (kind === 'integer' ? parseInteger(trimmed) : parseAmount(trimmed)) ?? trimmed;
}

/** Words of both languages, as people write them into a column that is ticked or not. */
const yes = /^(?:1|true|yes|y|x|\u2713|\u2714|\u0646\u0639\u0645|\u0635\u062d)$/;
const no = /^(?:0|false|no|n|-|\u0644\u0627|\u062e\u0637[\u0623\u0627])$/;

function readFlag(text: string): CellValue {
  const word = foldText(toPlainNumber(text));
  if (yes.test(word)) return 1;
  return no.test(word) ? 0 : text;
}

/** By the whole name, else by a part that only one of them has. */
function readChoice(text: string, choices: readonly CellChoice[]): CellValue {
  const wanted = foldText(text);
  const namesOf = ({ name, otherName = '' }: CellChoice): string[] => [foldText(name), foldText(otherName)];
  const whole = choices.filter((choice) => namesOf(choice).includes(wanted));
  const found = whole.length > 0 ? whole : choices.filter((choice) => namesOf(choice).some((name) => name.includes(wanted)));
  return (found.length === 1 ? found[0]?.value : undefined) ?? text;
}

/** The value as plain text, for an input or the clipboard: `12`, `12.500`, no grouping and no unit. */
export function writeCell(value: CellValue, kind: CellKind, choices: readonly CellChoice[] = []): string {
  if (typeof value !== 'number') return value ?? '';
  if (kind === 'choice') return choices.find((choice) => choice.value === value)?.name ?? '';
  if (kind === 'flag') return String(value);
  return kind === 'integer' ? String(value) : toPlainAmount(value as Fils);
}

const negative = /^-\.?\d/;
const tooLarge = /^\d{10,}(?:\.\d*)?$/;

/** Why a value cannot be saved: a message as in `form-rules.ts`, or null. */
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
