import { ask } from '@renderer/runtime/calls/bridge';
import { notify } from '@renderer/runtime/notices/notify';
import type { ListContext } from '@renderer/ui/list/list-context';
import type { OrderRow } from './order-row';
import { toRowsText } from './rows-text';

/** Puts orders into the clipboard as lines for a spreadsheet. */
export async function copyRows(orders: readonly OrderRow[], words: Pick<ListContext, 't' | 'format' | 'language'>): Promise<void> {
  const result = await ask('app.copyText', { text: toRowsText(orders, words) });
  if (result.ok) notify.success(words.t('orders.rowsCopied', { count: orders.length }));
  else notify.failure(result.error);
}
