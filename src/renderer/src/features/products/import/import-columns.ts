import { i18n } from '@renderer/runtime/texts/i18n';
import { type CellValue, readCell } from '@renderer/ui/grid/model/cell';
import { stripBidiMarks, toLatinDigits, toPlainNumber } from '@shared/domain/digits';
import { languages } from '@shared/domain/language';
import type { WrittenField } from '@shared/domain/product-writing';
import { foldText } from '@shared/domain/text-search';
import { flagFields } from '../table/table-rules';

/** What a column of a file can bring for a product. */
const importFields = ['price', 'offerPrice', 'cost', 'amount', 'bestSeller', 'newIn', 'offer'] as const satisfies readonly WrittenField[];
type ImportField = (typeof importFields)[number];

/** By which a product is known. */
export const importKeys = ['code', 'id', 'name'] as const;
type ImportKey = (typeof importKeys)[number];

/**
 * `combination`: which of the product's, by its values; `flags`: all three in one cell, by their names, as an export writes them; `undo`: the writing whose old
 * values the line holds.
 */
export type ColumnTarget = ImportField | ImportKey | 'combination' | 'flags' | 'undo' | 'none';
export const columnTargets: readonly ColumnTarget[] = ['none', ...importKeys, 'combination', ...importFields, 'flags', 'undo'];

export const isTarget = (value: string): value is ColumnTarget => (columnTargets as readonly string[]).includes(value);

/** Heads in both languages: those of our own exports, and what others call the same. */
function knownHeads(): Map<string, ColumnTarget> {
  const known = new Map<string, ColumnTarget>();
  for (const language of languages) {
    const t = i18n.getFixedT(language);
    const words: Record<Exclude<ColumnTarget, 'none'>, string> = {
      code: t('productImport.heads.code'),
      id: t('productImport.heads.id'),
      name: t('productImport.heads.name'),
      combination: t('productImport.heads.combination'),
      price: t('productImport.heads.price'),
      offerPrice: t('productImport.heads.offerPrice'),
      cost: t('productImport.heads.cost'),
      amount: t('productImport.heads.amount'),
      bestSeller: t('products.flags.bestSeller'),
      newIn: t('products.flags.newIn'),
      offer: t('products.flags.offer'),
      flags: t('products.columns.flags'),
      undo: t('productImport.heads.undo'),
    };
    for (const [target, list] of Object.entries(words)) for (const word of list.split(';')) known.set(toHead(word), target as ColumnTarget);
  }
  return known;
}

/** A head without what is only written around it: case, marks, the currency. */
export function toHead(text: string): string {
  return foldText(text)
    .replace(/\(.*?\)|[:*_.-]|\bkwd\b|\bkd\b|\u062f\.?\s?\u0643\.?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Heads that lists give to the number of the line as well. */
const lineNumberHeads = (): ReadonlySet<string> =>
  new Set(languages.flatMap((language) => i18n.getFixedT(language)('productImport.heads.lineNumber').split(';').map(toHead)));

/** 1, 2, 3 …: the lines are numbered, no products are named. */
function areLineNumbers(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell, at) => toPlainNumber(cell) === String(at + 1));
}

/** What of the shop's products is asked while columns are guessed. */
export interface KnownKeys {
  hasCode(text: string): boolean;
  hasName(text: string): boolean;
}

const sampleRows = 200;
const enough = 0.6;

/** Whether the first line holds heads: one of them is known, or it holds no number where the second line does. */
export function hasHeads(rows: readonly (readonly string[])[], remembered: Readonly<Record<string, string>>): boolean {
  const [first = [], second = []] = rows;
  const known = knownHeads();
  if (first.some((cell) => known.has(toHead(cell)) || toHead(cell) in remembered)) return true;
  const isNumber = (cell: string): boolean => typeof readCell(cell, 'money') === 'number';
  return !first.some(isNumber) && second.some(isNumber);
}

/** What each column is: as a person has said of the same heads, by its head, else by what stands in it. Each thing once. */
export function guessColumns(
  rows: readonly (readonly string[])[],
  { isHeaded, remembered, keys }: { isHeaded: boolean; remembered: Readonly<Record<string, string>>; keys: KnownKeys },
): ColumnTarget[] {
  const known = knownHeads();
  const numbering = lineNumberHeads();
  const [heads = []] = rows;
  const body = rows.slice(isHeaded ? 1 : 0, sampleRows);
  const width = Math.max(0, ...rows.slice(0, sampleRows).map(({ length }) => length));
  const taken = new Set<ColumnTarget>();
  const take = (target: ColumnTarget | undefined): ColumnTarget => {
    if (target === undefined || target === 'none' || taken.has(target)) return 'none';
    taken.add(target);
    return target;
  };
  const byHead = Array.from({ length: width }, (_, at): ColumnTarget => {
    const head = isHeaded ? toHead(heads[at] ?? '') : '';
    const said = remembered[head];
    if (numbering.has(head) && areLineNumbers(rows.slice(1).map((row) => row[at] ?? ''))) return 'none';
    return take(said !== undefined && isTarget(said) ? said : known.get(head));
  });
  return byHead.map((target, at) => {
    if (target !== 'none' || (isHeaded && remembered[toHead(heads[at] ?? '')] === 'none')) return target;
    const cells = body.map((row) => row[at] ?? '').filter((cell) => cell !== '');
    const share = (fits: (cell: string) => boolean): number => (cells.length === 0 ? 0 : cells.filter(fits).length / cells.length);
    if (share(keys.hasCode) >= enough) return take('code');
    return share(keys.hasName) >= enough ? take('name') : 'none';
  });
}

/** What was found in a column, for the person who looks at what it was taken for. */
export interface ColumnFinding {
  filled: number;
  /** Of what a price or a count can be made. */
  good: number;
  /** Typed with Arabic-Indic digits. */
  arabic: number;
  /** The first with a comma, what it is read as, and what it would be with the comma as the other mark; null where that is no number. */
  comma: { text: string; value: number; other: number | null } | null;
  /** Calculated amounts of a workbook that are rounded to the fils. */
  rounded: number;
  /** Those of them that the shop has. */
  found: number;
}

const arabicDigit = /[\u0660-\u0669\u06f0-\u06f9]/;

/** What a comma between digits is in a whole column of amounts (docs/adr/0095). */
export type CommaMark = 'decimal' | 'thousands';

/** With the digits and the comma that everybody has. */
const toComparable = (text: string): string => toLatinDigits(stripBidiMarks(text)).replaceAll('\u060c', ',');
/** `12,500`: either twelve and a half or twelve thousand and a half. */
const eitherMark = /(?:^|[^\d.,])[1-9]\d{0,2},\d{3}(?:[^\d.,]|$)/;
/** `12,5`, `0,750`, `1.250,500`: the comma can only be the decimal mark. */
const onlyDecimal = /(?:^|[^\d,])(?:\d*,(?:\d{1,2}|\d{4,})|0\d*,\d{3}|\d{1,3}(?:\.\d{3})+,\d*)(?:[^\d.,]|$)/;
/** `1,250.500`, `1,250,000`: only a thousands mark. */
const onlyThousands = /[1-9]\d{0,2}(?:,\d{3})+\.\d|[1-9]\d{0,2}(?:,\d{3}){2,}/;

interface CommaEvidence {
  /** Of the file; null for a workbook. */
  separator: string | null;
  /** Amounts of the column beside what the shop has for the same product, in fils. */
  known: readonly { text: string; fils: number }[];
}

/** Decides once for a column: by a cell that has one reading only, by the semicolons of a file, by what is nearer to the shop's own amounts; else thousands, as in a typed field. */
export function guessComma(cells: readonly string[], { separator, known }: CommaEvidence): CommaMark {
  const texts = cells.map(toComparable);
  if (texts.some((text) => onlyThousands.test(text))) return 'thousands';
  if (texts.some((text) => onlyDecimal.test(text)) || separator === ';') return 'decimal';
  const distance = (mark: CommaMark): number =>
    known
      .filter(({ text, fils }) => fils > 0 && eitherMark.test(toComparable(text)))
      .map(({ text, fils }) => Math.abs(Math.log(Number(readMoney(text, mark)) / fils)))
      .reduce((sum, one) => sum + one, 0);
  return distance('decimal') < distance('thousands') ? 'decimal' : 'thousands';
}

/** An amount as the column writes it: with the comma as the decimal mark, points in front of it group by three. */
function readMoney(text: string, mark: CommaMark): CellValue {
  if (mark === 'thousands') return readCell(text, 'money');
  const match = /^([^\d,]*)(\d{1,3}(?:\.\d{3})+|\d*),(\d*)([^\d,]*)$/.exec(toComparable(text));
  const [, before = '', whole = '', fraction = '', behind = ''] = match ?? [];
  return readCell(match ? `${before}${whole.replaceAll('.', '')}.${fraction}${behind}` : text, 'money');
}

/** A calculated amount to the fils, half up; what is none stays as it is. */
function roundToFils(text: string): string {
  const fils = Math.floor((Math.round(Number(text) * 1e6) + 500) / 1000);
  return Number.isSafeInteger(fils) && fils >= 0 ? String(fils / 1000) : text;
}

/** How the cells of a column are read. */
export interface ColumnReading {
  comma: CommaMark;
  /** Lines of the file, from 0 on, whose cell is a calculated number with more decimals than an amount has. */
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
  return calculated.has(line) ? readCell(roundToFils(text), 'money') : readMoney(text, comma);
}

/** `cells`: each with its line in the file. */
export function describeColumn(
  cells: readonly { text: string; line: number }[],
  { target, reading, isFound }: { target: ColumnTarget; reading: ColumnReading; isFound: (text: string) => boolean },
): ColumnFinding {
  const filled = cells.filter(({ text }) => text !== '');
  const kind = kindOf(target);
  const values = kind ? filled.map(({ text, line }) => ({ text, line, value: readValue(text, kind, reading, line) })) : [];
  const hasComma = ({ text, value }: (typeof values)[number]): boolean => typeof value === 'number' && toComparable(text).includes(',');
  const either = values.find((one) => hasComma(one) && eitherMark.test(toComparable(one.text)));
  const comma = kind === 'money' ? (either ?? values.find(hasComma)) : undefined;
  const other = either ? readMoney(either.text, reading.comma === 'decimal' ? 'thousands' : 'decimal') : null;
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
  if (target === 'price' || target === 'offerPrice' || target === 'cost') return 'money';
  return (flagFields as readonly string[]).includes(target) ? 'flag' : null;
}

/** What the columns bring, whatever stands in them. */
export function toFields(targets: readonly ColumnTarget[]): ReadonlySet<WrittenField> {
  return new Set([...importFields.filter((field) => targets.includes(field)), ...(targets.includes('flags') ? flagFields : [])]);
}

/** What a line of the file brings; cells that are empty bring nothing, unless they are to. */
export function readLine(
  line: readonly string[],
  targets: readonly ColumnTarget[],
  { keepsEmpty, line: number = 0, readings = [] }: { keepsEmpty: boolean; line?: number; readings?: readonly ColumnReading[] },
): Partial<Record<WrittenField, CellValue>> {
  const brought: Partial<Record<WrittenField, CellValue>> = {};
  for (const [at, target] of targets.entries()) {
    const text = line[at] ?? '';
    if (text === '' && keepsEmpty) continue;
    const kind = kindOf(target);
    if (kind) brought[target as ImportField] = toWritable(readValue(text, kind, readings[at] ?? asTyped, number), kind);
    else if (target === 'flags') Object.assign(brought, readFlags(text));
  }
  return brought;
}

/** A flag that is empty is not ticked; a text that is no flag stays, to be seen. */
function toWritable(value: CellValue, kind: 'money' | 'integer' | 'flag'): CellValue {
  return kind === 'flag' && value === null ? 0 : value;
}

/** `Best seller, Offer`: those that are named are ticked, the others are not; a word that is no flag stands at the first of them, to be seen. */
function readFlags(text: string): Partial<Record<WrittenField, CellValue>> {
  const names = new Map(
    languages.flatMap((language) => flagFields.map((flag) => [toHead(i18n.getFixedT(language)(`products.flags.${flag}`)), flag] as const)),
  );
  const words = text
    .split(/[,\u060c;]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const foreign = words.find((word) => !names.has(toHead(word)));
  const ticked = new Set(words.map((word) => names.get(toHead(word))));
  const flags: Partial<Record<WrittenField, CellValue>> = Object.fromEntries(flagFields.map((flag) => [flag, Number(ticked.has(flag))]));
  return foreign === undefined ? flags : { ...flags, bestSeller: foreign };
}
