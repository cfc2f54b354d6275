import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { alias } from '../../build/alias';

const root = join(import.meta.dirname, '../..');

/** One `import`, `export … from`, or `import()`. */
export interface Import {
  /** For example `src/main/start/compose.ts:12`. */
  place: string;
  /** A path of this project such as `src/shared/domain/money.ts`, or the name of a package such as `react-dom/server`. */
  target: string;
  isPackage: boolean;
  /** Removed at compile time. */
  isTypeOnly: boolean;
  isDynamic: boolean;
}

export interface SyntaxNode {
  type: string;
  start: number;
  [property: string]: unknown;
}

export interface Source {
  /** Path from the project's root, with slashes. */
  path: string;
  text: string;
  imports: Import[];
  /** Iterates over the nodes of the syntax tree. Comments and plain text aren't included. */
  nodes(): Iterable<SyntaxNode>;
  /** Returns `path:line` for an offset in the text. */
  placeOf(offset: number): string;
}

const toPath = (file: string): string => relative(root, file).replaceAll('\\', '/');

function resolve(name: string, importer: string): { target: string; isPackage: boolean } {
  const known = Object.entries(alias).find(([prefix]) => name.startsWith(`${prefix}/`));
  if (!known && !name.startsWith('.')) return { target: name, isPackage: true };
  const bare = (known ? join(known[1], name.slice(known[0].length)) : join(dirname(importer), name)).replace(/\?\w+$/, '');
  const file = ['', '.ts', '.tsx'].map((ending) => bare + ending).find((path) => existsSync(path) && statSync(path).isFile());
  if (!file) throw new Error(`${toPath(importer)} imports ${name}, which is not there`);
  return { target: toPath(file), isPackage: false };
}

function* walk(value: unknown): Iterable<SyntaxNode> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value && 'start' in value) yield value as SyntaxNode;
    for (const child of Object.values(value)) yield* walk(child);
  }
}

type Parsed = ReturnType<typeof parseSync>;

/** Reads a file. It is parsed on the first use of its imports or its syntax, because most tests only need the text. */
export function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const path = toPath(file);
  let parsed: Parsed | undefined;
  let imports: Import[] | undefined;
  const parse = (): Parsed => {
    parsed ??= parseSync(file, text);
    if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]?.message}`);
    return parsed;
  };
  const placeOf = (offset: number): string => `${path}:${text.slice(0, offset).split('\n').length}`;
  return {
    path,
    text,
    get imports() {
      imports ??= importsOf(parse().module, { file, text, placeOf });
      return imports;
    },
    nodes: () => walk(parse().program),
    placeOf,
  };
}

function importsOf(module: Parsed['module'], { file, text, placeOf }: { file: string } & Pick<Source, 'text' | 'placeOf'>): Import[] {
  const toImport = (start: number, name: string, kind: Pick<Import, 'isTypeOnly' | 'isDynamic'>): Import => ({
    place: placeOf(start),
    ...resolve(name, file),
    ...kind,
  });
  const unquoted = ({ start, end }: { start: number; end: number }): string => text.slice(start + 1, end - 1);
  const areTypes = (entries: readonly { isType: boolean }[]): boolean => entries.length > 0 && entries.every((entry) => entry.isType);
  return [
    ...module.staticImports.map(({ start, moduleRequest, entries }) =>
      toImport(start, moduleRequest.value, { isTypeOnly: areTypes(entries), isDynamic: false }),
    ),
    ...module.staticExports.flatMap(({ start, entries }) => {
      const from = entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])[0];
      return from ? [toImport(start, from.value, { isTypeOnly: areTypes(entries), isDynamic: false })] : [];
    }),
    ...module.dynamicImports
      .filter(({ moduleRequest }) => /^['"]/.test(text.slice(moduleRequest.start)))
      .map(({ start, moduleRequest }) => toImport(start, unquoted(moduleRequest), { isTypeOnly: false, isDynamic: true })),
  ];
}

/** Reads every TypeScript file below a folder of the project. */
export function readSources(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readSource(join(entry.parentPath, entry.name)));
}

/** Returns the given files and everything that they import statically, which runs before anything loaded later. */
export function reachedBy(paths: readonly string[]): { files: Map<string, Source>; packages: Map<string, string> } {
  const files = new Map<string, Source>();
  const packages = new Map<string, string>();
  const waiting = [...paths];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (files.has(path) || !/\.tsx?$/.test(path)) continue;
    const source = readSource(join(root, path));
    files.set(path, source);
    for (const { target, isPackage, isTypeOnly, isDynamic, place } of source.imports) {
      if (isTypeOnly || isDynamic) continue;
      if (isPackage) packages.set(target, place);
      else waiting.push(target);
    }
  }
  return { files, packages };
}

/** Returns the static imports of a file, including types, without `import()`. */
const toTargets = ({ imports }: Source): string[] =>
  imports.filter((found) => !found.isPackage && !found.isDynamic).map((found) => found.target);

/** Returns import cycles between files, each as `a -> b -> a`. */
export const circles = (sources: readonly Source[]): string[] =>
  circlesOf(new Map(sources.map((source) => [source.path, new Set(toTargets(source))])));

/**
 * Returns import cycles between folders. A folder and its subfolders count as different folders. With `floor`, each folder directly in it
 * counts as a whole.
 */
export function folderCircles(sources: readonly Source[], floor?: string): string[] {
  const folderOf = (path: string): string =>
    floor && path.startsWith(`${floor}/`)
      ? path
          .split('/')
          .slice(0, floor.split('/').length + 1)
          .join('/')
      : dirname(path);
  const targets = new Map<string, Set<string>>();
  for (const source of sources) {
    const folder = folderOf(source.path);
    const ofFolder = targets.get(folder) ?? new Set();
    targets.set(folder, ofFolder);
    for (const target of toTargets(source)) if (folderOf(target) !== folder) ofFolder.add(folderOf(target));
  }
  return circlesOf(targets);
}

function circlesOf(targets: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]): void => {
    const start = way.indexOf(path);
    if (start >= 0) found.push([...way.slice(start), path].join(' -> '));
    if (start >= 0 || done.has(path)) return;
    for (const target of targets.get(path) ?? []) visit(target, [...way, path]);
    done.add(path);
  };
  for (const path of targets.keys()) visit(path, []);
  return found;
}
