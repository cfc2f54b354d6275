import '@documents/html/document-html'; // Loaded before the clock stops.
import { createPrinting, type PrintingMachine } from '@main/printing/create-printing';
import type { StationSettings, StationView } from '@shared/contract/printing/station';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { vi } from 'vitest';
import { type AppOptions, type AppUnderTest, startApp } from '../main/app-under-test';
import { settled } from '../main/settled';
import { createFakeSpooler, type FakeSpooler } from '../printing/fake-spooler';
import { createFakeSurface, type FakeSurface } from '../printing/fake-surface';
import { createScriptedShop, type ScriptedShop } from './scripted-shop';

/**
 * A station as composed, with a counting printing system and a shop under the test's control. Time passes only when the test advances it.
 */
export interface StationRig {
  app: AppUnderTest;
  server: ScriptedShop;
  spooler: FakeSpooler;
  surface: FakeSurface;
  /** Switches the station on. Settings that are missing have their initial values. */
  switchOn(changes?: Partial<StationSettings>): Promise<void>;
  save(changes: Partial<StationSettings>): Promise<StationView>;
  view(): Promise<StationView>;
  /** Orders whose sheets were printed, in that order: `R101` for a registered order, `G101` for a guest order. */
  printed(): string[];
  /** Advances the time in steps. Work without timers continues between them. */
  pass(ms: number, stepMs?: number): Promise<void>;
  until(what: string, holds: () => boolean | Promise<boolean>): Promise<void>;
  restart(options?: AppOptions): Promise<StationRig>;
  stop(): Promise<void>;
  dispose(): Promise<void>;
}

export const startMs = Date.parse('2026-11-20T08:00:00Z');

/** Stops the time unless a test advances it. Disk and promises are real. */
export function useStillTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: startMs });
}

/** Changes the date of this computer, as a user, NTP, or an empty battery does. No time passes. */
export function moveClock(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

export interface RigOptions extends AppOptions {
  server?: ScriptedShop;
  spooler?: FakeSpooler;
  surface?: FakeSurface;
  isSignedIn?: boolean;
  openJournal?: PrintingMachine['openJournal'];
}

export async function createStationRig(options: RigOptions = {}): Promise<StationRig> {
  const server = options.server ?? createScriptedShop();
  const spooler = options.spooler ?? createFakeSpooler();
  const surface = createFakeSurface(spooler);
  const app = await startApp({
    apiRoot: server.apiRoot,
    network: server.network,
    createPrinting(deps) {
      const { lister, osQueue } = spooler;
      const dialog = { askPath: async () => null, askExisting: async () => null };
      const journal = options.openJournal && { openJournal: options.openJournal };
      const printing = createPrinting({ ...deps, surface, lister, osQueue, dialog, images: { shrink: async () => null }, ...journal });
      surface.pages = printing.pages;
      return printing;
    },
    ...options,
  });

  const settle = (): Promise<void> => settled(12);

  const rig: StationRig = {
    app,
    server,
    spooler,
    surface,
    async switchOn(changes = {}) {
      const printing = await app.value('printing.readSettings');
      const routes = { ...printing.routes };
      for (const document of ['invoice', 'packingSlip', 'addressLabel'] as const)
        routes[document] = { ...routes[document], printer: 'Office', language: 'ar' };
      await app.value('printing.saveSettings', { ...printing, routes });
      await rig.save({ isOn: true, ...changes });
      await settle();
    },
    async save(changes) {
      const { settings } = await app.value('station.read');
      return app.value('station.saveSettings', { ...settings, ...changes });
    },
    view: () => app.value('station.read'),
    printed: () =>
      spooler.sheets.map(({ label }) => {
        const order = server.orders.find(({ id }) => id === Number(/\d+/.exec(label)?.[0]));
        return order ? codeOf(order) : label;
      }),
    async pass(ms, stepMs = 500) {
      await settle();
      for (let passed = 0; passed < ms; passed += stepMs) {
        await vi.advanceTimersByTimeAsync(Math.min(stepMs, ms - passed));
        await settled(1);
      }
      await settle();
    },
    async until(what, holds) {
      for (let step = 0; step < 2400; step++) {
        await settle();
        if (await holds()) return;
        await vi.advanceTimersByTimeAsync(50);
      }
      throw new Error(`never happened: ${what}`);
    },
    async restart(more = {}) {
      await rig.stop();
      return createStationRig({ ...options, ...more, server, spooler, machine: app.machine, isSignedIn: false });
    },
    async stop() {
      const stopped = app.stop();
      await rig.pass(4000);
      await stopped;
    },
    async dispose() {
      await rig.stop();
      app.machine.dispose();
    },
  };
  if (options.isSignedIn !== false) await app.signIn('order');
  await settle();
  return rig;
}

export const codeOf = ({ kind, id }: OrderRef): string => `${kind === 'order' ? 'R' : 'G'}${id}`;
