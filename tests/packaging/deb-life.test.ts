import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeWith } from '../services/needs.mjs';
import { missingPrograms } from './missing-programs';
import { packApp } from './pack-app';
import { tell } from './tell';
import { ThrowAwayRoot } from './throw-away-root';

const missing = [
  ...missingPrograms({ debootstrap: 'debootstrap', 'build-essential': 'gcc', dpkg: 'dpkg-deb' }),
  ...(process.getuid?.() === 0 ? [] : ['the right to change roots']),
];

describeWith(missing.join(' and '), missing.length === 0)('the life of a deb on a computer of its own', () => {
  let folder: string;
  let root: ThrowAwayRoot;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'diwan-deb-life-'));
    const program = join(folder, 'program');
    execFileSync('gcc', ['-static', '-o', program, join(import.meta.dirname, 'stand-in-program.c')]);
    const { deb } = await packApp(folder, readFileSync(program));
    root = new ThrowAwayRoot(folder);
    root.put(deb, 'tmp/diwan.deb');
    // The same package with a higher version.
    execFileSync('dpkg-deb', ['--raw-extract', deb, join(folder, 'newer')]);
    const control = join(folder, 'newer/DEBIAN/control');
    writeFileSync(control, readFileSync(control, 'utf8').replace(/^Version: .*$/m, 'Version: 99.0.0'));
    execFileSync('dpkg-deb', ['--build', '--root-owner-group', '-Zgzip', join(folder, 'newer'), root.path('tmp/newer.deb')]);
    root.run('useradd --create-home noura; install -m 666 /dev/null /tmp/diwan.log');
  });
  afterAll(() => {
    root?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  function run(command: string): { code: number | null; output: string } {
    const ended = root.run(command);
    tell(`# ${command}\n${ended.output}→ ${ended.code}`);
    return ended;
  }
  // Skips the dependencies: the test above checks them with apt, and here only the package's own files are installed.
  const dpkg = (what: string) => run(`dpkg --force-depends ${what}`);
  const log = (): string => readFileSync(root.path('tmp/diwan.log'), 'utf8');
  const openAs = (user: string): void => {
    root.start(`runuser -u ${user} -- /usr/bin/diwan --hidden`, { HOME: `/home/${user}`, DISPLAY: ':7', TOKEN: 'secret' });
  };
  const isOpen = (): boolean => root.run('test -e /tmp/diwan.pid && test -e /proc/$(cat /tmp/diwan.pid)').code === 0;

  it('apt finds everything that it depends on', () => {
    const { code, output } = run('apt-get install --simulate -y --no-install-recommends /tmp/diwan.deb | tail -n 3');
    expect(code).toBe(0);
    expect(output).toMatch(/^Conf diwan /m);
  });

  it('it is installed, starts by its name, and belongs to root', () => {
    expect(dpkg('--install /tmp/diwan.deb').code).toBe(0);
    expect(run('diwan --version')).toEqual({ code: 0, output: '1.0.0\n' });
    expect(run('readlink -f /usr/bin/diwan').output.trim()).toBe('/opt/Diwan/diwan');
    expect(run('stat -c "%U %a" /opt/Diwan/diwan').output.trim()).toBe('root 755');
    expect(run('find /opt/Diwan ! -user root -o -perm /022 ! -type l').output).toBe('');
    expect(run('test -x /opt/Diwan/chrome-sandbox').code).toBe(0);
  });

  it('an update over a busy one changes nothing and says for whom', async () => {
    openAs('noura');
    await vi.waitUntil(isOpen, { timeout: 30_000 });
    run('touch /tmp/diwan.busy');
    const { code, output } = dpkg('--install /tmp/newer.deb');
    expect([code, output]).toEqual([1, expect.stringContaining('not saved, for noura: nothing was changed')]);
    expect(run(`dpkg-query -W -f '$\{db:Status-Status} $\{Version}' diwan`).output).toMatch(/^installed (?!99)/);
    expect(isOpen()).toBe(true);
  });

  it('an update ends an idle one by its own command, and it comes back by itself as the same person', async () => {
    run('rm /tmp/diwan.busy; cp /tmp/diwan.pid /tmp/before');
    expect(dpkg('--install /tmp/newer.deb').code).toBe(0);
    expect(log()).toMatch(/--quit --when-idle \[:7\]\n[\s\S]*--hidden \[:7\]\n/);
    await vi.waitUntil(() => isOpen() && root.run('cmp -s /tmp/before /tmp/diwan.pid').code !== 0, { timeout: 30_000 });
    expect(run('stat -c %U /proc/$(cat /tmp/diwan.pid)').output.trim()).toBe('noura');
    // preinst saves only the variables that a program with windows needs, none of the user's others.
    expect(run('tr "\\\\0" "\\\\n" </proc/$(cat /tmp/diwan.pid)/environ').output).not.toContain('secret');
    expect(run('ls -A /run/diwan-restart').code).not.toBe(0);
  });

  it('a busy one is not removed; an idle one is, with what would start it', () => {
    run('runuser -u noura -- mkdir -p /home/noura/.config/autostart /home/noura/.config/Diwan');
    run(
      "runuser -u noura -- sh -c 'echo Exec=/opt/Diwan/diwan --hidden >/home/noura/.config/autostart/diwan.desktop; echo {} >/home/noura/.config/Diwan/settings.json'",
    );
    run('touch /tmp/diwan.busy');
    expect(dpkg('--remove diwan').code).toBe(1);
    expect(run('test -x /opt/Diwan/diwan').code).toBe(0);
    run('rm /tmp/diwan.busy');
    expect(dpkg('--remove diwan').code).toBe(0);
    expect(isOpen()).toBe(false);
    expect(run('ls /opt/Diwan /usr/bin/diwan /etc/apparmor.d/diwan /home/noura/.config/autostart/diwan.desktop 2>/dev/null').output).toBe(
      '',
    );
    // Removing the package keeps the users' data.
    expect(run('test -s /home/noura/.config/Diwan/settings.json').code).toBe(0);
  });

  it('after it is purged nothing of the package is left', () => {
    expect(dpkg('--purge diwan').code).toBe(0);
    expect(run(`dpkg-query -W -f '$\{db:Status-Status}' diwan`).code).not.toBe(0);
    expect(run('find / -xdev \\( -path /proc -o -path /tmp -o -path /home \\) -prune -o -iname "*diwan*" -print').output).toBe('');
  });
});
