import type { KnownPrinter } from './printers';

/** Ports and drivers that many printers use, one after the other or at once: they don't identify a device. */
const sharedPlaces = [
  /^TS\d+/i,
  /^(PORTPROMPT|FILE|NUL|SHRFAX|XPSPort|Microsoft\.Office\.OneNote)[:.]?/i,
  /^(USB|DOT4_|LPT|COM)\d+/i,
  /Remote Desktop Easy Print/i,
  /^$/,
];

const separator = ' | ';
const toPort = (fingerprint: string): string => fingerprint.split(separator)[0] ?? '';

/** Facts about a printer from when it was last available. */
export interface KnownBefore {
  /** '' if the system couldn't determine it. */
  fingerprint: string;
  /** System names of the printers that were available together with it; undefined if they weren't stored yet. */
  beside: readonly string[] | undefined;
}

/**
 * Returns the printer that a missing one may be now: the only one on the same port with the same driver, under a name that didn't exist
 * while the missing one was available. A shared port identifies nothing. The user has to confirm the result.
 */
export function findRenamed({ fingerprint, beside }: KnownBefore, known: readonly KnownPrinter[]): KnownPrinter | null {
  const port = toPort(fingerprint);
  if (!beside || [port, fingerprint].some((text) => sharedPlaces.some((place) => place.test(text)))) return null;
  const [only, another] = known.filter((printer) => toPort(printer.fingerprint) === port);
  if (!only || another || only.fingerprint !== fingerprint || beside.includes(only.name)) return null;
  return only;
}
