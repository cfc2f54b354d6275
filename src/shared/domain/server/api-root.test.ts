import { describe, expect, it } from 'vitest';
import { isSecureAddress, parseApiRoot } from './api-root';

describe('parseApiRoot', () => {
  it.each([
    ['https://shop.example/api', 'https://shop.example/api'],
    ['  https://shop.example/api/ ', 'https://shop.example/api'],
    ['https://shop.example', 'https://shop.example'],
    ['shop.example/api', 'https://shop.example/api'],
    ['HTTPS://Shop.Example:8443/Api//', 'https://shop.example:8443/Api'],
    ['http://localhost:3000/api', 'http://localhost:3000/api'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['https://متجر.example/api', 'https://xn--pgbep1f.example/api'],
  ])('reads %s as %s', (text, apiRoot) => {
    expect(parseApiRoot(text)).toEqual({ ok: true, apiRoot });
  });

  it.each(['http://shop.example', 'http://192.168.1.7/api', 'http://127.0.0.1.evil.example', 'http://localhost.example'])(
    'refuses plain http to %s',
    (text) => {
      expect(parseApiRoot(text)).toEqual({ ok: false, code: 'insecureAddress' });
    },
  );

  it.each([
    '',
    'https://',
    'file:///etc',
    'javascript:alert(1)',
    'https://a:b@shop.example',
    'https://shop.example?x',
    'https://shop.example#x',
  ])('refuses %j', (text) => {
    expect(parseApiRoot(text)).toEqual({ ok: false, code: 'badInput' });
  });
});

describe('isSecureAddress', () => {
  it('is about the address, not about who wrote it', () => {
    expect(
      ['https://a.example', 'http://127.0.0.1/', 'http://a.example', 'ws://localhost', 'data:,x'].map((url) =>
        isSecureAddress(new URL(url)),
      ),
    ).toEqual([true, true, false, false, false]);
  });
});
