import { z } from 'zod';
import type { ProfileProblem, ServerProfile } from '../../domain/server/server-profile';
import { localRead, localWrite, ofComputer } from '../local-call';

export const connectionInput = z.object({
  /** As typed; the main process checks it (https, or http on a loopback host) and strips a trailing slash. */
  apiRoot: z.string().trim().min(1).max(2048),
  /** `bare` sends the token as received, `bearer` puts `Bearer ` before it (OP-02). */
  authorization: z.enum(['bare', 'bearer']),
  /** In what the server differs, read again by the main process. Null takes away what is kept for the address; left out, it stays. */
  profile: z.record(z.string(), z.unknown()).nullable().optional(),
});
export type ConnectionInput = z.output<typeof connectionInput>;

/** The server profile in force. */
export interface ProfileView {
  profile: ServerProfile;
  source: 'policy' | 'user';
}

/** A file that somebody has chosen: a profile, or why it is none. */
export type ChosenProfile = { file: string; profile: ServerProfile } | { file: string; problems: ProfileProblem[] };

export interface ConnectionView {
  /** Null until something is configured. */
  apiRoot: string | null;
  authorization: ConnectionInput['authorization'];
  source: 'policy' | 'environment' | 'user' | 'build' | 'sampleShop' | null;
  /** `unknown` until the first answer. */
  state: 'unknown' | 'connected' | 'unreachable';
  /** ISO time since when `state` holds. */
  since: string;
  /** What forbids a change; `unreadablePolicy` when IT has put a policy there that says nothing that can be read. Null when nothing does. */
  fixedBy: 'policy' | 'environment' | 'unreadablePolicy' | null;
  /** In what the server is not as its documents have it; null where nothing is said of that. */
  profile: ProfileView | null;
}

export const connectionLocalCalls = {
  'connection.read': localRead(z.undefined(), ofComputer)<ConnectionView>(),
  /** Asks the address for an answer in the API's form, and stores it only then. Ends a running session when the root changes. */
  'connection.save': localWrite(connectionInput, ofComputer)<ConnectionView>(),
  'connection.useSampleShop': localWrite(z.undefined(), ofComputer)<ConnectionView>(),
  'connection.forget': localWrite(z.undefined(), ofComputer)<ConnectionView>(),
  /** Asks for a file and reads it; nothing is in force by that. Null when the person cancelled. */
  'serverProfile.open': localWrite(z.undefined())<ChosenProfile | null>(),
  /** For the address in use, from the next call on; null takes it away. */
  'serverProfile.use': localWrite(z.object({ profile: z.record(z.string(), z.unknown()).nullable() }))<ConnectionView>(),
  /** Asks where to and writes it. `path` is null when the person cancelled. */
  'serverProfile.save': localWrite(z.object({ profile: z.record(z.string(), z.unknown()) }))<{ path: string | null }>(),
} as const;
