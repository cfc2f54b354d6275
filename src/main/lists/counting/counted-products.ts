import { toCombinationNames } from '@shared/contract/catalogue/combination-names';
import type { Product } from '@shared/contract/catalogue/products';
import type { WholeQuestion } from '@shared/contract/desktop/whole-lists';
import type { CountDraft, CountedProduct } from '@shared/contract/printing/print-requests';
import { FailureError } from '@shared/contract/result';
import { maxPaperRows } from '@shared/domain/lists/paper-fit';
import { toCombinationCount } from '../facts';
import type { RowId } from '../row-store';
import type { WholeLists } from '../whole-lists';

interface Counted {
  question: WholeQuestion;
  ids: readonly RowId[] | null;
  /** Read from the server again first. */
  isRenewed?: boolean;
}

/**
 * What of the products that fit is counted on paper; null where their list was not read whole. Rejects with `tooManyForPaper`, and with the failure
 * of the reading.
 */
export async function readCounted(
  lists: Pick<WholeLists, 'table' | 'renew'>,
  { question, ids, isRenewed = false }: Counted,
): Promise<CountDraft | null> {
  if (isRenewed) await lists.renew(question);
  const table = await lists.table(question, ids);
  if (!table || table.readAt === null) return null;
  const { count, lines, readAt, bytesAt } = table;
  if (lines > maxPaperRows) throw new FailureError({ code: 'tooManyForPaper' });
  const products = Array.from({ length: count }, (_, row) => toCounted(JSON.parse(Buffer.from(bytesAt(row)).toString()) as Product));
  return { products, readAt };
}

function toCounted(product: Product): CountedProduct {
  const { id, name_en, name_ar, code, category, amount, variant_data } = product;
  const names = toCombinationCount(product) > 0 ? toCombinationNames(product) : [];
  const combinations = names.map((name, at) => ({ ...name, stock: variant_data[at]?.amount ?? 0 }));
  const own = category.name_en || category.name_ar ? { name_en: category.name_en, name_ar: category.name_ar } : null;
  return { id, name_en, name_ar, code: code.trim(), category: own, stock: amount, combinations };
}
