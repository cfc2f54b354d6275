import { join } from 'node:path';
import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { firstTexts } from '@renderer/runtime/texts/first-texts';
import { startI18n } from '@renderer/runtime/texts/i18n';
import { normalizePath, parseSync } from 'vite';
import { expect, it } from 'vitest';
import { firstTextsByLanguage, firstTextsModule } from '../../vite.texts';

it('a build gives each language a file of its first texts, and the page the one in which it starts', async () => {
  const { load, resolveId } = firstTextsByLanguage() as unknown as {
    load(this: { addWatchFile(file: string): void }, id: string): Promise<string | null>;
    resolveId(id: string): string | null;
  };
  const put = (id: string): Promise<string | null> => load.call({ addWatchFile: () => undefined }, id);
  const root = normalizePath(join(import.meta.dirname, '../..'));

  const loader = (await put(`${root}/${firstTextsModule}`)) ?? '';
  const { staticImports, dynamicImports } = parseSync('first-texts.js', loader).module;
  expect(staticImports.map(({ moduleRequest }) => moduleRequest.value)).toEqual(['@renderer/runtime/state/boot']);
  const asked = dynamicImports.map(({ moduleRequest: { start, end } }) => loader.slice(start + 1, end - 1));
  expect(asked.toSorted()).toEqual(['first-texts:ar', 'first-texts:en']);
  for (const language of ['ar', 'en'] as const) {
    const written = (await put(resolveId(`first-texts:${language}`) ?? '')) ?? '';
    const module = (await import(`data:text/javascript,${encodeURIComponent(written)}`)) as { texts: unknown };
    expect(module.texts).toEqual(firstTexts[language].translation);
  }
  expect(await put(`${root}/src/renderer/src/main.tsx`)).toBeNull();
});

it('the first texts stay what they are when the others come', () => {
  startI18n('en');
  addAllTexts();
  expect(Object.keys(firstTexts.en.translation)).not.toContain('adminForm');
});
