import { createRecordWrites } from '@main/bulk-writes/record-writes';
import type { SealedLogs } from '@main/bulk-writes/sealed-logs';
import { FailureError, ok, type Result } from '@shared/contract/result';
import type { EventName, Events } from '@shared/contract/tables/events';
import type { FakeHandlers } from './fake-bridge';

interface FakeMain {
  /** As the page calls the shop's API. */
  call(name: string, input: unknown): Promise<Result<unknown>>;
  emit<Name extends EventName>(name: Name, payload: Events[Name]): void;
}

/** Nothing outlives a test. */
const noFiles: SealedLogs = {
  ids: async () => [],
  save: async () => undefined,
  read: async () => null,
  append: async () => undefined,
  lines: async () => [],
  remove: async () => undefined,
  onDisk: (step) => step(),
};

/** The main process's own engine, on the answers of a fake bridge. */
export function createFakeRecordWrites({ call, emit }: FakeMain): FakeHandlers {
  const { handlers } = createRecordWrites({
    api: { callUnchecked: (name, input) => call(name, input) },
    files: noFiles,
    account: () => 'https://api.example#1',
    isSignedIn: () => true,
    duringWork: (work) => work(),
    onTouched: () => undefined,
    onProgress: (_from, progress) => emit('recordWrites.progressed', progress),
    notices: { push: () => undefined },
    log: { info() {}, warn() {}, error: () => 'ref', hide: () => () => undefined },
  });
  return {
    async 'recordWrites.run'(input) {
      try {
        return ok(await handlers['recordWrites.run'](input));
      } catch (error) {
        if (error instanceof FailureError) return { ok: false, error: error.failure };
        throw error;
      }
    },
    'recordWrites.stop': (input) => ok(handlers['recordWrites.stop'](input) as null),
  };
}
