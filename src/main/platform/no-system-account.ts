import type { Session } from 'electron';

/**
 * A name that no host has (RFC 2606). An empty list would mean no restriction: Windows would then sign in automatically to hosts in its
 * local network zone.
 */
const nobody = 'diwan.invalid';

/** Prevents that the Windows account is sent to a server automatically. */
export function withoutSystemAccount(session: Session): void {
  session.allowNTLMCredentialsForDomains(nobody);
}
