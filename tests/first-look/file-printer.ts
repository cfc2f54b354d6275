import type { Spool } from '../e2e/support/fixture';
import { startPrivateCups } from '../services/cups.mjs';

export interface PrintedFile {
  title: string;
  file: string;
}

/** A printer that writes its jobs to files. */
export interface FilePrinter {
  name: string;
  /** Environment of the app that prints on it. */
  environment: Record<string, string>;
  /** Files in order of arrival. */
  printed(): PrintedFile[];
  stop(): Promise<void>;
}

/** Milliseconds per sheet; slow enough for a picture of a busy queue. */
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
