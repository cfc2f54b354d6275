import type { Product } from '@shared/contract/catalogue/products';
import type { FullListQuery } from '@shared/contract/desktop/full-lists';
import { FailureError } from '@shared/contract/result';
import { maxPaperRows } from '@shared/domain/lists/paper-fit';
import type { FullLists } from '../full-lists';
import type { RowId } from '../row-store';

interface Wanted {
  question: FullListQuery;
  ids: readonly RowId[] | null;
  /** Whether the list is loaded from the server again first. */
  isRenewed?: boolean;
}

/**
 * Returns the products that match, each converted by `toRow`; null if their list isn't complete. Rejects with `tooManyForPaper`, and with
 * the failure of loading.
 */
export async function readProducts<Row>(
  lists: Pick<FullLists, 'table' | 'renew'>,
  { question, ids, isRenewed = false }: Wanted,
  toRow: (product: Product) => Row,
): Promise<{ products: Row[]; readAt: string } | null> {
  if (isRenewed) await lists.renew(question);
  const table = await lists.table(question, ids);
  if (!table || table.readAt === null) return null;
  const { count, lines, readAt, bytesAt } = table;
  if (lines > maxPaperRows) throw new FailureError({ code: 'tooManyForPaper' });
  const products = Array.from({ length: count }, (_, row) => toRow(JSON.parse(Buffer.from(bytesAt(row)).toString()) as Product));
  return { products, readAt };
}
