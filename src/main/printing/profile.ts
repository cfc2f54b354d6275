import { type PrintProfile, printProfile } from '@shared/contract/printing';
import { z } from 'zod';
import type { Settings } from '../settings/settings';
import type { KnownPrinter, Printers } from './printers';

/** What this PC prints on. A printer that was renamed is followed by its fingerprint; one that is gone is never replaced. */
export interface ProfileStore {
  read(): PrintProfile;
  save(profile: PrintProfile): PrintProfile;
  /** The profile's printer as the system has it now; null when none is chosen or it is gone. */
  printer(): KnownPrinter | null;
}

const stored = z.object({ profile: printProfile, fingerprint: z.string() });

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

export function createProfileStore({ settings, printers }: { settings: Settings; printers: Printers }): ProfileStore {
  const slot = settings.slot('printing', stored, { profile: initial, fingerprint: '' });

  const write = (profile: PrintProfile, fallback: string): PrintProfile => {
    const fingerprint = profile.printer === null ? '' : (printers.find(profile.printer)?.fingerprint ?? fallback);
    slot.write({ profile, fingerprint });
    return profile;
  };

  return {
    read: () => slot.read().profile,
    save: (profile) => write(profile, profile.printer === slot.read().profile.printer ? slot.read().fingerprint : ''),
    printer() {
      const { profile, fingerprint } = slot.read();
      if (profile.printer === null) return null;
      const byName = printers.find(profile.printer);
      if (byName) return byName;
      const [renamed, another] = fingerprint ? printers.known().filter((printer) => printer.fingerprint === fingerprint) : [];
      if (!renamed || another) return null;
      write({ ...profile, printer: renamed.name }, fingerprint);
      return renamed;
    },
  };
}
