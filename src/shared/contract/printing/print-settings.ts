import { z } from 'zod';
import {
  documentKinds,
  documentPapers,
  mapPrintables,
  maxCopies,
  type Printable,
  papers,
  printableFacts,
  printables,
  rotations,
} from '../../domain/printing/printable';
import { sheetLanguages } from '../../domain/printing/sheet-languages';
import { localRead, localWrite, ofComputer } from '../local-call';
import type { PrinterTitles } from './printing';
import type { StationSettings } from './station';

/** Where the sheets of one document are printed on this computer. */
const printDestination = z.object({
  /** System name of the printer; null until one is selected. */
  printer: z.string().nullable(),
  paper: z.enum(papers),
  copies: z.number().int().min(1).max(maxCopies),
  language: z.enum(sheetLanguages),
  color: z.boolean(),
  /** Rotation of labels only. */
  rotation: z.enum(rotations),
});
export type PrintDestination = z.output<typeof printDestination>;

/** Returns the destination of a document before the user has selected any. */
export const toInitialDestination = (document: Printable): PrintDestination => ({
  printer: null,
  paper: documentPapers[document][0],
  copies: 1,
  language: 'app',
  color: !printableFacts[document].isLabel,
  rotation: '0',
});

/** `byOrder`: all documents of an order, then those of the next one. `byDocument`: all invoices, then all packing slips … */
export const collations = ['byOrder', 'byDocument'] as const;
export type Collation = (typeof collations)[number];

/** Print settings of this computer. */
export const printSettings = z.object({
  routes: z.record(z.enum(printables), printDestination),
  /** Documents that the *Print* button of orders prints, in this order. */
  pressed: z.array(z.enum(documentKinds)).min(1),
  collation: z.enum(collations),
  shopName: z.string().trim(),
  shopAddress: z.string().trim(),
  shopPhone: z.string().trim(),
  /**
   * Printer of every document without its own, and of documents that later versions add; null until it is selected. Absent if each document
   * has its own printer. `routes` has the printer of each document in either case.
   */
  sharedPrinter: z.string().nullable().optional(),
});
export type PrintSettings = z.output<typeof printSettings>;

/** Whether one printer is for all documents; also until any printer is selected. */
export function hasSharedPrinter({ sharedPrinter, routes }: Pick<PrintSettings, 'sharedPrinter' | 'routes'>): boolean {
  return sharedPrinter !== undefined || printables.every((document) => routes[document].printer === null);
}

/** Returns the settings with the given printer for these documents, and as the shared one if `isShared` and there is none yet. */
export function withPrinter(settings: PrintSettings, printer: string, documents: readonly Printable[], isShared: boolean): PrintSettings {
  const routes = mapPrintables((document) => ({ ...settings.routes[document], ...(documents.includes(document) && { printer }) }));
  const shared = hasSharedPrinter(settings) && { sharedPrinter: settings.sharedPrinter ?? (isShared ? printer : null) };
  return { ...settings, routes, ...shared };
}

/** Stored settings: a version without a document has stored no destination for it, and an older one no rotation. */
export const storedPrintSettings = z.preprocess((kept) => {
  const { routes, sharedPrinter = null } = (kept ?? {}) as { routes?: unknown; sharedPrinter?: string | null };
  if (typeof routes !== 'object') return kept;
  const initial = mapPrintables((document) => ({ ...toInitialDestination(document), printer: sharedPrinter }));
  const all: [string, unknown][] = Object.entries({ ...initial, ...routes });
  const withRotation = all.map(([document, route]) => [document, typeof route === 'object' ? { rotation: '0', ...route } : route]);
  return { ...(kept as object), routes: Object.fromEntries(withRotation) };
}, printSettings);

/** Settings from another computer's file; null for those that the file doesn't have. */
export interface ImportedSettings {
  print: PrintSettings | null;
  /** Whether this computer is a station, and since when, isn't imported. */
  station: StationSettings | null;
  fileName: string;
}

/** The part of a destination that IT has decided. */
export interface ManagedDestination {
  where: string;
  fields: ('printer' | 'paper' | 'copies' | 'language')[];
  /** Pattern as written by IT; the destination's printer is null while no printer matches. */
  printerPattern: string;
}

/** The effective settings: IT's decisions, otherwise the user's own. */
export interface PrintSettingsView extends PrintSettings {
  managed: Partial<Record<Printable, ManagedDestination>>;
  /** Documents whose printer IT doesn't allow. */
  refused: Printable[];
}

export const printSettingsLocalCalls = {
  'printing.readSettings': localRead(z.undefined(), { ...ofComputer, follows: ['policy.changed'] })<PrintSettingsView>(),
  /** Saves the settings. Values that IT has decided stay unchanged. */
  'printing.saveSettings': localWrite(printSettings, { touches: ['printing.readSettings'] })<PrintSettingsView>(),
  /**
   * Called when the user confirms that a missing printer has another name now: see `renamedTo` of a failure. Fails with `printerNotFound`
   * if that is impossible.
   */
  'printing.followPrinter': localWrite(z.object({ from: z.string(), to: z.string() }), {
    touches: ['printing.readSettings'],
  })<PrintSettingsView>(),
  /** Prints a test page at the document's destination, with settings that needn't be saved. */
  'printing.printTestPage': localWrite(z.object({ document: z.enum(printables), settings: printSettings }))<{ jobId: string }>(),
  /**
   * Resolves when a test page of this run was found in the system's queue, or wasn't found within some minutes; `titles` is null if that
   * couldn't be determined.
   */
  'printing.checkTestPage': localWrite(z.object({ jobId: z.string() }))<{ titles: PrinterTitles | null }>(),
  /** Opens a save dialog; `path` is null if the user canceled. */
  'printing.exportSettings': localWrite(z.undefined())<{ path: string | null }>(),
  /**
   * Opens a file dialog and parses the file without saving anything; null if the user canceled. Fails with `fileTooLarge`,
   * `fileUnreadable`, `settingsFileForeign`, `settingsFileDamaged`, or `settingsFileNewer`.
   */
  'printing.importSettings': localWrite(z.undefined())<ImportedSettings | null>(),
} as const;
