import type { Product } from '@shared/contract/catalogue/products';
import { toPlainNumber } from '@shared/domain/digits';
import { inLanguage, type Language } from '@shared/domain/language';
import { foldText } from '@shared/domain/text-search';
import { toCombinationValues } from '@shared/products/combinations';
import { type ProductCombination, toCombinations } from '@shared/products/product-changes';
import { toRowId } from '../grid/product-rules';
import type { ColumnTarget } from './import-columns';

const toCode = (text: string): string => toPlainNumber(text).toUpperCase();

type FoundBy = 'code' | 'id' | 'name';

export interface ProductIndex {
  find(kind: FoundBy, text: string): Product | undefined;
  /**
   * Returns the only product with a similar code: it ends with this code, or differs by one character (changed, missing, added, or
   * swapped).
   */
  nearest(code: string): Product | undefined;
}

/** Returns an index of products by code, number, and exact name, without keys that several products have. */
export function createProductIndex(products: readonly Product[]): ProductIndex {
  const byCode = toIndex(products, ({ code }) => [toCode(code)]);
  const byId = new Map(products.map((product) => [String(product.id), product]));
  const byName = toIndex(products, ({ name_en, name_ar }) => [...new Set([foldText(name_en), foldText(name_ar)])]);
  const find = (kind: FoundBy, text: string): Product | undefined => {
    if (text.trim() === '') return undefined;
    if (kind === 'code') return byCode.get(toCode(text)) ?? undefined;
    if (kind === 'id') return byId.get(toPlainNumber(text).replace(/^#/, ''));
    return byName.get(foldText(text.trim())) ?? undefined;
  };
  return {
    find,
    nearest(text) {
      const code = toCode(text);
      if (code.length < 3) return undefined;
      const near = products.filter((product) => {
        const other = toCode(product.code);
        return other.endsWith(code) || isNearly(code, other);
      });
      return near.length === 1 ? near[0] : undefined;
    },
  };
}

/** A key of two products finds neither. */
function toIndex(products: readonly Product[], toKeys: (product: Product) => readonly string[]): Map<string, Product | null> {
  const index = new Map<string, Product | null>();
  for (const product of products) {
    for (const key of toKeys(product)) if (key !== '') index.set(key, index.has(key) ? null : product);
  }
  return index;
}

/** Whether one character is changed, removed, added, or swapped with its neighbor. */
function isNearly(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  if (left.length === right.length)
    return left.slice(1) === right.slice(1) || (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2));
  return left.length > right.length ? left.slice(1) === right : left === right.slice(1);
}

export interface FoundLine {
  /** Line of the file, from 1. */
  line: number;
  product: Product;
  by: FoundBy;
  /** The combination that the line is about; null for a line of the product itself. */
  combination: ProductCombination | null;
  /** What another key of the line names: another product, or a name that differs from the product's. */
  conflict: Pick<Product, 'name_en' | 'name_ar'> | null;
}

export interface LostLine {
  line: number;
  /** The line's own code. */
  code: string;
  name: string;
  /** `twice`: an earlier line is about the same product or combination. */
  why: 'unknown' | 'twice' | 'combination';
  near: Product | undefined;
}

/** Maximum number of similar products suggested per import. */
const mostNear = 200;

/**
 * Finds each line's product by code, else by ID, else by exact name. With an unknown code, the ID is still used, but not the name, because
 * it may be another product of the same name. `given` has the user's choices.
 */
export function findProducts(
  rows: readonly (readonly string[])[],
  targets: readonly ColumnTarget[],
  { index, firstLine, given }: { index: ProductIndex; firstLine: number; given: ReadonlyMap<number, Product> },
): { found: FoundLine[]; lost: LostLine[] } {
  const columns = (['code', 'id', 'name'] as const).map((kind) => ({ kind, at: targets.indexOf(kind) })).filter(({ at }) => at >= 0);
  const found: FoundLine[] = [];
  const lost: LostLine[] = [];
  const seen = new Set<string>();
  const combinationAt = targets.indexOf('combination');
  const textOf = (row: readonly string[], kind: FoundBy): string => row[targets.indexOf(kind)] ?? '';
  for (const [at, row] of rows.entries()) {
    const line = firstLine + at;
    // Exports of other shops have an additional line per further picture.
    if (targets.every((target, column) => target === 'none' || (row[column] ?? '') === '')) continue;
    const said = given.get(line);
    const keys = columns
      .filter(({ at: column }) => (row[column] ?? '') !== '')
      .map(({ kind, at: column }) => ({ kind, product: index.find(kind, row[column] ?? '') }));
    const key = keys.find(({ kind, product: named }) => named !== undefined && (kind !== 'name' || keys.length === 1));
    const product = said ?? key?.product;
    const by: FoundBy = said ? 'code' : (key?.kind ?? 'code');
    const conflict = said || !product ? null : findConflict(product, by, { keys, name: textOf(row, 'name') });
    const own = { line, code: textOf(row, 'code') || textOf(row, 'id'), name: textOf(row, 'name') };
    const values = combinationAt < 0 ? '' : (row[combinationAt] ?? '');
    const combination = product && values !== '' ? findCombination(product, values) : null;
    if (product && combination === undefined) {
      lost.push({ ...own, name: [own.name, values].filter(Boolean).join(' · '), why: 'combination', near: undefined });
      continue;
    }
    const id = product ? toRowId(product.id, combination?.key) : '';
    if (product && !seen.has(id)) {
      seen.add(id);
      found.push({ line, product, by, combination: combination ?? null, conflict });
    } else if (product) lost.push({ ...own, why: 'twice', near: undefined });
    else lost.push({ ...own, why: 'unknown', near: lost.length < mostNear ? index.nearest(own.code) : undefined });
  }
  return { found, lost };
}

interface LineKeys {
  keys: readonly { kind: FoundBy; product: Product | undefined }[];
  name: string;
}

/** Returns another product that a key of the line names. An ID alone is only a number, so a name beside it must match too. */
function findConflict(product: Product, by: FoundBy, { keys, name }: LineKeys): FoundLine['conflict'] {
  const other = keys.find((key) => key.product !== undefined && key.product !== product);
  if (other?.product) return other.product;
  const isOwnName = [product.name_en, product.name_ar].some((own) => foldText(own.trim()) === foldText(name));
  return by === 'id' && name !== '' && !isOwnName ? { name_en: name, name_ar: name } : null;
}

/** Returns comparable values in any order and either language, without case and marks. */
const toValues = (text: string): string =>
  foldText(text)
    .split(/[·,;/\u060c|]/)
    .map((value) => value.trim())
    .filter(Boolean)
    .toSorted()
    .join('·');

/** Returns the shop's text of a combination's values; a color is its code. */
function toWritten({ variant }: Product, key: string, language: Language): string {
  const choices = toCombinationValues(key).flatMap(({ variant_value_id }) =>
    variant.filter(({ variant_value }) => variant_value.id === variant_value_id),
  );
  return choices.map(({ variant_value }) => inLanguage(language, 'value', variant_value)).join('·');
}

/** Undefined if none or several match. */
function findCombination(product: Product, text: string): ProductCombination | undefined {
  const wanted = toValues(text);
  const found = toCombinations(product).filter(({ key, name_en, name_ar }) =>
    [name_en, name_ar, toWritten(product, key, 'en'), toWritten(product, key, 'ar')].some((name) => toValues(name) === wanted),
  );
  return found.length === 1 ? found[0] : undefined;
}
