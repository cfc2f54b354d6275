import type { Logger } from '@main/system/log/logger';
import type { Policy } from '@main/system/policy/policy';
import { readServerProfile } from '@main/system/server-profile/read-profile';
import type { Settings } from '@main/system/settings/settings';
import type { ProfileView } from '@shared/contract/desktop/connection';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import { z } from 'zod';

/** An address, and what takes the place of its own profile; null: none, as for the sample shop. */
interface Target {
  apiRoot: string;
  profile?: ServerProfile | null;
}

/** In what the server at an address is not as its documents have it: IT's word, else the person's, kept for each address. */
export interface ServerProfiles {
  of(target: Target): ServerProfile | null;
  view(target: Target): ProfileView | null;
  /** For the calls from now on; null takes it away. */
  keep(apiRoot: string, profile: ServerProfile | null): void;
}

export interface ServerProfilesDeps {
  policy: Pick<Policy, 'entry'>;
  settings: Settings;
  log: Logger;
}

/** Of how many addresses; the oldest gives way. */
const mostKept = 20;
const keptProfiles = z.array(z.object({ apiRoot: z.string(), profile: z.unknown() }));

export function createServerProfiles({ policy, settings, log }: ServerProfilesDeps): ServerProfiles {
  const slot = settings.slot('serverProfiles', keptProfiles, []);
  const known = new Map<string, ServerProfile | null>();

  /** Read once: whatever an earlier version has written, only what this one understands whole is in force. */
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
    // The sample shop is the document's own server, whatever IT says of the shop's.
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
