import { join } from 'node:path';
import type { PaperHead } from '@main/data/full-lists/export/table-file';
import type { OpenDialog, SaveDialog } from '@main/system/files/file-dialogs';
import type { Images } from '@main/system/pictures/images';
import { createThrottle } from '@main/system/time/throttle';
import { withinLimit } from '@main/system/time/time-limit';
import type { PrintSettings } from '@shared/contract/printing/print-settings';
import type { QueueContent } from '@shared/contract/printing/printing';
import { printableFacts, type Rotation } from '@shared/domain/printing/printable';
import { createPrintDestinations } from './destinations/document-destinations';
import { createPrintPolicy } from './destinations/print-policy';
import { createPrintSettingsFile } from './destinations/print-settings-file';
import { createPrinters, type PrinterLister } from './destinations/printers';
import { createHistoryDays, type HistoryDaysStore } from './history/history-days';
import { createPrintHistory } from './history/print-history';
import type { JobRecord } from './journal/job-record';
import type { Journal } from './journal/journal';
import { setJournalAside } from './journal/journal-damage';
import { type JournalTime, openJournal } from './journal/open-journal';
import { createKeptJournal } from './journal/reopening-journal';
import type { SheetCipher } from './journal/sheet-cipher';
import { createSheetKey } from './journal/sheet-key';
import type { OsQueue } from './os-queue/os-queue';
import { createPrintPages } from './paper/print-pages';
import { createPrintPictures } from './paper/print-pictures';
import { createPrintRenderer } from './paper/print-renderer';
import type { PrintingSurface } from './paper/print-window';
import { createPdfSaver } from './paper/save-pdf';
import { drawTable } from './paper/table-pdf';
import { createWindowPool } from './paper/window-pool';
import { createPrintingHandlers } from './printing-handlers';
import type { Printing, PrintingDeps } from './printing-port';
import { createJobTitleProbe } from './queue/job-title-probe';
import { createLane, type Lane } from './queue/lane';
import { createLanePrefetch } from './queue/lane-prefetch';
import { createLeftoverJobs } from './queue/leftover-jobs';
import { createPrintProgress, type PrintProgressDeps } from './queue/print-progress';
import { createPrintQueue } from './queue/print-queue';
import { createPrinterIssues } from './queue/printer-issues';
import { createPrinterReassignment } from './queue/printer-reassignment';
import { createQueueChanges } from './queue/queue-changes';
import { createQueueCleanup } from './queue/queue-cleanup';
import { createJobViews, toQueueContent } from './queue/queue-view';
import { createSpoolWatch } from './queue/spool-watch';
import { createStorageAlarm, type StorageAlarm } from './queue/storage-alarm';
import { createGather } from './requests/gather';
import { createRequestedSheets } from './requests/requested-sheets';
import { createSheetRenewal } from './requests/sheet-renewal';
import { followOrders } from './sheet/follow-orders';
import { maxWindows, quietShown } from './sheet/limits';
import { createOrderProducts } from './sheet/order-products';
import { createOrderSnapshots } from './sheet/order-snapshots';
import { createStationPrinting } from './station-printing';

/** Ports to the operating system of this computer. */
export interface PrintingMachine {
  surface: PrintingSurface;
  lister: PrinterLister;
  osQueue: OsQueue;
  dialog: SaveDialog & OpenDialog;
  images: Pick<Images, 'shrink'>;
  /** Lets tests use their own journal. */
  openJournal?: (seal: SheetCipher, time: JournalTime) => Journal;
  /** Lets tests make tokens collide. */
  createToken?: () => string;
}

type AllDeps = PrintingDeps & PrintingMachine;

const eventIntervalMs = 250;
/** Reports of a long queue are expensive: with 500 sheets they're sent once a second. */
const eventIntervalPerJobMs = 2;
const stopLimitMs = 3000;
const listLimitMs = 10_000;

/** Creates the journal and the key of its sheets together, because each needs the other. */
function createKeyedJournal(deps: AllDeps, onKey: { onFound(): void; onUnavailable(): void }) {
  const { notices, log, shopTime: time } = deps;
  const folder = join(deps.localFolder, 'printing');
  const journal = createKeptJournal({
    open: () => (deps.openJournal ? deps.openJournal(key.seal, time) : openJournal({ folder, time, seal: key.seal })),
    setAside(error) {
      const file = setJournalAside(folder, time.now());
      notices.push({ kind: 'journalReplaced', file, reference: log.error('printing.journalDamaged', error, { file }) });
    },
  });
  const key = createSheetKey({ vault: deps.sheetKeys, isOldKeyNeeded: () => journal.hasUnreadable(), log, ...onKey });
  return { journal, key };
}

/** Creates the printers, IT's rules, and the destinations of documents. */
function createRouting({ lister, osQueue, settings, policy: itPolicy, log }: AllDeps) {
  const policy = createPrintPolicy(itPolicy);
  const printers = createPrinters({
    lister,
    osQueue,
    allows: policy.allows,
    used: () => Object.values(destinations.read().routes).flatMap(({ printer }) => printer ?? []),
    log,
  });
  const destinations = createPrintDestinations({ settings, printers, policy });

  /** Labels are rotated only on their document's own printer: on another one, the driver's layout hasn't been checked. */
  function rotationOf({ document, printer }: Pick<JobRecord, 'document' | 'printer'>): Rotation {
    if (document === 'testPage' || !printableFacts[document].isLabel || destinations.printer(document)?.name !== printer) return '0';
    return destinations.of(document).rotation;
  }

  return { policy, printers, destinations, rotationOf };
}

/** Creates the sources of orders and products for sheets. */
function createSheetData({ api, keptOrders, isServerAway, shopTime }: AllDeps) {
  const snapshots = createOrderSnapshots({
    orders: (search, page) => api.call('orders.list', { query: { search, page } }, { isUnseen: true }),
    guestOrders: (search, page) => api.call('guestOrders.list', { query: { search, page } }, { isUnseen: true }),
    kept: keptOrders.find,
    isAway: isServerAway,
    now: shopTime.now,
  });
  keptOrders.onShown(snapshots.rememberKept);
  followOrders(api, snapshots);
  const goods = createOrderProducts((search, page) => api.call('products.list', { query: { search, page } }));
  return { snapshots, goods };
}

/** Creates one lane per printer, when it's first needed. */
function createLanes(create: (printer: string) => Lane) {
  const lanes = new Map<string, Lane>();
  return {
    of(printer: string): Lane {
      const known = lanes.get(printer);
      if (known) return known;
      const made = create(printer);
      lanes.set(printer, made);
      return made;
    },
    printers: (): string[] => [...lanes.keys()],
    wakeAll(): void {
      for (const lane of lanes.values()) lane.wake();
    },
    async stop(): Promise<void> {
      await withinLimit(Promise.all([...lanes.values()].map((lane) => lane.stop())), stopLimitMs).catch(() => undefined);
    },
  };
}

interface QueueReportsDeps extends PrintProgressDeps {
  onQueueChanged: PrintingDeps['onQueueChanged'];
  alarm: StorageAlarm;
}

/** Reports changes of the queue to pages and to the rest of the program, a few times a second at most. */
function createQueueReports({ read, hold, onQueueChanged, alarm }: QueueReportsDeps) {
  let jobsTold = 0;
  const announcement = createThrottle(announce, () => Math.max(eventIntervalMs, jobsTold * eventIntervalPerJobMs));
  const telling = createQueueChanges(read, onQueueChanged);
  const progress = createPrintProgress({ hold, read }, alarm);

  function announce(): void {
    alarm.attempt(() => {
      const shown = telling.tell();
      jobsTold = shown.lanes.reduce((sum, { jobs: all }) => sum + all.length, 0);
      progress.tell(shown);
    });
  }

  return { onChanged: announcement.call, stop: announcement.stop, view: telling.view, progress };
}

type KeyedJournal = ReturnType<typeof createKeyedJournal>;
type Routing = ReturnType<typeof createRouting>;

/** Builds the queue's view from the journal and the printers' states. */
function createQueueReader(
  { isSignedIn }: AllDeps,
  { journal, key }: KeyedJournal,
  states: Pick<Parameters<typeof toQueueContent>[0], 'printers' | 'troubles' | 'isPaused'>,
) {
  const toJobView = createJobViews(isSignedIn);

  return (): QueueContent => {
    const jobs = journal.visible(quietShown);
    const batchSizes = journal.batchSizes([...new Set(jobs.map((job) => job.batchId))]);
    return toQueueContent({ ...states, jobs, counts: journal.counts(), batchSizes, canRead: key.seal.hasKey(), toJobView });
  };
}

/** Creates the queue with its lanes, windows, and cleanup. */
function createQueueParts(deps: AllDeps, { journal, key }: KeyedJournal, routing: Routing, days: HistoryDaysStore) {
  const { osQueue, log, shopTime: time } = deps;
  const { printers, policy, destinations, rotationOf } = routing;
  const { now } = time;
  const pages = createPrintPages();
  const pictures = createPrintPictures(deps);
  const pool = createWindowPool(deps.surface, maxWindows);
  const alarm = createStorageAlarm(deps);
  const reports = createQueueReports({
    read: () => readQueue(),
    hold: () => queue.hold(),
    onQueueChanged: deps.onQueueChanged,
    alarm,
  });
  const { onChanged } = reports;
  const troubles = createPrinterIssues({ now, onChanged });
  const watch = createSpoolWatch({ journal, osQueue, troubles, log, onChanged });
  const staleness = createLeftoverJobs({ journal, time });
  const laneJournal: Journal = { ...journal, next: staleness.next };
  const lanes = createLanes((printer) =>
    createLane({
      printer,
      press: createPrintRenderer({ pool, pages, log }),
      ahead: createLanePrefetch({ journal: laneJournal, pictures, rotationOf }),
      onHandedOver: watch.follow,
      journal: laneJournal,
      printers,
      policy,
      osQueue,
      troubles,
      log,
      onChanged,
      onStorageTrouble: alarm.ring,
      canRead: key.seal.hasKey,
    }),
  );
  const lane = lanes.of;
  const { keptMs } = days;
  const upkeep = createQueueCleanup({ ...deps, journal, keptMs, seal: key.seal, staleness, time, watch, lane, alarm, onChanged });
  const queue = createPrintQueue({
    journal,
    moves: createPrinterReassignment({ journal, printers, destinations }),
    osQueue,
    lane,
    printersInUse: () => [...new Set([...lanes.printers(), ...journal.printers()])],
    view: () => reports.view(),
    person: () => ({ origin: 'person', name: deps.personName() }),
    shop: deps.shop,
    now,
    onChanged,
    createToken: deps.createToken,
  });
  const isPaused = (printer: string): boolean => lane(printer).isPaused();
  const readQueue = createQueueReader(deps, { journal, key }, { printers, troubles, isPaused });

  return { pages, pictures, pool, reports, troubles, watch, lanes, upkeep, queue, isPaused };
}

/** Returns the head and the foot of a list on paper. */
function toPaperHead({ digits, shopTime, personName }: AllDeps, { shopName, shopAddress, shopPhone }: PrintSettings): PaperHead {
  const profile = { shopName, shopAddress, shopPhone };
  return { profile, digits: digits(), madeAt: shopTime.now().toISOString(), madeBy: personName() };
}

type QueueParts = ReturnType<typeof createQueueParts>;

/** Creates the parts for sheets that users request: their content, the history, and the files of both. */
function createRequests(deps: AllDeps, { journal, key }: KeyedJournal, routing: Routing, parts: QueueParts, days: HistoryDaysStore) {
  const { now } = deps.shopTime;
  const { printers, policy, destinations } = routing;
  const { pages, pictures, queue } = parts;
  const data = createSheetData(deps);
  const { snapshots } = data;
  const titles = createJobTitleProbe({ journal, osQueue: deps.osQueue, settings: deps.settings, log: deps.log });
  const gather = createGather({ ...deps, ...data, journal, now });
  const wanted = createRequestedSheets({ ...deps, snapshots, gather, now });
  const history = createPrintHistory({
    ...deps,
    now,
    journal,
    printers,
    snapshots,
    days,
    demandKey: key.demand,
    askForKey: () => key.isWaiting() && key.request(),
    onDaysSaved: parts.upkeep.forgetOld,
  });
  const handlers = createPrintingHandlers({
    queue,
    journal,
    shop: deps.shop,
    isSignedIn: deps.isSignedIn,
    printers,
    policy,
    destinations,
    wanted,
    titles,
    renewal: createSheetRenewal({ journal, wanted, destinations }),
    demandKey: key.demand,
    file: createPrintSettingsFile({ ...deps, now }),
    pdf: createPdfSaver({ ...deps, pages, pictures, now }),
  });
  return {
    ...data,
    wanted,
    handlers: { ...history.handlers, ...handlers },
    stop(): void {
      history.stop();
      titles.stop();
    },
  };
}

/**
 * Creates silent printing as a whole. It doesn't depend on a session: queued sheets are printed even if the session has ended meanwhile.
 */
export function createPrinting(deps: AllDeps): Printing {
  const keyed = createKeyedJournal(deps, {
    onFound: () => upkeep.noteKey(),
    onUnavailable: () => upkeep.noteNoKey(),
  });
  const { journal, key } = keyed;
  const routing = createRouting(deps);
  const { policy, printers, destinations } = routing;
  const days = createHistoryDays(deps);
  const parts = createQueueParts(deps, keyed, routing, days);
  const { pages, pool, reports, troubles, watch, lanes, upkeep, queue, isPaused } = parts;
  const { onChanged, progress } = reports;
  const { snapshots, goods, wanted, ...requests } = createRequests(deps, keyed, routing, parts, days);

  function wakeLanes(): void {
    lanes.wakeAll();
    onChanged();
  }

  return {
    handlers: requests.handlers,
    pages,
    paperHead: () => toPaperHead(deps, destinations.read()),
    drawTable: (page, signal) => drawTable({ surface: deps.surface, pages }, page, signal),
    noteListed: snapshots.noteListed,
    forgetOrders() {
      snapshots.forget();
      goods.forget();
    },
    noteSession: onChanged,
    queue: progress,
    station: createStationPrinting({
      ...{ journal, queue, printers, policy, destinations, wanted, troubles, isPaused },
      demandKey: key.demand,
      now: deps.shopTime.now,
      onChanged: progress.onChanged,
    }),
    async start() {
      printers.onChanged(wakeLanes);
      policy.onChanged(wakeLanes);
      void printers.refresh(listLimitMs);
      key.request();
      await upkeep.start();
    },
    async stop() {
      key.stop();
      requests.stop();
      upkeep.stop();
      reports.stop();
      watch.stop();
      await lanes.stop();
      pool.stop();
      deps.osQueue.stop();
      journal.close();
    },
  };
}
