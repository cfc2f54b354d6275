import type { Settings } from '@main/system/settings/settings';
import { admin } from '@shared/contract/shop/admins';
import { z } from 'zod';

const userDetails = z.object({
  /** The API root that gave the session; another one never sees it. */
  apiRoot: z.string(),
  email: z.string(),
  localId: z.string(),
  expiresIn: z.string(),
  admin,
});
type UserDetails = z.output<typeof userDetails>;

/** Under which a session lies in the settings; the names of OP-28. */
export const sessionKeys = ['userDetails', 'adminRoles'] as const;

/** What of a session lies on disk, without secrets, under the names of OP-28. */
export interface StoredSession {
  read(): { details: UserDetails; roles: string[] } | null;
  write(details: UserDetails, roles: readonly string[]): void;
  clear(): void;
}

export function createStoredSession(settings: Settings): StoredSession {
  const details = settings.slot('userDetails', userDetails.nullable(), null);
  const roles = settings.slot('adminRoles', z.array(z.string()), []);
  return {
    read() {
      const stored = details.read();
      return stored && { details: stored, roles: roles.read() };
    },
    write(nextDetails, nextRoles) {
      details.write(nextDetails);
      roles.write([...nextRoles]);
    },
    clear: () => settings.clear(sessionKeys),
  };
}
