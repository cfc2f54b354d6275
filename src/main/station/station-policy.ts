import type { Policy } from '@main/system/policy/policy';
import { defaultStationSettings, type StationSettings } from '@shared/contract/printing/station';
import { FailureError } from '@shared/contract/result';
import type { PolicyKey, PolicyValues } from '@shared/policy/policy-schema';
import { parseStationHours, parseStationShare } from '@shared/policy/station-values';

/** IT's decisions about the station of this computer. They are looked up at every call, so that a change applies at once. */
export interface StationPolicy {
  mode(): NonNullable<PolicyValues['printStation']>;
  /** Returns the place of the rule that requires or forbids a station; '' if there is none. */
  where(): string;
  /** Returns the email address of the only account that the station may print for; null for any. */
  account(): { email: string; where: string } | null;
  /** Returns the default settings of a computer that was never a station. */
  initial(): StationSettings;
  /** Returns the user's settings with IT's decisions put over them. */
  over(own: StationSettings): StationSettings;
  /** Returns the part of `given` that the user may change; other settings are from `before`. */
  ownOf(given: StationSettings, before: StationSettings): StationSettings;
  /** Throws `managed` if IT allows no station. */
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
