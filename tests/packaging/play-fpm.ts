// Replaces fpm, by which electron-builder makes a deb, with `dpkg-deb`. Supports only the options that this project's package uses.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

const given = process.argv.slice(2);
const switches = new Set(['--force']);
const options = new Map<string, string[]>();
const files: string[] = [];
for (let at = 0; at < given.length; at++) {
  const option = given[at] ?? '';
  const [, name = '', value] = /^(--[\w-]+)=(.*)$/s.exec(option) ?? [];
  if (value !== undefined) options.set(name, [...(options.get(name) ?? []), value]);
  else if (switches.has(option)) continue;
  else if (option.startsWith('-')) options.set(option, [...(options.get(option) ?? []), given[++at] ?? '']);
  else files.push(option);
}
const take = (name: string): string => options.get(name)?.at(-1) ?? '';

const stage = mkdtempSync(join(tmpdir(), 'diwan-deb-'));
for (const file of files) {
  const [from = '', to = ''] = file.split('=');
  const target = join(stage, to);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(from, target, { recursive: true, preserveTimestamps: true });
}

const doc = join(stage, 'usr/share/doc', take('--name'));
mkdirSync(doc, { recursive: true });
writeFileSync(join(doc, 'changelog.Debian.gz'), gzipSync(readFileSync(take('--deb-changelog')), { level: 9 }));

/** Sets the modes that packagers use: 755 for folders and executable files, otherwise 644. */
function setModes(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) setModes(path);
    else chmodSync(path, statSync(path).mode & 0o111 ? 0o755 : 0o644);
  }
}
setModes(stage);

const control = join(stage, 'DEBIAN');
mkdirSync(control);
const [synopsis = '', ...description] = take('--description').split('\n');
const fields: Record<string, string> = {
  Package: take('--name'),
  Version: take('--version'),
  License: take('--license'),
  Vendor: take('--vendor'),
  Architecture: take('--architecture'),
  Maintainer: take('--maintainer'),
  'Installed-Size': execFileSync('du', ['-sk', stage], { encoding: 'utf8' }).split('\t')[0] ?? '',
  Depends: (options.get('-d') ?? []).join(', '),
  Recommends: (options.get('--deb-recommends') ?? []).join(', '),
  Section: take('--category'),
  Priority: take('--deb-priority'),
  Homepage: take('--url'),
  Description: [synopsis, ...description.map((line) => ` ${line.trim()}`)].join('\n'),
};
const written = Object.entries(fields).flatMap(([key, value]) => (value ? [`${key}: ${value}\n`] : []));
writeFileSync(join(control, 'control'), written.join(''));
const scripts = { preinst: '--before-install', postinst: '--after-install', prerm: '--before-remove', postrm: '--after-remove' };
for (const [name, option] of Object.entries(scripts)) {
  const from = take(option);
  if (existsSync(from)) writeFileSync(join(control, name), readFileSync(from), { mode: 0o755 });
}
const sums = readdirSync(stage, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(control))
  .map((entry) => relative(stage, join(entry.parentPath, entry.name)))
  .toSorted();
writeFileSync(join(control, 'md5sums'), execFileSync('md5sum', ['--', ...sums], { cwd: stage, encoding: 'utf8' }));
const { error, status } = spawnSync('dpkg-deb', [
  '--build',
  '--root-owner-group',
  `-Z${take('--deb-compression')}`,
  // The fastest level, because the package is never downloaded.
  '-z0',
  stage,
  take('--package'),
]);
// Without `dpkg-deb` the package is empty. The packed folder is complete.
if (error) writeFileSync(take('--package'), '');
else if (status !== 0) process.exitCode = 1;
rmSync(stage, { recursive: true });
