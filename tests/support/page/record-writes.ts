import { createRecordWrites } from '@main/data/bulk-writes/record-writes';
import type { WriteJournal } from '@main/data/bulk-writes/write-journal';
import { mainWindowKey } from '@shared/contract/desktop/windows';
import { FailureError, failed, ok, type Result } from '@shared/contract/result';
import type { EventName, Events } from '@shared/contract/tables/events';
import type { FakeHandlers } from './fake-bridge';

interface FakeMain {
  /** Sends a call to the shop's API as the page does. */
  call(name: string, input: unknown): Promise<Result<unknown>>;
  emit<Name extends EventName>(name: Name, payload: Events[Name]): void;
}

/** A journal that stores nothing. */
const journal: WriteJournal['records'] = {
  begin: async () => undefined,
  note: async () => undefined,
  remove: async () => undefined,
  ids: async () => [],
  read: async () => [],
};

/** The main process's own engine, with the handlers of a fake bridge as its API. */
export function createFakeRecordWrites({ call, emit }: FakeMain): FakeHandlers {
  const records = createRecordWrites({
    api: { callUnchecked: (name, input) => call(name, input) },
    journal,
    account: () => 'https://api.example#1',
    isSignedIn: () => true,
    duringWork: (work) => work(),
    onTouched: () => undefined,
    onWritten: (_from, written) => emit('bulkWrites.recordWritten', written),
    onEnded: (_from, ended) => emit('bulkWrites.recordsEnded', ended),
    notices: { push: () => undefined },
    log: { info() {}, warn() {}, error: () => 'ref', hide: () => () => undefined },
  });
  return {
    async 'bulkWrites.start'(plan) {
      if (plan.target !== 'records') return failed('internal', { message: 'no answer for bulk writes of products' });
      try {
        return ok(await records.start(mainWindowKey, plan));
      } catch (error) {
        if (error instanceof FailureError) return { ok: false, error: error.failure };
        throw error;
      }
    },
    'bulkWrites.stop'({ id }) {
      records.stopRun(id);
      return ok(null);
    },
    'bulkWrites.close'({ id }) {
      records.close(mainWindowKey, id);
      return ok(null);
    },
    'bulkWrites.ofWindow': () => ok(records.ofWindow(mainWindowKey)),
  };
}
