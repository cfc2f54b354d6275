import type { Handlers } from '@main/system/ports/handlers';
import { mainWindowKey } from '@shared/contract/desktop/windows';
import type { BulkWrites } from './bulk-writes';
import type { RecordWrites } from './record-writes';

type Names = 'start' | 'stop' | 'close' | 'ofWindow' | 'retry' | 'undo' | 'list' | 'read';

/** One set of calls for both targets: a plan has its target, and an ID belongs to one of them. */
export function createBulkWriteHandlers(
  products: Pick<BulkWrites, 'start' | 'handlers'>,
  records: Pick<RecordWrites, 'start' | 'stopRun' | 'close' | 'ofWindow'>,
): Handlers<`bulkWrites.${Names}`> {
  return {
    ...products.handlers,
    'bulkWrites.start'(plan, from = mainWindowKey) {
      if (plan.target === 'records') return records.start(from, plan);
      const { target: _products, ...rest } = plan;
      return products.start(rest);
    },
    'bulkWrites.stop'(wanted, from) {
      records.stopRun(wanted.id);
      return products.handlers['bulkWrites.stop'](wanted, from);
    },
    async 'bulkWrites.close'(wanted, from = mainWindowKey) {
      if (records.ofWindow(from).some(({ id }) => id === wanted.id)) records.close(from, wanted.id);
      else await products.handlers['bulkWrites.close'](wanted, from);
      return null;
    },
    'bulkWrites.ofWindow': (_input, from = mainWindowKey) => records.ofWindow(from),
  };
}
