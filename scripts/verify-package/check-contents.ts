import { readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { filePolicy, toPagePolicy, toPrintPolicy } from '../../src/main/system/app-protocol/content-security-policy.ts';
import type { PackedApp } from './packed-app.ts';

const projectFolder = join(import.meta.dirname, '../..');
const bytesPerMiB = 1024 * 1024;

const mayShip = [
  /^package\.json$/,
  /^out\/(main|preload|renderer)\//,
  /^node_modules\/keytar\/(package\.json|LICENSE\.md|lib\/keytar\.js|build\/Release\/keytar\.node)$/,
];

/** Returns files that only building or developing needs. */
export async function checkForeignFiles({ archive }: PackedApp): Promise<string[]> {
  return archive.files.filter(({ path }) => !mayShip.some((pattern) => pattern.test(path))).map(({ path }) => `${path} has no use there`);
}

const leftovers = [
  ['a source map', /\.map$/],
  ['a test', /\.(test|spec)\.[cm]?[jt]sx?$|(^|\/)__tests__\//],
  ['a source', /(?<!\.d)\.tsx?$/],
  ['a file of settings for development', /(^|\/)(\.env[^/]*|\.npmrc|\.git[^/]*|tsconfig[^/]*\.json|biome\.json)$/],
  ['a key', /\.(pem|p12|pfx|p8|key|jks)$/],
] as const;

/** Returns source maps, tests, sources, `.env` files, and keys in the archive and beside it. */
export async function checkLeftovers({ archive, files }: PackedApp): Promise<string[]> {
  const all = [...archive.files.map(({ path }) => path), ...files];
  const named = all.flatMap((path) => leftovers.filter(([, pattern]) => pattern.test(path)).map(([what]) => `${path} is ${what}`));
  const inline = archive.files.filter(({ path, read }) => /\.[cm]?js$/.test(path) && read().includes('sourceMappingURL=data:'));
  return [...named, ...inline.map(({ path }) => `${path} holds a source map`)];
}

const buildMachines = [/\/home\/runner\/work\//, /\/Users\/[\w.-]+\/(?:work|Documents|Projects)\//i, /\b[A-Z]:[\\/]+(?:a|Users)[\\/]+/];
const toPattern = (folder: string): RegExp =>
  new RegExp(folder.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\\\\|\//g, '[\\\\/]+'));

/** Paths of debug data, which the linkers of Windows and macOS write into third-party libraries. */
const debugPath = /[^\0]{0,400}\.(?:pdb|o)\0/g;
const isLibraryOfOthers = (path: string): boolean => path.startsWith('node_modules/') && path.endsWith('.node');

/** Returns paths of the build machine: they may name people, and they don't exist on other computers. */
export async function checkPaths({ archive }: PackedApp, folders: string[] = [projectFolder, homedir()]): Promise<string[]> {
  const patterns = [...folders.filter((folder) => folder.length > 1).map((folder) => toPattern(`${folder}/`)), ...buildMachines];
  return archive.files.flatMap(({ path, read }) => {
    const content = read().toString('latin1');
    const text = isLibraryOfOthers(path) ? content.replaceAll(debugPath, '\0') : content;
    const found = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);
    return found ? [`${path}: …${text.slice(Math.max(0, found.index - 40), found.index + 60).replaceAll(/[^ -~]+/g, ' ')}…`] : [];
  });
}

const directive = /["'`]((?:default|script|style|img|font|connect|object|frame|worker|child|media)-src\b(?:[^"`\\]|\\.)*?)["`]/g;
// biome-ignore lint/suspicious/noTemplateCurlyInString: this is the text in the bundle.
const nonce = '${nonce}';

/** The bundle has exactly the sources' Content-Security-Policies of pages, prints, and files. */
export async function checkPagePolicy({ archive }: PackedApp): Promise<string[]> {
  const known = new Set([...toPagePolicy(nonce).split('; '), ...toPrintPolicy(nonce).split('; '), filePolicy]);
  const scripts = archive.files.filter(({ path }) => path.startsWith('out/main/')).map(({ read }) => read().toString('utf8'));
  const found = new Set(scripts.flatMap((text) => [...text.matchAll(directive)].map(([, words = '']) => words)));
  const wanted = [...known].filter((words) => /-src\b/.test(words));
  return [
    ...wanted.filter((words) => !found.has(words)).map((words) => `"${words}" is missing`),
    ...[...found].filter((words) => !known.has(words)).map((words) => `"${words}" is not the app's policy`),
  ];
}

/** Electron itself has about 250 MiB, twice that for both Mac processors. */
const budgetMiB = { archive: 12, linux: 360, win: 360, mac: 640 };

/** Compares sizes with the budget, because a package that doubles would be noticed only when it is rolled out. */
export async function checkSize({ folder, files, archive, system }: PackedApp, budget: typeof budgetMiB = budgetMiB): Promise<string[]> {
  const sizes = await Promise.all(files.map(async (path) => (await stat(join(folder, path))).size));
  const toMiB = (bytes: number): number => Math.ceil((bytes / bytesPerMiB) * 10) / 10;
  const measured = { archive: toMiB((await stat(archive.path)).size), [system]: toMiB(sizes.reduce((sum, size) => sum + size, 0)) };
  return Object.entries(measured).flatMap(([what, size = 0]) => {
    const most = budget[what as keyof typeof budget];
    return size <= most ? [] : [`${what === 'archive' ? 'app.asar' : 'the whole'} has ${size} MiB, ${most} were planned`];
  });
}

/** Checks the packed package.json: it names the entry and the version, and nothing about the build. */
export async function checkDescription({ archive }: PackedApp): Promise<string[]> {
  const described = archive.files.find(({ path }) => path === 'package.json');
  const app = JSON.parse(described?.read().toString('utf8') ?? '{}') as Record<string, unknown>;
  const ours = JSON.parse(await readFile(join(projectFolder, 'package.json'), 'utf8')) as Record<string, unknown>;
  const differing = ['name', 'productName', 'version', 'main', 'type', 'homepage'].filter((field) => app[field] !== ours[field]);
  const tooMuch = ['scripts', 'devDependencies'].filter((field) => field in app);
  const start = String(app.main).replace(/^\.\//, '');
  return [
    ...differing.map((field) => `package.json says ${JSON.stringify(app[field])} as ${field}`),
    ...tooMuch.map((field) => `package.json holds ${field}`),
    ...(archive.files.some(({ path }) => path === start) ? [] : [`${start}, which package.json starts, is missing`]),
  ];
}
