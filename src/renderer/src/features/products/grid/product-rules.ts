import { type CellValue, cellProblem } from '@renderer/ui/grid/model/cell';
import type { Product } from '@shared/contract/catalogue/products';
import { type SendReason, type WrittenField, type WrittenValue, writtenFields } from '@shared/domain/product-writes';
import {
  combinationFields,
  type FieldValues,
  findLock,
  hasCombinations,
  isBoundToCategory,
  isOfferBelow,
  type ProductCombination,
  toCombinations,
  toFieldValues,
} from '@shared/products/product-changes';

/** Edited cells of a product; unedited ones are left out. */
export type TypedCells = Readonly<Partial<Record<WrittenField, CellValue>>>;

export const flagFields = ['bestSeller', 'newIn', 'offer'] as const;
export const isFlag = (field: WrittenField): boolean => (flagFields as readonly WrittenField[]).includes(field);

/** Converts a value to a cell of the grid: flags are 1 and 0. */
export function toCell(value: WrittenValue): number | null {
  return typeof value === 'boolean' ? Number(value) : value;
}

/** Converts a cell to the product's value; undefined for invalid text. An amount of 0 means none, as in exports. */
function fromCell(field: WrittenField, cell: CellValue): WrittenValue | undefined {
  if (typeof cell === 'string') return undefined;
  if (isFlag(field)) return cell === 1;
  return isMoney(field) && cell === 0 ? null : cell;
}

const isMoney = (field: WrittenField): boolean => field === 'price' || field === 'offerPrice' || field === 'cost';

export interface ClosedFields {
  keys: ReadonlySet<WrittenField>;
  /** Fields that are replaced by the reason. */
  covered: ReadonlySet<WrittenField>;
  /** Why the whole product is read-only; null if only its combinations lock some fields. */
  lock: SendReason | null;
}

/**
 * Returns the read-only cells of a product's own row: all while the product can't be sent; those that are in its combinations' rows if
 * these are shown; otherwise everything that needs the product's own grid, with one reason.
 */
export function closedFields(product: Product, isUnfolded = false): ClosedFields {
  const open = toOpenFields(product, isUnfolded);
  const lock = findLock(product, new Set<string>([...writtenFields.filter((field) => !open.keys.has(field)), ...mendable(isUnfolded)]));
  return lock === null ? { ...open, lock } : { keys: new Set(writtenFields), covered: inGrid, lock };
}

const inGrid: ReadonlySet<WrittenField> = new Set<WrittenField>(['price', 'offerPrice', 'cost', 'amount']);
const ofCombinations: readonly SendReason[] = ['amount', 'combinationAmount', 'combinationPrice'];
/** Reasons that the rows of combinations can fix. */
const mendable = (isUnfolded: boolean): readonly SendReason[] => (isUnfolded ? ofCombinations : []);

function toOpenFields(product: Product, isUnfolded: boolean): Omit<ClosedFields, 'lock'> {
  const bound: WrittenField[] = isBoundToCategory(product) ? ['category_id'] : [];
  if (!hasCombinations(product)) return { keys: new Set(bound), covered: new Set() };
  if (isUnfolded) {
    const { all_price, all_cost } = product;
    const held: WrittenField[] = [...(all_price ? [] : (['price'] as const)), ...(all_cost ? [] : (['cost'] as const)), 'amount'];
    return { keys: new Set([...bound, ...held]), covered: new Set() };
  }
  return { keys: new Set([...bound, ...inGrid]), covered: inGrid };
}

/** Returns the cells of a combination's row that are edited in the product's row; all while the product can't be sent. */
export function closedCombinationFields(product: Product): ReadonlySet<WrittenField> {
  if (closedFields(product, true).lock !== null) return new Set(writtenFields);
  const { all_price, all_cost } = product;
  return new Set<WrittenField>([
    'category_id',
    'offerPrice',
    ...flagFields,
    ...(all_price ? (['price'] as const) : []),
    ...(all_cost ? (['cost'] as const) : []),
  ]);
}

export interface JudgedRow {
  changed: ReadonlySet<WrittenField>;
  /** In addition to a cell's own errors. */
  problems: Partial<Record<WrittenField, string>>;
  /** Values to write; null if there is an error or no change. */
  wanted: Partial<FieldValues> | null;
}

const untouched: JudgedRow = { changed: new Set(), problems: {}, wanted: null };

const noFields: ReadonlySet<WrittenField> = new Set();

/**
 * Returns a row's changes and their errors; an unedited row never has any. `restored` has old values that an undo restores, which may be 0.
 */
export function compareRow(
  product: Product,
  typed: TypedCells,
  isUnfolded = false,
  restored: ReadonlySet<WrittenField> = noFields,
): JudgedRow {
  const before = toFieldValues(product);
  const closed = closedFields(product, isUnfolded);
  if (closed.lock !== null) return untouched;
  const changed = new Set(
    writtenFields.filter((field) => {
      const cell = typed[field];
      return cell !== undefined && fromCell(field, cell) !== before[field];
    }),
  );
  if (changed.size === 0) return untouched;
  const cells = Object.fromEntries(writtenFields.map((field) => [field, typed[field] ?? (field in typed ? null : toCell(before[field]))]));
  const problems = toProblems(cells as Record<WrittenField, CellValue>, before, {
    changed,
    closed: closed.keys,
    restored,
  });
  const isWrong = Object.keys(problems).length > 0 || [...changed].some((field) => isRefused(field, cells[field] ?? null));
  const wanted = isWrong ? null : Object.fromEntries([...changed].map((field) => [field, fromCell(field, cells[field] ?? null)]));
  return { changed, problems, wanted };
}

/**
 * Like `compareRow`, for a combination (checklist PRD-24 to PRD-27): price, cost, and number of pieces, including 0. `isSent`: another
 * change of its product sends it too.
 */
export function judgeCombination(
  product: Product,
  { values }: Pick<ProductCombination, 'values'>,
  typed: TypedCells,
  isSent = false,
): JudgedRow {
  const closed = closedCombinationFields(product);
  const changed = new Set<WrittenField>(
    combinationFields.filter((field) => {
      const cell = typed[field];
      return !closed.has(field) && cell !== undefined && fromCell(field, cell) !== values[field];
    }),
  );
  if (changed.size === 0) {
    return isSent && (values.amount ?? 0) < 0 ? { ...untouched, problems: { amount: 'grid.belowZero' } } : untouched;
  }
  const cellOf = (field: (typeof combinationFields)[number]): CellValue => (field in typed ? (typed[field] ?? null) : values[field]);
  const problems: JudgedRow['problems'] = {};
  for (const field of ['price', 'cost'] as const) {
    if (closed.has(field)) continue;
    if (cellOf(field) === null) problems[field] = 'forms.required';
    else if (cellOf(field) === 0) problems[field] = 'forms.priceTooSmall';
  }
  const amount = cellOf('amount');
  if (amount === null) problems.amount = 'forms.required';
  else if (typeof amount === 'number' && amount < 0) problems.amount = 'grid.belowZero';
  const isWrong = Object.keys(problems).length > 0 || [...changed].some((field) => isRefused(field, cellOf(field as 'amount')));
  const wanted = isWrong ? null : Object.fromEntries([...changed].map((field) => [field, cellOf(field as 'amount')]));
  return { changed, problems, wanted };
}

/** Whether a product was edited: in its own row, or in one of its combinations if these are shown. */
export function isTouched(product: Product, isUnfolded: boolean, typed: Readonly<Record<string, TypedCells>>): boolean {
  if (compareRow(product, typed[product.id] ?? {}, isUnfolded).changed.size > 0) return true;
  if (!isUnfolded) return false;
  return toCombinations(product).some((combination) => {
    const cells = typed[toRowId(product.id, combination.key)];
    return cells !== undefined && judgeCombination(product, combination, cells).changed.size > 0;
  });
}

/** Maximum number of rows that the grid renders at once (docs/adr/0024). */
export const maxTableRows = 500;

/** Returns the products that are shown with their combinations: as many as there is room for, in their order. */
export function flattenRows(products: readonly Product[]): ReadonlySet<number> {
  let room = maxTableRows - products.length;
  const unfolded = products.filter((product) => {
    const count = toCombinations(product).length;
    if (count === 0 || count > room) return false;
    room -= count;
    return true;
  });
  return new Set(unfolded.map(({ id }) => id));
}

/** Returns the id of a combination's row; a product's is its number. */
export const toRowId = (product: number, combination?: string): string =>
  combination === undefined ? String(product) : `${product}/${combination}`;

function isRefused(field: WrittenField, cell: CellValue): boolean {
  if (isFlag(field)) return cellProblem(cell, { kind: 'flag' }) !== null;
  return cellProblem(cell, { kind: field === 'amount' ? 'integer' : field === 'category_id' ? 'choice' : 'money' }) !== null;
}

/** The rules of the form (checklist PRD-18 to PRD-23), and an invalid offer. */
function toProblems(
  { category_id, price, offerPrice, cost, amount }: Record<WrittenField, CellValue>,
  before: FieldValues,
  { changed, closed, restored }: Record<'changed' | 'closed' | 'restored', ReadonlySet<WrittenField>>,
): JudgedRow['problems'] {
  const problems: JudgedRow['problems'] = {};
  if (category_id === null) problems.category_id = 'forms.required';
  // The whole product is sent, so missing values would be refused.
  for (const [field, value] of [['price', price] as const, ['cost', cost] as const]) {
    if (value === null) problems[field] = 'forms.required';
    else if (value === 0) problems[field] = 'forms.priceTooSmall';
  }
  if (amount === null) problems.amount = 'forms.required';
  else if (amount === 0 && before.amount !== 0 && !restored.has('amount')) problems.amount = 'forms.badInteger {"min":1}';
  else if (typeof amount === 'number' && amount < 0) problems.amount = 'grid.belowZero';
  const isNewOffer = changed.has('offerPrice') || changed.has('price');
  if (isNewOffer && !isOfferBelow(price, offerPrice)) {
    problems[changed.has('offerPrice') ? 'offerPrice' : 'price'] ??= 'productForm.offerNotBelow';
  }
  // Errors of read-only cells can't be fixed here; the product's own screen shows them.
  for (const field of closed) delete problems[field];
  return problems;
}
