import '@documents/html/document-html'; // Loaded before the clock stops.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPrinting } from '@main/printing/create-printing';
import type { Journal } from '@main/printing/journal/journal';
import { type OpenJournalOptions, openJournal } from '@main/printing/journal/open-journal';
import type { Printing } from '@main/printing/printing-port';
import type { Api, CallOptions } from '@main/server/api/api-client';
import { createExportFolder } from '@main/system/files/export-folder';
import type { SaveDialog } from '@main/system/files/file-dialogs';
import { createPolicy } from '@main/system/policy/policy';
import { createSettings } from '@main/system/settings/settings';
import { createServerClock } from '@main/system/time/server-clock';
import { createShopTime } from '@main/system/time/shop-time';
import type { Product } from '@shared/contract/catalogue/products';
import type { Notice } from '@shared/contract/desktop/app';
import type { ReconciledSheet } from '@shared/contract/desktop/reconciliation';
import type { SalesQuery, SalesResult } from '@shared/contract/desktop/sales';
import type { Digits } from '@shared/contract/desktop/session';
import { printHistoryLocalCalls } from '@shared/contract/printing/print-history';
import { type CountDraft, printRequestLocalCalls } from '@shared/contract/printing/print-requests';
import { type ManagedDestination, printSettingsLocalCalls } from '@shared/contract/printing/print-settings';
import type { QueueView } from '@shared/contract/printing/printing';
import { printingLocalCalls } from '@shared/contract/printing/printing';
import { withQueueChange } from '@shared/contract/printing/queue-change';
import { FailureError, failed, type Result } from '@shared/contract/result';
import type { GuestOrder } from '@shared/contract/shop/orders';
import type { BridgeName, InputOf, ValueOf } from '@shared/contract/tables/bridge';
import type { Language } from '@shared/domain/language';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { JobState } from '@shared/domain/printing/job-phase';
import type { Printable } from '@shared/domain/printing/printable';
import { vi } from 'vitest';
import { createFakePolicy, type WrittenPolicy } from '../main/policy';
import { settled } from '../main/settled';
import { type InvoiceProfile, toInvoiceProfile, withInvoiceProfile } from '../samples/print-settings';
import { createFakeSpooler, type FakeSpooler } from './fake-spooler';
import { createFakeSurface, type FakeSurface } from './fake-surface';
import { createFakeVault, type FakeVault } from './fake-vault';
import { toGuestRow } from './order-rows';

const printingContract = { ...printingLocalCalls, ...printSettingsLocalCalls, ...printRequestLocalCalls, ...printHistoryLocalCalls };

type PrintingName = Extract<BridgeName, `printing.${string}` | `history.${string}`>;

export interface RigOptions {
  spooler?: FakeSpooler;
  folder?: string;
  settings?: Record<string, unknown>;
  /** Wraps the real journal on disk. */
  journal?: (open: (changes?: Partial<OpenJournalOptions>) => Journal) => Journal;
  /** The keychain of the machine. It outlives the program. */
  vault?: FakeVault;
  createToken?: () => string;
  /** The shop's server clock. It continues from one run to the next. */
  server?: ServerTime;
  /** IT's policy at the start. */
  policy?: WrittenPolicy;
}

/** The server's clock relative to this computer's clock. */
interface ServerTime {
  /** Milliseconds that the server's clock is behind; `moveClock` adjusts them. */
  behindMs: number;
  /** The server's reaction to a request: a response with a date, without one, or no response. */
  answers: 'dated' | 'undated' | 'never';
}

/** Printing as composed, with a counting printing system, a real journal, and an order list that can fail. */
export interface Rig {
  printing: Printing;
  spooler: FakeSpooler;
  surface: FakeSurface;
  journal: Journal;
  notices: Notice[];
  /** The queue as a page has it after each change event. */
  events: QueueView[];
  settings: Record<string, unknown>;
  /** Events that were logged as warnings. */
  logged: string[];
  folder: string;
  vault: FakeVault;
  server: ServerTime;
  /** Changes the date of this computer, as a user, NTP, or an empty battery does. No time passes. */
  moveClock(ms: number): void;
  /** Sets every clock to this moment, and the server has responded since. */
  goOnTo(moment: number | Date): void;
  /** The server responds to a request. */
  hear(): void;
  /** The shop's data: rows by ID, or a failure. */
  shop: {
    rows: Map<number, unknown>;
    products: Product[];
    failure: Result<never> | null;
    searches: string[];
    pictures: Map<string, 'ok' | 'never' | 'broken'>;
  };
  dialog: { answer: string | null; asked: Parameters<SaveDialog['askPath']>[0][]; askedToOpen: (string | null)[] };
  app: {
    language: Language;
    digits: Digits;
    roles: readonly string[];
    shop: string;
    sales: (question: SalesQuery) => SalesResult;
    payments: () => Promise<ReconciledSheet>;
    counted: CountDraft | null;
  };
  call<Name extends PrintingName>(
    name: Name,
    ...input: undefined extends InputOf<Name> ? [input?: InputOf<Name>] : [input: InputOf<Name>]
  ): Promise<ValueOf<Name>>;
  saveProfile(changes?: Partial<InvoiceProfile>): Promise<void>;
  /** Sends a document to the printer of the invoices, in both languages. */
  printsInBoth(document: Printable): Promise<void>;
  /** Returns the effective settings for invoices. */
  readProfile(): Promise<InvoiceProfile & { managed?: ManagedDestination; isPrinterRefused?: true }>;
  /** Lists these orders as the page does. */
  show(...ids: number[]): OrderRef[];
  /** Lists rows of the test's own. */
  showRows(...rows: GuestOrder[]): OrderRef[];
  print(...ids: number[]): Promise<string[]>;
  view(): Promise<QueueView>;
  states(): Promise<JobState[]>;
  /** Advances the time until the condition is true; fails after two minutes of that time. */
  until(what: string, holds: () => boolean | Promise<boolean>): Promise<void>;
  pass(ms: number): Promise<void>;
  /** Writes another policy, and waits until the program has read it. */
  changePolicy(written: WrittenPolicy): Promise<void>;
  /** Starts the program again on the same machine. */
  restart(): Promise<Rig>;
  stop(): Promise<void>;
  dispose(): Promise<void>;
}

const log = { info: () => undefined, warn: () => undefined, error: () => 'K7F3-Q9XM', hide: () => () => undefined };
const startMs = Date.parse('2026-11-20T08:00:00Z');

/** Stops the time unless a test advances it. Disk and promises are real. */
export function useStillTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: startMs });
}

const vaults = new Map<string, FakeVault>();
function vaultOf(folder: string): FakeVault {
  const vault = vaults.get(folder) ?? createFakeVault();
  vaults.set(folder, vault);
  return vault;
}

const toFound = (products: readonly Product[], words: string): Product[] =>
  products.filter(({ name_en, name_ar }) => name_en.includes(words) || name_ar.includes(words));

const unread = { of: null, readAt: null, gap: null, unreadable: 0, reading: { kind: 'none' } } as const;
const noSales = (): SalesResult => ({
  sources: { order: unread, guestOrder: unread },
  catalogue: unread,
  report: null,
  before: null,
  gap: null,
  since: null,
  undated: 0,
});

type Listener = (value: unknown, input: unknown, options: CallOptions) => void;

export async function createRig(options: RigOptions = {}): Promise<Rig> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'diwan-printing-'));
  const spooler = options.spooler ?? createFakeSpooler();
  const surface = createFakeSurface(spooler);
  const content: Record<string, unknown> = options.settings ?? {};
  const notices: Notice[] = [];
  const logged: string[] = [];
  const events: QueueView[] = [];
  const shop: Rig['shop'] = { rows: new Map(), products: [], failure: null, searches: [], pictures: new Map() };
  const dialog: Rig['dialog'] = { answer: null, asked: [], askedToOpen: [] };
  const app: Rig['app'] = {
    language: 'ar',
    digits: 'latn',
    roles: ['order'],
    shop: 'https://shop.example/api',
    sales: noSales,
    payments: () => Promise.reject(new FailureError({ code: 'notFound' })),
    counted: null,
  };
  const listeners = new Map<string, Listener>();
  const settings = createSettings({
    file: { path: 'settings.json', read: () => content, write: (next) => void Object.assign(content, next) },
    onUnreadable: () => undefined,
    lastGood: () => undefined,
  });
  const vault = options.vault ?? vaultOf(folder);
  const written = createFakePolicy(options.policy);
  const policy = createPolicy({ ...written, kept: { read: () => null, keep: () => undefined }, log });
  let journal: Journal | null = null;
  const server: ServerTime = options.server ?? { behindMs: 0, answers: 'dated' };
  const serverClock = createServerClock();

  function hear(): void {
    if (server.answers === 'never') return;
    serverClock.note(server.answers === 'dated' ? new Date(Date.now() - server.behindMs).toUTCString() : null);
  }
  const shopTime = createShopTime({
    serverClock,
    askServer: async () => {
      await settled(1);
      hear();
    },
  });

  async function search(name: string, input: { query?: { search?: string } }): Promise<Result<unknown>> {
    const wanted = input.query?.search ?? '';
    shop.searches.push(`${name} ${wanted}`);
    if (shop.failure) return shop.failure;
    hear();
    if (name === 'products.list') return { ok: true, value: { rows: toFound(shop.products, wanted), unreadable: [], totalItems: 0 } };
    const row = shop.rows.get(Number(wanted));
    return { ok: true, value: { rows: row ? [row] : [], unreadable: [], totalItems: row ? 1 : 0 } };
  }

  const api = {
    call: search,
    callUnchecked: async () => failed('internal'),
    onAnswer: (name: string, listener: Listener) => void listeners.set(name, listener),
  } as unknown as Api;

  const printing = createPrinting({
    keptOrders: { find: async () => null, onShown: () => undefined },
    isServerAway: () => false,
    sales: (question) => app.sales(question),
    payments: () => app.payments(),
    products: async ({ isRenewed }) => (isRenewed ? app.counted : null) as never,
    api,
    media: {
      async read(url) {
        const mood = shop.pictures.get(url) ?? 'ok';
        if (mood === 'never') return new Promise(() => undefined);
        return mood === 'ok' ? { bytes: new Uint8Array([1]), contentType: 'image/webp', storedAt: 0 } : null;
      },
    },
    settings,
    policy,
    exportFolder: createExportFolder(policy),
    sheetKeys: vault,
    localFolder: folder,
    shopTime,
    shop: () => app.shop,
    isSignedIn: () => true,
    personName: () => 'مريم العوضي',
    roles: () => app.roles,
    language: () => app.language,
    digits: () => app.digits,
    notices: { push: (notice) => void notices.push(notice), take: () => notices.splice(0) },
    log: { ...log, warn: (event: string) => void logged.push(event) },
    onQueueChanged: (change) => void events.push(withQueueChange(events.at(-1) ?? null, change)),
    surface,
    lister: spooler.lister,
    osQueue: spooler.osQueue,
    dialog: {
      async askPath(question) {
        dialog.asked.push(question);
        return dialog.answer;
      },
      async askExisting({ folder }) {
        dialog.askedToOpen.push(folder);
        return dialog.answer;
      },
    },
    images: { shrink: async () => null },
    ...(options.createToken && { createToken: options.createToken }),
    openJournal(seal, time) {
      const open = (changes = {}): Journal => openJournal({ folder: join(folder, 'printing'), seal, time, ...changes });
      journal = options.journal ? options.journal(open) : open();
      return journal;
    },
  });
  surface.pages = printing.pages;

  const rig: Rig = {
    printing,
    spooler,
    surface,
    get journal() {
      if (!journal) throw new Error('the journal was not opened yet');
      return journal;
    },
    notices,
    events,
    settings: content,
    logged,
    folder,
    vault,
    server,
    moveClock(ms) {
      vi.setSystemTime(Date.now() + ms);
      server.behindMs += ms;
    },
    goOnTo(moment) {
      vi.setSystemTime(moment);
      hear();
    },
    hear,
    shop,
    dialog,
    app,
    async call(name, ...[input]) {
      const parsed = printingContract[name].input.parse(input);
      return (printing.handlers[name] as (input: unknown) => unknown)(parsed) as never;
    },
    async saveProfile(changes = {}) {
      const settings = await rig.call('printing.readSettings');
      const wanted = withInvoiceProfile(settings, { printer: 'Office', shopName: 'Bayt', ...changes });
      await rig.call('printing.saveSettings', wanted);
    },
    async printsInBoth(document) {
      const { managed: _managed, ...settings } = await rig.call('printing.readSettings');
      const { routes } = settings;
      const chosen = { ...routes[document], printer: routes.invoice.printer, language: 'both' as const };
      await rig.call('printing.saveSettings', { ...settings, routes: { ...routes, [document]: chosen } });
    },
    async readProfile() {
      const settings = await rig.call('printing.readSettings');
      const managed = settings.managed.invoice;
      const isPrinterRefused = settings.refused.includes('invoice');
      return { ...toInvoiceProfile(settings), ...(managed && { managed }), ...(isPrinterRefused && { isPrinterRefused }) };
    },
    show: (...ids) => rig.showRows(...ids.map((id) => toGuestRow(id))),
    showRows(...rows) {
      listeners.get('guestOrders.list')?.({ rows }, {}, {});
      return rows.map(({ id }) => ({ kind: 'guestOrder' as const, id }));
    },
    async print(...ids) {
      return (await rig.call('printing.enqueue', { orders: rig.show(...ids) })).jobIds;
    },
    view: () => rig.call('printing.queue'),
    states: async () => (await rig.view()).lanes.flatMap((lane) => lane.jobs.map((job) => job.state)),
    async until(what, holds) {
      for (let step = 0; step < 2400; step++) {
        await settled(4);
        if (await holds()) return;
        await vi.advanceTimersByTimeAsync(50);
      }
      throw new Error(`never happened: ${what}`);
    },
    async pass(ms) {
      for (let passed = 0; passed < ms; passed += 250) {
        await vi.advanceTimersByTimeAsync(Math.min(250, ms - passed));
        await settled(1);
      }
    },
    async changePolicy(next) {
      written.write(next);
      await policy.reload();
    },
    async restart() {
      await rig.stop();
      return createRig({ ...options, server, spooler, folder, settings: content });
    },
    async stop() {
      const stopped = printing.stop();
      await rig.pass(3500);
      await stopped;
    },
    async dispose() {
      await rig.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await printing.start();
  hear();
  // The sheets left by the last run have been decided on.
  await settled(4);
  return rig;
}

/** Returns the failure that a call rejected with. */
export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    if (error instanceof FailureError) return error.failure;
    throw error;
  }
  throw new Error('it did not fail');
}
