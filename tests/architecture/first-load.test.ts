import { join } from 'node:path';
import { firstTexts } from '@renderer/runtime/texts/first-texts';
import { calls } from '@shared/contract/tables/registry';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { alias } from '../../build/alias';
import { reachedBy, readSources } from './source-graph';

/** The modules that a page runs until the first list is shown. Modules behind `import()` load later. */
const entries = ['main.tsx', 'features/sign-in/login-screen.tsx', 'features/admins/admin-list-screen.tsx'];
const { files, packages } = reachedBy(entries.map((file) => `src/renderer/src/${file}`));

describe('what the page loads before its first list', () => {
  it('is read as far as it goes', () => {
    expect(files.size).toBeGreaterThan(60);
    expect([...packages.keys()]).toContain('react-router-dom');
  });

  it('says only what stands in the first texts', () => {
    // Files whose texts come with all texts: shown only on form fields, as field names after a save, or for a full list.
    const later = /(ui\/inputs\/language-tag\.tsx|notices\/failure-presenter\.ts|ui\/list\/(full|bulk)\/[\w-]+\.tsx?)$/;
    const isThere = (area = '', part?: string): boolean => {
      const texts: Record<string, unknown> = { ...firstTexts.en.translation[area as keyof typeof firstTexts.en.translation] };
      return areas.includes(area) && (part === undefined || part in texts);
    };
    const areas = Object.keys(firstTexts.en.translation);
    expect(Object.keys(firstTexts.ar.translation)).toEqual(areas);
    const foreign = [...files]
      .filter(([file]) => !later.test(file))
      .flatMap(([file, { text }]) =>
        [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\bt\(\s*['`](\w+)\.(?:(\w+)\.)?/g)]
          .filter(([, area, part]) => !isThere(area, part))
          .map(([call]) => `${file}: ${call}`),
      );
    expect(foreign).toEqual([]);
  });

  it.each([/^zod/, /^react-hook-form/, /^@hookform/, /datepicker/, /quill/, /^@dnd-kit/, /charts/])('leaves out %s', (library) => {
    const found = [...packages].filter(([name]) => library.test(name));
    expect(found.map(([name, place]) => `${place} -> ${name}`)).toEqual([]);
  });

  it('leaves out the charts, which belong to the dashboard alone', () => {
    expect([...files.keys()].filter((file) => file.includes('/ui/chart/'))).toEqual([]);
  });

  it('leaves out the guide, which nobody has opened yet', () => {
    expect([...files.keys()].filter((file) => /^src\/guide\/|features\/(guide|first-steps)\//.test(file))).toEqual([]);
  });

  it('leaves out the texts of the other areas and every dialog and menu', () => {
    const late = /shared\/i18n\/((en|ar)\.generated|translate)\.ts$|-dialog(-surface)?\.tsx$|anchored-menu|notifications\/toasts/;
    // The confirmation's frame is loaded early, its surface isn't.
    expect([...files.keys()].filter((file) => late.test(file) && !file.endsWith('ui/feedback/confirm-dialog.tsx'))).toEqual([]);
  });

  it.each([
    'orders/order-list-screens',
    'contact-messages/messages-screens',
    'home-products/home-product-list-screen',
    'users/user-list-screen',
  ])('leaves the schemas to the forms: %s', (screen) => {
    const reached = reachedBy([`src/renderer/src/features/${screen}.tsx`]);
    expect(reached.files.size).toBeGreaterThan(40);
    expect([...reached.packages.keys()].filter((name) => name.startsWith('zod'))).toEqual([]);
  });
});

/** Bundles a page whose code is this text. */
async function bundle(text: string): Promise<string> {
  const entry = join(import.meta.dirname, '../../src/renderer/src/page.ts');
  const page = {
    name: 'page',
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? text : null),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias },
    plugins: [page],
    build: { write: false, rolldownOptions: { input: entry, external: ['zod'] } },
  });
  return [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => ('code' in file ? file.code : ''))
    .join('\n');
}

const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

describe('constants that stand beside calls', () => {
  it('come to a page without the calls and their examples', async () => {
    const importing = /^import \{([^}]+)\} from '(@shared\/contract\/(?:catalogue|shop|site)\/[\w-]+)';$/gm;
    const taken = readSources('src/renderer').flatMap(({ path, text }) => (/\.test\./.test(path) ? [] : [...text.matchAll(importing)]));
    const lines = taken.map(([, names = '', from = ''], at) => {
      const values = names.split(',').flatMap((name) => /^\s*(?!type )(\w+)\s*$/.exec(name)?.[1] ?? []);
      return `import * as from${at} from '${from}';\nconsole.log(${values.map((name) => `from${at}.${name}`).join()});`;
    });
    expect(lines.length).toBeGreaterThan(5);
    const code = await bundle(lines.join('\n'));
    expect(code).toContain('percentage');
    const words = Object.values(calls).flatMap(({ example }) => leavesOf(example).filter((leaf) => /@|^(http|\{)/.test(`${leaf}`)));
    expect(words).toContain('hind@bayt-aldar.example');
    expect(words.filter((word) => code.includes(`${word}`))).toEqual([]);
  });
});

describe('what the program imports before Electron is ready', () => {
  const before = reachedBy(['src/main/index.ts']);

  it('is what must come first: nothing of a library, no texts, none of the services', () => {
    expect([...before.packages.keys()].filter((name) => !/^(electron$|node:)/.test(name))).toEqual([]);
    const parts = new Set([...before.files.keys()].map((file) => /^src\/(?:main\/system\/[^/]+|[^/]+\/[^/]+)/.exec(file)?.[0]));
    expect([...parts].sort()).toEqual([
      'src/main/index.ts',
      'src/main/platform',
      'src/main/start',
      'src/main/system/ports',
      'src/main/windows',
      'src/shared/domain',
    ]);
  });

  it('is loaded with the rest one turn later', () => {
    expect([...reachedBy(['src/main/build.ts']).files.keys()]).toContain('src/main/start/compose.ts');
  });
});
