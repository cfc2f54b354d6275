import type { Settings } from '@main/system/settings/settings';
import type { ManagedDestination, PrintDestination, PrintSettings, PrintSettingsView } from '@shared/contract/printing/print-settings';
import { FailureError } from '@shared/contract/result';
import { mapPrintables, type Printable, printables } from '@shared/domain/printing/printable';
import type { DecidedDestination, PrintPolicy } from './print-policy';
import type { KnownPrinter, Printers } from './printers';
import { findRenamed } from './renamed-printer';
import { createStoredDestinations, initialSettings, type StoredDestinations } from './stored-destinations';

type Decided = Pick<PrintDestination, 'printer'> & Partial<PrintDestination>;

/** Maximum number of names stored for each printer, because a terminal server creates new ones with every sign-in. */
const maxBeside = 200;

const decidable = ['printer', 'paper', 'copies', 'language'] as const;

/** Returns the parts of a destination that IT decides; users decide the others. */
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

type FindDecision = (document: Printable) => DecidedDestination | null;

/** Returns the fields that IT has locked, and the documents whose printer IT doesn't allow. */
function toManaged(
  held: PrintSettings,
  enforcedFor: FindDecision,
  printers: Pick<Printers, 'isRefused'>,
): Pick<PrintSettingsView, 'managed' | 'refused'> {
  const managed = printables.flatMap((document) => {
    const decided = enforcedFor(document);
    return decided ? [[document, toManagedDestination(decided)] as const] : [];
  });
  const refused = printables.filter((document) => {
    const { printer } = held.routes[document];
    return printer !== null && !enforcedFor(document) && printers.isRefused(printer);
  });
  return { managed: Object.fromEntries(managed), refused };
}

/** Returns the given settings with the user's previous values where IT decides, so that they apply again once IT no longer does. */
function withoutDecided(given: PrintSettings, before: PrintSettings, enforcedFor: FindDecision): PrintSettings {
  return mapDestinations(given, (document, destination) => {
    const decided = enforcedFor(document);
    if (!decided) return destination;
    const names = Object.keys(toDecided(decided)) as (keyof PrintDestination)[];
    return { ...destination, ...Object.fromEntries(names.map((name) => [name, before.routes[document][name]])) };
  });
}

/** Destinations that IT enforces or proposes. */
function createDecisions(policy: PrintPolicy, printers: Printers) {
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

  /** Leaves out enforced destinations, because the user didn't choose them and they end with IT's decision. */
  const proposedFor = (document: Printable): DecidedDestination | null => {
    const decided = decidedFor(document);
    return decided?.isEnforced ? null : decided;
  };
  return {
    enforcedFor,
    /** Settings before the user has saved any. */
    proposed: (): PrintSettings => put(proposedFor, initialSettings),
    /** Returns the given settings with IT's decisions put over them. */
    withPolicy: (given: PrintSettings): PrintSettings => put(enforcedFor, given),
  };
}

/** The user's destinations on disk, with the devices by which a renamed printer is recognized. */
function createOwnDestinations(settings: Settings, printers: Printers) {
  const stored = createStoredDestinations(settings);
  const fingerprintOf = (printer: string | null): string | undefined => (printer === null ? '' : printers.find(printer)?.fingerprint);

  /** Writes the settings, and leaves the fingerprint of a printer that is missing now unchanged. */
  function write(next: PrintSettings, before: StoredDestinations | null): void {
    const toFingerprint = (document: Printable): string => {
      const { printer } = next.routes[document];
      const kept = before?.settings.routes[document].printer === printer ? before.fingerprints[document] : '';
      return fingerprintOf(printer) ?? kept;
    };
    stored.write({ settings: next, fingerprints: mapPrintables(toFingerprint), beside: before?.beside ?? {} });
    noteSeen();
  }

  /** Stores the device of each printer in use, and the names of the other printers, as long as the printer is available. */
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

  return { read: stored.read, write };
}

export type PrintDestinations = ReturnType<typeof createPrintDestinations>;

/**
 * Determines where the sheets of each document go on this computer: as IT decides, otherwise as the user has saved. A missing printer is
 * never replaced without the user's confirmation. A printer that may be the same under another name is suggested.
 */
export function createPrintDestinations({ settings, printers, policy }: { settings: Settings; printers: Printers; policy: PrintPolicy }) {
  const { enforcedFor, proposed, withPolicy } = createDecisions(policy, printers);
  const stored = createOwnDestinations(settings, printers);
  const readOwn = (): PrintSettings => stored.read()?.settings ?? proposed();

  function read(): PrintSettingsView {
    const held = withPolicy(readOwn());
    return { ...held, ...toManaged(held, enforcedFor, printers) };
  }

  function ownPrinter(document: Printable): KnownPrinter | null {
    const { printer } = readOwn().routes[document];
    return printer === null ? null : printers.find(printer);
  }

  /** Returns the printer that may be the document's missing one under another name, to be confirmed by the user before use. */
  function renamed(document: Printable): KnownPrinter | null {
    const own = stored.read();
    const name = own?.settings.routes[document].printer ?? null;
    if (!own || name === null || printers.find(name) || enforcedFor(document)) return null;
    return findRenamed({ fingerprint: own.fingerprints[document], beside: own.beside[name] }, printers.known());
  }

  return {
    read,
    withPolicy,
    /** Saves the user's settings. Values that IT has decided stay as the user had them before. */
    save(given: PrintSettings): PrintSettingsView {
      const before = readOwn();
      stored.write(withoutDecided(given, before, enforcedFor), stored.read());
      return read();
    },
    renamed,
    /** Moves all documents of a renamed printer after the user's confirmation. Throws `printerNotFound` if that is impossible. */
    follow(from: string, to: string): PrintSettingsView {
      const own = stored.read();
      const meant = own ? printables.filter((document) => own.settings.routes[document].printer === from && !enforcedFor(document)) : [];
      // The device of a document that a new version brought may not be stored yet; it has the same printer as the others.
      if (!own || !meant.some((document) => renamed(document)?.name === to))
        throw new FailureError({ code: 'printerNotFound', message: from });
      const routes = mapPrintables((document) => ({
        ...own.settings.routes[document],
        ...(meant.includes(document) && { printer: to }),
      }));
      const shared = own.settings.sharedPrinter === from && { sharedPrinter: to };
      stored.write({ ...own.settings, routes, ...shared }, own);
      return read();
    },
    of: (document: Printable): PrintDestination => read().routes[document],
    /** Returns the destination's printer as the system reports it now; null if none is selected or it's missing. */
    printer(document: Printable): KnownPrinter | null {
      const decided = enforcedFor(document);
      if (!decided) return ownPrinter(document);
      return decided.printer === null ? null : printers.find(decided.printer);
    },
  };
}
