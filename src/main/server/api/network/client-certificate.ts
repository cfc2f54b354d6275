import type { CertificateParts } from './certificate-facts';

export interface CertificateRequest {
  /** Part of the issuer's name, in any case; null: none is ever shown. */
  issuer: string | null;
  now: Date;
}

/** Of the certificates that the system offers, the valid one of this issuer that lasts longest. A certificate names a person: no other is shown to anyone. */
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
