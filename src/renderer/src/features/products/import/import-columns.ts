import { i18n } from '@renderer/runtime/texts/i18n';
import { type CellValue, readCell } from '@renderer/ui/grid/model/cell';
import { type CommaMark, hasEitherComma, roundToFils, toComparable, withDecimalPoint } from '@renderer/validation/parse-amount';
import { languages } from '@shared/domain/language';
import type { WrittenField } from '@shared/domain/product-writes';
import { foldText } from '@shared/domain/text-search';
import { flagFields } from '../grid/product-rules';

/** Fields of a product that a column can set. */
const importFields = ['price', 'offerPrice', 'cost', 'amount', 'bestSeller', 'newIn', 'offer'] as const satisfies readonly WrittenField[];
type ImportField = (typeof importFields)[number];

/** Keys that identify a product. */
export const importKeys = ['code', 'id', 'name'] as const;
type ImportKey = (typeof importKeys)[number];

/**
 * `combination`: which of the product's combinations, by its values. `priceBefore`: the price if it is above the price column, which is the
 * offer then. `flags`: all three in one cell, by their names, as in exports. `undo`: the bulk write whose old values the line has.
 */
export type ColumnTarget = ImportField | ImportKey | 'combination' | 'priceBefore' | 'flags' | 'undo' | 'none';
export const columnTargets: readonly ColumnTarget[] = [
  'none',
  ...importKeys,
  'combination',
  'price',
  'priceBefore',
  ...importFields.filter((field) => field !== 'price'),
  'flags',
  'undo',
];

export const isTarget = (value: string): value is ColumnTarget => (columnTargets as readonly string[]).includes(value);

/** Findings in a column, which help the user check its target. */
export interface ColumnFinding {
  filled: number;
  /** Number of valid prices or counts. */
  good: number;
  /** Number of cells with Arabic-Indic digits. */
  arabic: number;
  /** The first cell with a comma, its value, and its value with the comma's other meaning; null if that is invalid. */
  comma: { text: string; value: number; other: number | null } | null;
  /** Number of a workbook's calculated amounts that are rounded to fils. */
  rounded: number;
  /** Number of keys that the shop has. */
  found: number;
}

const arabicDigit = /[\u0660-\u0669\u06f0-\u06f9]/;

/** How the cells of a column are read. */
export interface ColumnReading {
  comma: CommaMark;
  /** Indexes of lines whose cell is a calculated number with more decimals than an amount has. */
  calculated: ReadonlySet<number>;
}

export const asTyped: ColumnReading = { comma: 'thousands', calculated: new Set() };

function readValue(
  text: string,
  kind: NonNullable<ReturnType<typeof kindOf>>,
  { comma, calculated }: ColumnReading,
  line: number,
): CellValue {
  if (kind !== 'money') return readCell(text, kind);
  return readCell(calculated.has(line) ? roundToFils(text) : withDecimalPoint(text, comma), 'money');
}

/** `cells` have their line in the file. */
export function describeColumn(
  cells: readonly { text: string; line: number }[],
  { target, reading, isFound }: { target: ColumnTarget; reading: ColumnReading; isFound: (text: string) => boolean },
): ColumnFinding {
  const filled = cells.filter(({ text }) => text !== '');
  const kind = kindOf(target);
  const values = kind ? filled.map(({ text, line }) => ({ text, line, value: readValue(text, kind, reading, line) })) : [];
  const hasComma = ({ text, value }: (typeof values)[number]): boolean => typeof value === 'number' && toComparable(text).includes(',');
  const either = values.find((one) => hasComma(one) && hasEitherComma(one.text));
  const comma = kind === 'money' ? (either ?? values.find(hasComma)) : undefined;
  const other = either ? readCell(withDecimalPoint(either.text, reading.comma === 'decimal' ? 'thousands' : 'decimal'), 'money') : null;
  return {
    filled: filled.length,
    good: values.filter(({ value }) => typeof value === 'number').length,
    arabic: kind === 'money' || kind === 'integer' ? filled.filter(({ text }) => arabicDigit.test(text)).length : 0,
    comma: comma ? { text: comma.text, value: Number(comma.value), other: typeof other === 'number' ? other : null } : null,
    rounded: kind === 'money' ? filled.filter(({ line }) => reading.calculated.has(line)).length : 0,
    found: kind || target === 'none' || target === 'flags' || target === 'undo' ? 0 : filled.filter(({ text }) => isFound(text)).length,
  };
}

export function kindOf(target: ColumnTarget): 'money' | 'integer' | 'flag' | null {
  if (target === 'amount') return 'integer';
  if (target === 'price' || target === 'priceBefore' || target === 'offerPrice' || target === 'cost') return 'money';
  return (flagFields as readonly string[]).includes(target) ? 'flag' : null;
}

/** Returns the fields that the columns set, independent of their values. */
export function toFields(targets: readonly ColumnTarget[]): ReadonlySet<WrittenField> {
  return new Set([
    ...importFields.filter((field) => targets.includes(field)),
    ...(targets.includes('priceBefore') ? (['price', 'offerPrice'] as const) : []),
    ...(targets.includes('flags') ? flagFields : []),
  ]);
}

/** Returns the values of a line; empty cells are left out, unless they should clear a value. */
export function readLine(
  line: readonly string[],
  targets: readonly ColumnTarget[],
  { keepsEmpty, line: number = 0, readings = [] }: { keepsEmpty: boolean; line?: number; readings?: readonly ColumnReading[] },
): Partial<Record<WrittenField, CellValue>> {
  const brought: Partial<Record<WrittenField, CellValue>> = {};
  let priceBefore: CellValue = null;
  for (const [at, target] of targets.entries()) {
    const text = line[at] ?? '';
    if (text === '' && keepsEmpty) continue;
    const kind = kindOf(target);
    const value = kind && toWritable(readValue(text, kind, readings[at] ?? asTyped, number), kind);
    if (target === 'priceBefore') priceBefore = value;
    else if (kind) brought[target as ImportField] = value;
    else if (target === 'flags') Object.assign(brought, readFlags(text));
  }
  return { ...brought, ...toDiscounted(priceBefore, brought.price) };
}

/** If the price before the discount is above the price, the price is the offer. Invalid text is returned unchanged, to be shown. */
function toDiscounted(before: CellValue, price: CellValue | undefined): Partial<Record<WrittenField, CellValue>> {
  if (typeof before === 'string') return { price: before };
  if (before === null || (typeof price === 'number' && price >= before)) return {};
  return { price: before, ...(typeof price === 'number' && { offerPrice: price }) };
}

/** An empty flag is off; text that is no flag is returned unchanged, to be shown. */
function toWritable(value: CellValue, kind: 'money' | 'integer' | 'flag'): CellValue {
  return kind === 'flag' && value === null ? 0 : value;
}

/** Parses `Best seller, Offer`: named flags are on, the others off. An unknown word is returned at the first flag, to be shown. */
function readFlags(text: string): Partial<Record<WrittenField, CellValue>> {
  const names = new Map(
    languages.flatMap((language) =>
      flagFields.map((flag) => [foldText(i18n.getFixedT(language)(`products.flags.${flag}`)), flag] as const),
    ),
  );
  const words = text
    .split(/[,\u060c;]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const foreign = words.find((word) => !names.has(foldText(word)));
  const ticked = new Set(words.map((word) => names.get(foldText(word))));
  const flags: Partial<Record<WrittenField, CellValue>> = Object.fromEntries(flagFields.map((flag) => [flag, Number(ticked.has(flag))]));
  return foreign === undefined ? flags : { ...flags, bestSeller: foreign };
}
