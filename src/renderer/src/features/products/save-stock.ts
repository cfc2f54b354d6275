import { ask } from '@renderer/runtime/calls/bridge';
import type { Undoable } from '@renderer/runtime/calls/undo/undoable';
import type { ListContext } from '@renderer/ui/list/state/list-context';
import { isolate } from '@renderer/ui/text/isolate';
import type { Product } from '@shared/contract/catalogue/products';
import type { CellChange } from '@shared/contract/desktop/bulk-writes';
import { inLanguage } from '@shared/domain/language';
import type { Translate } from '@shared/i18n/translate';
import { compare, findWrittenProblems, toWrittenBody } from '@shared/products/product-changes';
import { toProductFailureText } from './form/read-product-failure';

const toChange = (from: number, to: number): CellChange => ({ field: 'amount', from, to });

interface Refusal {
  problem: string;
  /** The number that someone else has entered. The user has seen it now, so another attempt replaces it. */
  seen?: number;
}

/** Saves the number of pieces in the product as it is read just before. Returns null once it is saved, or why it wasn't. */
export async function saveStock(
  { id }: Product,
  { from, to: amount }: { from: number; to: number },
  list: ListContext,
): Promise<Refusal | null> {
  const { t, format } = list;
  const show = (shown: number): void => list.change<Product>(id, (row) => ({ ...row, amount: shown }));
  if (amount === from) return null;
  const read = await ask('products.one', { params: { id } });
  if (!read.ok) return { problem: toProductFailureText(read.error, t) };
  const now = read.value;
  if (!now) return { problem: toProductFailureText({ code: 'notFound' }, t) };
  const { toWrite, moved } = compare(now, [toChange(from, amount)]);
  if (Object.keys(moved).length > 0) {
    show(now.amount);
    const numbers = { now: format.number(now.amount), from: format.number(from) };
    return { problem: t('writing.moved', { field: t('writing.fields.amount'), ...numbers }), seen: now.amount };
  }
  const [problem] = findWrittenProblems(now, toWrite);
  if (problem) return { problem: t('writing.blocked', { reason: t(`writing.reasons.${problem.reason}`) }) };
  if (toWrite.length > 0) {
    const input = { params: { id }, body: toWrittenBody(now, toWrite) };
    const saved = await list.send('products.update', input, {
      success: toText(now, amount, list)(t),
      undo: () => toUndo(now, amount, list),
      onSuccess: () => show(amount),
      failure: 'inPlace',
    });
    return saved.ok ? null : { problem: toProductFailureText(saved.error, t) };
  }
  show(amount);
  return null;
}

const toShownName = (product: Product, { language }: ListContext): string => inLanguage(language, 'name', product) || product.code;

/** Returns a text such as `Pot: stock 43 → 40`. */
const toText =
  (product: Product, amount: number, list: ListContext) =>
  (t: Translate): string => {
    const { language, format } = list;
    const name = isolate(toShownName(product, list), language);
    return t('products.stockEdit.saved', { name, from: format.number(product.amount), to: format.number(amount) });
  };

/** Restores the old number in the product as it is then, so that nothing else of it is sent back as it was. */
function toUndo(product: Product, amount: number, list: ListContext): Undoable {
  const { id } = product;
  const name = toShownName(product, list);
  const back = [toChange(amount, product.amount)];
  const write = {
    name,
    call: 'products.update' as const,
    input: { params: { id }, body: toWrittenBody(product, back) },
    seen: list.seen({ id, name, tab: list.state().tab, fields: { amount } }),
  };
  return {
    text: toText(product, amount, list),
    records: [
      {
        name: isolate(name, list.language),
        write,
        async renew() {
          const now = await ask('products.one', { params: { id } });
          return now.ok && now.value ? { ...write, input: { params: { id }, body: toWrittenBody(now.value, back) } } : null;
        },
      },
    ],
    calls: ['products.update'],
  };
}
