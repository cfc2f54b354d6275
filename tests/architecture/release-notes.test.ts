import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitReleaseNotes } from '@main/support/updates/release-notes';
import { describe, expect, it } from 'vitest';
import { readSources } from './source-graph';

const root = join(import.meta.dirname, '../..');

describe('updates', () => {
  it('tell what is new in both languages, entry by entry', () => {
    const { ar, en } = splitReleaseNotes(readFileSync(join(root, 'resources/release-notes.md'), 'utf8'));
    const entries = (notes: string): number => notes.split('\n').filter((line) => line.startsWith('- ')).length;
    expect(entries(en)).toBeGreaterThan(0);
    expect(entries(ar)).toBe(entries(en));
    expect(ar).toMatch(/[\u0600-\u06ff]/);
  });

  it('load electron-updater when the server is asked, not at the start', () => {
    const main = readSources('src/main').filter(({ path }) => !path.endsWith('.test.ts'));
    const importing = (pattern: RegExp): string[] => main.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
    expect(importing(/from 'electron-updater/).toSorted()).toEqual([
      'src/main/platform/updates/update-engine.ts',
      'src/main/platform/updates/update-signature.ts',
    ]);
    expect(importing(/from '\.\/(updates\/)?update-(engine|signature)'/)).toEqual(['src/main/platform/updates/update-engine.ts']);
    expect(importing(/await import\('\.\/updates\/update-engine'\)/)).toEqual(['src/main/platform/electron-updates.ts']);
  });
});
