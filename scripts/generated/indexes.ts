import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

interface Index {
  /** The generated module. */
  path: string;
  /** The declaring files, as globs from the project's root. */
  from: readonly string[];
  /** The collected exports' names. */
  exports: RegExp;
  /** The module's lines after its imports; `names` are sorted. */
  write(names: readonly string[]): readonly string[];
  /** Lines before the imports of the collected names. */
  head?: readonly string[];
}

const contract = ['catalogue', 'desktop', 'printing', 'shop', 'site'].map((folder) => `src/shared/contract/${folder}/*.ts`);
const spread = (declaration: string, names: readonly string[], end = '};'): string[] => [
  declaration,
  ...names.map((name) => `  ...${name},`),
  end,
];
const keyed = (declaration: string, ending: string, names: readonly string[], end = '};'): string[] => [
  declaration,
  ...names.map((name) => `  ${name.slice(0, -ending.length)}: ${name},`),
  end,
];
const messages = ['src/shared/i18n/messages/*.ts'];

/** The exports that a folder's files declare under one ending, collected so that an area declares itself in its own file alone. */
const indexes: readonly Index[] = [
  {
    path: 'src/shared/contract/tables/api-calls.generated.ts',
    from: contract,
    exports: /\w+(?<!Local)Calls/,
    write: (names) => spread('export const apiCalls = {', names, '} as const;'),
  },
  {
    path: 'src/shared/contract/tables/local-registry.generated.ts',
    from: contract,
    exports: /\w+LocalCalls/,
    write: (names) => spread('export const localCalls = {', names, '} as const;'),
  },
  {
    path: 'src/sample-shop/calls/implementation.generated.ts',
    from: ['src/sample-shop/calls/**/*.ts'],
    exports: /\w+Handlers/,
    head: ["import type { calls } from '@shared/contract/tables/registry';", "import type { Handlers } from '../http/handler';"],
    write: (names) => [
      '/** The whole API; a call without an implementation doesn’t compile. */',
      ...spread('export const implementation: Handlers<typeof calls> = {', names),
    ],
  },
  {
    path: 'src/sample-shop/calls/tables.generated.ts',
    from: ['src/sample-shop/calls/**/*.ts'],
    exports: /\w+Tables/,
    head: ["import type { Tables, TableSeeds } from '../store/store';"],
    write: (names) => spread('export const tableSeeds: TableSeeds<keyof Tables> = {', names),
  },
  {
    path: 'src/shared/i18n/en.generated.ts',
    from: messages,
    exports: /\w+En/,
    write: (names) => keyed('export const en = {', 'En', names, '} as const;'),
  },
  {
    path: 'src/shared/i18n/ar.generated.ts',
    from: messages,
    exports: /\w+Ar/,
    head: ["import type { en } from './en.generated';", "import type { ArabicOf } from './messages/catalogue';"],
    write: (names) => keyed('export const ar: ArabicOf<typeof en> = {', 'Ar', names),
  },
  {
    path: 'src/documents/printables.generated.ts',
    from: ['src/documents/*/*.tsx'],
    exports: /\w+(?=: PrintableDocument<)/,
    head: [
      "import type { Printable } from '@shared/domain/printing/printable';",
      "import type { PrintableDocument } from './printable-document';",
    ],
    write: (names) => [
      'export const printableDocuments: { [Kind in Printable]: PrintableDocument<Kind> } = {',
      ...names.map((name) => `  ${name},`),
      '};',
    ],
  },
  {
    path: 'src/renderer/src/app/areas.generated.ts',
    from: ['src/renderer/src/features/*/area.ts'],
    exports: /\w+Screens/,
    head: ["import type { AppRoute } from '@renderer/shared-components/frame/app-route';"],
    write: (names) => ['export const areas: readonly (readonly AppRoute[])[] = [', ...names.map((name) => `  ${name},`), '];'],
  },
];

/** The declaring files and the names that they export. */
function collect({ from, exports }: Index): { name: string; file: string }[] {
  const exported = new RegExp(`^export (?:const|function) (${exports.source})\\b`, 'gm');
  return from
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: (file) => /\.(test|generated)\./.test(file) }))
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(exported)].map(([, name = '']) => ({ name, file })))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function toModule(index: Index): string {
  const found = collect(index);
  const toPath = (file: string): string =>
    relative(dirname(index.path), file)
      .replaceAll('\\', '/')
      .replace(/\.tsx?$/, '');
  const imports = found.map(({ name, file }) => {
    const path = toPath(file);
    return `import { ${name} } from '${path.startsWith('.') ? path : `./${path}`}';`;
  });
  const note = `// Written by \`npm run generate\` from the exports ${index.exports} of ${index.from.join(', ')}.`;
  return [note, ...(index.head ?? []), ...imports, '', ...index.write(found.map(({ name }) => name)), ''].join('\n');
}

/** The collecting modules by path from the project's root. */
export const makeIndexes = (): Record<string, string> => Object.fromEntries(indexes.map((index) => [index.path, toModule(index)]));
