import { describe, expect, it } from 'vitest';
import { completeLink, toSafeLink } from './safe-link';

describe('toSafeLink', () => {
  it('accepts http, https, mailto and tel (OP-18)', () => {
    for (const link of [
      'http://a.b',
      'https://متجر.كوم/x?y=1#z',
      'HTTPS://A.B',
      'mailto:a@b.c?subject=x%20y',
      'tel:+96550001234',
      'tel:1800-123',
    ])
      expect(toSafeLink(` ${link} `), link).toBe(link);
  });

  it('refuses every other scheme and disguise', () => {
    const refused = [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      'java\nscript:x',
      '\u0001javascript:x',
      'data:text/html,x',
      'vbscript:x',
      'file:///c:/x',
      'blob:x',
      'sms:1',
      'ftp://a',
      'app://diwan/x',
      '//a.b',
      '/x',
      'x',
      '',
      'https:',
      'https://',
      'http:/a',
      'tel:alert(1)',
      'mailto:x',
      'https://a\u0000.b',
      null,
      5,
      {},
    ];
    for (const link of refused) expect(toSafeLink(link), String(link)).toBeNull();
  });
});

describe('completeLink', () => {
  it('gives what people type its scheme', () => {
    expect(completeLink(' www.example.com/a?b=1 ')).toBe('https://www.example.com/a?b=1');
    expect(completeLink('example.com:8080')).toBe('https://example.com:8080');
    expect(completeLink('متجر.كويت')).toBe('https://متجر.كويت');
    expect(completeLink('shop@example.com')).toBe('mailto:shop@example.com');
    expect(completeLink('+965 5000 1234')).toBe('tel:+96550001234');
    expect(completeLink('https://a.b')).toBe('https://a.b');
  });

  it('refuses what is no address', () => {
    for (const typed of ['', 'hello', 'two words.com', 'javascript:alert(1)', 'javascript:alert(1).com', 'a@b', '.', '12'])
      expect(completeLink(typed), typed).toBeNull();
  });
});
