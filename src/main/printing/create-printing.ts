import { join } from 'node:path';
import type { JobState, QueueView } from '@shared/contract/printing';
import type { Images } from '../platform/platform';
import type { Printing, PrintingDeps } from '../printing-port';
import type { JobRecord } from './journal/job-record';
import type { Journal } from './journal/journal';
import { setJournalAside } from './journal/journal-damage';
import { createKeptJournal } from './journal/kept-journal';
import { openJournal } from './journal/open-journal';
import { createLane, type Lane } from './lane';
import { createLaneAhead } from './lane-ahead';
import { createLaneTroubles } from './lane-troubles';
import { maxWindows, quietShown, tidyIntervalMs, troubleRetryMs } from './limits';
import { createOrderSnapshots } from './order-snapshots';
import type { OsQueue } from './os-queue/os-queue';
import { createPrintPages } from './print-pages';
import { createPrintPictures } from './print-pictures';
import { createPrintQueue } from './print-queue';
import type { PrintingSurface } from './print-window';
import { createPrinters, type PrinterLister, withinLimit } from './printers';
import { createPrintingHandlers } from './printing-handlers';
import { createProfileStore } from './profile';
import { toQueueView } from './queue-view';
import { recoverJobs } from './recovery';
import { createPdfSaver, type SaveDialog } from './save-pdf';
import { createSheetPress } from './sheet-press';
import { createSpoolWatch } from './spool-watch';
import { createThrottle } from './throttle';
import { tidyJournal } from './tidy-journal';
import { createWantedSheets } from './wanted-sheets';
import { createWindowPool } from './window-pool';

/** What printing needs of the machine. */
export interface PrintingMachine {
  surface: PrintingSurface;
  lister: PrinterLister;
  osQueue: OsQueue;
  dialog: SaveDialog;
  images: Pick<Images, 'shrink'>;
  now?: () => Date;
  /** Tests give a journal of their own. */
  openJournal?: () => Journal;
  /** Tests make tokens collide with it. */
  createToken?: () => string;
}

const eventIntervalMs = 250;
const stopLimitMs = 3000;
const listLimitMs = 10_000;

/** Silent printing as a whole. It knows no session: what is queued is printed even when the session has ended meanwhile. */
export function createPrinting(deps: PrintingDeps & PrintingMachine): Printing {
  const { surface, osQueue, settings, api, log, notices } = deps;
  const now = deps.now ?? (() => new Date());
  const folder = join(deps.userData, 'printing');
  const journal = createKeptJournal({
    open: deps.openJournal ?? (() => openJournal({ folder, now })),
    setAside(error) {
      const file = setJournalAside(folder, now());
      notices.push({ kind: 'journalReplaced', file, reference: log.error('printing.journalDamaged', error, { file }) });
    },
  });
  const pages = createPrintPages();
  const pictures = createPrintPictures(deps);
  const printers = createPrinters({ lister: deps.lister, osQueue, log });
  const pool = createWindowPool(surface, maxWindows);
  const lanes = new Map<string, Lane>();
  const announcement = createThrottle(announce, eventIntervalMs);
  const onChanged = announcement.call;
  const troubles = createLaneTroubles({ now, onChanged });
  const watch = createSpoolWatch({ journal, osQueue, troubles, log, now, onChanged });
  const onStorageTrouble = createStorageAlarm(deps);
  const progressListeners = new Set<() => void>();
  let isStopped = false;
  let recoveryTimer: NodeJS.Timeout | undefined;
  let tidyTimer: NodeJS.Timeout | undefined;

  function lane(printer: string): Lane {
    const known = lanes.get(printer);
    if (known) return known;
    const press = createSheetPress({ pool, pages, log });
    const ahead = createLaneAhead({ journal, pictures });
    const shared = { journal, printers, osQueue, troubles, log, onChanged, onStorageTrouble };
    const made = createLane({ printer, press, ahead, onHandedOver: watch.follow, ...shared });
    lanes.set(printer, made);
    return made;
  }

  const snapshots = createOrderSnapshots({
    orders: (search) => api.call('orders.list', { query: { search, page: 1 } }),
    guestOrders: (search) => api.call('guestOrders.list', { query: { search, page: 1 } }),
  });
  api.onAnswer('orders.list', ({ rows }) => snapshots.rememberOrders(rows));
  api.onAnswer('guestOrders.list', ({ rows }) => snapshots.rememberGuestOrders(rows));

  const queue = createPrintQueue({
    journal,
    osQueue,
    lane,
    printersInUse: () => [...new Set([...lanes.keys(), ...journal.printers()])],
    view,
    now,
    onChanged,
    createToken: deps.createToken,
  });

  function view(): QueueView {
    const jobs = journal.visible(quietShown);
    const batchSizes = journal.batchSizes([...new Set(jobs.map((job) => job.batchId))]);
    const isPaused = (printer: string): boolean => lane(printer).isPaused();
    return toQueueView({ jobs, counts: journal.counts(), batchSizes, printers, troubles, isPaused });
  }

  function announce(): void {
    try {
      deps.onQueueChanged(queue.view());
      for (const listener of progressListeners) listener();
    } catch (error) {
      onStorageTrouble(error);
    }
  }

  /** What cannot be read keeps nobody waiting. */
  function countIn(read: (view: QueueView) => number): number {
    try {
      return read(queue.view());
    } catch (error) {
      onStorageTrouble(error);
      return 0;
    }
  }

  async function recover(startedAt: Date): Promise<void> {
    try {
      watch.followEarlier(await recoverJobs({ journal, osQueue, log, now, startedAt }));
      for (const printer of toPrinters(journal.inStates(waitingStates))) lane(printer).wake();
      onChanged();
    } catch (error) {
      onStorageTrouble(error);
      if (!isStopped) recoveryTimer = setTimeout(() => void recover(startedAt), troubleRetryMs);
    }
  }

  function tidy(): void {
    try {
      tidyJournal(journal, now());
      onChanged();
    } catch (error) {
      onStorageTrouble(error);
    }
    tidyTimer = setTimeout(tidy, tidyIntervalMs);
  }

  return {
    handlers: createPrintingHandlers({
      queue,
      printers,
      profiles: createProfileStore({ settings, printers }),
      wanted: createWantedSheets({ ...deps, snapshots, now }),
      pdf: createPdfSaver({ ...deps, pages, pictures, now }),
    }),
    pages,
    forgetOrders: snapshots.forget,
    queue: {
      unsent: () => countIn((view) => view.unsent),
      stuck: () => countIn(({ counts, unsent }) => counts.failed + counts.uncertain + counts.waiting + counts.sending - unsent),
      hold: queue.hold,
      onChanged: (listener) => void progressListeners.add(listener),
    },
    async start() {
      printers.onChanged(() => {
        for (const known of lanes.values()) known.wake();
        onChanged();
      });
      void printers.refresh(listLimitMs);
      await recover(now());
      if (!isStopped) tidy();
    },
    async stop() {
      isStopped = true;
      clearTimeout(recoveryTimer);
      clearTimeout(tidyTimer);
      announcement.stop();
      watch.stop();
      await withinLimit(Promise.all([...lanes.values()].map((known) => known.stop())), stopLimitMs).catch(() => undefined);
      osQueue.stop();
      journal.close();
    },
  };
}

const waitingStates: readonly JobState[] = ['queued'];

function toPrinters(jobs: readonly JobRecord[]): string[] {
  return [...new Set(jobs.map((job) => job.printer))];
}

/** Told once in a run; the log has every time. */
function createStorageAlarm({ notices, log }: PrintingDeps): (error: unknown) => void {
  let isTold = false;
  return (error) => {
    const reference = log.error('printing.storageFailed', error);
    if (isTold) return;
    isTold = true;
    notices.push({ kind: 'journalUnavailable', reference });
  };
}
