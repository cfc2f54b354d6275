import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownPictures } from '@main/server/api/media/known-pictures';
import type { Logger } from '@main/system/log/logger';
import { decryptText, encryptText } from '@main/system/secrets/encrypted-text';
import { getOrCreateKey } from '@main/system/secrets/get-or-create-key';
import type { SecretVault } from '@main/system/secrets/secret-vault';
import type { OfflineOrders, OfflineQuery } from '@shared/contract/desktop/offline';
import { retentionHours } from '@shared/contract/server-away';
import { type OrderSnapshot, toOrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { GuestOrder, Order } from '@shared/contract/shop/orders';
import { toDatePart } from '@shared/domain/dates';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { toPageCount, toPageRows } from '@shared/domain/server/paging';
import { createNanoEvents } from 'nanoevents';
import pLimit from 'p-limit';
import { z } from 'zod';
import {
  type EncryptedCacheFile,
  hasEncryptedCacheFile,
  type OfflineBounds,
  openEncryptedCacheFile,
  removeEncryptedCacheFile,
  type SealedOrder,
} from './encrypted-cache-file';
import { toOfflineSearch } from './offline-search';

/** An order as in the server's response. */
export type SeenOrder = { kind: 'order'; row: Order } | { kind: 'guestOrder'; row: GuestOrder };

/** An order as pages and sheets show it. */
export interface OfflineOrder {
  snapshot: OrderSnapshot;
  /** Time when the server returned it, in ms. */
  seenAt: number;
}

/** Stores orders of responses for when the server can't be reached: encrypted, a limited number, for a day, and not after the session. */
export interface OfflineOrderStore {
  /** Stores orders of a response; they are written a little later. */
  note(orders: readonly SeenOrder[]): void;
  list(query: OfflineQuery): Promise<OfflineOrders>;
  /** Null if the order isn't stored, or no longer. Never rejects. */
  find(ref: OrderRef): Promise<OfflineOrder | null>;
  /** Called with the orders that `list` returns. */
  onShown(listener: (orders: readonly OfflineOrder[]) => void): void;
  /** Removes orders that are too old, and files of other accounts. Never rejects. */
  tidy(): Promise<void>;
  /** Removes the orders of every account. Never rejects. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

export interface OfflineOrderDeps {
  /** Contains one file per account. */
  folder: string;
  vault: SecretVault;
  /** The signed-in account, or the last one. */
  account: () => string | null;
  isSignedIn: () => boolean;
  /** The app's version: files of other versions may have another form and aren't read. */
  version: string;
  /** Whether IT allows data of the session to be stored. */
  mayKeep: () => boolean;
  /** Pictures of stored orders must be allowed again after a restart. */
  knownPictures: Pick<KnownPictures, 'note'>;
  log: Logger;
  bounds?: OfflineBounds;
  now?: () => Date;
}

type Noted = SeenOrder & { seenAt: number };

/** Values for finding an order; the rest is only decrypted for the rows of a page. */
const keptFacts = z.object({ name: z.string(), phone: z.string(), day: z.string() });
type KeptFacts = z.output<typeof keptFacts>;
interface FoundOrder extends KeptFacts, OrderRef {
  seenAt: number;
}

const retentionMs = retentionHours * 3_600_000;
const writeAfterMs = 300;
/** Old orders are also removed while no new ones arrive. */
const forgetEveryMs = 3_600_000;
/** Maximum number of orders that wait in memory for a slow keychain. */
const maxNoted = 500;
const suffix = '.kept';

function toFacts({ kind, row }: SeenOrder): KeptFacts {
  if (kind === 'guestOrder') return { name: row.guest_name, phone: row.guest_phone, day: toDatePart(row.createdAt) };
  return { name: row.user.username, phone: row.user.phone, day: toDatePart(row.day || row.createdAt) };
}

function toKeptOrder(seen: Noted): OfflineOrder {
  const snapshot = seen.kind === 'order' ? toOrderSnapshot('order', seen.row) : toOrderSnapshot('guestOrder', seen.row);
  return { snapshot, seenAt: seen.seenAt };
}

interface OpenedFile {
  account: string;
  key: string;
  file: EncryptedCacheFile;
  /** The facts of all orders in the file; null if they have to be loaded. */
  facts: FoundOrder[] | null;
}

const contextOf = (account: string, ref: OrderRef, part: string): string => `${account}\n${toOrderKey(ref)}\n${part}`;

function seal({ account, key }: OpenedFile, one: Noted): SealedOrder {
  const ref = { kind: one.kind, id: one.row.id };
  const put = (part: string, value: unknown): Uint8Array => encryptText(key, contextOf(account, ref, part), JSON.stringify(value));
  return { ...ref, seenAt: one.seenAt, facts: put('facts', toFacts(one)), row: put('row', one.row) };
}

function unseal({ account, key }: OpenedFile, log: Logger, ref: OrderRef, { part, bytes }: { part: string; bytes: Uint8Array }): unknown {
  try {
    return JSON.parse(decryptText(key, contextOf(account, ref, part), bytes));
  } catch (error) {
    log.warn('offline.unreadable', { part, error });
    return null;
  }
}

type Attempt = (what: string, step: () => Promise<void>) => Promise<void>;

/** The file of the signed-in account, opened on demand; old orders are removed from it. */
function createAccountFile(deps: OfflineOrderDeps, attempt: Attempt) {
  const { folder, vault, now = () => new Date() } = deps;
  let opened: OpenedFile | null = null;
  let forgetTimer: NodeJS.Timeout | undefined;

  const pathOf = (account: string): string =>
    join(folder, `${createHash('sha256').update(`${account}\n${deps.version}`).digest('hex').slice(0, 40)}${suffix}`);
  const owner = (): string | null => (deps.mayKeep() && deps.isSignedIn() ? deps.account() : null);
  const oldest = (): number => now().getTime() - retentionMs;

  function close(): void {
    clearTimeout(forgetTimer);
    opened?.file.close();
    opened = null;
  }

  function forgetOld(kept: OpenedFile): void {
    kept.file.removeSeenBefore(oldest());
    kept.facts = null;
  }

  function forgetLater(): void {
    clearTimeout(forgetTimer);
    forgetTimer = setTimeout(() => {
      forgetLater();
      void attempt('forget', async () => {
        if (opened) forgetOld(opened);
      });
    }, forgetEveryMs).unref();
  }

  return {
    owner,
    pathOf,
    oldest,
    close,
    forgetOld,
    current: (): OpenedFile | null => opened,
    /** Null if no account is signed in whose orders may be saved, and before its first order is. */
    async open({ isForWriting = false } = {}): Promise<OpenedFile | null> {
      const account = owner();
      if (opened && opened.account !== account) close();
      if (account === null) return null;
      if (opened) return opened;
      const path = pathOf(account);
      if (!isForWriting && !hasEncryptedCacheFile(path)) return null;
      const key = await getOrCreateKey(vault, account, {
        isEmpty: () => !hasEncryptedCacheFile(path),
        clear: () => removeEncryptedCacheFile(path),
      });
      opened = { account, key, file: openEncryptedCacheFile(path, deps.bounds), facts: null };
      forgetLater();
      return opened;
    },
  };
}

type AccountFile = ReturnType<typeof createAccountFile>;

function readFacts(kept: OpenedFile, log: Logger): FoundOrder[] {
  return kept.file.facts().flatMap(({ facts: bytes, ...ref }) => {
    const known = unseal(kept, log, ref, { part: 'facts', bytes });
    return known === null ? [] : [{ ...ref, ...keptFacts.parse(known) }];
  });
}

/** Parses a stored row. It isn't validated again, because this version of the app wrote it after the contract's schema had parsed it. */
function readSeen(own: AccountFile, log: Logger, { kind, id }: OrderRef): Noted | null {
  const kept = own.current();
  const found = kept?.file.row({ kind, id });
  const row = kept && found && found.seenAt >= own.oldest() ? unseal(kept, log, { kind, id }, { part: 'row', bytes: found.row }) : null;
  return found && row !== null ? ({ kind, row, seenAt: found.seenAt } as Noted) : null;
}

/** Returns the matching orders, newest first. */
function findMatches(orders: readonly FoundOrder[], { search, startDate, endDate }: OfflineQuery): FoundOrder[] {
  const matches = toOfflineSearch(search);
  return orders
    .filter(({ day }) => (startDate === undefined || day >= startDate) && (endDate === undefined || day <= endDate))
    .filter(matches)
    .sort((one, other) => other.id - one.id);
}

/** Orders that wait to be written; `onDue` is called a little after `schedule`. */
function createNoted(now: () => Date, onDue: () => void) {
  let noted = new Map<string, Noted>();
  let timer: NodeJS.Timeout | undefined;
  return {
    schedule(): void {
      timer ??= setTimeout(onDue, writeAfterMs);
      timer.unref();
    },
    /** Called when writing begins, so that a write that waits for the keychain isn't scheduled again. */
    unschedule(): void {
      clearTimeout(timer);
      timer = undefined;
    },
    size: (): number => noted.size,
    clear(): void {
      noted = new Map();
    },
    add(orders: readonly SeenOrder[]): void {
      for (const seen of orders) {
        const key = toOrderKey({ kind: seen.kind, id: seen.row.id });
        noted.delete(key);
        noted.set(key, { ...seen, seenAt: now().getTime() });
        const first = noted.size > maxNoted ? noted.keys().next().value : undefined;
        if (first !== undefined) noted.delete(first);
      }
    },
    takeAll(): Noted[] {
      const orders = [...noted.values()];
      noted = new Map();
      return orders;
    },
  };
}

interface SavedParts {
  own: AccountFile;
  noted: ReturnType<typeof createNoted>;
  onShown(orders: readonly OfflineOrder[]): void;
}

/** The saved orders of the signed-in account; call one method at a time. */
function createSavedOrders(deps: OfflineOrderDeps, { own, noted, onShown }: SavedParts) {
  const { log, knownPictures } = deps;

  /** Writes the noted orders, if there are any. */
  async function write(): Promise<void> {
    noted.unschedule();
    if (noted.size() === 0) return;
    const kept = await own.open({ isForWriting: true });
    if (!kept) return;
    kept.file.write(noted.takeAll().map((one) => seal(kept, one)));
    own.forgetOld(kept);
  }

  async function readAll(): Promise<FoundOrder[]> {
    await write();
    const kept = await own.open();
    if (!kept) return [];
    kept.facts ??= readFacts(kept, log);
    return kept.facts.filter(({ seenAt }) => seenAt >= own.oldest());
  }

  return {
    write,
    async list(query: OfflineQuery): Promise<OfflineOrders> {
      const ofKind = (await readAll()).filter((one) => one.kind === query.kind);
      const found = findMatches(ofKind, query);
      const page = Math.min(query.page, toPageCount(found.length));
      const onPage = toPageRows(found, page);
      const seen = onPage.flatMap((one) => readSeen(own, log, one) ?? []);
      const rows = seen.map(({ row }) => row);
      knownPictures.note(rows);
      onShown(seen.map(toKeptOrder));
      return {
        rows,
        totalItems: found.length,
        keptItems: ofKind.length,
        page,
        seenAt: seen.map(({ seenAt }) => new Date(seenAt).toISOString()),
      };
    },
    async find(ref: OrderRef): Promise<OfflineOrder | null> {
      await write();
      await own.open();
      const seen = readSeen(own, log, ref);
      return seen && toKeptOrder(seen);
    },
  };
}

export function createOfflineOrders(deps: OfflineOrderDeps): OfflineOrderStore {
  const { folder, vault, log, now = () => new Date() } = deps;
  const events = createNanoEvents<{ shown(orders: readonly OfflineOrder[]): void }>();
  const noted = createNoted(now, () => void attempt('write', saved.write));

  /** Opening, writing, and removing never overlap. */
  const inTurn = pLimit(1);
  const own = createAccountFile(deps, attempt);
  const saved = createSavedOrders(deps, { own, noted, onShown: (orders) => events.emit('shown', orders) });

  async function attempt(what: string, step: () => Promise<void>): Promise<void> {
    try {
      await inTurn(step);
    } catch (error) {
      log.warn('offline.stepFailed', { what, error });
    }
  }

  vault.onAnswered(() => noted.size() > 0 && noted.schedule());

  return {
    note(orders) {
      if (own.owner() === null || orders.length === 0) return;
      noted.add(orders);
      noted.schedule();
    },
    list: (query) => inTurn(() => saved.list(query)),
    find: (ref) =>
      inTurn(() => saved.find(ref)).catch((error: unknown) => {
        log.warn('offline.notFound', { error });
        return null;
      }),
    onShown: (listener) => void events.on('shown', listener),
    tidy: () =>
      attempt('tidy', async () => {
        removeOthers(folder, own);
        const kept = await own.open();
        if (kept) own.forgetOld(kept);
      }),
    clear() {
      noted.clear();
      const account = deps.account();
      return attempt('clear', async () => {
        own.close();
        const paths = pathsIn(folder);
        for (const path of paths) removeEncryptedCacheFile(path);
        if (account !== null && paths.length > 0) await vault.wipe(account);
      });
    },
    async stop() {
      await attempt('write', saved.write);
      await attempt('close', async () => own.close());
    },
  };
}

/** Removes the files of other accounts. */
function removeOthers(folder: string, own: AccountFile): void {
  const account = own.owner();
  const ownPath = account === null ? null : own.pathOf(account);
  for (const path of pathsIn(folder)) if (path !== ownPath) removeEncryptedCacheFile(path);
}

function pathsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(suffix))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}
