import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptOrders, KeptQuery } from '@shared/contract/desktop/offline';
import { keptForHours } from '@shared/contract/server-away';
import { type OrderSnapshot, toOrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { GuestOrder, Order } from '@shared/contract/shop/orders';
import { toDatePart } from '@shared/domain/dates';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { toPageCount, toPageRows } from '@shared/domain/server/paging';
import { createNanoEvents } from 'nanoevents';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { KnownPictures } from '../api/media/known-pictures';
import type { Logger } from '../log/logger';
import { demandSealKey } from '../secrets/demand-seal-key';
import { openText, sealText } from '../secrets/sealed-text';
import type { SecretVault } from '../secrets/secret-vault';
import { hasKeptFile, type KeptBounds, type KeptFile, openKeptFile, removeKeptFile, type SealedOrder } from './kept-file';
import { toKeptSearch } from './kept-search';

/** An order as the server answers with it. */
export type SeenOrder = { kind: 'order'; row: Order } | { kind: 'guestOrder'; row: GuestOrder };

/** As pages and sheets show it. */
export interface KeptOrder {
  snapshot: OrderSnapshot;
  /** When the server showed it, in ms. */
  seenAt: number;
}

/** Orders that the server showed, kept for when it cannot be reached: encrypted, bounded, for a day, and no longer than the session. */
export interface KeptOrderStore {
  /** Takes what the server has just shown; it is written a little later. */
  note(orders: readonly SeenOrder[]): void;
  list(query: KeptQuery): Promise<KeptOrders>;
  /** Null when it is not kept, or not any more. Never rejects. */
  find(ref: OrderRef): Promise<KeptOrder | null>;
  /** Hears what `list` has shown. */
  onShown(listener: (orders: readonly KeptOrder[]) => void): void;
  /** Removes what is too old, and what other accounts have left behind. Never rejects. */
  tidy(): Promise<void>;
  /** Removes everything, of every account. Never rejects. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

export interface KeptOrderDeps {
  /** Holds one file per account. */
  folder: string;
  vault: SecretVault;
  /** The account that is signed in or was last, and whether it still is. */
  account: () => string | null;
  isSignedIn: () => boolean;
  /** Of the app: what another one wrote may have another shape, and is not read. */
  version: string;
  /** IT lets something of the session outlive the app. */
  mayKeep: () => boolean;
  /** What kept orders show must be shown again after a restart. */
  knownPictures: Pick<KnownPictures, 'note'>;
  log: Logger;
  bounds?: KeptBounds;
  now?: () => Date;
}

type Noted = SeenOrder & { seenAt: number };

/** What is needed to find an order; everything else is read only for the rows of a page. */
const keptFacts = z.object({ name: z.string(), phone: z.string(), day: z.string() });
type KeptFacts = z.output<typeof keptFacts>;
interface FoundOrder extends KeptFacts, OrderRef {
  seenAt: number;
}

const keptForMs = keptForHours * 3_600_000;
const writeAfterMs = 300;
/** A program that runs on without new orders must not keep the old ones. */
const forgetEveryMs = 3_600_000;
/** So many orders wait in memory for a keychain that does not answer. */
const maxNoted = 500;
const suffix = '.kept';

function toFacts({ kind, row }: SeenOrder): KeptFacts {
  if (kind === 'guestOrder') return { name: row.guest_name, phone: row.guest_phone, day: toDatePart(row.createdAt) };
  return { name: row.user.username, phone: row.user.phone, day: toDatePart(row.day || row.createdAt) };
}

function toKeptOrder(seen: Noted): KeptOrder {
  const snapshot = seen.kind === 'order' ? toOrderSnapshot('order', seen.row) : toOrderSnapshot('guestOrder', seen.row);
  return { snapshot, seenAt: seen.seenAt };
}

export function createKeptOrders(deps: KeptOrderDeps): KeptOrderStore {
  const { folder, vault, log, now = () => new Date() } = deps;
  const events = createNanoEvents<{ shown(orders: readonly KeptOrder[]): void }>();
  /** What the file does not hold yet, by kind and id. */
  let noted = new Map<string, Noted>();
  let opened: { account: string; key: string; file: KeptFile } | null = null;
  /** What the file knows, without the rows; null when it has to be read. */
  let facts: FoundOrder[] | null = null;
  let timer: NodeJS.Timeout | undefined;
  let forgetTimer: NodeJS.Timeout | undefined;

  const pathOf = (account: string): string =>
    join(folder, `${createHash('sha256').update(`${account}\n${deps.version}`).digest('hex').slice(0, 40)}${suffix}`);
  const owner = (): string | null => (deps.mayKeep() && deps.isSignedIn() ? deps.account() : null);

  /** Opening, writing and removing never overlap. */
  const inTurn = pLimit(1);

  /** Null when nobody is there for whom something could be kept, and before the first order is. */
  async function open({ isForWriting = false } = {}): Promise<{ account: string; key: string; file: KeptFile } | null> {
    const account = owner();
    if (opened && opened.account !== account) close();
    if (account === null) return null;
    if (opened) return opened;
    const path = pathOf(account);
    if (!isForWriting && !hasKeptFile(path)) return null;
    const key = await demandSealKey(vault, account, { isEmpty: () => !hasKeptFile(path), clear: () => removeKeptFile(path) });
    opened = { account, key, file: openKeptFile(path, deps.bounds) };
    forgetLater();
    return opened;
  }

  function forgetOld({ file }: { file: KeptFile }): void {
    file.removeSeenBefore(oldest());
    facts = null;
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

  function close(): void {
    clearTimeout(forgetTimer);
    opened?.file.close();
    opened = null;
    facts = null;
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (noted.size === 0) return;
    const kept = await open({ isForWriting: true });
    if (!kept) return;
    const orders = [...noted.values()];
    noted = new Map();
    kept.file.write(orders.map((one) => seal(kept, one)));
    forgetOld(kept);
  }

  function seal({ account, key }: { account: string; key: string }, one: Noted): SealedOrder {
    const ref = { kind: one.kind, id: one.row.id };
    const put = (part: string, value: unknown): Uint8Array => sealText(key, contextOf(account, ref, part), JSON.stringify(value));
    return { ...ref, seenAt: one.seenAt, facts: put('facts', toFacts(one)), row: put('row', one.row) };
  }

  const contextOf = (account: string, ref: OrderRef, part: string): string => `${account}\n${toOrderKey(ref)}\n${part}`;

  function unseal(ref: OrderRef, part: string, bytes: Uint8Array): unknown {
    if (!opened) return null;
    try {
      return JSON.parse(openText(opened.key, contextOf(opened.account, ref, part), bytes));
    } catch (error) {
      log.warn('offline.unreadable', { part, error });
      return null;
    }
  }

  const oldest = (): number => now().getTime() - keptForMs;

  async function readAll(): Promise<FoundOrder[]> {
    await write();
    const kept = await open();
    if (!kept) return [];
    facts ??= kept.file.facts().flatMap(({ facts: sealed, ...ref }) => {
      const known = unseal(ref, 'facts', sealed);
      return known === null ? [] : [{ ...ref, ...keptFacts.parse(known) }];
    });
    return facts.filter(({ seenAt }) => seenAt >= oldest());
  }

  /** As the contract's schema had read it: the file is this version's own. */
  function readSeen({ kind, id }: OrderRef): Noted | null {
    const found = opened?.file.row({ kind, id });
    const row = found && found.seenAt >= oldest() ? unseal({ kind, id }, 'row', found.row) : null;
    return found && row !== null ? ({ kind, row, seenAt: found.seenAt } as Noted) : null;
  }

  async function list({ kind, search, startDate, endDate, page: wanted }: KeptQuery): Promise<KeptOrders> {
    const ofKind = (await readAll()).filter((one) => one.kind === kind);
    const matches = toKeptSearch(search);
    const found = ofKind
      .filter(({ day }) => (startDate === undefined || day >= startDate) && (endDate === undefined || day <= endDate))
      .filter(matches)
      .sort((one, other) => other.id - one.id);
    const page = Math.min(wanted, toPageCount(found.length));
    const onPage = toPageRows(found, page);
    const seen = onPage.flatMap((one) => readSeen(one) ?? []);
    const rows = seen.map(({ row }) => row);
    deps.knownPictures.note(rows);
    events.emit('shown', seen.map(toKeptOrder));
    return {
      rows,
      totalItems: found.length,
      keptItems: ofKind.length,
      page,
      seenAt: seen.map(({ seenAt }) => new Date(seenAt).toISOString()),
    };
  }

  async function attempt(what: string, step: () => Promise<void>): Promise<void> {
    try {
      await inTurn(step);
    } catch (error) {
      log.warn('offline.stepFailed', { what, error });
    }
  }

  const writeSoon = (): void => {
    timer ??= setTimeout(() => void attempt('write', write), writeAfterMs);
    timer.unref();
  };
  vault.onAnswered(() => noted.size > 0 && writeSoon());

  return {
    note(orders) {
      if (owner() === null || orders.length === 0) return;
      for (const seen of orders) {
        const key = toOrderKey({ kind: seen.kind, id: seen.row.id });
        noted.delete(key);
        noted.set(key, { ...seen, seenAt: now().getTime() });
        const first = noted.size > maxNoted ? noted.keys().next().value : undefined;
        if (first !== undefined) noted.delete(first);
      }
      writeSoon();
    },
    list: (query) => inTurn(() => list(query)),
    find: (ref) =>
      inTurn(async () => {
        await write();
        await open();
        const seen = readSeen(ref);
        return seen && toKeptOrder(seen);
      }).catch((error: unknown) => {
        log.warn('offline.notFound', { error });
        return null;
      }),
    onShown: (listener) => void events.on('shown', listener),
    tidy: () =>
      attempt('tidy', async () => {
        const account = owner();
        const own = account === null ? null : pathOf(account);
        for (const path of pathsIn(folder)) if (path !== own) removeKeptFile(path);
        const kept = await open();
        if (kept) forgetOld(kept);
      }),
    clear() {
      noted = new Map();
      const account = deps.account();
      return attempt('clear', async () => {
        close();
        const paths = pathsIn(folder);
        for (const path of paths) removeKeptFile(path);
        if (account !== null && paths.length > 0) await vault.wipe(account);
      });
    },
    async stop() {
      await attempt('write', write);
      await attempt('close', async () => close());
    },
  };
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
