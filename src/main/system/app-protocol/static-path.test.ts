import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toStaticPath } from './static-path';

const folder = join('/', 'opt', 'diwan', 'renderer');

describe('toStaticPath', () => {
  it.each([
    ['/assets/index-1.js', join(folder, 'assets', 'index-1.js')],
    ['/fonts/noto%20sans.woff2', join(folder, 'fonts', 'noto sans.woff2')],
    ['/a/../b.js', join(folder, 'b.js')],
  ])('%s', (path, file) => {
    expect(toStaticPath(folder, path)).toBe(file);
  });

  it.each([
    '/',
    '/..',
    '/../',
    '/../renderer-evil/a.js',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/a/%2e%2e/%2e%2e/b',
    '/..\\b',
    '/..%5cb',
    '/%5c%5chost%5cshare',
    '//host/share',
    '/%2fetc/passwd',
    '/c:/windows',
    '/a.js::$DATA',
    '/a%00.js',
    '/%zz',
  ])('nothing for %s', (path) => {
    expect(toStaticPath(folder, path)).toBeNull();
  });
});
