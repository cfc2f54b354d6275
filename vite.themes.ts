import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { runForBuild } from './vite.run.ts';

type Variables = Record<string, string | number>;
interface Themes {
  toTheme(scheme: 'light' | 'dark', language: 'ar' | 'en'): Variables;
}

const root = import.meta.dirname;
/** The module in whose place a build puts one that provides no theme: the style sheet has the variables. */
export const providedThemeModule = 'src/renderer/src/app/theme/provided-theme.ts';
const file = normalizePath(join(root, providedThemeModule));
const sheet = 'themes.css';
const resolved = `\0${sheet}`;

const provider = `
import '${sheet}';
const none = {};
export const toProvidedTheme = () => none;
`;

function toRule(selector: string, variables: Variables, without: Variables = {}): string {
  const lines = Object.entries(variables).filter(([name, value]) => without[name] !== value);
  return `${selector}{${lines.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
}

/** The variables of both themes, under what the served document says about itself before any script runs. */
function toStyleSheet({ toTheme }: Themes): string {
  const [light, dark, arabic] = [toTheme('light', 'en'), toTheme('dark', 'en'), toTheme('light', 'ar')];
  const shared = Object.fromEntries(Object.entries(light).filter(([name, value]) => dark[name] === value));
  return [
    toRule('html', shared),
    toRule('html[data-theme="light"]', light, shared),
    toRule('html[data-theme="dark"]', dark, shared),
    toRule('html:lang(ar)', arabic, light),
  ].join('\n');
}

/** The themes as a style sheet: no page has to carry how Fluent works them out, nor writes five hundred variables as it starts. */
export function themesAsStyleSheet(): Plugin {
  return {
    name: 'themes-as-style-sheet',
    enforce: 'pre',
    resolveId: (id) => (id === sheet ? resolved : null),
    async load(id) {
      if (id === file) return provider;
      if (id !== resolved) return null;
      const themes = await runForBuild<Themes>(this, 'src/renderer/src/app/theme/themes.ts');
      return toStyleSheet(themes);
    },
  };
}
