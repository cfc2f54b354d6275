import type { Session } from 'electron';

/** A name that no host has (RFC 2606). An empty list would be none: Windows would then sign in by itself to whatever lies in its zone of the local network. */
const nobody = 'diwan.invalid';

/** Keeps the account of Windows to itself: no server gets it unasked. */
export function withoutSystemAccount(session: Session): void {
  session.allowNTLMCredentialsForDomains(nobody);
}
