/** The part of Electron's `Certificate` that is told or chosen by. */
export interface CertificateParts {
  issuerName: string;
  subjectName: string;
  /** Seconds since 1970, as `validExpiry`. */
  validStart: number;
  validExpiry: number;
  issuerCert?: CertificateParts;
}

/** The part of Electron's verification request. */
export interface VerifiedCertificate {
  hostname: string;
  certificate: CertificateParts;
  validatedCertificate: CertificateParts;
  isIssuedByKnownRoot: boolean;
  verificationResult: string;
}

/** What a server showed of itself, for IT. */
export interface CertificateFacts {
  host: string;
  subject: string;
  issuer: string;
  /** Who vouches for the issuer in the end. */
  root: string;
  /** ISO. */
  validUntil: string;
  /** False for an authority of the organisation's own, as behind a proxy that reads what is sent. */
  isIssuedByKnownRoot: boolean;
  /** Chromium's word: `net::OK` or `net::ERR_CERT_…`. */
  verification: string;
}

/** Longer than any real chain; one that names itself its own issuer ends too. */
const maxChain = 10;

function rootOf(certificate: CertificateParts): string {
  let current = certificate;
  for (let depth = 0; current.issuerCert && current.issuerCert !== current && depth < maxChain; depth += 1) current = current.issuerCert;
  return current.issuerName;
}

export function toCertificateFacts(request: VerifiedCertificate): CertificateFacts {
  const { hostname, certificate, validatedCertificate, isIssuedByKnownRoot, verificationResult } = request;
  return {
    host: hostname,
    subject: certificate.subjectName,
    issuer: certificate.issuerName,
    root: rootOf(validatedCertificate),
    validUntil: new Date(certificate.validExpiry * 1000).toISOString(),
    isIssuedByKnownRoot,
    verification: verificationResult,
  };
}
