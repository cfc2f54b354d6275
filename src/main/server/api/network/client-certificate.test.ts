import { describe, expect, it } from 'vitest';
import { chooseClientCertificate } from './client-certificate';

const now = new Date('2026-11-22T10:00:00Z');
const at = (text: string): number => Date.parse(text) / 1000;
const certificate = (issuerName: string, validExpiry = at('2027-01-01'), validStart = at('2026-01-01')) => ({
  issuerName,
  subjectName: `${issuerName} ${validExpiry}`,
  validStart,
  validExpiry,
});

describe('a certificate of this machine', () => {
  it('is shown to nobody without a word of IT, however many fit', () => {
    expect(chooseClientCertificate([certificate('Shop CA')], { issuer: null, now })).toBeUndefined();
    expect(chooseClientCertificate([certificate('Shop CA')], { issuer: '  ', now })).toBeUndefined();
  });

  it('is the one of the issuer that IT names, by a part of its name in any case', () => {
    const own = certificate('CN=Shop Device CA, O=Shop');
    expect(chooseClientCertificate([certificate('Personal CA'), own], { issuer: ' shop device ca', now })).toBe(own);
    expect(chooseClientCertificate([certificate('Personal CA')], { issuer: 'Shop', now })).toBeUndefined();
  });

  it('is valid now, and of several the one that lasts longest', () => {
    const past = certificate('Shop CA', at('2026-11-01'));
    const coming = certificate('Shop CA', at('2029-01-01'), at('2027-01-01'));
    const [short, long] = [certificate('Shop CA', at('2026-12-01')), certificate('Shop CA', at('2028-01-01'))];
    expect(chooseClientCertificate([past, short, coming, long], { issuer: 'Shop CA', now })).toBe(long);
    expect(chooseClientCertificate([past, coming], { issuer: 'Shop CA', now })).toBeUndefined();
  });
});
