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

/** What is to be done with a line: `closed` needs the product's own grid, `check` a person's look; `locked` is of a product that cannot be sent. */
export type ImportStatus = 'change' | 'error' | 'check' | 'same' | 'closed' | 'locked';

export interface ImportRow extends ProductLine {
  line: number;
  status: ImportStatus;
  /** Fields that became ten times as much, or a tenth. */
  jumps: readonly WrittenField[];
  /** What another key of the line names: a person decides which is meant. */
  conflict: FoundLine['conflict'];
  /** The line brings something for closed cells. */
  isClosed: boolean;
}

const jump = 10;

/** A price of which a digit may be missing or too many. */
function isJump(before: unknown, after: CellValue | undefined): boolean {
  if (typeof before !== 'number' || typeof after !== 'number' || before === 0 || after === 0) return false;
  return after >= before * jump || after * jump <= before;
}

/** Zero is no amount where there is none: an export writes it so. */
const toHeldNone = (held: unknown, cell: CellValue | undefined): CellValue | undefined => (held === null && cell === 0 ? null : cell);

/** Of which a line is: a product, or a combination of it; `isUnfolded` where the file speaks of combinations, so that what they share stands in the product's own line. */
interface LineOwner {
  product: Product;
  combination: ProductCombination | null;
  isUnfolded: boolean;
  /** What another key of the line names. */
  conflict?: FoundLine['conflict'];
  /** Old values that the line of an undo file brings back. */
  restores?: Partial<Record<WrittenField, WrittenValue>>;
}

/** A line beside its product or combination: what would change, what is wrong with it, and what looks like a slip. */
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
  // What is empty asks for nothing, and what stands in a combination is repeated nowhere.
  const isClosed = Object.entries(brought).some(([field, cell]) => closed.keys.has(field as WrittenField) && (cell !== null || !isOpen));
  // What was there before is no slip.
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
  /** Whether the file wants something else of the locked product than it holds. */
  function isAsked(): boolean {
    return Object.entries(brought).some(([field, cell]) => {
      const held = toCell(before[field as WrittenField] ?? null);
      return cell !== undefined && field in before && cell !== held && !(cell === 0 && held === null);
    });
  }
}

/** The lines of a product whose combinations stay below zero even with what its lines bring: none of them can be sent. */
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

/** Whether it is written unless a person says otherwise: red never, amber only when it was ticked. */
export const isPreselected = ({ status }: ImportRow): boolean => status === 'change';
export const isSelectable = ({ status }: ImportRow): boolean => status === 'change' || status === 'check';
