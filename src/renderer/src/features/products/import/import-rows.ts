import type { CellValue } from '@renderer/ui/grid/model/cell';
import type { Product } from '@shared/contract/catalogue/products';
import type { WritingRow } from '@shared/contract/desktop/writings';
import type { WrittenField } from '@shared/domain/product-writing';
import {
  closedCombinationFields,
  closedFields,
  type JudgedRow,
  judgeCombination,
  judgeRow,
  type TypedCells,
  toRowId,
} from '../table/table-rules';
import {
  type FieldValues,
  type ProductCombination,
  toCombinations,
  toFieldValues,
  toWritingRow,
  type WantedValues,
} from '../writing/product-fields';

/** What is to be done with a line: `closed` needs the product's own grid, `check` a person's look. */
export type ImportStatus = 'change' | 'error' | 'check' | 'same' | 'closed';

export interface ImportRow {
  /** Of the product, or of one of its combinations (`toRowId`). */
  id: string;
  product: Product;
  combination: ProductCombination | null;
  line: number;
  cells: TypedCells;
  judged: JudgedRow;
  status: ImportStatus;
  /** Fields that became ten times as much, or a tenth. */
  jumps: readonly WrittenField[];
  /** Cells that are not written here. */
  closed: ReadonlySet<WrittenField>;
  /** The line brings something for them. */
  isClosed: boolean;
}

const jump = 10;

/** A price of which a digit may be missing or too many. */
function isJump(before: unknown, after: CellValue | undefined): boolean {
  if (typeof before !== 'number' || typeof after !== 'number' || before === 0 || after === 0) return false;
  return after >= before * jump || after * jump <= before;
}

/** Of which a line is: a product, or a combination of it; `isUnfolded` where the file speaks of combinations, so that what they share stands in the product's own line. */
interface LineOwner {
  product: Product;
  combination: ProductCombination | null;
  isUnfolded: boolean;
}

/** A line beside its product or combination: what would change, what is wrong with it, and what looks like a slip. */
export function toImportRow({ product, combination, isUnfolded }: LineOwner, line: number, brought: TypedCells): ImportRow {
  const isOpen = isUnfolded && toCombinations(product).length > 0;
  const closed = combination ? closedCombinationFields(product) : closedFields(product, isOpen).keys;
  const before: Partial<FieldValues> = combination ? combination.values : toFieldValues(product);
  const cells = Object.fromEntries(Object.entries(brought).filter(([field]) => !closed.has(field as WrittenField))) as TypedCells;
  // What is empty asks for nothing, and what stands in a combination is repeated nowhere.
  const isClosed = Object.entries(brought).some(([field, cell]) => closed.has(field as WrittenField) && (cell !== null || !isOpen));
  const judged = combination ? judgeCombination(product, combination, cells) : judgeRow(product, cells, isOpen);
  const jumps = (['price', 'offerPrice', 'cost'] as const).filter(
    (field) => judged.changed.has(field) && isJump(before[field], cells[field]),
  );
  const status = toStatus();
  return { id: toRowId(product.id, combination?.key), product, combination, line, cells, judged, status, jumps, closed, isClosed };

  function toStatus(): ImportStatus {
    if (judged.changed.size === 0) return isClosed && !combination ? 'closed' : 'same';
    if (judged.wanted === null) return 'error';
    return jumps.length > 0 ? 'check' : 'change';
  }
}

/** What is to be done to each product, however many lines it has; in the order of the file. */
export function toPlan(rows: readonly ImportRow[]): WritingRow[] {
  return [...Map.groupBy(rows, ({ product }) => product)].flatMap(([product, lines]) => {
    const own = lines.find(({ combination }) => combination === null)?.judged.wanted ?? {};
    const combinations = Object.fromEntries(
      lines.flatMap(({ combination, judged }) => (combination && judged.wanted ? [[combination.key, judged.wanted]] : [])),
    ) as NonNullable<WantedValues['combinations']>;
    return toWritingRow(product, { own, combinations }) ?? [];
  });
}

/** Whether it is written unless a person says otherwise: red never, amber only when it was ticked. */
export const isTakenAtFirst = ({ status }: ImportRow): boolean => status === 'change';
export const mayBeTaken = ({ status }: ImportRow): boolean => status === 'change' || status === 'check';
