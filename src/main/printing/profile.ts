import { type PrintProfile, type ProfileView, printProfile } from '@shared/contract/printing';
import { z } from 'zod';
import type { Settings } from '../settings/settings';
import type { InvoiceRoute, PrintPolicy } from './print-policy';
import type { KnownPrinter, Printers } from './printers';

/**
 * What this PC prints on: what IT decides, else what the person has saved. A printer that was renamed is followed by its fingerprint; one
 * that is gone is never replaced.
 */
export interface ProfileStore {
  read(): ProfileView;
  /** What IT has decided is left as the person had it before. */
  save(profile: PrintProfile): ProfileView;
  /** The given one with what IT has decided put over it. */
  withPolicy(profile: PrintProfile): PrintProfile;
  /** The profile's printer as the system has it now; null when none is chosen or it is gone. */
  printer(): KnownPrinter | null;
}

const stored = z.object({ profile: printProfile, fingerprint: z.string() });
const routed = ['printer', 'paper', 'copies', 'language'] as const;

const initial: PrintProfile = {
  printer: null,
  paper: 'A4',
  copies: 1,
  language: 'app',
  color: true,
  shopName: '',
  shopAddress: '',
  shopPhone: '',
};

export interface ProfileStoreDeps {
  settings: Settings;
  printers: Printers;
  policy: PrintPolicy;
}

/** What a route says of a profile; what it leaves out is anybody's. */
function toDecided({ route, printer }: InvoiceRoute): Partial<PrintProfile> {
  const { paper, copies, language } = route;
  return { printer, ...(paper && { paper }), ...(copies && { copies }), ...(language && { language }) };
}

export function createProfileStore({ settings, printers, policy }: ProfileStoreDeps): ProfileStore {
  const slot = settings.slot('printing', stored.nullable(), null);
  const route = (): InvoiceRoute | null => policy.invoiceRoute(printers.known());
  const enforced = (): InvoiceRoute | null => {
    const found = route();
    return found?.isEnforced ? found : null;
  };

  function readOwn(): PrintProfile {
    const own = slot.read();
    if (own) return own.profile;
    const start = route();
    return start ? { ...initial, ...toDecided(start) } : initial;
  }

  const fingerprintOf = (printer: string | null): string | undefined => (printer === null ? '' : printers.find(printer)?.fingerprint);

  const write = (profile: PrintProfile, fallback: string): void =>
    slot.write({ profile, fingerprint: fingerprintOf(profile.printer) ?? fallback });

  const withPolicy = (profile: PrintProfile): PrintProfile => {
    const decided = enforced();
    return decided ? { ...profile, ...toDecided(decided) } : profile;
  };

  function read(): ProfileView {
    const decided = enforced();
    const profile = withPolicy(readOwn());
    const isRefused = profile.printer !== null && printers.isRefused(profile.printer);
    if (!decided) return { ...profile, ...(isRefused && { isPrinterRefused: true }) };
    const { where } = decided;
    const fields = routed.filter((name) => name in toDecided(decided));
    return { ...profile, managed: { where, fields, printerPattern: decided.route.printer } };
  }

  function ownPrinter(): KnownPrinter | null {
    const own = slot.read();
    const { printer } = readOwn();
    if (printer === null) return null;
    const byName = printers.find(printer);
    if (byName || !own) return byName;
    const same = own.fingerprint ? printers.known().filter(({ fingerprint }) => fingerprint === own.fingerprint) : [];
    const [renamed, another] = same;
    if (!renamed || another) return null;
    write({ ...own.profile, printer: renamed.name }, own.fingerprint);
    return renamed;
  }

  return {
    read,
    withPolicy,
    save(profile) {
      const before = readOwn();
      const decided = enforced();
      const kept = decided
        ? Object.fromEntries(Object.keys(toDecided(decided)).map((name) => [name, before[name as keyof PrintProfile]]))
        : {};
      const own = { ...profile, ...kept };
      write(own, own.printer === before.printer ? (slot.read()?.fingerprint ?? '') : '');
      return read();
    },
    printer() {
      const decided = enforced();
      if (!decided) return ownPrinter();
      return decided.printer === null ? null : printers.find(decided.printer);
    },
  };
}
