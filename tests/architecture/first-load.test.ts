import { firstTexts } from '@renderer/runtime/texts/first-texts';
import { describe, expect, it } from 'vitest';
import { reachedBy } from './source-graph';

/** What a page runs until the first list is there; everything behind `import()` comes later. */
const entries = ['main.tsx', 'features/sign-in/login-screen.tsx', 'features/admins/admin-list-screen.tsx'];
const { files, packages } = reachedBy(entries.map((file) => `src/renderer/src/${file}`));

describe('what the page loads before its first list', () => {
  it('is read as far as it goes', () => {
    expect(files.size).toBeGreaterThan(60);
    expect([...packages.keys()]).toContain('react-router-dom');
  });

  it('says only what stands in the first texts', () => {
    // Shown only on the fields of forms, and as names of fields after a save, which come with all texts.
    // And of a list that was read whole, which comes with them too.
    const later = /(ui\/inputs\/language-tag\.tsx|notices\/failure-presenter\.ts|ui\/list\/(whole|bulk)\/[\w-]+\.tsx?)$/;
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

  it('leaves out the plots, which belong to the dashboard alone', () => {
    expect([...files.keys()].filter((file) => file.includes('/ui/plot/'))).toEqual([]);
  });

  it('leaves out the guide, which nobody has opened yet', () => {
    expect([...files.keys()].filter((file) => /^src\/guide\/|features\/(guide|first-steps)\//.test(file))).toEqual([]);
  });

  it('leaves out the texts of the other areas and every dialog and menu', () => {
    const late = /shared\/i18n\/(en|ar|translate)\.ts$|-dialog(-surface)?\.tsx$|anchored-menu|notifications\/toasts/;
    // The confirmation's own frame is loaded; its surface is not.
    expect([...files.keys()].filter((file) => late.test(file) && !file.endsWith('ui/feedback/confirm-dialog.tsx'))).toEqual([]);
  });

  it.each([
    'orders/order-list-screens',
    'contact-messages/home-messages-screen',
    'home-products/home-product-list-screen',
    'users/user-list-screen',
  ])('leaves the schemas to the forms: %s', (screen) => {
    const reached = reachedBy([`src/renderer/src/features/${screen}.tsx`]);
    expect(reached.files.size).toBeGreaterThan(40);
    expect([...reached.packages.keys()].filter((name) => name.startsWith('zod'))).toEqual([]);
  });
});

describe('what the program imports before Electron is ready', () => {
  const before = reachedBy(['src/main/index.ts']);

  it('is what must come first: nothing of a library, no texts, none of the services', () => {
    expect([...before.packages.keys()].filter((name) => !/^(electron$|node:)/.test(name))).toEqual([]);
    const parts = new Set([...before.files.keys()].map((file) => file.split('/').slice(0, 3).join('/')));
    expect([...parts].sort()).toEqual([
      'src/main/host',
      'src/main/index.ts',
      'src/main/platform',
      'src/main/start',
      'src/main/window',
      'src/shared/domain',
    ]);
  });

  it('is loaded with the rest one turn later', () => {
    expect([...reachedBy(['src/main/build.ts']).files.keys()]).toContain('src/main/start/compose.ts');
  });
});
