import type { Policy } from '@main/system/policy/policy';
import { defaultStationSettings, type StationSettings } from '@shared/contract/printing/station';
import { FailureError } from '@shared/contract/result';
import type { PolicyKey, PolicyValues } from '@shared/policy/policy-schema';
import { parseStationHours, parseStationShare } from '@shared/policy/station-values';

/** What IT decides about the station of this computer; asked anew each time, so that a change holds at once. */
export interface StationPolicy {
  mode(): NonNullable<PolicyValues['printStation']>;
  /** Where it is written that there must, or must not, be one; '' where nothing is. */
  where(): string;
  /** The e-mail address of the only account in whose name it prints; null for any. */
  account(): { email: string; where: string } | null;
  /** Where a computer starts from that was never a station. */
  initial(): StationSettings;
  /** What a person has chosen with what IT has decided put over it. */
  over(own: StationSettings): StationSettings;
  /** Of `given` what a person may choose; the rest stays as they had it before. */
  ownOf(given: StationSettings, before: StationSettings): StationSettings;
  /** Throws `managed` where IT allows no station. */
  demandAllowed(): void;
}

type Decided = Partial<Pick<StationSettings, 'documents' | 'hours' | 'sharing' | 'keepsRunning' | 'startsWithSystem'>>;

export function createStationPolicy(policy: Pick<Policy, 'choose' | 'entry'>): StationPolicy {
  const mode: StationPolicy['mode'] = () => policy.choose('printStation', undefined, 'allowed');
  const where: StationPolicy['where'] = () => policy.entry('printStation')?.where ?? '';

  function wordOf<Key extends PolicyKey>(key: Key, isEnforced: boolean): PolicyValues[Key] | undefined {
    const entry = policy.entry(key);
    return entry?.isEnforced === isEnforced ? (entry.value as PolicyValues[Key]) : undefined;
  }

  function decidedBy(isEnforced: boolean): Decided {
    const documents = wordOf('stationDocuments', isEnforced);
    const hours = parseStationHours(wordOf('stationHours', isEnforced) ?? '');
    const sharing = parseStationShare(wordOf('stationShare', isEnforced) ?? '');
    return { ...(documents && { documents: [...new Set(documents)] }), ...(hours !== undefined && { hours }), ...(sharing && { sharing }) };
  }

  const enforced = (): Decided => ({ ...decidedBy(true), ...(mode() === 'required' && { keepsRunning: true, startsWithSystem: true }) });

  return {
    mode,
    where,
    account() {
      const entry = policy.entry('stationAccount');
      return entry?.isEnforced ? { email: entry.value, where: entry.where } : null;
    },
    initial: () => ({ ...defaultStationSettings, ...decidedBy(false) }),
    over: (own) => ({ ...own, ...enforced(), ...(mode() === 'off' && { isOn: false }) }),
    ownOf(given, before) {
      const names = Object.keys(enforced()) as (keyof Decided)[];
      return { ...given, ...Object.fromEntries(names.map((name) => [name, before[name]])) };
    },
    demandAllowed() {
      if (mode() === 'off') throw new FailureError({ code: 'managed', message: where() });
    },
  };
}
