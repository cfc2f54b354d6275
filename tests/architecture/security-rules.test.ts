import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filePolicy, toPagePolicy, toPrintPolicy } from '@main/system/app-protocol/content-security-policy';
import { describe, expect, it } from 'vitest';
import { readSource, readSources, type Source, type SyntaxNode } from './source-graph';

/**
 * The rules of Electron's security list as `eslint-plugin-electron-security` states them, except those checked in `windows.test.ts`. Fuses
 * are in `packing.test.ts`; that foreign senders get no response over IPC is in `bridge.test.ts`.
 */
const root = join(import.meta.dirname, '../..');
const shipped = readSources('src').filter(({ path }) => !/\.test\.tsx?$/.test(path));
const inProcess = (folder: string): Source[] => shipped.filter(({ path }) => path.startsWith(`src/${folder}/`));

const interesting = new Set(['CallExpression', 'NewExpression', 'AssignmentExpression', 'JSXIdentifier', 'Property']);
const kept = new Map<Source, SyntaxNode[]>();
const keptNodes = (source: Source): SyntaxNode[] => {
  const nodes = kept.get(source) ?? [...source.nodes()].filter(({ type }) => interesting.has(type));
  kept.set(source, nodes);
  return nodes;
};
const nodesOf = (sources: readonly Source[], type: string): { node: SyntaxNode; source: Source }[] =>
  sources.flatMap((source) =>
    keptNodes(source)
      .filter((node) => node.type === type)
      .map((node) => ({ node, source })),
  );
const textOf = (source: Source, node: unknown): string => {
  const { start, end } = node as { start: number; end: number };
  return source.text.slice(start, end);
};
/** Files that may use Electron at all (`borders.test.ts`). */
const nearElectron = shipped.filter(({ path }) => /^src\/(main\/platform|preload)\/|^src\/main\/index\.ts$/.test(path));
/** Returns the files that call `object.method(…)`, in any notation: `shell.openExternal`, `electron.shell.openExternal`. */
const callersOf = (api: string): string[] => {
  const pattern = new RegExp(`(^|\\.)${api.replaceAll('.', '\\.')}$`);
  const found = nodesOf(nearElectron, 'CallExpression').filter(({ node, source }) => pattern.test(textOf(source, node.callee)));
  return [...new Set(found.map(({ source }) => source.path))].sort();
};
const linesLike = (sources: readonly Source[], pattern: RegExp): string[] =>
  sources.flatMap(({ path, text }) => text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])));
const platform = (name: string): string => `src/main/platform/${name}.ts`;
const secureWindow = readSource(join(root, platform('secure-window')));
/** Returns the listener of `contents.on(event, …)`. */
const listenerOf = (event: string): string => {
  const call = nodesOf([secureWindow], 'CallExpression').find(({ node, source }) =>
    textOf(source, node).startsWith(`contents.on('${event}'`),
  );
  return call ? textOf(secureWindow, (call.node.arguments as unknown[])[1]) : '';
};

describe('each door to Electron is in one place', () => {
  it.each([
    ['shell.openExternal', [platform('open-external')]],
    ['shell.openPath', [platform('electron-system')]],
    ['protocol.registerSchemesAsPrivileged', [platform('app-scheme')]],
    ['contextBridge.exposeInMainWorld', ['src/preload/index.ts']],
    ['webContents.executeJavaScript', [platform('printing/printing-surface')]],
    ['app.enableSandbox', ['src/main/index.ts']],
  ])('%s', (api, files) => {
    expect(callersOf(api)).toEqual(files);
  });

  it('nothing is opened in another program but links that may leave the app', () => {
    const door = readSource(join(root, platform('open-external'))).text;
    expect(door.indexOf('if (!isExternalLink(url)) throw')).toBeGreaterThan(0);
    expect(door.indexOf('if (!isExternalLink(url)) throw')).toBeLessThan(door.indexOf('shell.openExternal(url)'));
  });
});

describe('windows', () => {
  it('show pages of the app’s scheme only: no other address is written anywhere, no file is loaded', () => {
    expect(callersOf('loadFile')).toEqual([]);
    expect(callersOf('loadURL')).toEqual([platform('app-windows'), platform('printing/printing-surface')]);
    expect(linesLike(inProcess('main'), /['"`](file|ftp|ws|wss):\/\//)).toEqual([]);
  });

  it('have no experiments of Chromium switched on', () => {
    expect(linesLike(nearElectron, /experimentalFeatures|enableBlinkFeatures/)).toEqual([]);
    expect(callersOf('commandLine.appendSwitch').concat(callersOf('commandLine.appendArgument'))).toEqual([]);
  });

  it('leave no navigation unasked', () => {
    for (const event of ['will-navigate', 'will-redirect']) expect(listenerOf(event), event).toBe('refuseForeign');
    expect(listenerOf('will-frame-navigate')).toContain('if (!event.isMainFrame || !isOwnPage(event.url)) event.preventDefault()');
  });

  it('open none themselves', () => {
    const handler = nodesOf([secureWindow], 'CallExpression').find(({ node, source }) =>
      textOf(source, node.callee).endsWith('.setWindowOpenHandler'),
    );
    const actions = textOf(secureWindow, handler?.node).match(/action: '\w+'/g);
    expect(actions).toEqual([`action: 'deny'`]);
  });

  it('take no webview, and no page writes one', () => {
    expect(listenerOf('will-attach-webview')).toBe('(event) => event.preventDefault()');
    const tags = nodesOf(shipped, 'JSXIdentifier').filter(({ node }) =>
      ['webview', 'iframe', 'object', 'embed'].includes(String(node.name)),
    );
    expect(tags.map(({ node, source }) => source.placeOf(node.start))).toEqual([]);
  });

  it('have all three permission handlers', () => {
    const { text } = readSource(join(root, platform('secure-session')));
    for (const handler of ['setPermissionCheckHandler', 'setPermissionRequestHandler', 'setDevicePermissionHandler']) {
      expect(text, handler).toContain(`session.${handler}(`);
    }
    expect(secureWindow.text).toContain('protectSession(windowSession);');
  });
});

describe('pages', () => {
  it('are given the bridge and nothing of Electron’s', () => {
    const preload = inProcess('preload');
    const exposed = nodesOf(preload, 'CallExpression').filter(({ node, source }) =>
      textOf(source, node.callee).endsWith('exposeInMainWorld'),
    );
    expect(exposed.map(({ node, source }) => textOf(source, node))).toEqual(['contextBridge.exposeInMainWorld(bridgeKey, bridge)']);
    const members = preload.flatMap((source) =>
      nodesOf([source], 'Property').map(({ node }) => [textOf(source, node.key), textOf(source, node.value)] as const),
    );
    expect(members.filter(([, value]) => /^(ipcRenderer|webFrame|webUtils|process)\b/.test(value))).toEqual([]);
    // A message's event object isn't passed to the page.
    const listeners = nodesOf(preload, 'CallExpression').filter(({ node, source }) => textOf(source, node.callee) === 'ipcRenderer.on');
    expect(listeners).toHaveLength(1);
    expect(linesLike(preload, /\(_event, name: string, payload: unknown\) =>/)).toHaveLength(1);
    expect(linesLike(preload, /[^(]_event\b/)).toEqual([]);
  });

  it('run no text as script and take none as markup', () => {
    const called = nodesOf(shipped, 'CallExpression').filter(({ node, source }) =>
      /(^|\.)(eval|insertAdjacentHTML)$/.test(textOf(source, node.callee)),
    );
    const made = nodesOf(shipped, 'NewExpression').filter(({ node, source }) => textOf(source, node.callee) === 'Function');
    expect([...called, ...made].map(({ node, source }) => source.placeOf(node.start))).toEqual([]);
    const written = nodesOf(shipped, 'AssignmentExpression').filter(({ node, source }) =>
      /\.(innerHTML|outerHTML|srcdoc)$/.test(textOf(source, node.left)),
    );
    expect(written.map(({ node, source }) => source.placeOf(node.start))).toEqual([]);
    const attributes = nodesOf(shipped, 'JSXIdentifier').filter(({ node }) => node.name === 'dangerouslySetInnerHTML');
    expect(attributes.map(({ node, source }) => source.placeOf(node.start))).toEqual([]);
  });

  it.each([
    ['pages', toPagePolicy('nonce')],
    ['printed documents', toPrintPolicy('nonce')],
    ['other files', filePolicy],
  ])('the policy of %s starts from nothing and lets no foreign or written script run', (_what, policy) => {
    const directives = new Map(
      policy.split(';').map((part) => {
        const [name = '', ...sources] = part.trim().split(/\s+/);
        return [name, sources] as const;
      }),
    );
    expect(directives.get('default-src')).toEqual([`'none'`]);
    expect(directives.get('script-src') ?? [`'self'`]).toEqual([`'self'`]);
    expect(policy).not.toMatch(/\*|https?:|unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it('declare no policy of their own that could be the weaker one', () => {
    const page = readFileSync(join(root, 'src/renderer/index.html'), 'utf8');
    expect(page).not.toMatch(/http-equiv|<script(?![^>]*\bsrc="\/src\/main\.tsx")/i);
  });
});

describe('Electron itself', () => {
  it('is one version, not a range of them', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { devDependencies: Record<string, string> };
    expect(devDependencies.electron).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describe('the page about security', () => {
  it('names tests and records that are there', () => {
    const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
    const tests = [...page.matchAll(/`((?:tests|src)\/[^`]+)`/g)].map(([, path = '']) => path);
    const records = [...page.matchAll(/\]\((adr\/[^)]+)\)/g)].map(([, path = '']) => `docs/${path}`);
    expect(tests.length).toBeGreaterThan(20);
    expect([...tests, ...records].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
