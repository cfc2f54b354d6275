import type { CertificateParts } from './certificate-facts';

export interface CertificateRequest {
  /** Part of the issuer's name, ignoring case; null: no certificate is ever sent. */
  issuer: string | null;
  now: Date;
}

/**
 * Returns the valid certificate of this issuer that is valid longest, of those that the system offers. A certificate identifies a person,
 * so no other one is sent.
 */
export function chooseClientCertificate<Certificate extends CertificateParts>(
  offered: readonly Certificate[],
  { issuer, now }: CertificateRequest,
): Certificate | undefined {
  const wanted = issuer?.trim().toLowerCase();
  if (!wanted) return undefined;
  const seconds = now.getTime() / 1000;
  return offered
    .filter(({ issuerName }) => issuerName.toLowerCase().includes(wanted))
    .filter(({ validStart, validExpiry }) => validStart <= seconds && seconds < validExpiry)
    .toSorted((one, other) => other.validExpiry - one.validExpiry)[0];
}
