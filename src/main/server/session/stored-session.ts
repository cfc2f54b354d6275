import type { Settings } from '@main/system/settings/settings';
import { admin } from '@shared/contract/shop/admins';
import { z } from 'zod';

const userDetails = z.object({
  /** The API root that issued the session; the session is never sent to another one. */
  apiRoot: z.string(),
  email: z.string(),
  localId: z.string(),
  expiresIn: z.string(),
  admin,
});
type UserDetails = z.output<typeof userDetails>;

/** Keys of a session in the settings (names of OP-28). */
export const sessionKeys = ['userDetails', 'adminRoles'] as const;

/** The part of a session on disk, without secrets (names of OP-28). */
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
