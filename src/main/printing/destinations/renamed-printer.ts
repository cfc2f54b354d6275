import type { KnownPrinter } from './printers';

/** Ports and drivers that many printers use, one after the other or at once: they are no sign of a device. */
const sharedPlaces = [
  /^TS\d+/i,
  /^(PORTPROMPT|FILE|NUL|SHRFAX|XPSPort|Microsoft\.Office\.OneNote)[:.]?/i,
  /^(USB|DOT4_|LPT|COM)\d+/i,
  /Remote Desktop Easy Print/i,
  /^$/,
];

const separator = ' | ';
const toPort = (fingerprint: string): string => fingerprint.split(separator)[0] ?? '';

/** What was known of a printer when it was last there. */
export interface KnownBefore {
  /** '' where the system could not tell. */
  fingerprint: string;
  /** System names of the printers that were there while it was; undefined where that was not noted yet. */
  beside: readonly string[] | undefined;
}

/**
 * The printer that a missing one may be now: the only one on the same port, of the same driver, under a name that did not exist while the
 * missing one was there. A port that others share shows nothing. It is a question for a person, never an answer.
 */
export function findRenamed({ fingerprint, beside }: KnownBefore, known: readonly KnownPrinter[]): KnownPrinter | null {
  const port = toPort(fingerprint);
  if (!beside || [port, fingerprint].some((text) => sharedPlaces.some((place) => place.test(text)))) return null;
  const [only, another] = known.filter((printer) => toPort(printer.fingerprint) === port);
  if (!only || another || only.fingerprint !== fingerprint || beside.includes(only.name)) return null;
  return only;
}
