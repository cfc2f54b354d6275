import type { CellValue } from '@renderer/ui/grid/model/cell';
import type { Product } from '@shared/contract/catalogue/products';
import type { WrittenField } from '@shared/domain/product-writing';
import { closedFields, type JudgedRow, judgeRow, type TypedCells } from '../table/table-rules';
import { toFieldValues } from '../writing/product-fields';

/** What is to be done with a line: `closed` needs the product's own grid, `check` a person's look. */
export type ImportStatus = 'change' | 'error' | 'check' | 'same' | 'closed';

export interface ImportRow {
  product: Product;
  line: number;
  cells: TypedCells;
  judged: JudgedRow;
  status: ImportStatus;
  /** Fields that became ten times as much, or a tenth. */
  jumps: readonly WrittenField[];
  /** The line brings something for cells that are closed. */
  isClosed: boolean;
}

const jump = 10;

/** A price of which a digit may be missing or too many. */
function isJump(before: unknown, after: CellValue | undefined): boolean {
  if (typeof before !== 'number' || typeof after !== 'number' || before === 0 || after === 0) return false;
  return after >= before * jump || after * jump <= before;
}

/** A line beside its product: what would change, what is wrong with it, and what looks like a slip. */
export function toImportRow(product: Product, line: number, brought: TypedCells): ImportRow {
  const closed = closedFields(product).keys;
  const before = toFieldValues(product);
  const cells = Object.fromEntries(Object.entries(brought).filter(([field]) => !closed.has(field as WrittenField))) as TypedCells;
  const isClosed = Object.keys(cells).length < Object.keys(brought).length;
  const judged = judgeRow(product, cells);
  const jumps = (['price', 'offerPrice', 'cost'] as const).filter(
    (field) => judged.changed.has(field) && isJump(before[field], cells[field]),
  );
  const status = toStatus();
  return { product, line, cells, judged, status, jumps, isClosed };

  function toStatus(): ImportStatus {
    if (judged.changed.size === 0) return isClosed ? 'closed' : 'same';
    if (judged.wanted === null) return 'error';
    return jumps.length > 0 ? 'check' : 'change';
  }
}

/** Whether it is written unless a person says otherwise: red never, amber only when it was ticked. */
export const isTakenAtFirst = ({ status }: ImportRow): boolean => status === 'change';
export const mayBeTaken = ({ status }: ImportRow): boolean => status === 'change' || status === 'check';
