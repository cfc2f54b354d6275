import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSource, readSources, type Source } from './source-graph';

const root = join(import.meta.dirname, '../..');
const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const declared = { ...dependencies, ...devDependencies, ...optionalDependencies };

/** The packages chosen for Diwan, the place that imports each of them, and an export that must be used there. */
const chosen: readonly [name: string, place: string, what?: string][] = [
  ['electron', 'src/main'],
  ['electron-vite', 'electron.vite.config.ts', 'defineConfig'],
  ['electron-builder', 'scripts/packaging'],
  ['electron-store', 'src/main'],
  ['keytar', 'src/main'],
  ['react', 'src/renderer'],
  ['react-dom', 'src/renderer', 'createRoot'],
  ['react-router-dom', 'src/renderer', 'createHashRouter'],
  ['zustand', 'src/renderer', 'create'],
  ['ky', 'src/main'],
  ['@fluentui/react-components', 'src/renderer', 'FluentProvider'],
  ['@fluentui/react-datepicker-compat', 'src/renderer', 'useDatePicker_unstable'],
  ['quill', 'src/renderer'],
  ['react-quill', 'src/renderer'],
  ['i18next', 'src/renderer', 'createInstance'],
  ['react-i18next', 'src/renderer', 'useTranslation'],
  ['vitest', 'vitest.config.ts', 'defineConfig'],
  ['@playwright/test', 'tests/e2e/playwright.config.ts', 'defineConfig'],
];

const topLevel = [
  ...['package.json', 'electron.vite.config.ts', 'electron-builder.yml', 'tsconfig.json', 'README.md'],
  ...['src/main', 'src/preload', 'src/renderer', 'resources', 'tests'],
];

const read = new Map<string, Source[]>();

/** Returns the files of a place, without its tests. */
function filesOf(place: string): Source[] {
  const isFile = place.endsWith('.ts');
  const files = read.get(place) ?? (isFile ? [readSource(join(root, place))] : readSources(place));
  read.set(place, files);
  return files.filter(({ path }) => !/\.test\.tsx?$/.test(path));
}

const isOf = (name: string, target: string): boolean => target === name || target.startsWith(`${name}/`);

describe('the chosen packages', () => {
  it.each(chosen)('%s is declared, and imported at run time by %s', (name, place, what) => {
    expect(declared).toHaveProperty([name]);
    const importers = filesOf(place).filter(({ text, imports }) => {
      if (!text.includes(`'${name}`)) return false;
      return imports.some(({ target, isPackage, isTypeOnly }) => isPackage && !isTypeOnly && isOf(name, target));
    });
    expect(importers.map(({ path }) => path)).not.toEqual([]);
    if (what) expect(importers.filter(({ text }) => new RegExp(`\\b${what}\\b`).test(text))).not.toEqual([]);
  });

  it('stand in a project with the entries that were asked for', () => {
    expect(topLevel.filter((entry) => !existsSync(join(root, entry)))).toEqual([]);
  });
});
