import { z } from 'zod';
import { localCall } from '../local-call';

export const connectionInput = z.object({
  /** As typed; the main process checks it (https, or http on a loopback host) and strips a trailing slash. */
  apiRoot: z.string().trim().min(1).max(2048),
  /** `bare` sends the token as received, `bearer` puts `Bearer ` before it (OP-02). */
  authorization: z.enum(['bare', 'bearer']),
});
export type ConnectionInput = z.output<typeof connectionInput>;

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
}

export const connectionLocalCalls = {
  'connection.read': localCall(z.undefined())<ConnectionView>(),
  /** Asks the address for an answer in the API's form, and stores it only then. Ends a running session when the root changes. */
  'connection.save': localCall(connectionInput)<ConnectionView>(),
  'connection.useSampleShop': localCall(z.undefined())<ConnectionView>(),
  'connection.forget': localCall(z.undefined())<ConnectionView>(),
} as const;
