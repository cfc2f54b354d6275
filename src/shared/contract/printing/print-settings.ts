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

/** Where the sheets of one document go on this computer. */
const printDestination = z.object({
  /** System name of the printer; null until one is chosen. */
  printer: z.string().nullable(),
  paper: z.enum(papers),
  copies: z.number().int().min(1).max(maxCopies),
  language: z.enum(sheetLanguages),
  color: z.boolean(),
  /** Of labels only. */
  rotation: z.enum(rotations),
});
export type PrintDestination = z.output<typeof printDestination>;

/** Of a document for which nobody has chosen anything. */
export const toInitialDestination = (document: Printable): PrintDestination => ({
  printer: null,
  paper: documentPapers[document][0],
  copies: 1,
  language: 'app',
  color: !printableFacts[document].isLabel,
  rotation: '0',
});

/** `byOrder`: all documents of an order, then those of the next one; `byDocument`: all invoices, then all packing slips … */
export const collations = ['byOrder', 'byDocument'] as const;
export type Collation = (typeof collations)[number];

/** How this computer prints. */
export const printSettings = z.object({
  routes: z.record(z.enum(printables), printDestination),
  /** What the *Print* button of orders prints, in this order. */
  pressed: z.array(z.enum(documentKinds)).min(1),
  collation: z.enum(collations),
  shopName: z.string().trim(),
  shopAddress: z.string().trim(),
  shopPhone: z.string().trim(),
});
export type PrintSettings = z.output<typeof printSettings>;

/** As they were written down: a version that did not know a document yet has left out its destination, an older one the rotation. */
export const storedPrintSettings = z.preprocess((kept) => {
  const { routes } = (kept ?? {}) as { routes?: unknown };
  if (typeof routes !== 'object') return kept;
  const all: [string, unknown][] = Object.entries({ ...mapPrintables(toInitialDestination), ...routes });
  const withRotation = all.map(([document, route]) => [document, typeof route === 'object' ? { rotation: '0', ...route } : route]);
  return { ...(kept as object), routes: Object.fromEntries(withRotation) };
}, printSettings);

/** What another computer's file says; null for what it does not say. */
export interface ImportedSettings {
  print: PrintSettings | null;
  /** Whether this computer is a station, and since when, stays as it is here. */
  station: StationSettings | null;
  fileName: string;
}

/** What of a destination IT decides. */
export interface ManagedDestination {
  where: string;
  fields: ('printer' | 'paper' | 'copies' | 'language')[];
  /** As IT has written it; the destination's printer is null while none that fits is there. */
  printerPattern: string;
}

/** The settings that hold: what IT has decided, else the person's own. */
export interface PrintSettingsView extends PrintSettings {
  managed: Partial<Record<Printable, ManagedDestination>>;
  /** IT does not allow the printer that these are sent to. */
  refused: Printable[];
}

export const printSettingsLocalCalls = {
  'printing.readSettings': localRead(z.undefined(), { ...ofComputer, follows: ['policy.changed'] })<PrintSettingsView>(),
  /** What IT has decided stays as it was. */
  'printing.saveSettings': localWrite(printSettings, { touches: ['printing.readSettings'] })<PrintSettingsView>(),
  /** A person says that a printer that is gone has another name now: see `renamedTo` of a failure. Fails with `printerNotFound` where that cannot be. */
  'printing.followPrinter': localWrite(z.object({ from: z.string(), to: z.string() }), {
    touches: ['printing.readSettings'],
  })<PrintSettingsView>(),
  /** A page that says where the document's destination leads, with settings that need not be saved. */
  'printing.printTestPage': localWrite(z.object({ document: z.enum(printables), settings: printSettings }))<{ jobId: string }>(),
  /**
   * Answers when a test page of this run was found in the system's queue or looked for in vain, at most minutes later; `titles` is null when
   * that could not be told.
   */
  'printing.checkTestPage': localWrite(z.object({ jobId: z.string() }))<{ titles: PrinterTitles | null }>(),
  /** Asks where to save; `path` is null when the person cancelled. */
  'printing.exportSettings': localWrite(z.undefined())<{ path: string | null }>(),
  /**
   * Asks for the file and reads it; null when the person cancelled. Nothing is saved by it. Fails with `fileTooLarge`, `fileUnreadable`,
   * `settingsFileForeign`, `settingsFileDamaged` or `settingsFileNewer`.
   */
  'printing.importSettings': localWrite(z.undefined())<ImportedSettings | null>(),
} as const;
