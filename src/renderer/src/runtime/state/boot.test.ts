// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { readBootInfo, readStyleNonce } from './boot';

afterEach(() => {
  document.head.innerHTML = '';
});

function addMeta(name: string, content: string): void {
  const meta = document.createElement('meta');
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
  document.head.append(meta);
}

describe('boot facts in the document', () => {
  it('reads what the main process wrote', () => {
    const boot = { language: 'en', appearance: 'dark', digits: 'arab', version: '1.2.3', platform: 'win32' };
    addMeta('diwan-boot', JSON.stringify(boot));
    expect(readBootInfo(document)).toEqual(boot);
  });

  it.each([
    ['[LAY-05] nothing', ''],
    ['[LAY-06] another language', '{"language":"fr"}'],
    ['[LAY-06] a differently written one', '{"language":"EN"}'],
    ['[LAY-06] something unreadable', '{language'],
  ])('%s means Arabic', (_what, content) => {
    addMeta('diwan-boot', content);
    expect(readBootInfo(document)).toMatchObject({ language: 'ar', appearance: 'system', digits: 'latn' });
  });

  it('finds the nonce for style elements', () => {
    expect(readStyleNonce(document)).toBe('');
    const meta = document.createElement('meta');
    meta.setAttribute('property', 'csp-nonce');
    meta.nonce = 'abc';
    document.head.append(meta);
    expect(readStyleNonce(document)).toBe('abc');
  });
});
