// On Linux, replaces the programs that electron-builder starts in Wine: WiX's compiler and linker by `wixl`, and an installer that only
// writes its uninstaller.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { toWixl } from './to-wixl.ts';

const [target = '', ...args] = process.argv.slice(2);
const toPath = (path: string): string => path.replace(/^Z:/, '').replaceAll('\\', '/');
const optionOf = (name: string): string => toPath(args.find((arg) => arg.startsWith(name))?.slice(name.length) ?? '');

function link(): void {
  const out = toPath(args[args.indexOf('-out') + 1] ?? '');
  const { project, queries } = toWixl(readFileSync('project.wxs', 'utf8'), optionOf('-dappDir='), process.cwd());
  writeFileSync('wixl.wxs', project);
  execFileSync('wixl', ['-a', 'x64', '-o', out, 'wixl.wxs'], { stdio: 'inherit' });
  for (const query of queries) execFileSync('msibuild', [out, '-q', query], { stdio: 'inherit' });
}

function writeUninstaller(): void {
  copyFileSync(target, join(dirname(target), `${basename(target, 'exe')}__uninstaller.exe`));
}

const name = basename(toPath(target));
// Compiles nothing yet: `wixl` does both steps at once.
if (name === 'candle.exe') writeFileSync('project.wixobj', '');
else if (name === 'light.exe') link();
else writeUninstaller();
