import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin, parseSync } from 'vite';
import { runForBuild } from './vite.run.ts';

/** Of a syntax tree. */
interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

interface Specifier {
  type: string;
  local: { name: string };
  imported?: { name: string };
  importKind?: string;
}

/** One call: who is called, where the call stands, and what it is given. */
interface Call {
  name: string;
  start: number;
  end: number;
  given: readonly Node[];
}

/** What the calls of one kind are given, by file and in the order in which they stand there. */
type Given = ReadonlyMap<string, readonly unknown[]>;

const root = import.meta.dirname;
const mark = '?what-calls-are-given';
const entry = normalizePath(join(root, mark));

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  return [...(isNode(value) ? [value] : []), ...Object.values(value).flatMap(nodesOf)];
}

/** The names that a piece of code goes by; those of properties are none. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  if (isNode(value) && /^(JSX)?Identifier$/.test(value.type)) return [String(value.name)];
  const { key, property, computed, ...rest } = value as Record<string, unknown>;
  return [...(computed ? [key, property] : []), ...Object.values(rest)].flatMap(namesIn);
}

/** The calls of these functions, from the top of the file. */
export function readCalls(program: unknown, names: readonly string[]): Call[] {
  return nodesOf(program).flatMap(({ type, callee, arguments: given, start, end }) => {
    const name = isNode(callee) && callee.type === 'Identifier' ? String(callee.name) : '';
    return type === 'CallExpression' && names.includes(name) ? [{ name, start, end, given: given as Node[] }] : [];
  });
}

function toImports({ importKind, specifiers, source }: Node): (readonly [string, string])[] {
  if (importKind === 'type') return [];
  return (specifiers as Specifier[]).flatMap(({ type, local, imported, importKind }) => {
    if (importKind === 'type') return [];
    const named = type === 'ImportSpecifier' ? `{ ${imported?.name} as ${local.name} }` : `* as ${local.name}`;
    return [
      [local.name, `import ${type === 'ImportDefaultSpecifier' ? local.name : named} from '${(source as { value: string }).value}';`],
    ];
  });
}

function toDeclared(statement: Node): (readonly [string, Node])[] {
  const node = isNode(statement.declaration) ? statement.declaration : statement;
  const names = node.type === 'VariableDeclaration' ? (node.declarations as Node[]).map(({ id }) => id) : node.id;
  return namesIn(names).map((name) => [name, node]);
}

/** What the calls of a file are given, as a module with all that this needs of the file: the rest of it is never run. */
export function toSlice(file: string, callees: readonly string[]): string {
  const text = readFileSync(file, 'utf8');
  const body = parseSync(file, text).program.body as unknown as Node[];
  const calls = readCalls(body, callees);
  const imported = new Map(body.filter(({ type }) => type === 'ImportDeclaration').flatMap(toImports));
  const declared = new Map(body.filter(({ type }) => type !== 'ImportDeclaration').flatMap(toDeclared));
  const [needed, imports] = [new Set<Node>(), new Set<string>()];
  const waiting = calls.flatMap(({ given }) => namesIn(given));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const [line, node] = [imported.get(name), declared.get(name)];
    if (line) imports.add(line);
    if (!node || needed.has(node)) continue;
    needed.add(node);
    waiting.push(...namesIn(node));
  }
  const declarations = [...needed].sort((one, other) => one.start - other.start).map(({ start, end }) => text.slice(start, end));
  const given = calls.map(({ given: [first] }) => text.slice(first?.start, first?.end));
  return [...imports, ...declarations, `export const given = [${given.join(',\n')}];`].join('\n');
}

/** Runs, for a build, what the calls of these functions are given in all files below a folder, tests apart: all at once, and nothing else of the files. */
export async function runGiven(build: { addWatchFile(file: string): void }, folder: string, callees: readonly string[]): Promise<Given> {
  const called = new RegExp(`\\b(${callees.join('|')})\\(`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => normalizePath(join(folder, path)))
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && called.test(readFileSync(path, 'utf8')));
  const slices: Plugin = {
    name: 'what-calls-are-given',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? id : null),
    load(id) {
      if (!id.endsWith(mark)) return null;
      if (id !== entry) return toSlice(id.slice(0, -mark.length), callees);
      const imports = files.map((file, at) => `import { given as given${at} } from ${JSON.stringify(file + mark)};`);
      const pairs = files.map((file, at) => `[${JSON.stringify(file)}, given${at}]`);
      return `${imports.join('\n')}\nexport const all = [${pairs.join(',')}];`;
    },
  };
  const { all } = await runForBuild<{ all: [string, unknown[]][] }>(build, mark, [slices]);
  return new Map(all);
}
