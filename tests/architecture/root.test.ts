import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
  .split('\n')
  .map((line) => line.replaceAll('/', ''));

it('the root has at most 16 entries besides dot files and ignored ones', () => {
  const entries = readdirSync(root).filter((name) => !/^\.|\.log$/.test(name) && !ignored.includes(name));
  expect(entries).toContain('electron.vite.config.ts');
  expect(entries.length, entries.join(', ')).toBeLessThanOrEqual(16);
});

it('the build has at most six files of its own, each shorter than 80 lines', () => {
  const files = readdirSync(join(root, 'build'), { recursive: true, encoding: 'utf8' });
  expect(files).toContain('alias.ts');
  expect(files.length).toBeLessThanOrEqual(6);
  for (const file of files) expect(readFileSync(join(root, 'build', file), 'utf8').split('\n').length, file).toBeLessThan(80);
});
