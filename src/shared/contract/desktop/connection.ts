import { z } from 'zod';
import type { ProfileProblem, ServerProfile } from '../../domain/server/server-profile';
import { localRead, localWrite, ofComputer, whileLocked } from '../local-call';

export const connectionInput = z.object({
  /** As entered; the main process checks it (https, or http on a loopback host) and removes a trailing slash. */
  apiRoot: z.string().trim().min(1).max(2048),
  /** `bare` sends the token as received, `bearer` with the prefix `Bearer ` (OP-02). */
  authorization: z.enum(['bare', 'bearer']),
  /** The server profile, validated again by the main process. Null removes the address's stored profile; if left out, it stays. */
  profile: z.record(z.string(), z.unknown()).nullable().optional(),
});
export type ConnectionInput = z.output<typeof connectionInput>;

/** The server profile in use. */
export interface ProfileView {
  profile: ServerProfile;
  source: 'policy' | 'user';
}

/** A file that the user has selected: a profile, or the problems of the file. */
export type ChosenProfile = { file: string; profile: ServerProfile } | { file: string; problems: ProfileProblem[] };

export interface ConnectionView {
  /** Null until an address is configured. */
  apiRoot: string | null;
  authorization: ConnectionInput['authorization'];
  source: 'policy' | 'environment' | 'user' | 'build' | 'sampleShop' | null;
  /** `unknown` until the first response. */
  state: 'unknown' | 'connected' | 'unreachable';
  /** Time since when the server is in this `state` (ISO). */
  since: string;
  /** Why the address can't be changed; `unreadablePolicy` if IT's policy can't be read. Null if it can be changed. */
  fixedBy: 'policy' | 'environment' | 'unreadablePolicy' | null;
  /** How the server differs from its documents; null without a profile. */
  profile: ProfileView | null;
}

export const connectionLocalCalls = {
  'connection.read': localRead(z.undefined(), { ...ofComputer, ...whileLocked })<ConnectionView>(),
  /** Checks that the address responds in the API's form, and stores it only then. Ends a running session if the root changes. */
  'connection.save': localWrite(connectionInput, ofComputer)<ConnectionView>(),
  'connection.useSampleShop': localWrite(z.undefined(), ofComputer)<ConnectionView>(),
  'connection.forget': localWrite(z.undefined(), ofComputer)<ConnectionView>(),
  /** Opens a file dialog and parses the file without using it. Null if the user canceled. */
  'serverProfile.open': localWrite(z.undefined())<ChosenProfile | null>(),
  /** Sets the profile of the address in use, from the next call on; null removes it. */
  'serverProfile.use': localWrite(z.object({ profile: z.record(z.string(), z.unknown()).nullable() }))<ConnectionView>(),
  /** Opens a save dialog and writes the profile. `path` is null if the user canceled. */
  'serverProfile.save': localWrite(z.object({ profile: z.record(z.string(), z.unknown()) }))<{ path: string | null }>(),
} as const;
