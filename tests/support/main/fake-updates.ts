import type { Timers } from '@main/support/updates/update-timer';
import type { Download, FoundUpdate, Updater, UpdaterOptions, UpdateSystem } from '@main/support/updates/updater';
import type { UpdatesOff } from '@shared/contract/desktop/updates';

/** A stopped clock that only the test advances. */
export interface FakeTimers extends Timers {
  /** Advances the clock. Due timers run in order. */
  pass(ms: number): Promise<void>;
  /** Milliseconds until the next timer is due; null if none is set. */
  next(): number | null;
}

export function createFakeTimers(start = '2026-11-22T08:00:00.000Z', random = 0): FakeTimers {
  let now = Date.parse(start);
  const planned = new Set<{ at: number; run: () => void }>();
  const earliest = () => [...planned].sort((one, other) => one.at - other.at)[0];
  // Lets pending promises settle as far as they can.
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    now: () => new Date(now),
    random: () => random,
    after(ms, run) {
      const timer = { at: now + ms, run };
      planned.add(timer);
      return () => planned.delete(timer);
    },
    async pass(ms) {
      const until = now + ms;
      for (let due = earliest(); due && due.at <= until; due = earliest()) {
        planned.delete(due);
        now = due.at;
        due.run();
        await settle();
      }
      now = until;
      await settle();
    },
    next: () => {
      const due = earliest();
      return due ? due.at - now : null;
    },
  };
}

export const foundUpdate: FoundUpdate = {
  version: '0.2.0',
  releaseDate: '2026-11-20T08:00:00.000Z',
  releaseNotes: '## العربية\n- طباعة أسرع\n\n## English\n- Prints faster',
};

/** An update server and an installer under the test's control. */
export interface FakeUpdateSystem extends UpdateSystem {
  off: UpdatesOff | null;
  opened: UpdaterOptions[];
  checks: number;
  /** Returns the result of the next checks. */
  answer: () => FoundUpdate | null | Promise<FoundUpdate | null>;
  downloads: Download[];
  /** Ends the newest download. */
  finishDownload(outcome?: boolean | Error): void;
  prepare: () => Promise<void>;
  installed: number;
}

export function createFakeUpdateSystem(): FakeUpdateSystem {
  let finish: (outcome: boolean | Error) => void = () => undefined;
  const updater: Updater = {
    async check() {
      system.checks += 1;
      return system.answer();
    },
    download(download) {
      system.downloads.push(download);
      return new Promise((resolve, reject) => {
        finish = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome));
        download.signal.addEventListener('abort', () => resolve(false));
      });
    },
    prepare: () => system.prepare(),
    install() {
      system.installed += 1;
    },
  };
  const system: FakeUpdateSystem = {
    off: null,
    opened: [],
    checks: 0,
    answer: () => foundUpdate,
    downloads: [],
    finishDownload: (outcome = true) => finish(outcome),
    prepare: async () => undefined,
    installed: 0,
    obstacle: () => system.off,
    async open(options) {
      system.opened.push(options);
      return updater;
    },
  };
  return system;
}
