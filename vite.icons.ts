import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const library = '@fluentui/react-icons';
const folder = normalizePath(join(import.meta.dirname, 'node_modules', library, 'lib/atoms/svg'));
const imports = /import\s*\{([^}]*)\}\s*from\s*['"]@fluentui\/react-icons['"];?/g;

/** `text-header-2` for `TextHeader220Regular`: the digits may belong to the name or to the size. */
function toFile(icon: string): string | null {
  const [, words = ''] = /^(\w+?)(?:10|12|16|20|24|28|32|48)?(?:Regular|Filled|Light)$/.exec(icon) ?? [];
  const file = words
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase();
  const path = join(folder, `${file}.js`);
  return file && existsSync(path) && readFileSync(path, 'utf8').includes(`export const ${icon} `) ? file : null;
}

const ofOneIcon = /^(.+\/atoms\/svg\/[\w-]+\.js)\?only=(\w+)$/;

/** What makes icons, and the one that is asked for; the file has the same drawing in all sizes, filled and outlined. */
function toModule(file: string, icon: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('import ') || line.startsWith(`export const ${icon} `)).join('\n');
}

/**
 * Makes each icon a module of its own. In the library's common modules they lie together by the hundred, in its modules by the drawing, and
 * a module cannot be split: what one late screen needs would be loaded with the first page.
 */
export function iconsOneByOne(): Plugin {
  const files = new Map<string, string | null>();
  const fileOf = (icon: string): string | null => {
    if (!files.has(icon)) files.set(icon, toFile(icon));
    return files.get(icon) ?? null;
  };
  const toImport = (specifier: string): string => {
    const icon = /^\w+/.exec(specifier)?.[0] ?? '';
    const file = fileOf(icon);
    return `import { ${specifier} } from '${file ? `${folder}/${file}.js?only=${icon}` : library}';`;
  };
  return {
    name: 'icons-one-by-one',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (ofOneIcon.test(id) ? id : null),
    load(id) {
      const [, file, icon] = ofOneIcon.exec(id) ?? [];
      return file && icon ? toModule(file, icon) : null;
    },
    transform(code) {
      if (!code.includes(library)) return null;
      const split = code.replace(imports, (_whole, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map(toImport)
          .join(' '),
      );
      return split === code ? null : { code: split, map: null };
    },
  };
}
