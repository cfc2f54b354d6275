import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { runForBuild } from './vite.run.ts';

const root = import.meta.dirname;
/** The module in whose place a build puts one that loads a language. */
export const firstTextsModule = 'src/renderer/src/runtime/texts/first-texts.ts';
const file = normalizePath(join(root, firstTextsModule));
const ofLanguage = /^first-texts:(ar|en)$/;
const resolved = '\0first-texts:';

/** The first texts in the language in which the page starts alone: nobody reads two at once, and the other one comes with all texts. */
export function firstTextsByLanguage(): Plugin {
  return {
    name: 'first-texts-by-language',
    enforce: 'pre',
    resolveId: (id) => (ofLanguage.test(id) ? `\0${id}` : null),
    async load(id) {
      if (id === file) return loader;
      if (!id.startsWith(resolved)) return null;
      const { firstTexts } = await runForBuild<{ firstTexts: Record<string, { translation: unknown }> }>(this, firstTextsModule);
      return `export const texts = ${JSON.stringify(firstTexts[id.slice(resolved.length)]?.translation)};`;
    },
  };
}

const loader = `
import { readBootInfo } from '@renderer/runtime/state/boot';
const { language } = readBootInfo(document);
const { texts } = language === 'ar' ? await import('first-texts:ar') : await import('first-texts:en');
export const firstTexts = { [language]: { translation: texts } };
`;
