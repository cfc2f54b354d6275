import type { CellValue } from '@renderer/ui/grid/model/cell';
import type { Product } from '@shared/contract/catalogue/products';
import type { SendReason, WrittenField, WrittenValue } from '@shared/domain/product-writes';
import {
  type FieldValues,
  findWrittenProblems,
  type ProductCombination,
  toCombinations,
  toFieldValues,
} from '@shared/products/product-changes';
import { type ProductLine, toPlan } from '../grid/product-lines';
import {
  type ClosedFields,
  closedCombinationFields,
  closedFields,
  compareRow,
  judgeCombination,
  type TypedCells,
  toCell,
  toRowId,
} from '../grid/product-rules';
import type { FoundLine } from './find-products';

/** The state of a line. `closed` needs the product's own grid, `check` a check by the user; a `locked` product can't be sent. */
export type ImportStatus = 'change' | 'error' | 'check' | 'same' | 'closed' | 'locked';

export interface ImportRow extends ProductLine {
  line: number;
  status: ImportStatus;
  /** Fields whose value became at least ten times as high or as low. */
  jumps: readonly WrittenField[];
  /** What another key of the line names; the user decides. */
  conflict: FoundLine['conflict'];
  /** The line has values for read-only cells. */
  isClosed: boolean;
}

const jump = 10;

/** Whether a price has possibly one digit too many or too few. */
function isJump(before: unknown, after: CellValue | undefined): boolean {
  if (typeof before !== 'number' || typeof after !== 'number' || before === 0 || after === 0) return false;
  return after >= before * jump || after * jump <= before;
}

/** 0 counts as no amount if the shop has none, as in exports. */
const toHeldNone = (held: unknown, cell: CellValue | undefined): CellValue | undefined => (held === null && cell === 0 ? null : cell);

/** The product or combination of a line. `isUnfolded`: the file has combinations, so shared values are in the product's own line. */
interface LineOwner {
  product: Product;
  combination: ProductCombination | null;
  isUnfolded: boolean;
  /** What another key of the line names. */
  conflict?: FoundLine['conflict'];
  /** Old values that the line of an undo file restores. */
  restores?: Partial<Record<WrittenField, WrittenValue>>;
}

/** Compares a line with its product or combination: changes, errors, and possible mistakes. */
export function toImportRow(
  { product, combination, isUnfolded, conflict = null, restores = {} }: LineOwner,
  line: number,
  brought: TypedCells,
): ImportRow {
  const isOpen = isUnfolded && toCombinations(product).length > 0;
  const ofProduct = closedFields(product, isOpen);
  const closed: ClosedFields = combination ? { ...ofProduct, keys: closedCombinationFields(product), covered: new Set() } : ofProduct;
  const before: Partial<FieldValues> = combination ? combination.values : toFieldValues(product);
  const cells = Object.fromEntries(
    Object.entries(brought)
      .filter(([field]) => !closed.keys.has(field as WrittenField))
      .map(([field, cell]) => [field, toHeldNone(before[field as WrittenField], cell)]),
  ) as TypedCells;
  // Empty cells change nothing, and a combination's values aren't repeated elsewhere.
  const isClosed = Object.entries(brought).some(([field, cell]) => closed.keys.has(field as WrittenField) && (cell !== null || !isOpen));
  // Restored old values aren't mistakes.
  const restored = new Set(
    (Object.keys(cells) as WrittenField[]).filter(
      (field) => field in restores && (cells[field] || 0) === (toCell(restores[field] ?? null) || 0),
    ),
  );
  const judged = combination ? judgeCombination(product, combination, cells) : compareRow(product, cells, isOpen, restored);
  const jumps = (['price', 'offerPrice', 'cost'] as const).filter(
    (field) => judged.changed.has(field) && !restored.has(field) && isJump(before[field], cells[field]),
  );
  const status = toStatus();
  return {
    id: toRowId(product.id, combination?.key),
    product,
    combination,
    line,
    cells,
    judged,
    status,
    jumps,
    conflict,
    closed,
    isClosed,
  };

  function toStatus(): ImportStatus {
    if (closed.lock !== null) return isAsked() ? 'locked' : 'same';
    if (judged.changed.size === 0) return isClosed && !combination ? 'closed' : 'same';
    if (judged.wanted === null) return 'error';
    return jumps.length > 0 || conflict !== null ? 'check' : 'change';
  }
  /** Whether the file has other values than the locked product. */
  function isAsked(): boolean {
    return Object.entries(brought).some(([field, cell]) => {
      const held = toCell(before[field as WrittenField] ?? null);
      return cell !== undefined && field in before && cell !== held && !(cell === 0 && held === null);
    });
  }
}

/** Locks the lines of a product whose combinations stay below zero even with its lines, because it can't be sent. */
export function lockUnsendable(rows: readonly ImportRow[]): readonly ImportRow[] {
  const doubtful = Map.groupBy(
    rows.filter(({ product }) => product.variant_data.some(isBelowZero)),
    ({ product }) => product,
  );
  const locked = new Map<Product, SendReason>();
  for (const [product, lines] of doubtful) {
    const [problem] = toPlan(lines).flatMap(({ changes }) => findWrittenProblems(product, changes));
    if (problem) locked.set(product, problem.reason);
  }
  if (locked.size === 0) return rows;
  return rows.map((row) => {
    const lock = locked.get(row.product);
    return lock === undefined || !isSelectable(row) ? row : { ...row, status: 'locked', closed: { ...row.closed, lock } };
  });
}

const isBelowZero = ({ amount, price, cost }: Product['variant_data'][number]): boolean => amount < 0 || price < 0 || cost < 0;

/** Whether a line is selected at first: errors can't be, and possible mistakes only by the user. */
export const isPreselected = ({ status }: ImportRow): boolean => status === 'change';
export const isSelectable = ({ status }: ImportRow): boolean => status === 'change' || status === 'check';
