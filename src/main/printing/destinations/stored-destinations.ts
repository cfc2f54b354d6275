import type { Settings } from '@main/system/settings/settings';
import { type PrintSettings, storedPrintSettings, toInitialDestination } from '@shared/contract/printing/print-settings';
import { mapPrintables, maxCopies, type Printable, papers, printableFacts, toFittingPaper } from '@shared/domain/printing/printable';
import { sheetLanguages } from '@shared/domain/printing/sheet-languages';
import { z } from 'zod';

/** The destinations on disk: the settings, and the device of each printer, by which a renamed printer is recognized. */
export interface StoredDestinations {
  settings: PrintSettings;
  /** '' for a printer that was missing when it was selected. */
  fingerprints: Record<Printable, string>;
  /** For each printer, the names of all printers that were ever available together with it. */
  beside: Record<string, string[]>;
}

export interface StoredDestinationsSlot {
  /** Null before the settings were saved for the first time. */
  read(): StoredDestinations | null;
  write(stored: StoredDestinations): void;
}

const stored = z.object({
  settings: storedPrintSettings,
  fingerprints: z.object(mapPrintables(() => z.string().default(''))),
  beside: z.record(z.string(), z.array(z.string())).default({}),
});

/** Format of versions without destinations: one profile for all documents, made for invoices. */
const storedProfile = z.object({
  profile: z.object({
    printer: z.string().nullable(),
    paper: z.enum(papers),
    copies: z.int().min(1).max(maxCopies),
    language: z.enum(sheetLanguages),
    color: z.boolean(),
    shopName: z.string(),
    shopAddress: z.string(),
    shopPhone: z.string(),
  }),
  fingerprint: z.string(),
});

const isLabel = (document: Printable): boolean => printableFacts[document].isLabel;

export const initialSettings: PrintSettings = {
  routes: mapPrintables(toInitialDestination),
  pressed: ['invoice'],
  collation: 'byOrder',
  shopName: '',
  shopAddress: '',
  shopPhone: '',
};

/** Converts the old profile: all documents go to the invoices' printer, except labels, for which no printer was selected. */
function takeOver({ profile, fingerprint }: z.output<typeof storedProfile>): StoredDestinations {
  const { printer, paper, copies, language, color, ...head } = profile;
  const { routes } = initialSettings;
  const common = { printer, language, color, rotation: '0' } as const;
  return {
    settings: {
      ...initialSettings,
      ...head,
      routes: mapPrintables((document) =>
        isLabel(document)
          ? routes[document]
          : { ...common, paper: toFittingPaper(document, paper), copies: document === 'invoice' ? copies : 1 },
      ),
    },
    fingerprints: mapPrintables((document) => (isLabel(document) ? '' : fingerprint)),
    beside: {},
  };
}

export function createStoredDestinations(settings: Settings): StoredDestinationsSlot {
  const slot = settings.slot('printRoutes', stored.nullable(), null);
  const before = settings.slot('printing', storedProfile.nullable(), null);
  return {
    read() {
      const own = slot.read();
      if (own) return own;
      const profile = before.read();
      return profile && takeOver(profile);
    },
    write: slot.write,
  };
}
