import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBulkWrites } from '@main/data/bulk-writes/bulk-writes';
import { createEncryptedLogs } from '@main/data/bulk-writes/encrypted-logs';
import { createWriteJournal, type ProductPlan, type WriteJournal } from '@main/data/bulk-writes/write-journal';
import { createKnownPictures } from '@main/server/api/media/known-pictures';
import type { SecretVault } from '@main/system/secrets/secret-vault';
import type { Product, ProductInput } from '@shared/contract/catalogue/products';
import type { BulkWriteProgress } from '@shared/contract/desktop/bulk-writes';
import { FailureError, type Result } from '@shared/contract/result';
import type { FakeHandlers } from '../page/fake-bridge';
import { createMemoryVault } from './memory-vault';

const silentLog = { info() {}, warn() {}, error: () => 'ref', hide: () => () => undefined };

/** The shop behind the bulk writes. */
export interface WrittenShop {
  read(id: number): Promise<Result<Product | null>> | Result<Product | null>;
  write(id: number, body: ProductInput): Promise<Result<unknown>> | Result<unknown>;
}

/** The main process's bulk writes in a folder of their own, with handlers for a page. */
export interface BulkWritesUnderTest {
  handlers: FakeHandlers;
  journal: WriteJournal;
  owner: string;
  /** Every request to the shop and every saved outcome, in order. */
  readonly steps: readonly string[];
  readonly sent: readonly { params: { id: number }; body: ProductInput }[];
  onProgress: (progress: BulkWriteProgress) => void;
  dispose(): void;
}

interface KeptBefore {
  folder: string;
  vault: SecretVault;
}

/** `before`: the folder and vault of an earlier run of the app. */
export function createBulkWritesUnderTest(shop: WrittenShop, before?: KeptBefore): BulkWritesUnderTest {
  const { folder, vault } = before ?? { folder: mkdtempSync(join(tmpdir(), 'diwan-bulk-writes-')), vault: createMemoryVault() };
  const owner = 'https://api.example#1';
  const steps: string[] = [];
  const sent: { params: { id: number }; body: ProductInput }[] = [];
  const journal = createWriteJournal({
    files: createEncryptedLogs({ folder, vault, log: silentLog }),
    knownPictures: createKnownPictures(),
    log: silentLog,
  });
  const call = async (name: string, input: { params: { id: number }; body: ProductInput }): Promise<Result<unknown>> => {
    steps.push(name);
    if (name === 'products.one') return shop.read(input.params.id);
    sent.push(input);
    return shop.write(input.params.id, input.body);
  };
  const engine = createBulkWrites({
    api: { call: call as never },
    journal: {
      ...journal,
      note(...outcome) {
        steps.push(`save ${outcome[3].state}`);
        return journal.note(...outcome);
      },
    },
    account: () => owner,
    isSignedIn: () => true,
    duringWork: (work) => work(),
    onTouched: () => undefined,
    onProgress: (progress) => under.onProgress(structuredClone(progress)),
    log: silentLog,
  });
  const toResult =
    (handler: (input: never) => unknown) =>
    async (input: never): Promise<Result<never>> => {
      try {
        return { ok: true, value: (await handler(input)) as never };
      } catch (error) {
        if (error instanceof FailureError) return { ok: false, error: error.failure };
        throw error;
      }
    };
  const start = ({ target: _products, ...plan }: ProductPlan & { target: string }) => engine.start(plan);
  const all = { ...engine.handlers, 'bulkWrites.start': start };
  const handlers = Object.fromEntries(Object.entries(all).map(([name, handler]) => [name, toResult(handler as never)]));
  const under: BulkWritesUnderTest = {
    handlers: handlers as FakeHandlers,
    journal,
    owner,
    steps,
    sent,
    onProgress: () => undefined,
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
  return under;
}
