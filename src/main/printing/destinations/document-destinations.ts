import type { ManagedDestination, PrintDestination, PrintSettings, PrintSettingsView } from '@shared/contract/printing/print-settings';
import { FailureError } from '@shared/contract/result';
import { mapPrintables, type Printable, printables } from '@shared/domain/printing/printable';
import type { Settings } from '../../settings/settings';
import type { DecidedDestination, PrintPolicy } from './print-policy';
import type { KnownPrinter, Printers } from './printers';
import { findRenamed } from './renamed-printer';
import { createStoredDestinations, initialSettings, type StoredDestinations } from './stored-destinations';

/**
 * Where the sheets of each document go on this computer: what IT decides, else what the person has saved. A printer that is gone is never
 * replaced without a person's word; one that may have been renamed is named.
 */
export interface PrintDestinations {
  read(): PrintSettingsView;
  /** What IT has decided is left as the person had it before. */
  save(settings: PrintSettings): PrintSettingsView;
  /** The given ones with what IT has decided put over them. */
  withPolicy(settings: PrintSettings): PrintSettings;
  /** The printer that the one of this document may be now under another name, while that one is gone. Nothing prints there before a person says so. */
  renamed(document: Printable): KnownPrinter | null;
  /** A person says that it is: all documents of the old name go to the new one. Throws `printerNotFound` where it cannot be. */
  follow(from: string, to: string): PrintSettingsView;
  of(document: Printable): PrintDestination;
  /** The destination's printer as the system has it now; null when none is chosen or it is gone. */
  printer(document: Printable): KnownPrinter | null;
}

export interface PrintDestinationsDeps {
  settings: Settings;
  printers: Printers;
  policy: PrintPolicy;
}

type Decided = Pick<PrintDestination, 'printer'> & Partial<PrintDestination>;

/** Of the names beside each printer; a terminal server makes new ones with every sign-in. */
const maxBeside = 200;

const decidable = ['printer', 'paper', 'copies', 'language'] as const;

/** What IT says of a destination; what it leaves out is anybody's. */
function toDecided({ destination, printer }: DecidedDestination): Decided {
  const { paper, copies, language } = destination;
  return { printer, ...(paper && { paper }), ...(copies && { copies }), ...(language && { language }) };
}

function toManagedDestination(decided: DecidedDestination): ManagedDestination {
  const { where, destination } = decided;
  const fields = decidable.filter((name) => name in toDecided(decided));
  return { where, fields, printerPattern: destination.printer };
}

function mapDestinations(
  settings: PrintSettings,
  map: (document: Printable, destination: PrintDestination) => PrintDestination,
): PrintSettings {
  return { ...settings, routes: mapPrintables((document) => map(document, settings.routes[document])) };
}

export function createPrintDestinations({ settings, printers, policy }: PrintDestinationsDeps): PrintDestinations {
  const stored = createStoredDestinations(settings);
  const decidedFor = (document: Printable): DecidedDestination | null => policy.destination(document, printers.known());
  const enforcedFor = (document: Printable): DecidedDestination | null => {
    const decided = decidedFor(document);
    return decided?.isEnforced ? decided : null;
  };

  function put(found: (document: Printable) => DecidedDestination | null, over: PrintSettings): PrintSettings {
    return mapDestinations(over, (document, destination) => {
      const decided = found(document);
      return decided ? { ...destination, ...toDecided(decided) } : destination;
    });
  }

  /** What IT proposes; what it decides is no choice of the person's, and goes again with the decision. */
  const proposedFor = (document: Printable): DecidedDestination | null => {
    const decided = decidedFor(document);
    return decided?.isEnforced ? null : decided;
  };
  const readOwn = (): PrintSettings => stored.read()?.settings ?? put(proposedFor, initialSettings);
  const withPolicy = (given: PrintSettings): PrintSettings => put(enforcedFor, given);

  function read(): PrintSettingsView {
    const held = withPolicy(readOwn());
    const managed = printables.flatMap((document) => {
      const decided = enforcedFor(document);
      return decided ? [[document, toManagedDestination(decided)] as const] : [];
    });
    const refused = printables.filter((document) => {
      const { printer } = held.routes[document];
      return printer !== null && !enforcedFor(document) && printers.isRefused(printer);
    });
    return { ...held, managed: Object.fromEntries(managed), refused };
  }

  const fingerprintOf = (printer: string | null): string | undefined => (printer === null ? '' : printers.find(printer)?.fingerprint);

  /** A printer that is not there now keeps by what it was known. */
  function write(next: PrintSettings, before: StoredDestinations | null): void {
    const toFingerprint = (document: Printable): string => {
      const { printer } = next.routes[document];
      const kept = before?.settings.routes[document].printer === printer ? before.fingerprints[document] : '';
      return fingerprintOf(printer) ?? kept;
    };
    stored.write({ settings: next, fingerprints: mapPrintables(toFingerprint), beside: before?.beside ?? {} });
    noteSeen();
  }

  /** Notes by which device each printer in use is known, and beside which names, as long as it is there. */
  function noteSeen(): void {
    const own = stored.read();
    if (!own) return;
    const names = printers.known().map(({ name }) => name);
    const used = new Set(printables.flatMap((document) => own.settings.routes[document].printer ?? []));
    const beside = Object.fromEntries(
      [...used].map((name) => {
        const before = own.beside[name] ?? [];
        const others = names.includes(name) ? names.filter((other) => other !== name && !before.includes(other)) : [];
        return [name, [...before, ...others].slice(-maxBeside)];
      }),
    );
    const fingerprints = mapPrintables((document) => fingerprintOf(own.settings.routes[document].printer) || own.fingerprints[document]);
    const next = { ...own, fingerprints, beside };
    if (JSON.stringify(next) !== JSON.stringify(own)) stored.write(next);
  }
  printers.onChanged(noteSeen);

  function ownPrinter(document: Printable): KnownPrinter | null {
    const { printer } = readOwn().routes[document];
    return printer === null ? null : printers.find(printer);
  }

  function renamed(document: Printable): KnownPrinter | null {
    const own = stored.read();
    const name = own?.settings.routes[document].printer ?? null;
    if (!own || name === null || printers.find(name) || enforcedFor(document)) return null;
    return findRenamed({ fingerprint: own.fingerprints[document], beside: own.beside[name] }, printers.known());
  }

  return {
    read,
    withPolicy,
    save(given) {
      const before = readOwn();
      const own = mapDestinations(given, (document, destination) => {
        const decided = enforcedFor(document);
        if (!decided) return destination;
        const names = Object.keys(toDecided(decided)) as (keyof PrintDestination)[];
        return { ...destination, ...Object.fromEntries(names.map((name) => [name, before.routes[document][name]])) };
      });
      write(own, stored.read());
      return read();
    },
    renamed,
    follow(from, to) {
      const own = stored.read();
      const meant = own
        ? printables.filter((document) => own.settings.routes[document].printer === from && renamed(document)?.name === to)
        : [];
      if (!own || meant.length === 0) throw new FailureError({ code: 'printerNotFound', message: from });
      const routes = mapPrintables((document) => ({
        ...own.settings.routes[document],
        ...(meant.includes(document) && { printer: to }),
      }));
      write({ ...own.settings, routes }, own);
      return read();
    },
    of: (document) => read().routes[document],
    printer(document) {
      const decided = enforcedFor(document);
      if (!decided) return ownPrinter(document);
      return decided.printer === null ? null : printers.find(decided.printer);
    },
  };
}
