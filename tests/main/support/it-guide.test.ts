import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { rootKeyService, secretNames } from '@main/system/secrets/secret-names';
import { translator } from '@shared/i18n/translate';
import { Ajv2020 } from 'ajv/dist/2020';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { electronEnvironment, realElectron } from '../../../scripts/electron-env.mjs';
import { type PackageType, packageTypes } from '../../../scripts/packaging/package-types';
import { mergeConfiguration } from '../../packaging/merged-configuration';

const root = join(import.meta.dirname, '../../..');
const guides = ['docs/it-guide.md', 'docs/it-guide.ar.md'] as const;
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Block {
  language: string;
  mark: string;
  text: string;
}
const blocksOf = (path: string): Block[] =>
  [...textOf(path).matchAll(/^```(\S*)[ ]?(.*)\n([\s\S]*?)^```$/gm)].map(([, language = '', mark = '', text = '']) => ({
    language,
    mark,
    text,
  }));

/** Allowed marks of a code block: run here, needs a certain system, or a policy that is validated against the schema. */
const kinds: Record<string, readonly string[]> = {
  sh: ['run', 'needs-macos'],
  bat: ['needs-windows'],
  powershell: ['needs-windows'],
  json: ['policy'],
};

/** A folder in place of `/`, with programs that change only this folder instead of the whole computer. */
let sandbox: string;
const inSandbox = (...parts: string[]): string => join(sandbox, ...parts);
const { version } = JSON.parse(textOf('package.json')) as { version: string };

function addProgram(name: string, script: string): void {
  writeFileSync(inSandbox('bin', name), `#!/bin/sh\n${script}\n`);
  chmodSync(inSandbox('bin', name), 0o755);
}

/** Makes an empty package with the name of a release. */
function makeDeb(folder: string): void {
  const contents = inSandbox('deb');
  mkdirSync(join(contents, 'DEBIAN'), { recursive: true });
  const control = { Package: 'diwan', Version: version, Architecture: 'all', Maintainer: 'a <a@b.example>', Description: 'nothing' };
  writeFileSync(
    join(contents, 'DEBIAN/control'),
    Object.entries(control)
      .map(([key, value]) => `${key}: ${value}\n`)
      .join(''),
  );
  execFileSync('dpkg-deb', ['--build', '--root-owner-group', contents, join(folder, `diwan-${version}-amd64.deb`)]);
}

const hasDpkg = existsSync('/usr/bin/dpkg') && existsSync('/usr/bin/apt-get');

beforeAll(() => {
  sandbox = mkdtempSync(join(tmpdir(), 'diwan-guide-'));
  for (const folder of ['bin', 'home/.config/Diwan', 'work', 'etc', 'lists/partial', 'cache/archives/partial', 'root/var/lib/dpkg/updates'])
    mkdirSync(inSandbox(folder), { recursive: true });
  writeFileSync(inSandbox('root/var/lib/dpkg/status'), '');
  addProgram('sudo', 'exec "$@"');
  // First lets apt simulate the line, then installs below the folder.
  const dpkg = `dpkg --root='${inSandbox('root')}' --force-not-root --force-depends --log=/dev/null`;
  addProgram(
    'apt-get',
    `/usr/bin/apt-get -qq --simulate -o Debug::NoLocking=1 -o Dir::State::lists='${inSandbox('lists')}' -o Dir::Cache='${inSandbox('cache')}' -o Dir::State::status='${inSandbox('root/var/lib/dpkg/status')}' "$@" || exit
[ "$1" = install ] && exec ${dpkg} -i "$3"
[ "$1" = remove ] && exec ${dpkg} -r "$3"
exit 64`,
  );
  addProgram('dpkg-query', `exec /usr/bin/dpkg-query --admindir='${inSandbox('root/var/lib/dpkg')}' "$@"`);
  addProgram(
    'install',
    `set --  "$@" --end
while [ "$1" != --end ]; do case $1 in -o|-g) shift 2;; /etc/*) set -- "$@" '${sandbox}'"$1"; shift;; *) set -- "$@" "$1"; shift;; esac; done
shift
exec /usr/bin/install "$@"`,
  );
  const { ELECTRON_OVERRIDE_DIST_PATH: standIn } = electronEnvironment();
  const program = standIn ? join(standIn, 'electron') : realElectron();
  addProgram('diwan', `cd '${root}' && DIWAN_USER_DATA='${inSandbox('data')}' exec '${program}' . "$@"`);
});
afterAll(() => rmSync(sandbox, { recursive: true, force: true }));

function run(script: string): Promise<{ code: number; output: string }> {
  const env = { ...process.env, HOME: inSandbox('home'), PATH: [inSandbox('bin'), process.env.PATH].join(delimiter) };
  return new Promise((resolve) => {
    execFile('sh', ['-ec', script], { cwd: inSandbox('work'), env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });
}

/** Returns the only runnable block that contains this text. */
function scriptWith(part: string): string {
  const [found, ...others] = blocksOf(guides[0]).filter(({ mark, text }) => mark === 'run' && text.includes(part));
  if (!found || others.length > 0) throw new Error(`${others.length + 1} blocks with ${part}`);
  return found.text;
}

/** Keychain services under which the program stores secrets. */
const services: string[] = [...Object.values(secretNames), rootKeyService];

describe.each(guides)('%s', (path) => {
  it('removes every kind of secret that the program keeps, and what starts it, on all three systems', () => {
    const removing = blocksOf(path).filter(({ text }) => /rm -rf "\$HOME|Remove-Item -Recurse/.test(text));
    expect(removing).toHaveLength(3);
    for (const { text } of removing) for (const service of services) expect(text).toContain(service.slice(secretNames.session.length));
    expect(removing.map(({ text }) => /autostart|StartupApproved|login item/.exec(text)?.[0])).toEqual([
      'autostart',
      'StartupApproved',
      'login item',
    ]);
  });

  it('marks every block: run by a test, for a system, or a policy', () => {
    const blocks = blocksOf(path);
    expect(blocks.length).toBeGreaterThan(15);
    expect(blocks.filter(({ language, mark }) => !kinds[language]?.includes(mark))).toEqual([]);
    expect(textOf(path).match(/^```/gm)).toHaveLength(blocks.length * 2);
  });

  it('has the same commands as the other language', () => {
    expect(blocksOf(path)).toEqual(blocksOf(guides[0]));
  });

  it('shows policies that the schema takes', () => {
    const validate = new Ajv2020({ strict: false }).compile(JSON.parse(textOf('resources/policy/policy.schema.json')));
    const policies = blocksOf(path).filter(({ mark }) => mark === 'policy');
    expect(policies).toHaveLength(4);
    for (const { text } of policies) expect([validate(JSON.parse(text)), validate.errors]).toEqual([true, null]);
  });

  it('names files and keys that are there', () => {
    const text = textOf(path);
    const links = [...text.matchAll(/\]\(([\w./-]+\.md)(#[\w-]+)?\)/g)].map(([, file = '']) => file);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((file) => !existsSync(join(root, 'docs', file)))).toEqual([]);
    const { properties } = JSON.parse(textOf('resources/policy/policy.schema.json')) as { properties: Record<string, unknown> };
    const named = [
      ...text.matchAll(/`((?:api|allow|proxy|client|sample|print|silent|draft|remember|idle|update|log|export)[A-Z]\w*)`/g),
    ].map(([, key = '']) => key);
    expect(new Set(named).size).toBeGreaterThan(10);
    expect([...new Set(named)].filter((key) => !Object.hasOwn(properties, key))).toEqual([]);
  });

  it('calls things as the app calls them', () => {
    const t = translator(path.endsWith('.ar.md') ? 'ar' : 'en');
    const words = [t('updates.restart'), t('menu.exportDiagnostics'), t('policy.managed')];
    const text = textOf(path).toLowerCase();
    expect(words.filter((word) => !text.includes(`*${word.toLowerCase()}*`))).toEqual([]);
  });

  it('names packages as they are built, and the upgrade code of the MSI', () => {
    const text = textOf(path);
    const configuration = (type: PackageType) => mergeConfiguration({ type, updateFeed: 'https://updates.example', environment: {} });
    const nameOf = (type: PackageType): string => {
      const { win, nsis, msi, mac, linux } = configuration(type);
      const pattern = { nsis, msi, dmg: mac, pkg: mac, deb: linux, appimage: linux }[type]?.artifactName ?? win?.artifactName ?? '';
      const words: Record<string, string> = { productName: 'Diwan', name: 'diwan', version: 'VERSION' };
      // Cut off where the name depends on the processor.
      return pattern.replace(/-?\$\{(arch|ext)\}.*/, '').replace(/\$\{(\w+)\}/g, (_whole, word: string) => words[word] ?? word);
    };
    for (const type of Object.keys(packageTypes) as PackageType[]) expect(text, type).toContain(nameOf(type));
    expect(text).toContain(configuration('msi').msi?.upgradeCode);
  });
});

describe('docs/it-comparison.md', () => {
  const rows = textOf('docs/it-comparison.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const documents = new Set(rows.filter((cells) => /^[a-z]$/.test(cells[1] ?? '')).map(([, letter]) => letter));

  it('names the document behind every cell of another product, and says nothing without one', () => {
    const claims = rows
      .filter((cells) => cells.length === 7)
      .flatMap((cells) => cells.slice(2, 5).filter((cell) => cell && !/^(VS Code|Slack|Mattermost|-+)$/.test(cell)));
    expect(claims.length).toBeGreaterThan(15);
    expect(claims.filter((cell) => !documents.has(/\(([a-z])\)$/.exec(cell)?.[1] ?? ''))).toEqual([]);
  });

  it('uses every document that it names', () => {
    const text = textOf('docs/it-comparison.md');
    expect([...documents].filter((letter) => !text.includes(`(${letter})`))).toEqual([]);
  });
});

describe.runIf(process.platform === 'linux')('the commands of the guide for Linux', () => {
  it.runIf(hasDpkg)('install the package, say its version and remove it', async () => {
    makeDeb(inSandbox('work'));
    expect(await run(scriptWith('apt-get install'))).toMatchObject({
      code: 0,
      output: expect.stringMatching(new RegExp(`^${version}$`, 'm')),
    });
    expect(await run(scriptWith('apt-get remove'))).toMatchObject({ code: 0 });
    expect((await run('dpkg-query -W diwan')).code).not.toBe(0);
  });

  it('put a policy where the app reads it, in a folder of administrators', async () => {
    const policy = blocksOf(guides[0]).find(({ mark }) => mark === 'policy')?.text ?? '';
    writeFileSync(inSandbox('work/policy.json'), policy, { mode: 0o600 });
    expect(await run(scriptWith('/etc/diwan'))).toMatchObject({ code: 0 });
    expect(readFileSync(inSandbox('etc/diwan/policy.json'), 'utf8')).toBe(policy);
    expect([statSync(inSandbox('etc/diwan')).mode & 0o777, statSync(inSandbox('etc/diwan/policy.json')).mode & 0o777]).toEqual([
      0o755, 0o644,
    ]);
  });

  it('say the version, try every part and write the report', async () => {
    const { code, output } = await run(scriptWith('--export-diagnostics'));
    expect([code, output]).toEqual([0, expect.stringContaining(version)]);
    expect(output).toMatch(/^\{.*"isOk":true/m);
    expect(statSync(inSandbox('home/diwan-report.zip')).size).toBeGreaterThan(500);
  });

  it('remove what a person left: data, start entry and every kind of secret', async () => {
    const left = [
      '.config/Diwan/settings.json.before-reset-1',
      '.config/Diwan-station.json',
      '.config/autostart/diwan.desktop',
      '.cache/diwan-updater/a',
    ];
    for (const path of left) {
      mkdirSync(dirname(inSandbox('home', path)), { recursive: true });
      writeFileSync(inSandbox('home', path), '');
    }
    addProgram('secret-tool', `echo "$@" >>'${inSandbox('cleared')}'`);
    expect(await run(scriptWith('rm -rf'))).toMatchObject({ code: 0 });
    expect(left.filter((path) => existsSync(inSandbox('home', path)))).toEqual([]);
    expect(readFileSync(inSandbox('cleared'), 'utf8').trim().split('\n')).toEqual(services.map((service) => `clear service ${service}`));
  });

  it('are all of them', () => {
    const parts = ['apt-get install', 'apt-get remove', '/etc/diwan', '--export-diagnostics', 'rm -rf'];
    const others = blocksOf(guides[0]).filter(({ mark, text }) => mark === 'run' && !parts.some((part) => text.includes(part)));
    expect(others).toEqual([]);
  });
});
