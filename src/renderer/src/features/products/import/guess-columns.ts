import { i18n } from '@renderer/runtime/texts/i18n';
import {
  brackets,
  currency,
  findHeadLine,
  findLayout,
  type Rows,
  toHead,
  toKnownHeads,
} from '@renderer/shared-components/import/file-heads';
import { readCell } from '@renderer/ui/grid/model/cell';
import type { ColumnLayout } from '@shared/contract/desktop/imports';
import { toPlainNumber } from '@shared/domain/digits';
import { languages } from '@shared/domain/language';
import { foldText } from '@shared/domain/text-search';
import { type ColumnTarget, isTarget, kindOf } from './import-columns';

/** The meaning of a heading: a target, or one of two prices that are resolved together. */
type HeadMeaning = Exclude<ColumnTarget, 'none'> | 'salePrice';

/** Known headings in both languages: those of the app's exports, and common synonyms. */
const knownHeads = (): Map<string, HeadMeaning> =>
  toKnownHeads((t) => ({
    code: t('productImport.heads.code'),
    id: t('productImport.heads.id'),
    name: t('productImport.heads.name'),
    combination: t('productImport.heads.combination'),
    price: t('productImport.heads.price'),
    salePrice: t('productImport.heads.salePrice'),
    priceBefore: t('productImport.heads.priceBefore'),
    offerPrice: t('productImport.heads.offerPrice'),
    cost: t('productImport.heads.cost'),
    amount: t('productImport.heads.amount'),
    bestSeller: t('products.flags.bestSeller'),
    newIn: t('products.flags.newIn'),
    offer: t('products.flags.offer'),
    flags: t('products.columns.flags'),
    undo: t('productImport.heads.undo'),
  }));

/** Headings that lists also use for the line number. */
const lineNumberHeads = (): ReadonlySet<string> =>
  new Set(languages.flatMap((language) => i18n.getFixedT(language)('productImport.heads.lineNumber').split(';').map(toHead)));

/** Whether the cells are 1, 2, 3 …: line numbers, not IDs. */
function areLineNumbers(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell, at) => toPlainNumber(cell) === String(at + 1));
}

/** The shop's products for guessing columns: undefined for a key that no product has. */
interface KnownKeys {
  find(kind: 'code' | 'id' | 'name', text: string): object | undefined;
}

const sampleRows = 200;
const enough = 0.6;
const shareOf = (cells: readonly string[], fits: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;

/** Returns the index of the header line; -1 for none. */
export const findHeads = (rows: Rows, layouts: readonly ColumnLayout[]): number => findHeadLine(rows, layouts, knownHeads());

interface GuessInput {
  headAt: number;
  layouts: readonly ColumnLayout[];
  keys: KnownKeys;
}

/**
 * Guesses each column's target: as in the last import of the same headings, by its heading, else by its values. Each target is used once.
 */
export function guessColumns(rows: Rows, { headAt, layouts, keys }: GuessInput): ColumnTarget[] {
  const width = Math.max(0, ...rows.slice(0, headAt + 1 + sampleRows).map(({ length }) => length));
  const heads = Array.from({ length: width }, (_, at) => (headAt < 0 ? '' : (rows[headAt]?.[at] ?? '')));
  const cellsOf = (at: number, most = sampleRows): string[] =>
    rows.slice(headAt + 1, headAt + 1 + most).flatMap((row) => (row[at] ? [row[at]] : []));
  const known = knownHeads();
  const numbering = lineNumberHeads();
  const isNumbering = (at: number): boolean => numbering.has(toHead(heads[at] ?? '')) && areLineNumbers(cellsOf(at, rows.length));
  const layout = headAt < 0 ? undefined : findLayout(rows[headAt] ?? [], layouts);
  if (layout) {
    return heads.map((_, at) => {
      const said = layout.targets[at] ?? 'none';
      return isTarget(said) && !(said === 'id' && isNumbering(at)) ? said : 'none';
    });
  }
  const targets = resolve(
    heads.map((head, at) => (isNumbering(at) ? undefined : known.get(toHead(head)))),
    heads,
    cellsOf,
  );
  dropForeignIds(targets, rows.slice(headAt + 1, headAt + 1 + sampleRows), keys);
  const taken = new Set(targets);
  return targets.map((target, at) => {
    if (target !== 'none' || known.has(toHead(heads[at] ?? ''))) return target;
    const kind = (['code', 'name'] as const).find(
      (one) => !taken.has(one) && shareOf(cellsOf(at), (cell) => keys.find(one, cell) !== undefined) >= enough,
    );
    if (kind) taken.add(kind);
    return kind ?? 'none';
  });
}

/** Returns the rank among columns with the same heading: 0 without a remark, 1 if the remark means new, 2 with any other remark. */
function toRank(head: string): number {
  const remarks = foldText(head).match(brackets) ?? [];
  const words = remarks.map((remark) => remark.slice(1, -1).replace(currency, '').trim()).filter((word) => word !== '');
  if (words.length === 0) return 0;
  const newer = new Set(languages.flatMap((language) => i18n.getFixedT(language)('productImport.heads.newer').split(';').map(foldText)));
  return words.some((word) => newer.has(word)) ? 1 : 2;
}

const isKey = (meaning: HeadMeaning): boolean => meaning === 'code' || meaning === 'id' || meaning === 'name';

/** Returns the column of a meaning; none if several match equally and only the user can decide. */
function pick(
  meaning: HeadMeaning,
  meanings: readonly (HeadMeaning | undefined)[],
  heads: readonly string[],
  cellsOf: (at: number) => string[],
) {
  const kind = meaning === 'salePrice' ? 'money' : kindOf(meaning);
  const isReadable = (at: number): boolean => {
    const cells = cellsOf(at);
    return kind === null || cells.length === 0 || cells.some((cell) => typeof readCell(cell, kind) === 'number');
  };
  const all = meanings.flatMap((one, at) => (one === meaning ? [at] : []));
  const readable = all.filter(isReadable);
  // An export has a column of texts under a flag's heading.
  const claims = readable.length > 0 || kind === 'flag' ? readable : all;
  const best = Math.min(...claims.map((at) => toRank(heads[at] ?? '')));
  const [first, second] = claims.filter((at) => toRank(heads[at] ?? '') === best);
  return second === undefined || best === 0 || isKey(meaning) ? first : undefined;
}

/**
 * Uses each target once. A sale price is the offer beside another price, and the price if there is no other; so is a price before the
 * discount.
 */
function resolve(
  meanings: readonly (HeadMeaning | undefined)[],
  heads: readonly string[],
  cellsOf: (at: number) => string[],
): ColumnTarget[] {
  const targets = heads.map((): ColumnTarget => 'none');
  const put = (target: ColumnTarget, at: number | undefined): void => {
    if (at !== undefined) targets[at] = target;
  };
  const find = (meaning: HeadMeaning): number | undefined => pick(meaning, meanings, heads, cellsOf);
  const [price, sale, before, offer] = (['price', 'salePrice', 'priceBefore', 'offerPrice'] as const).map(find);
  for (const meaning of new Set(meanings)) {
    const isPrice = meaning === 'price' || meaning === 'salePrice' || meaning === 'priceBefore' || meaning === 'offerPrice';
    if (meaning !== undefined && !isPrice) put(meaning, find(meaning));
  }
  if (offer === undefined && sale === undefined && before !== undefined && price !== undefined) {
    put('priceBefore', before);
    put('price', price);
    return targets;
  }
  const other = before ?? price;
  put('price', other ?? sale);
  put('offerPrice', offer ?? (other === undefined ? undefined : sale));
  return targets;
}

/** Removes the ID column of another shop's export: beside codes that this shop has, its IDs usually name other products or none. */
function dropForeignIds(targets: ColumnTarget[], body: Rows, keys: KnownKeys): void {
  const [code, id] = [targets.indexOf('code'), targets.indexOf('id')];
  if (code < 0 || id < 0) return;
  const named = body.flatMap((row) => {
    const product = row[code] && row[id] ? keys.find('code', row[code]) : undefined;
    return product ? [product === keys.find('id', row[id] ?? '')] : [];
  });
  if (named.length > 0 && named.filter(Boolean).length * 2 < named.length) targets[id] = 'none';
}
