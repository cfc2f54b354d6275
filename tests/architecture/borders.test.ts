import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Source {
  path: string;
  text: string;
  imports: string[];
}

function sources(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const text = readFileSync(file, 'utf8');
      return { path: relative(root, file).replaceAll('\\', '/'), text, imports: importsOf(text) };
    });
}

function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:from\s*|import\s*\(\s*|^import\s+)'([^']+)'/gm)].map((match) => match[1] ?? '');
}

const isTest = (file: Source): boolean => /\.test\.tsx?$/.test(file.path);
const all = sources('src');
const product = all.filter((file) => !isTest(file));
const within = (folder: string): Source[] => product.filter((file) => file.path.startsWith(`${folder}/`));
const naming = (files: Source[], forbidden: RegExp): string[] =>
  files.flatMap((file) => file.imports.filter((name) => forbidden.test(name)).map((name) => `${file.path} -> ${name}`));
/** A relative import that leaves its top folder hides a border crossing from the alias rules. */
const leavesFolder = (files: Source[], folder: string): string[] =>
  files.flatMap((file) =>
    file.imports
      .filter((name) => name.startsWith('.'))
      .filter((name) => !join(file.path, '..', name).replaceAll('\\', '/').startsWith(folder))
      .map((name) => `${file.path} -> ${name}`),
  );

describe('borders between folders', () => {
  it('reads the whole tree', () => {
    expect(product.length).toBeGreaterThan(50);
  });

  it('shared knows no process, no React, no DOM library and none of the other folders', () => {
    expect(naming(within('src/shared'), /^(electron|node:|react|@main|@renderer|@documents|@sample-shop)/)).toEqual([]);
    expect(leavesFolder(within('src/shared'), 'src/shared')).toEqual([]);
  });

  it('documents import only shared and React', () => {
    expect(naming(within('src/documents'), /^(electron|node:|@main|@renderer|@sample-shop)/)).toEqual([]);
    expect(leavesFolder(within('src/documents'), 'src/documents')).toEqual([]);
  });

  it('the sample shop imports nothing of the processes', () => {
    expect(naming(within('src/sample-shop'), /^(electron|react|@main|@renderer)/)).toEqual([]);
    expect(leavesFolder(within('src/sample-shop'), 'src/sample-shop')).toEqual([]);
  });

  it('main and renderer never import each other', () => {
    expect(naming(within('src/main'), /^@renderer/)).toEqual([]);
    expect(naming(within('src/renderer'), /^(@main|@sample-shop|electron|node:)/)).toEqual([]);
    expect(leavesFolder(within('src/main'), 'src/main')).toEqual([]);
    expect(leavesFolder(within('src/renderer'), 'src/renderer')).toEqual([]);
  });

  it('electron is imported only by the platform, the entry and the preload script', () => {
    const allowed = /^src\/(main\/platform\/|main\/index\.ts|preload\/)/;
    const offenders = product.filter((file) => !allowed.test(file.path) && file.imports.includes('electron'));
    expect(offenders.map((file) => file.path)).toEqual([]);
  });

  it('a feature never imports another feature', () => {
    const offenders = within('src/renderer/src/features').flatMap((file) => {
      const own = file.path.split('/')[4];
      return file.imports.filter((name) => {
        const target = /features\/([^/]+)/.exec(name.startsWith('.') ? join(file.path, '..', name).replaceAll('\\', '/') : name)?.[1];
        return target !== undefined && target !== own;
      });
    });
    expect(offenders).toEqual([]);
  });

  it('only the configuration reads the environment', () => {
    const offenders = product.filter((file) => file.path !== 'src/main/config.ts' && /process\.env\b/.test(file.text));
    expect(offenders.map((file) => file.path)).toEqual([]);
  });

  it('only the API folder and the platform speak HTTP', () => {
    const allowed = /^src\/(main\/api\/|main\/platform\/|sample-shop\/)/;
    const offenders = product.filter(
      (file) => !allowed.test(file.path) && (/(?<![.\w])fetch\(/.test(file.text) || file.imports.includes('ky')),
    );
    expect(offenders.map((file) => file.path)).toEqual([]);
  });

  it('raw IPC stays in the preload script and the transport', () => {
    const offenders = product.filter(
      (file) => !/^src\/(preload\/|main\/platform\/)/.test(file.path) && /\bipc(Renderer|Main)\b/.test(file.text),
    );
    expect(offenders.map((file) => file.path)).toEqual([]);
  });
});

describe('style that the linter cannot hold', () => {
  const styleFiles = [
    ...within('src/renderer'),
    ...within('src/documents'),
    ...readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return { path: relative(root, file), text: readFileSync(file, 'utf8'), imports: [] };
      }),
  ];

  it('no physical direction in styles', () => {
    const physical =
      /\b(margin|padding|border)(Left|Right)\b|\b(margin|padding|border)-(left|right)\b|text-?[aA]lign:\s*'?(left|right)\b|^\s*(left|right):\s/m;
    expect(styleFiles.filter((file) => physical.test(file.text)).map((file) => file.path)).toEqual([]);
  });

  it('no files that only re-export', () => {
    expect(
      all
        .filter((file) => /\/index\.tsx?$/.test(file.path) && !/^src\/(main|preload)\/index\.ts$/.test(file.path))
        .map((file) => file.path),
    ).toEqual([]);
  });

  it('no text of either language in screens', () => {
    const arabic = /[\u0600-\u06ff]/;
    const inJsx = />\s*[A-Z][a-z]+( [a-z]+)+[^<{]*</;
    const offenders = within('src/renderer').filter((file) => {
      const code = file.text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      return arabic.test(code) || (file.path.endsWith('.tsx') && inJsx.test(code));
    });
    expect(offenders.map((file) => file.path)).toEqual([]);
  });

  it('each folder of src says in a short README what belongs there', () => {
    const folders = ['shared', 'documents', 'sample-shop', 'main', 'preload', 'renderer'];
    for (const folder of folders) {
      const lines = readFileSync(join(root, 'src', folder, 'README.md'), 'utf8')
        .trim()
        .split('\n').length;
      expect(lines, folder).toBeLessThanOrEqual(15);
    }
  });
});
