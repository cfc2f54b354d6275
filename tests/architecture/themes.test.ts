import { join } from 'node:path';
import { toTheme } from '@renderer/app/theme/themes';
import { normalizePath } from 'vite';
import { expect, it } from 'vitest';
import { providedThemeModule, themesAsStyleSheet } from '../../vite.themes';

const rules = /^(.+?)\{(.*)\}$/gm;

it('a build writes both themes, in both languages, as a style sheet, and gives Fluent none', async () => {
  const { load, resolveId } = themesAsStyleSheet() as unknown as {
    load(this: { addWatchFile(file: string): void }, id: string): Promise<string | null>;
    resolveId(id: string): string | null;
  };
  const put = (id: string): Promise<string | null> => load.call({ addWatchFile: () => undefined }, id);
  const root = normalizePath(join(import.meta.dirname, '../..'));
  expect(await put(`${root}/${providedThemeModule}`)).toMatch(/^\s*import 'themes\.css';[\s\S]*toProvidedTheme/);

  const sheet = [...((await put(resolveId('themes.css') ?? '')) ?? '').matchAll(rules)];
  expect(sheet.map(([, selector]) => selector)).toEqual(['html', 'html[data-theme="light"]', 'html[data-theme="dark"]', 'html:lang(ar)']);
  const [shared, light, dark, arabic] = sheet.map(([, , lines = '']) =>
    Object.fromEntries(lines.split(';--').map((line) => line.replace(/^--/, '').split(/:(.*)/s).slice(0, 2) as [string, string])),
  );
  const asText = (theme: object): Record<string, string> =>
    Object.fromEntries(Object.entries(theme).map(([name, value]) => [name, String(value)]));
  expect({ ...shared, ...light }).toEqual(asText(toTheme('light', 'en')));
  expect({ ...shared, ...dark }).toEqual(asText(toTheme('dark', 'en')));
  expect({ ...shared, ...light, ...arabic }).toEqual(asText(toTheme('light', 'ar')));
  expect({ ...shared, ...dark, ...arabic }).toEqual(asText(toTheme('dark', 'ar')));
});
