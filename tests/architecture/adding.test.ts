import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/adding.md'), 'utf8');
const files = globSync(['src/**/*', 'tests/**/*', 'scripts/**/*'], { cwd: root }).map((file) => `/${file.replaceAll('\\', '/')}`);

/** Paths in backticks: whole paths from the project's root, and endings such as `ui/list/list-texts.ts`. */
const named = [...page.matchAll(/`([\w<>…./-]+)`/g)]
  .map(([, path = '']) => path)
  .filter((path) => /^[\w<]/.test(path) && (path.includes('/') || /\.(tsx?|yml)$/.test(path)));

/** Returns the whole path; for a path with a placeholder, the folder before it. */
const toFixedPart = (path: string): string => (path.includes('<') ? (/^([^<]*)\/[^/]*</.exec(path)?.[1] ?? '') : path);

describe('docs/adding.md', () => {
  it('names files and folders that exist', () => {
    const fixed = [...new Set(named.map(toFixedPart))].filter((path) => path !== '');
    expect(fixed.length).toBeGreaterThan(30);
    expect(fixed.filter((path) => !existsSync(join(root, path)) && !files.some((file) => file.endsWith(`/${path}`)))).toEqual([]);
  });

  it('links to records that exist', () => {
    const links = [...page.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path = '']) => path);
    expect(links.filter((path) => !existsSync(join(root, 'docs', path)))).toEqual([]);
  });

  it.each([
    ['An API call', 4],
    ['A list with its form', 9],
    ['A policy key', 2],
    ['A printable document', 8],
  ])('needs few files by hand: %s, at most %i', (title, most) => {
    const [, recipe = ''] = page.split(`## ${title}\n`);
    const [steps = ''] = recipe.split('\n## ');
    const count = steps.match(/^\d+\. /gm)?.length ?? 0;
    expect(count).toBeGreaterThan(1);
    expect(count, 'derive a step from another one, see scripts/generated/indexes.ts').toBeLessThanOrEqual(most);
  });
});
