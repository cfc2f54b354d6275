import { describe, expect, it } from 'vitest';
import { type CertificateParts, toCertificateFacts } from './certificate-facts';

const root: CertificateParts = { issuerName: 'Shop Root', subjectName: 'Shop Root', validStart: 0, validExpiry: 1 };
root.issuerCert = root;
const leaf: CertificateParts = {
  issuerName: 'Shop Proxy CA',
  subjectName: 'shop.example',
  validStart: 0,
  validExpiry: Date.parse('2027-03-01T00:00:00Z') / 1000,
};

describe('what a server shows of itself', () => {
  it('names who vouches in the end, and whether Chromium knows it', () => {
    const chained = { ...leaf, issuerCert: { ...root, issuerName: 'Shop Root', subjectName: 'Shop Proxy CA', issuerCert: root } };
    expect(
      toCertificateFacts({
        hostname: 'shop.example',
        certificate: leaf,
        validatedCertificate: chained,
        isIssuedByKnownRoot: false,
        verificationResult: 'net::OK',
      }),
    ).toEqual({
      host: 'shop.example',
      subject: 'shop.example',
      issuer: 'Shop Proxy CA',
      root: 'Shop Root',
      validUntil: '2027-03-01T00:00:00.000Z',
      isIssuedByKnownRoot: false,
      verification: 'net::OK',
    });
  });

  it('is told of a certificate without a chain too', () => {
    const facts = toCertificateFacts({
      hostname: 'shop.example',
      certificate: leaf,
      validatedCertificate: leaf,
      isIssuedByKnownRoot: true,
      verificationResult: 'net::ERR_CERT_DATE_INVALID',
    });
    expect(facts.root).toBe('Shop Proxy CA');
  });
});
