import { describe, expect, it } from 'vitest';
import { isCertificateCode, isNeverSent, networkCode } from './network-failure';

const coded = (code: string, cause?: Error): Error => Object.assign(new Error(code, { cause }), { code });
const wrapped = (cause: Error): TypeError => new TypeError('fetch failed', { cause });

describe('the code of a network failure', () => {
  it('is found at the bottom of the causes', () => {
    expect(networkCode(wrapped(coded('ECONNREFUSED')))).toBe('ECONNREFUSED');
    expect(networkCode(wrapped(wrapped(coded('net::ERR_NAME_NOT_RESOLVED'))))).toBe('net::ERR_NAME_NOT_RESOLVED');
    expect(networkCode(new Error('net::ERR_FAILED'))).toBe('net::ERR_FAILED');
    expect(networkCode(wrapped(new AggregateError([coded('EHOSTUNREACH'), coded('ENETUNREACH')])))).toBe('EHOSTUNREACH');
    expect(networkCode(new Error('other'))).toBeNull();
    expect(networkCode('text')).toBeNull();
  });

  it.each([
    'net::ERR_CERT_AUTHORITY_INVALID',
    'net::ERR_CERT_DATE_INVALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ])('%s is about the certificate, so nothing was sent', (code) => {
    expect([isCertificateCode(code), isNeverSent(code)]).toEqual([true, true]);
  });

  it.each(['ECONNREFUSED', 'ENOTFOUND', 'net::ERR_CONNECTION_REFUSED', 'net::ERR_INTERNET_DISCONNECTED', 'net::ERR_NAME_NOT_RESOLVED'])(
    '%s shows that nothing was sent',
    (code) => {
      expect([isCertificateCode(code), isNeverSent(code)]).toEqual([false, true]);
    },
  );

  it.each(['ECONNRESET', 'UND_ERR_SOCKET', 'net::ERR_CONNECTION_RESET', 'net::ERR_EMPTY_RESPONSE', 'net::ERR_NETWORK_CHANGED', null])(
    '%s leaves open whether the server got it',
    (code) => {
      expect(isNeverSent(code)).toBe(false);
    },
  );
});
