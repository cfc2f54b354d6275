import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { documentKinds, listKinds } from '@shared/domain/printing/printable';
import { describe, expect, it } from 'vitest';
import { circles, folderCircles, type Import, readSources, type Source, type SyntaxNode } from './source-graph';

const root = join(import.meta.dirname, '../..');
const all = readSources('src');
const product = all.filter((source) => !/\.test\.tsx?$/.test(source.path));
const within = (folder: string): Source[] => product.filter((source) => source.path.startsWith(`${folder}/`));
const outside = (allowed: RegExp): Source[] => product.filter((source) => !allowed.test(source.path));

/** Returns `path:line -> target` for every import that the rule refuses. */
const crossings = (sources: readonly Source[], isRefused: (found: Import, source: Source) => boolean): string[] =>
  sources.flatMap((source) =>
    source.imports.filter((found) => isRefused(found, source)).map((found) => `${found.place} -> ${found.target}`),
  );
const isBelow = (target: string, ...folders: string[]): boolean => folders.some((folder) => target.startsWith(`${folder}/`));
const isPackage = ({ isPackage, target }: Import, pattern: RegExp): boolean => isPackage && pattern.test(target);
/** Whether the import is a project file outside of the given folders. */
const leaves = ({ isPackage, target }: Import, ...folders: string[]): boolean => !isPackage && !isBelow(target, ...folders);

const uses = (sources: readonly Source[], isRefused: (node: SyntaxNode) => boolean): string[] =>
  sources.flatMap((source) => [...source.nodes()].filter(isRefused).map((node) => source.placeOf(node.start)));
const isNamed = (node: unknown, name: string): boolean =>
  typeof node === 'object' && node !== null && 'name' in node && node.name === name && 'type' in node && node.type === 'Identifier';

describe('borders between folders', () => {
  it('reads the whole tree', () => {
    expect(product.length).toBeGreaterThan(400);
    expect(product.flatMap((source) => source.imports).length).toBeGreaterThan(2000);
  });

  it('shared knows no process, no React, no DOM library and none of the other folders', () => {
    const refused = (found: Import): boolean => isPackage(found, /^(electron|node:|react)/) || leaves(found, 'src/shared');
    expect(crossings(within('src/shared'), refused)).toEqual([]);
  });

  it('shared holds only what two sides use, types included', () => {
    const sides = ['main', 'preload', 'renderer', 'documents', 'sample-shop'];
    const targets = new Map(product.map(({ path, imports }) => [path, imports.map(({ target }) => target)]));
    const isOfShared = (path: string): boolean => path.startsWith('src/shared/');
    const used = sides.map((side) => {
      const reached = new Set(within(`src/${side}`).flatMap(({ path }) => targets.get(path)?.filter(isOfShared) ?? []));
      for (const path of reached) for (const target of targets.get(path)?.filter(isOfShared) ?? []) reached.add(target);
      return { side, reached };
    });
    const alone = within('src/shared')
      .map(({ path }) => ({ path, by: used.filter(({ reached }) => reached.has(path)).map(({ side }) => side) }))
      .filter(({ by }) => by.length < 2);
    expect(alone).toEqual([]);
  });

  it('documents import only shared and React', () => {
    const refused = (found: Import): boolean => isPackage(found, /^(electron|node:)/) || leaves(found, 'src/documents', 'src/shared');
    expect(crossings(within('src/documents'), refused)).toEqual([]);
  });

  it('the guide imports only shared', () => {
    expect(crossings(within('src/guide'), (found) => found.isPackage || leaves(found, 'src/guide', 'src/shared'))).toEqual([]);
  });

  it('the sample shop imports nothing of the processes', () => {
    const refused = (found: Import): boolean => isPackage(found, /^(electron|react)/) || leaves(found, 'src/sample-shop', 'src/shared');
    expect(crossings(within('src/sample-shop'), refused)).toEqual([]);
  });

  it('main and renderer never import each other', () => {
    const common = ['src/shared', 'src/documents'];
    expect(crossings(within('src/main'), (found) => leaves(found, 'src/main', 'src/sample-shop', ...common))).toEqual([]);
    expect(
      crossings(
        within('src/renderer'),
        (found) => isPackage(found, /^(electron|node:)/) || leaves(found, 'src/renderer', 'src/guide', ...common),
      ),
    ).toEqual([]);
  });

  it('electron is imported only by the platform, the entry and the preload script', () => {
    const others = outside(/^src\/(main\/platform\/|main\/index\.ts|preload\/)/);
    expect(crossings(others, (found) => isPackage(found, /^electron$/))).toEqual([]);
  });

  it('a feature never imports another feature', () => {
    const featureOf = (path: string): string | undefined => /^src\/renderer\/src\/features\/([^/]+)\//.exec(path)?.[1];
    const refused = ({ target }: Import, { path }: Source): boolean => ![undefined, featureOf(path)].includes(featureOf(target));
    expect(crossings(within('src/renderer/src/features'), refused)).toEqual([]);
  });

  it('in the renderer each layer knows only those below it', () => {
    const layers = ['validation', 'runtime', 'ui', 'shared-components', 'features', 'app'].map((name) => `src/renderer/src/${name}`);
    const upward = layers.flatMap((layer, index) => crossings(within(layer), ({ target }) => isBelow(target, ...layers.slice(index + 1))));
    expect(upward).toEqual([]);
  });

  it('imports go in no circle, types included', () => {
    expect(circles(product)).toEqual([]);
  });

  it.each(['main', 'shared'])('folders of %s know one another in one direction only, types included', (name) => {
    const sources = within(`src/${name}`);
    expect(folderCircles(sources)).toEqual([]);
    expect(folderCircles(sources, `src/${name}`)).toEqual([]);
  });

  it.each([
    'sample-shop',
    'documents',
    'renderer/src',
    ...['runtime', 'ui', 'shared-components', 'features', 'app'].map((layer) => `renderer/src/${layer}`),
  ])('first-level folders of %s import each other in one direction only, types included', (name) => {
    const sources = within(`src/${name}`);
    expect(sources.length).toBeGreaterThan(10);
    expect(folderCircles(sources, `src/${name}`)).toEqual([]);
  });

  it('a document of orders is named where it is declared, and everything else follows from there', () => {
    const declaring = [
      'src/shared/domain/printing/printable.ts',
      'src/documents/printables.generated.ts',
      'src/shared/i18n/messages/printables.ts',
      'src/shared/i18n/messages/documents.ts',
    ];
    // Contains the documents that a station prints by default.
    const choosing = 'src/shared/contract/printing/station.ts';
    const names = [...documentKinds.filter((kind) => kind !== 'invoice'), ...listKinds];
    // Topics of the guide are about the documents that they name.
    const naming = outside(/^src\/(documents\/[\w-]+\/|guide\/content\.generated)/).filter(({ text }) =>
      names.some((name) => text.includes(name)),
    );
    expect(naming.map(({ path }) => path).sort()).toEqual([...declaring, choosing].sort());
  });

  it('what a printable looks like is read by pages too: all style sheets of documents, whichever there are', () => {
    const reader = readFileSync(join(root, 'src/renderer/src/shared-components/printing/sheets/any-sheet.tsx'), 'utf8');
    expect(reader).toContain("import.meta.glob(['@documents/*/*.css', '!@documents/parts/*'], { eager: true })");
    const shared = readdirSync(join(root, 'src/documents/parts')).filter((file) => file.endsWith('.css'));
    expect(shared.filter((file) => !reader.includes(`@documents/parts/${file}'`))).toEqual([]);
  });

  it('no folder holds more than 40 source files, tests beside them counted', () => {
    // Excepted: one file of texts per area, sorted by name (adr/0001).
    const excepted = ['src/shared/i18n/messages'];
    const tests = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.([jt]sx?|[cm][jt]s)$/.test(file))
      .map((file) => ({ path: `tests/${file.replaceAll('\\', '/')}` }));
    expect(tests.length).toBeGreaterThan(300);
    const perFolder = Object.groupBy([...all, ...tests], ({ path }) => path.slice(0, path.lastIndexOf('/')));
    const full = Object.entries(perFolder).flatMap(([folder, files = []]) => (files.length > 40 ? [`${folder}: ${files.length}`] : []));
    expect(full.filter((found) => !excepted.includes(found.replace(/:.*/, '')))).toEqual([]);
  });

  it('only the configuration reads the environment', () => {
    const reads = ({ type, object, property }: SyntaxNode): boolean =>
      type === 'MemberExpression' && isNamed(object, 'process') && isNamed(property, 'env');
    expect(uses(outside(/^src\/main\/system\/ports\/config\.ts$/), reads)).toEqual([]);
  });

  it('one file starts programs of the system, with an environment of their own', () => {
    const others = outside(/^src\/main\/(platform|system\/ports)\/system-programs\.ts$/);
    expect(crossings(others, (found) => isPackage(found, /^(node:)?child_process$/))).toEqual([]);
  });

  it('one file asks the system for the account, which it may not know', () => {
    const others = outside(/^src\/main\/system\/ports\/own-account\.ts$/);
    expect(uses(others, ({ type, callee }) => type === 'CallExpression' && isNamed(callee, 'userInfo'))).toEqual([]);
  });

  it('only the API folder and the platform speak HTTP', () => {
    const others = outside(/^src\/(main\/server\/api\/|main\/platform\/|sample-shop\/)/);
    expect(uses(others, ({ type, callee }) => type === 'CallExpression' && isNamed(callee, 'fetch'))).toEqual([]);
    expect(crossings(others, (found) => isPackage(found, /^ky$/))).toEqual([]);
  });

  it('raw IPC stays in the preload script and the transport', () => {
    const others = outside(/^src\/(preload\/|main\/platform\/)/);
    expect(uses(others, (node) => isNamed(node, 'ipcRenderer') || isNamed(node, 'ipcMain'))).toEqual([]);
  });
});

/** Returns each function with its number of lines. Nested functions also count in the outer function. */
const functionsOf = (source: Source): { name: string; place: string; lines: number }[] =>
  [...source.nodes()].flatMap(({ type, id, start, end }) => {
    if (!['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type)) return [];
    const name = typeof id === 'object' && id !== null && 'name' in id ? `${id.name}` : '';
    return [{ name, place: source.path, lines: source.text.slice(start, end as number).split('\n').length }];
  });

describe('sizes', () => {
  const functions = product.flatMap(functionsOf);

  it('no function has more than 60 lines', () => {
    const long = functions.filter(({ lines }) => lines > 60).map(({ name }) => name);
    expect(functions.length).toBeGreaterThan(10_000);
    expect(long).toEqual([]);
  });

  it('no file has more than 400 lines, but for the texts of an area in both languages', () => {
    const excepted = /^src\/shared\/i18n\/messages\//;
    const long = product.filter(({ path, text }) => !excepted.test(path) && text.split('\n').length - 1 > 400);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});

/** Returns `path:line` for every line that matches the pattern. */
const linesLike = (files: readonly { path: string; text: string }[], pattern: RegExp): string[] =>
  files.flatMap(({ path, text }) => text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])));

/** Returns the text of every source file below the folder. */
const textsBelow = (folder: string): { path: string; text: string }[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.([jt]sx?|[cm][jt]s)$/.test(file))
    .map((file) => ({ path: `${folder}/${file.replaceAll('\\', '/')}`, text: readFileSync(join(root, folder, file), 'utf8') }));

describe('style that the linter cannot hold', () => {
  const styleSheets = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return { path: relative(root, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') };
    });
  const screens = within('src/renderer');

  it('no physical direction in styles', () => {
    const physical =
      /\b(margin|padding|border)(Left|Right)\b|\b(margin|padding|border)-(left|right)\b|text-?[aA]lign:\s*'?(left|right)\b|^\s*(left|right):\s/;
    expect(linesLike([...screens, ...within('src/documents'), ...styleSheets], physical)).toEqual([]);
  });

  it('no style that says a box twice: `padding` and `paddingInline` have one rank, and what was drawn first would decide', () => {
    const boxes = ['padding', 'margin', 'inset'];
    const nameOf = ({ key }: SyntaxNode): unknown => (key as { name?: unknown } | undefined)?.name;
    const doubled = ({ type, properties }: SyntaxNode): boolean => {
      if (type !== 'ObjectExpression') return false;
      const names = new Set((properties as SyntaxNode[]).map(nameOf));
      return boxes.some((box) => names.has(box) && (names.has(`${box}Inline`) || names.has(`${box}Block`)));
    };
    expect(uses(screens, doubled)).toEqual([]);
  });

  it('a screen takes the day in Kuwait from `useToday`, which turns while the app is open', () => {
    const readers = screens.filter(({ path }) => !path.endsWith('/runtime/state/today.ts'));
    // These files validate a value that is being saved. They don't show it.
    const ruling = /\/(station-since\.ts|promo-code-list-screen\.tsx):/;
    expect(linesLike(readers, /toKuwaitDay\(new Date\(\)\)/).filter((place) => !ruling.test(place))).toEqual([]);
  });

  it('digits of people are read in every script: a file that looks for `\\d` translates them first, or reads what machines write', () => {
    const machines = new RegExp(
      [
        '/rich-text/',
        '/runtime/notices/failure-presenter',
        '/list/state/list-state',
        '/list/bulk/spreadsheet-cell',
        '/grid/use-grid-events',
        '/app/(router|shell/commands/visited-records)',
        '/app/scan/(find-scanned|scanned-sign)',
        '/features/sales/sales-periods',
        '/orders/details/order-details-screen',
        '/dates/date-range-picker',
        '/grid/model/cell',
        '/list/list-bars',
        '/products/import/import-columns',
        '/settings/station/station-settings-tab',
        '/validation/(parse-number|form-rules)',
        '/ui/form/server-errors',
      ].join('|'),
    );
    const careless = screens.filter(
      ({ path, text }) => /\\d/.test(text) && !/toLatinDigits|toPlainNumber/.test(text) && !machines.test(path),
    );
    expect(careless.map(({ path }) => path)).toEqual([]);
  });

  it('no internals of a library are used, in tests neither', () => {
    const here = 'tests/architecture/borders.test.ts';
    const internals =
      /__CLIENT_INTERNALS|__SECRET_INTERNALS|unstable_scheduleCallback|happy-dom\/lib\/|playwright(-core)?\/lib\/|\bUNSAFE_[A-Z]/;
    const replaced = /\b(Node|Element|HTMLElement|CSSStyleSheet|MutationObserver|Document)\.prototype\.\w+\s*=[^=]/;
    const files = ['src', 'tests'].flatMap(textsBelow).filter(({ path }) => path !== here);
    expect(files.length).toBeGreaterThan(1000);
    expect(linesLike(files, internals)).toEqual([]);
    expect(linesLike(files, replaced)).toEqual([]);
  });

  it('no files that only re-export', () => {
    const barrels = all.filter(({ path }) => /\/index\.tsx?$/.test(path) && !/^src\/(main|preload)\/index\.ts$/.test(path));
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });

  it('no text of either language in screens', () => {
    const spoken = ({ type, value }: SyntaxNode): boolean => {
      if (typeof value !== 'string') return false;
      const isArabic = /[\u0621-\u064a]/.test(value) && (type === 'JSXText' || type === 'Literal');
      return isArabic || (type === 'JSXText' && /[A-Za-z]{2}/.test(value));
    };
    expect(uses(screens, spoken)).toEqual([]);
  });

  it('each folder of src says in a short README what belongs there', () => {
    const folders = ['shared', 'documents', 'guide', 'sample-shop', 'main', 'preload', 'renderer'];
    for (const folder of folders) {
      const lines = readFileSync(join(root, 'src', folder, 'README.md'), 'utf8')
        .trim()
        .split('\n').length;
      expect(lines, folder).toBeLessThanOrEqual(15);
    }
  });

  it('each folder of the design system says in its first sentence what may live there', () => {
    const folders = ['ui', 'shared-components', 'runtime', 'validation'].flatMap((name) => {
      const folder = `src/renderer/src/${name}`;
      const below = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
      return [folder, ...below.map((entry) => `${folder}/${entry.name}`)];
    });
    const silent = folders.filter((folder) => {
      const file = join(root, folder, 'README.md');
      return !existsSync(file) || !/^# [\w-]+(\/[\w-]+)*\n\n[A-Z`][^\n]+/.test(readFileSync(file, 'utf8'));
    });
    expect(silent).toEqual([]);
  });
});
