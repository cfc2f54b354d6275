import { i18n } from '@renderer/runtime/texts/i18n';
import { type CellValue, readCell } from '@renderer/ui/grid/model/cell';
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

/** `combination`: which of the product's, by its values; `flags`: all three in one cell, by their names, as an export writes them. */
export type ColumnTarget = ImportField | ImportKey | 'combination' | 'flags' | 'none';
export const columnTargets: readonly ColumnTarget[] = ['none', ...importKeys, 'combination', ...importFields, 'flags'];

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
  /** The first with a comma as decimal mark, and what it is read as. */
  comma: { text: string; value: number } | null;
  /** Those of them that the shop has. */
  found: number;
}

const arabicDigit = /[\u0660-\u0669\u06f0-\u06f9]/;
const commaNumber = /^[^.]*\d,\d+[^.]*$/;

export function describeColumn(cells: readonly string[], target: ColumnTarget, isFound: (text: string) => boolean): ColumnFinding {
  const filled = cells.filter((cell) => cell !== '');
  const kind = kindOf(target);
  const values = kind ? filled.map((text) => ({ text, value: readCell(text, kind) })) : [];
  const comma =
    kind === 'money'
      ? values.find(({ text, value }) => commaNumber.test(text) && typeof value === 'number' && value % 1000 !== 0)
      : undefined;
  return {
    filled: filled.length,
    good: values.filter(({ value }) => typeof value === 'number').length,
    arabic: kind === 'money' || kind === 'integer' ? filled.filter((cell) => arabicDigit.test(cell)).length : 0,
    comma: comma ? { text: comma.text, value: Number(comma.value) } : null,
    found: kind || target === 'none' || target === 'flags' ? 0 : filled.filter(isFound).length,
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
  { keepsEmpty }: { keepsEmpty: boolean },
): Partial<Record<WrittenField, CellValue>> {
  const brought: Partial<Record<WrittenField, CellValue>> = {};
  for (const [at, target] of targets.entries()) {
    const text = line[at] ?? '';
    if (text === '' && keepsEmpty) continue;
    const kind = kindOf(target);
    if (kind) brought[target as ImportField] = toWritable(readCell(text, kind), kind);
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
