import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const configuration = readFileSync(join(root, 'electron-builder.yml'), 'utf8');

describe('what the signed app may do on macOS', () => {
  it('runs hardened', () => {
    expect(configuration).toMatch(/^ {2}hardenedRuntime: true$/m);
  });

  // Where none are named, electron-builder takes its own, which also allow unsigned memory and foreign libraries.
  it.each(['entitlements', 'entitlementsInherit'])('%s lift only the ban on compiling', (option) => {
    const file = new RegExp(`^ {2}${option}: (\\S+)$`, 'm').exec(configuration)?.[1] ?? '';
    const lifted = [...readFileSync(join(root, file), 'utf8').matchAll(/<key>(.+?)<\/key>\s*<(\w+)\/>/g)];
    expect(lifted.map(([, key, value]) => [key, value])).toEqual([['com.apple.security.cs.allow-jit', 'true']]);
  });
});
