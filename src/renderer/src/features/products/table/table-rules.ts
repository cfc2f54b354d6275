import { type CellValue, cellProblem } from '@renderer/ui/grid/model/cell';
import type { Product } from '@shared/contract/catalogue/products';
import { type WrittenField, type WrittenValue, writtenFields } from '@shared/domain/product-writing';
import { type FieldValues, hasCombinations, isBoundToCategory, toFieldValues } from '../writing/product-fields';

/** What was typed for a product; cells that were not touched are left out. */
export type TypedCells = Readonly<Partial<Record<WrittenField, CellValue>>>;

export const flagFields = ['bestSeller', 'newIn', 'offer'] as const;
const isFlag = (field: WrittenField): boolean => (flagFields as readonly WrittenField[]).includes(field);

/** As the grid holds it: flags are 1 and 0. */
export function toCell(value: WrittenValue): number | null {
  return typeof value === 'boolean' ? Number(value) : value;
}

/** As the product holds it; undefined for a text that nothing can be made of. An offer price of zero is none. */
function fromCell(field: WrittenField, cell: CellValue): WrittenValue | undefined {
  if (typeof cell === 'string') return undefined;
  if (isFlag(field)) return cell === 1;
  return field === 'offerPrice' && cell === 0 ? null : cell;
}

/** Cells that another screen is for. */
export function closedFields(product: Product): { keys: ReadonlySet<WrittenField>; covered: ReadonlySet<WrittenField> } {
  const covered = new Set<WrittenField>(hasCombinations(product) ? ['price', 'offerPrice', 'cost', 'amount'] : []);
  return { keys: isBoundToCategory(product) ? new Set<WrittenField>([...covered, 'category_id']) : covered, covered };
}

export interface JudgedRow {
  changed: ReadonlySet<WrittenField>;
  /** Beside what a cell says of itself. */
  problems: Partial<Record<WrittenField, string>>;
  /** What is to be written; null where something is wrong, or nothing has changed. */
  wanted: Partial<FieldValues> | null;
}

const untouched: JudgedRow = { changed: new Set(), problems: {}, wanted: null };

/** What has changed in a row, and what is wrong with that; a row that nobody touched is never wrong. */
export function judgeRow(product: Product, typed: TypedCells): JudgedRow {
  const before = toFieldValues(product);
  const changed = new Set(
    writtenFields.filter((field) => {
      const cell = typed[field];
      return cell !== undefined && fromCell(field, cell) !== before[field];
    }),
  );
  if (changed.size === 0) return untouched;
  const cells = Object.fromEntries(writtenFields.map((field) => [field, typed[field] ?? (field in typed ? null : toCell(before[field]))]));
  const problems = toProblems(cells as Record<WrittenField, CellValue>, before, { changed, closed: closedFields(product).keys });
  const isWrong = Object.keys(problems).length > 0 || [...changed].some((field) => isRefused(field, cells[field] ?? null));
  const wanted = isWrong ? null : Object.fromEntries([...changed].map((field) => [field, fromCell(field, cells[field] ?? null)]));
  return { changed, problems, wanted };
}

function isRefused(field: WrittenField, cell: CellValue): boolean {
  if (isFlag(field)) return cellProblem(cell, { kind: 'flag' }) !== null;
  return cellProblem(cell, { kind: field === 'amount' ? 'integer' : field === 'category_id' ? 'choice' : 'money' }) !== null;
}

/** The rules of the form (checklist PRD-18 to PRD-23), and an offer that is none. */
function toProblems(
  { category_id, price, offerPrice, cost, amount }: Record<WrittenField, CellValue>,
  before: FieldValues,
  { changed, closed }: { changed: ReadonlySet<WrittenField>; closed: ReadonlySet<WrittenField> },
): JudgedRow['problems'] {
  const problems: JudgedRow['problems'] = {};
  if (category_id === null) problems.category_id = 'forms.required';
  // The whole product is sent, so that what it lacks would be refused.
  for (const [field, value] of [['price', price] as const, ['cost', cost] as const]) {
    if (value === null) problems[field] = 'forms.required';
    else if (value === 0) problems[field] = 'forms.priceTooSmall';
  }
  if (amount === null) problems.amount = 'forms.required';
  else if (amount === 0 && before.amount !== 0) problems.amount = 'forms.badInteger {"min":1}';
  const hasOffer = typeof offerPrice === 'number' && offerPrice > 0;
  const isNewOffer = changed.has('offerPrice') || changed.has('price');
  if (isNewOffer && hasOffer && typeof price === 'number' && offerPrice >= price) {
    problems[changed.has('offerPrice') ? 'offerPrice' : 'price'] ??= 'productForm.offerNotBelow';
  }
  // Where the row is closed nobody could mend it here; its own screen says what is missing.
  for (const field of closed) delete problems[field];
  return problems;
}
