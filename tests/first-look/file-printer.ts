import type { Spool } from '../e2e/support/fixture';
import { startPrivateCups } from '../services/cups.mjs';

export interface PrintedFile {
  title: string;
  file: string;
}

/** A printer that writes what it is sent into files. */
export interface FilePrinter {
  name: string;
  /** For the app that is to print on it. */
  environment: Record<string, string>;
  /** In the order of arrival. */
  printed(): PrintedFile[];
  stop(): Promise<void>;
}

/** Slow enough for a picture of a queue at work. */
const sheetMs = 400;

export function printIntoFolder(spool: Spool): FilePrinter {
  spool.setPrinters([{ name: 'Office', displayName: 'HP LaserJet M404', behaviour: `slow:${sheetMs}` }]);
  return {
    name: 'Office',
    environment: {},
    printed: () => spool.jobs().map(({ title, pdf }) => ({ title, file: pdf })),
    stop: async () => undefined,
  };
}

export async function printOverCups(): Promise<FilePrinter> {
  const cups = await startPrivateCups(undefined, { printers: ['Office'], areInstant: true });
  return {
    name: 'Office',
    environment: { ...cups.env, DIWAN_STAND_IN_SPOOL: '' },
    printed: () => cups.jobs().map(({ title, file }) => ({ title, file })),
    stop: () => cups.stop(),
  };
}
