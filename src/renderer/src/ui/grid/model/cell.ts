import { parseAmount } from '@renderer/rules/parse-amount';
import { parseInteger } from '@renderer/rules/parse-number';
import { stripBidiMarks, toPlainNumber } from '@shared/domain/digits';
import { type Fils, toPlainAmount } from '@shared/domain/money';

export type CellKind = 'integer' | 'money';

/** A whole number or fils, null for an empty cell, or the text that was typed or pasted and cannot be taken. */
export type CellValue = number | null | string;

const currency = /KWD|KD|\u062f\.?\s?\u0643\.?/.source;
const aroundAmount = new RegExp(`^(?:${currency})\\s*|\\s*(?:${currency})$`, 'gi');

/** As in a sheet's cell: `KWD 1,234.500`, `12.500 د.ك`. */
function withoutCurrency(text: string): string {
  return text.replace(aroundAmount, '');
}

/** What a typed or pasted text says; itself, trimmed, where it is not what the cell takes (`cellProblem` says why). */
export function readCell(text: string, kind: CellKind): CellValue {
  const trimmed = stripBidiMarks(text).trim();
  if (trimmed === '') return null;
  return (kind === 'integer' ? parseInteger(trimmed) : parseAmount(withoutCurrency(trimmed))) ?? trimmed;
}

/** The value as plain text, for an input or the clipboard: `12`, `12.500`, no grouping and no unit. */
export function writeCell(value: CellValue, kind: CellKind): string {
  if (typeof value !== 'number') return value ?? '';
  return kind === 'integer' ? String(value) : toPlainAmount(value as Fils);
}

const negative = /^-\.?\d/;
const tooLarge = /^\d{10,}(?:\.\d*)?$/;

/** Why a value cannot be saved: a message as in `form-rules.ts`, or null. */
export function cellProblem(value: CellValue, { kind, isRequired = false }: { kind: CellKind; isRequired?: boolean }): string | null {
  if (value === null) return isRequired ? 'forms.required' : null;
  if (typeof value === 'number') return value < 0 ? 'grid.belowZero' : null;
  const plain = toPlainNumber(kind === 'money' ? withoutCurrency(value) : value);
  if (negative.test(plain)) return 'grid.belowZero';
  if (tooLarge.test(plain)) return 'grid.tooLarge';
  return kind === 'money' ? 'forms.badAmount' : 'forms.badInteger {"min":0}';
}
