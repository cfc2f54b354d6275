import { ask } from '@renderer/runtime/calls/bridge';
import { startBulkWrite } from '@renderer/runtime/calls/bulk-writes/start-bulk-write';
import { notify } from '@renderer/runtime/notices/notify';
import { i18n } from '@renderer/runtime/texts/i18n';
import { bulkWriteRow } from '@shared/contract/desktop/bulk-writes';
import type { InputOf } from '@shared/contract/tables/bridge';
import type { QueryClient } from '@tanstack/react-query';

/** Starts the planned changes and shows their report by `go`. Returns false if nothing was started; the reason is then shown. */
export async function startProductWrites(
  client: QueryClient,
  plan: Omit<Extract<InputOf<'bulkWrites.start'>, { target: 'products' }>, 'target'>,
  go: (id: string) => void,
): Promise<boolean> {
  // A row that the journal can't store is left out and reported; the others don't wait for it.
  const rows = plan.rows.filter((row) => bulkWriteRow.safeParse(row).success);
  if (rows.length < plan.rows.length) notify.warning(i18n.t('writing.notKept', { count: plan.rows.length - rows.length }));
  if (rows.length === 0) return false;
  return startBulkWrite(client, () => ask('bulkWrites.start', { ...plan, target: 'products', rows }), go);
}
