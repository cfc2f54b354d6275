import { notify } from '@renderer/runtime/notices/notify';
import { i18n } from '@renderer/runtime/texts/i18n';
import type { StartedBulkWrite } from '@shared/contract/desktop/bulk-writes';
import type { Result } from '@shared/contract/result';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateAfter } from '../invalidation';
import { holdAfter } from './bulk-write-state';

/** Starts a bulk write by `request`, and shows its report by `go`. Returns false if it couldn't be started; the reason is then shown. */
export function startBulkWrite(
  client: QueryClient,
  request: () => Promise<Result<StartedBulkWrite>>,
  go: (id: string) => void,
): Promise<boolean> {
  return holdAfter(async () => {
    const started = await request();
    if (!started.ok) notify.failure(started.error);
    else if (started.value === 'busy') notify.warning(i18n.t('writing.oneAtATime'));
    else {
      void invalidateAfter(client, 'bulkWrites.start');
      go(started.value.id);
      return true;
    }
    return false;
  });
}
