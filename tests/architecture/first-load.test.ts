import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { firstTexts } from '@renderer/bridge/first-texts';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../../src');
const aliases: readonly (readonly [string, string])[] = [
  ['@renderer/', join(src, 'renderer/src/')],
  ['@shared/', join(src, 'shared/')],
  ['@documents/', join(src, 'documents/')],
];

/** What a page runs until the first list is there; everything behind `import()` comes later. */
const entries = ['main.tsx', 'features/sign-in/login-screen.tsx', 'features/admins/admin-list-screen.tsx'].map((file) =>
  join(src, 'renderer/src', file),
);

function toFile(path: string): string | undefined {
  return ['', '.ts', '.tsx'].map((ending) => path + ending).find((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate));
}

function resolve(name: string, importer: string): { file?: string; library?: string } {
  if (/\.(css|svg)$/.test(name)) return {};
  const alias = aliases.find(([prefix]) => name.startsWith(prefix));
  if (!alias && !name.startsWith('.')) return { library: name };
  const file = toFile(alias ? alias[1] + name.slice(alias[0].length) : join(dirname(importer), name));
  if (!file) throw new Error(`${importer} imports ${name}, which is not there`);
  return { file };
}

/** Static imports that leave something at run time. */
function importsOf(text: string): string[] {
  return [...text.matchAll(/^(?:import|export)\s+(?!type\b)(?:\{(?<names>[^}]*)\}\s+from\s+|[^'{]*?)'(?<name>[^']+)'/gm)]
    .filter(
      ({ groups }) => !groups?.names || groups.names.split(',').some((part) => part.trim() !== '' && !part.trim().startsWith('type ')),
    )
    .map(({ groups }) => groups?.name ?? '');
}

function readFirstLoad(): { files: Map<string, string>; libraries: Map<string, string> } {
  const files = new Map<string, string>();
  const libraries = new Map<string, string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue;
    const text = readFileSync(file, 'utf8');
    files.set(file, text);
    for (const name of importsOf(text)) {
      const found = resolve(name, file);
      if (found.file) waiting.push(found.file);
      if (found.library) libraries.set(found.library, file);
    }
  }
  return { files, libraries };
}

const { files, libraries } = readFirstLoad();

describe('what the page loads before its first list', () => {
  it('is read as far as it goes', () => {
    expect(files.size).toBeGreaterThan(60);
    expect([...libraries.keys()]).toContain('react-router-dom');
  });

  it('says only what stands in the first texts', () => {
    // Shown only on the fields of forms, which come with all texts.
    const later = /ui\/fields\/language-tag\.tsx$/;
    const areas = Object.keys(firstTexts.en.translation);
    expect(Object.keys(firstTexts.ar.translation)).toEqual(areas);
    const foreign = [...files]
      .filter(([file]) => !later.test(file))
      .flatMap(([file, text]) =>
        [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\bt\(\s*['`](\w+)\./g)]
          .filter(([, area]) => !areas.includes(area ?? ''))
          .map(([call]) => `${file}: ${call}`),
      );
    expect(foreign).toEqual([]);
  });

  it.each([/^zod/, /^react-hook-form/, /^@hookform/, /datepicker/, /quill/, /^@dnd-kit/, /charts/])('leaves out %s', (library) => {
    expect([...libraries].filter(([name]) => library.test(name))).toEqual([]);
  });

  it('leaves out the texts of the other areas and every dialog and menu', () => {
    const late = /shared\/i18n\/(en|ar|translate)\.ts$|-dialog(-surface)?\.tsx$|anchored-menu|notifications\/toasts/;
    // The confirmation's own frame is loaded; its surface is not.
    expect([...files.keys()].filter((file) => late.test(file) && !file.endsWith('ui/confirm-dialog.tsx'))).toEqual([]);
  });
});
