import type { PaperHead, TablePage } from '@main/data/full-lists/export/table-file';
import type { OfflineOrderStore, SeenOrder } from '@main/data/offline/offline-orders';
import type { Api } from '@main/server/api/api-client';
import type { MediaCache } from '@main/server/api/media/media-cache';
import type { PrintPages } from '@main/system/app-protocol/scheme-handler';
import type { ExportFolder } from '@main/system/files/export-folder';
import type { Logger } from '@main/system/log/logger';
import type { Notices } from '@main/system/log/notices';
import type { Policy } from '@main/system/policy/policy';
import type { Handlers } from '@main/system/ports/handlers';
import type { SecretVault } from '@main/system/secrets/secret-vault';
import type { Settings } from '@main/system/settings/settings';
import type { ShopTime } from '@main/system/time/shop-time';
import type { ReconciledSheet } from '@shared/contract/desktop/reconciliation';
import type { SalesQuery, SalesResult } from '@shared/contract/desktop/sales';
import type { Digits } from '@shared/contract/desktop/session';
import type { LaneView, PrinterInfo, QueueChange } from '@shared/contract/printing/printing';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { LocalCallName } from '@shared/contract/tables/bridge';
import type { Language } from '@shared/domain/language';
import type { OrderStatus } from '@shared/domain/orders/order-status';
import type { DocumentKind, Paper } from '@shared/domain/printing/printable';
import type { StationJournal } from './journal/journal';
import type { PrintingProgress } from './queue/print-progress';
import type { ListedProducts } from './requests/gather';

type PrintingCallName = Extract<LocalCallName, `printing.${string}` | `history.${string}`>;

/** Dependencies of printing from the composition root; the platform's printing surface comes in addition. */
export interface PrintingDeps {
  api: Api;
  media: MediaCache;
  settings: Settings;
  policy: Policy;
  exportFolder: ExportFolder;
  /** Orders that the server returned, for when it can't be reached. */
  keptOrders: Pick<OfflineOrderStore, 'find' | 'onShown'>;
  shopTime: ShopTime;
  /** Whether the last request didn't reach the server. */
  isServerAway: () => boolean;
  /** Stores the key that encrypts the journal's sheets. */
  sheetKeys: SecretVault;
  /** Folder for data that belongs to this computer only. */
  localFolder: string;
  isSignedIn: () => boolean;
  /** Name of the signed-in admin; '' without a session. */
  personName: () => string;
  /** The API root of the shop whose orders are shown; '' if there is none. */
  shop: () => string;
  /** Roles of the signed-in admin. */
  roles: () => readonly string[];
  language: () => Language;
  digits: () => Digits;
  notices: Notices;
  log: Logger;
  /** Sales of some days, as far as the lists of orders were loaded. */
  sales: (question: SalesQuery) => SalesResult | Promise<SalesResult>;
  /** The open settlement file, matched with the orders. */
  payments: () => Promise<ReconciledSheet>;
  products: ListedProducts;
  onQueueChanged: (change: QueueChange) => void;
}

/** Why a document of a station can't be printed now; the station retries. */
export type StationObstacle =
  | { kind: 'printingForbidden'; where: string }
  | { kind: 'noPrinter'; documents: DocumentKind[] }
  | {
      kind: 'printer';
      printer: string;
      displayName: string;
      trouble: 'printerNotFound' | 'printerNotAllowed' | 'printerAsksForFile' | 'notAnswering';
      documents: DocumentKind[];
    }
  /** The key that encrypts the journal's sheets isn't available. */
  | { kind: 'storage' };

/** A printer that is the destination of documents. */
export interface StationDestination {
  printer: string;
  displayName: string;
  paper: Paper;
  documents: DocumentKind[];
  isPaused: boolean;
  isPrinting: boolean;
  /** State that the printing system reports. */
  state: PrinterInfo['state'];
  trouble: LaneView['trouble'];
}

/** Orders of a station, oldest first. */
interface StationBatch {
  orders: readonly { snapshot: OrderSnapshot; placedAt: string }[];
  documents: readonly DocumentKind[];
  /** The API root. */
  shop: string;
  station: { name: string; number: number | null; of: number | null };
  statusAfter: OrderStatus | null;
}

/**
 * The part of printing that a station uses. Every method that uses the journal throws if the disk refuses, and has changed nothing then.
 */
export interface StationPrinting {
  journal: StationJournal;
  /** Finds why one of the documents can't be printed now; lists the printers again if the list is old. */
  findObstacle(documents: readonly DocumentKind[]): Promise<StationObstacle | null>;
  /** Returns the destinations of all documents of orders, including those that the station doesn't print. */
  destinations(): StationDestination[];
  /** Queues the sheets of all these orders and stores the decisions about them, in one transaction. */
  print(batch: StationBatch): void;
  /** Returns the area of the order on a sheet of the station; null if the sheet can't be read. */
  areaOf(jobId: string): { name_en: string; name_ar: string } | null;
  /** Prints copies of these sheets on the user's request. */
  reprint(jobIds: readonly string[]): void;
  /** Called after changes of the queue, a few times a second at most. */
  onChanged(listener: () => void): void;
}

/** The part of printing that the composition root uses. */
export interface Printing {
  handlers: Handlers<PrintingCallName>;
  pages: PrintPages;
  /** Returns the current head and foot of a list on paper. */
  paperHead(): PaperHead;
  /** Draws a list as a PDF; rejects with `cancelled` if `signal` is aborted. */
  drawTable(page: TablePage, signal: AbortSignal): Promise<Uint8Array>;
  /** Called when pages show these orders of a list that was loaded at `seenAt` (ms). */
  noteListed(orders: readonly SeenOrder[], seenAt: number): void;
  /** Called when the session or the shop has changed: orders that pages have seen are no longer valid. */
  forgetOrders(): void;
  /** Called when the session starts or ends: the queue shows customers' names to signed-in users only. */
  noteSession(): void;
  queue: PrintingProgress;
  station: StationPrinting;
  /** Resumes the jobs that an earlier run left in the journal. */
  start(): Promise<void>;
  stop(): Promise<void>;
}
