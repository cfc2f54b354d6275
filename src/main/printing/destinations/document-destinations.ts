import type { ManagedDestination, PrintDestination, PrintSettings, PrintSettingsView } from '@shared/contract/printing/print-settings';
import { mapPrintables, type Printable, printables } from '@shared/domain/printing/printable';
import type { Settings } from '../../settings/settings';
import type { DecidedDestination, PrintPolicy } from './print-policy';
import type { KnownPrinter, Printers } from './printers';
import { createStoredDestinations, initialSettings, type StoredDestinations } from './stored-destinations';

/**
 * Where the sheets of each document go on this computer: what IT decides, else what the person has saved. A printer that was renamed is
 * followed by its fingerprint; one that is gone is never replaced.
 */
export interface PrintDestinations {
  read(): PrintSettingsView;
  /** What IT has decided is left as the person had it before. */
  save(settings: PrintSettings): PrintSettingsView;
  /** The given ones with what IT has decided put over them. */
  withPolicy(settings: PrintSettings): PrintSettings;
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
    stored.write({ settings: next, fingerprints: mapPrintables(toFingerprint) });
  }

  function follow(document: Printable, own: StoredDestinations): KnownPrinter | null {
    const fingerprint = own.fingerprints[document];
    const same = fingerprint ? printers.known().filter((printer) => printer.fingerprint === fingerprint) : [];
    const [renamed, another] = same;
    if (!renamed || another) return null;
    const { settings: before } = own;
    const routes = { ...before.routes, [document]: { ...before.routes[document], printer: renamed.name } };
    stored.write({ ...own, settings: { ...before, routes } });
    return renamed;
  }

  function ownPrinter(document: Printable): KnownPrinter | null {
    const { printer } = readOwn().routes[document];
    if (printer === null) return null;
    const byName = printers.find(printer);
    const own = stored.read();
    return byName || !own ? byName : follow(document, own);
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
    of: (document) => read().routes[document],
    printer(document) {
      const decided = enforcedFor(document);
      if (!decided) return ownPrinter(document);
      return decided.printer === null ? null : printers.find(decided.printer);
    },
  };
}
