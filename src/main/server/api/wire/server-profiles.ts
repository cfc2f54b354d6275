import type { Logger } from '@main/system/log/logger';
import type { Policy } from '@main/system/policy/policy';
import { readServerProfile } from '@main/system/server-profile/read-profile';
import type { Settings } from '@main/system/settings/settings';
import type { ProfileView } from '@shared/contract/desktop/connection';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import { z } from 'zod';

/** An address, and the profile that replaces its own; null: none, as for the sample shop. */
interface Target {
  apiRoot: string;
  profile?: ServerProfile | null;
}

/**
 * Finds how the server at an address differs from the documents: the profile set by IT, otherwise the user's, which is stored per address.
 */
export interface ServerProfiles {
  of(target: Target): ServerProfile | null;
  view(target: Target): ProfileView | null;
  /** Sets the profile for all following calls; null removes it. */
  keep(apiRoot: string, profile: ServerProfile | null): void;
}

export interface ServerProfilesDeps {
  policy: Pick<Policy, 'entry'>;
  settings: Settings;
  log: Logger;
}

/** Maximum number of addresses with a stored profile; the oldest is removed first. */
const mostKept = 20;
const keptProfiles = z.array(z.object({ apiRoot: z.string(), profile: z.unknown() }));

export function createServerProfiles({ policy, settings, log }: ServerProfilesDeps): ServerProfiles {
  const slot = settings.slot('serverProfiles', keptProfiles, []);
  const known = new Map<string, ServerProfile | null>();

  /**
   * Returns the stored profile, cached after the first load. A profile of an earlier version is used only if this version can parse it as a
   * whole.
   */
  function kept(apiRoot: string): ServerProfile | null {
    const found = known.get(apiRoot);
    if (found !== undefined) return found;
    const raw = slot.read().find((one) => one.apiRoot === apiRoot)?.profile;
    const read = raw === undefined ? null : readServerProfile(raw);
    if (read && !read.ok) log.warn('serverProfile.notUnderstood', { problems: read.problems });
    const profile = read?.ok ? read.profile : null;
    known.set(apiRoot, profile);
    return profile;
  }

  function view(target: Target): ProfileView | null {
    // The sample shop matches the documents, even if IT has set a profile for the shop.
    if (target.profile === null) return null;
    const decided = policy.entry('serverProfile');
    const byPolicy: ProfileView | null = decided ? { profile: decided.value, source: 'policy' } : null;
    if (decided?.isEnforced) return byPolicy;
    const own = target.profile ?? kept(target.apiRoot);
    return own ? { profile: own, source: 'user' } : byPolicy;
  }

  return {
    of: (target) => view(target)?.profile ?? null,
    view,
    keep(apiRoot, profile) {
      const others = slot.read().filter((one) => one.apiRoot !== apiRoot);
      slot.write(profile ? [...others, { apiRoot, profile }].slice(-mostKept) : others);
      known.set(apiRoot, profile);
    },
  };
}
