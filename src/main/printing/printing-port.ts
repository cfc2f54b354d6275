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

/** What the composition root gives to printing; its surface of the platform comes in addition. */
export interface PrintingDeps {
  api: Api;
  media: MediaCache;
  settings: Settings;
  policy: Policy;
  exportFolder: ExportFolder;
  /** Orders that the server showed, for when it cannot be reached. */
  keptOrders: Pick<OfflineOrderStore, 'find' | 'onShown'>;
  shopTime: ShopTime;
  /** What was asked of the server last did not reach it. */
  isServerAway: () => boolean;
  /** Keeps the key under which sheets lie in the journal. */
  sheetKeys: SecretVault;
  /** For what belongs to this computer alone. */
  localFolder: string;
  isSignedIn: () => boolean;
  /** Of the admin who is signed in; '' for nobody. */
  personName: () => string;
  /** The API root of the shop whose orders are shown; '' while there is none. */
  shop: () => string;
  /** The same admin's. */
  roles: () => readonly string[];
  language: () => Language;
  digits: () => Digits;
  notices: Notices;
  log: Logger;
  /** What was sold in some days, as far as the lists of orders were read. */
  sales: (question: SalesQuery) => SalesResult | Promise<SalesResult>;
  products: ListedProducts;
  onQueueChanged: (change: QueueChange) => void;
}

/** Why a document of a station cannot be printed now; it is tried again. */
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
  /** The key under which sheets lie in the journal cannot be had. */
  | { kind: 'storage' };

/** A printer to which the destinations of documents lead. */
export interface StationDestination {
  printer: string;
  displayName: string;
  paper: Paper;
  documents: DocumentKind[];
  isPaused: boolean;
  isPrinting: boolean;
  /** What the printing system says of it. */
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

/** What a station needs of printing. Whatever touches the journal throws when the disk refuses, and has done nothing then. */
export interface StationPrinting {
  journal: StationJournal;
  /** Looks again where the system's list of printers is old. */
  findObstacle(documents: readonly DocumentKind[]): Promise<StationObstacle | null>;
  /** Of all documents of orders, also those that the station does not print. */
  destinations(): StationDestination[];
  /** Sheets of all these orders and the decisions about them, in one breath. */
  print(batch: StationBatch): void;
  /** Where an order of a sheet of the station lives; null when the sheet cannot be read any more. */
  areaOf(jobId: string): { name_en: string; name_ar: string } | null;
  /** A person's copies of these sheets. */
  reprint(jobIds: readonly string[]): void;
  /** After changes of the queue, a few times a second at most. */
  onChanged(listener: () => void): void;
}

/** What the composition root expects of printing. */
export interface Printing {
  handlers: Handlers<PrintingCallName>;
  pages: PrintPages;
  /** What stands at the head and the foot of a list on paper now. */
  paperHead(): PaperHead;
  /** A list as a PDF; rejects with `cancelled` when `signal` says so. */
  drawTable(page: TablePage, signal: AbortSignal): Promise<Uint8Array>;
  /** Pages show these orders of a list that was read before, as of that time in ms. */
  noteListed(orders: readonly SeenOrder[], seenAt: number): void;
  /** Orders that pages have seen are not valid any more: the session or the shop changed. */
  forgetOrders(): void;
  /** Somebody has signed in or is not there any more: the queue names customers only to who is. */
  noteSession(): void;
  queue: PrintingProgress;
  station: StationPrinting;
  /** Takes up what an earlier run left in the journal. */
  start(): Promise<void>;
  stop(): Promise<void>;
}
