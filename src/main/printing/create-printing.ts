import { join } from 'node:path';
import type { QueueContent } from '@shared/contract/printing/printing';
import { printableFacts, type Rotation } from '@shared/domain/printing/printable';
import type { OpenDialog, SaveDialog } from '../files/file-dialogs';
import type { Images } from '../pictures/images';
import { createThrottle } from '../time/throttle';
import { withinLimit } from '../time/time-limit';
import { createPrintDestinations } from './destinations/document-destinations';
import { createPrintPolicy } from './destinations/print-policy';
import { createPrintSettingsFile } from './destinations/print-settings-file';
import { createPrinters, type PrinterLister } from './destinations/printers';
import { createHistoryDays } from './history/history-days';
import { createPrintHistory } from './history/print-history';
import type { JobRecord } from './journal/job-record';
import type { Journal } from './journal/journal';
import { setJournalAside } from './journal/journal-damage';
import { createKeptJournal } from './journal/kept-journal';
import { type JournalTime, openJournal } from './journal/open-journal';
import { createSheetKey } from './journal/sheet-key';
import type { SheetSeal } from './journal/sheet-seal';
import type { OsQueue } from './os-queue/os-queue';
import { createPrintPages } from './paper/print-pages';
import { createPrintPictures } from './paper/print-pictures';
import type { PrintingSurface } from './paper/print-window';
import { createPdfSaver } from './paper/save-pdf';
import { createSheetPress } from './paper/sheet-press';
import { drawTable } from './paper/table-pdf';
import { createWindowPool } from './paper/window-pool';
import { createPrintingHandlers } from './printing-handlers';
import type { Printing, PrintingDeps } from './printing-port';
import { createLane, type Lane } from './queue/lane';
import { createLaneAhead } from './queue/lane-ahead';
import { createLaneTroubles } from './queue/lane-troubles';
import { createPrintProgress } from './queue/print-progress';
import { createPrintQueue } from './queue/print-queue';
import { createQueueTelling } from './queue/queue-telling';
import { createQueueUpkeep } from './queue/queue-upkeep';
import { createJobViews, toQueueContent } from './queue/queue-view';
import { createSheetMoves } from './queue/sheet-moves';
import { createSpoolWatch } from './queue/spool-watch';
import { createStaleness } from './queue/staleness';
import { createStorageAlarm } from './queue/storage-alarm';
import { createTitleCheck } from './queue/title-check';
import { followOrders } from './sheet/follow-orders';
import { maxWindows, quietShown } from './sheet/limits';
import { createOrderGoods } from './sheet/order-goods';
import { createOrderSnapshots } from './sheet/order-snapshots';
import { createStationPrinting } from './station-printing';
import { createGather } from './wanted/gather';
import { createSheetRenewal } from './wanted/sheet-renewal';
import { createWantedSheets } from './wanted/wanted-sheets';

/** What printing needs of the machine. */
export interface PrintingMachine {
  surface: PrintingSurface;
  lister: PrinterLister;
  osQueue: OsQueue;
  dialog: SaveDialog & OpenDialog;
  images: Pick<Images, 'shrink'>;
  /** Tests give a journal of their own. */
  openJournal?: (seal: SheetSeal, time: JournalTime) => Journal;
  /** Tests make tokens collide with it. */
  createToken?: () => string;
}

const eventIntervalMs = 250;
/** A long queue is heavy to tell: with 500 sheets once a second. */
const eventIntervalPerJobMs = 2;
const stopLimitMs = 3000;
const listLimitMs = 10_000;

/** Silent printing as a whole. It knows no session: what is queued is printed even when the session has ended meanwhile. */
export function createPrinting(deps: PrintingDeps & PrintingMachine): Printing {
  const { surface, osQueue, settings, api, log, notices, shopTime: time } = deps;
  const { now } = time;
  const folder = join(deps.localFolder, 'printing');
  const journal = createKeptJournal({
    open: () => (deps.openJournal ? deps.openJournal(key.seal, time) : openJournal({ folder, time, seal: key.seal })),
    setAside(error) {
      const file = setJournalAside(folder, now());
      notices.push({ kind: 'journalReplaced', file, reference: log.error('printing.journalDamaged', error, { file }) });
    },
  });
  const key = createSheetKey({
    vault: deps.sheetKeys,
    isOldKeyNeeded: () => journal.hasUnreadable(),
    log,
    onFound: () => upkeep.noteKey(),
    onUnavailable: () => upkeep.noteNoKey(),
  });
  const pages = createPrintPages();
  const pictures = createPrintPictures(deps);
  const policy = createPrintPolicy(deps.policy);
  const printers = createPrinters({
    lister: deps.lister,
    osQueue,
    allows: policy.allows,
    used: () => Object.values(destinations.read().routes).flatMap(({ printer }) => printer ?? []),
    log,
  });
  const pool = createWindowPool(surface, maxWindows);
  const lanes = new Map<string, Lane>();
  let jobsTold = 0;
  const announcement = createThrottle(announce, () => Math.max(eventIntervalMs, jobsTold * eventIntervalPerJobMs));
  const onChanged = announcement.call;
  const troubles = createLaneTroubles({ now, onChanged });
  const watch = createSpoolWatch({ journal, osQueue, troubles, log, onChanged });
  const alarm = createStorageAlarm(deps);
  const days = createHistoryDays(deps);
  const { keptMs } = days;
  const staleness = createStaleness({ journal, time });
  const laneJournal: Journal = { ...journal, next: staleness.next };
  const upkeep = createQueueUpkeep({ ...deps, journal, keptMs, seal: key.seal, staleness, time, watch, lane, alarm, onChanged });

  /** On another printer than its document's own nobody has seen how the driver lays it. */
  function rotationOf({ document, printer }: Pick<JobRecord, 'document' | 'printer'>): Rotation {
    if (document === 'testPage' || !printableFacts[document].isLabel || destinations.printer(document)?.name !== printer) return '0';
    return destinations.of(document).rotation;
  }

  function lane(printer: string): Lane {
    const known = lanes.get(printer);
    if (known) return known;
    const press = createSheetPress({ pool, pages, log });
    const ahead = createLaneAhead({ journal: laneJournal, pictures, rotationOf });
    const shared = {
      journal: laneJournal,
      printers,
      policy,
      osQueue,
      troubles,
      log,
      onChanged,
      onStorageTrouble: alarm.ring,
      canRead: key.seal.hasKey,
    };
    const made = createLane({ printer, press, ahead, onHandedOver: watch.follow, ...shared });
    lanes.set(printer, made);
    return made;
  }

  const snapshots = createOrderSnapshots({
    orders: (search, page) => api.call('orders.list', { query: { search, page } }, { isUnseen: true }),
    guestOrders: (search, page) => api.call('guestOrders.list', { query: { search, page } }, { isUnseen: true }),
    kept: deps.keptOrders.find,
    isAway: deps.isServerAway,
    now,
  });
  deps.keptOrders.onShown(snapshots.rememberKept);
  followOrders(api, snapshots);

  const destinations = createPrintDestinations({ settings, printers, policy });
  const queue = createPrintQueue({
    journal,
    moves: createSheetMoves({ journal, printers, destinations }),
    osQueue,
    lane,
    printersInUse: () => [...new Set([...lanes.keys(), ...journal.printers()])],
    view: () => telling.view(),
    person: () => ({ origin: 'person', name: deps.personName() }),
    shop: deps.shop,
    now,
    onChanged,
    createToken: deps.createToken,
  });
  const toJobView = createJobViews(deps.isSignedIn);
  const telling = createQueueTelling(readQueue, deps.onQueueChanged);
  const progress = createPrintProgress({ hold: queue.hold, read: readQueue }, alarm);

  function readQueue(): QueueContent {
    const jobs = journal.visible(quietShown);
    const batchSizes = journal.batchSizes([...new Set(jobs.map((job) => job.batchId))]);
    const isPaused = (printer: string): boolean => lane(printer).isPaused();
    return toQueueContent({
      jobs,
      counts: journal.counts(),
      batchSizes,
      printers,
      troubles,
      isPaused,
      canRead: key.seal.hasKey(),
      toJobView,
    });
  }

  function wakeLanes(): void {
    for (const known of lanes.values()) known.wake();
    onChanged();
  }

  function announce(): void {
    alarm.attempt(() => {
      const shown = telling.tell();
      jobsTold = shown.lanes.reduce((sum, { jobs: all }) => sum + all.length, 0);
      progress.tell(shown);
    });
  }

  const titles = createTitleCheck({ journal, osQueue, settings, log });
  const goods = createOrderGoods((search, page) => api.call('products.list', { query: { search, page } }));
  const gather = createGather({ ...deps, snapshots, goods, journal, now });
  const wanted = createWantedSheets({ ...deps, snapshots, gather, now });
  const history = createPrintHistory({
    ...deps,
    now,
    journal,
    printers,
    snapshots,
    days,
    demandKey: key.demand,
    askForKey: () => key.isWaiting() && key.request(),
    onDaysSaved: upkeep.forgetOld,
  });

  return {
    handlers: {
      ...history.handlers,
      ...createPrintingHandlers({
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
      }),
    },
    pages,
    paperHead() {
      const { shopName, shopAddress, shopPhone } = destinations.read();
      const profile = { shopName, shopAddress, shopPhone };
      return { profile, digits: deps.digits(), madeAt: now().toISOString(), madeBy: deps.personName() };
    },
    drawTable: (page, signal) => drawTable({ surface, pages }, page, signal),
    noteListed: snapshots.noteListed,
    forgetOrders() {
      snapshots.forget();
      goods.forget();
    },
    noteSession: onChanged,
    queue: progress,
    station: createStationPrinting({
      journal,
      queue,
      printers,
      policy,
      destinations,
      wanted,
      troubles,
      isPaused: (printer) => lane(printer).isPaused(),
      demandKey: key.demand,
      now,
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
      history.stop();
      upkeep.stop();
      announcement.stop();
      watch.stop();
      titles.stop();
      await withinLimit(Promise.all([...lanes.values()].map((known) => known.stop())), stopLimitMs).catch(() => undefined);
      pool.stop();
      osQueue.stop();
      journal.close();
    },
  };
}
