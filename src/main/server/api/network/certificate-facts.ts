/** The fields of Electron's `Certificate` that we report or select by. */
export interface CertificateParts {
  issuerName: string;
  subjectName: string;
  /** Seconds since 1970, as is `validExpiry`. */
  validStart: number;
  validExpiry: number;
  issuerCert?: CertificateParts;
}

/** The fields of Electron's verification request that we use. */
export interface VerifiedCertificate {
  hostname: string;
  certificate: CertificateParts;
  validatedCertificate: CertificateParts;
  isIssuedByKnownRoot: boolean;
  verificationResult: string;
}

/** Facts about a server's certificate, for IT. */
export interface CertificateFacts {
  host: string;
  subject: string;
  issuer: string;
  /** Name of the root certificate's owner. */
  root: string;
  /** ISO. */
  validUntil: string;
  /** False for an organization's own authority, as behind a proxy that inspects traffic. */
  isIssuedByKnownRoot: boolean;
  /** Chromium's result: `net::OK` or `net::ERR_CERT_…`. */
  verification: string;
}

/** Longer than any real chain; also ends a certificate that is its own issuer. */
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
