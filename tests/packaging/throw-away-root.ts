import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const kept = join(import.meta.dirname, '../../.cache/debian-root');
const release = 'bookworm';

/** Installs a minimal Debian from its own mirror; cached for the next run. */
function ensureKept(): void {
  if (existsSync(kept)) return;
  const begun = `${kept}.begun`;
  rmSync(begun, { recursive: true, force: true });
  mkdirSync(dirname(begun), { recursive: true });
  execFileSync('debootstrap', ['--variant=minbase', release, begun], { stdio: 'pipe' });
  renameSync(begun, kept);
}

/** A Debian in a folder: installing, removing, and running programs in it, as any user, affects nothing outside. */
export class ThrowAwayRoot {
  private readonly folder: string;

  constructor(folder: string) {
    ensureKept();
    this.folder = join(folder, 'root');
    execFileSync('cp', ['-a', kept, this.folder]);
    execFileSync('mount', ['--bind', '/proc', this.path('proc')]);
    mkdirSync(this.path('run'), { recursive: true });
  }

  path(...parts: string[]): string {
    return join(this.folder, ...parts);
  }

  put(from: string, to: string): void {
    cpSync(from, this.path(to));
  }

  run(command: string): { code: number | null; output: string } {
    const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive', HOME: '/root' };
    const { status, stdout, stderr } = spawnSync('/usr/sbin/chroot', [this.folder, 'sh', '-c', command], { encoding: 'utf8', env });
    return { code: status, output: stdout + stderr };
  }

  /** Starts a command that continues after this returns. */
  start(command: string, env: Record<string, string>): void {
    spawn('/usr/sbin/chroot', [this.folder, 'sh', '-c', `exec ${command}`], {
      env: { PATH: '/usr/sbin:/usr/bin:/bin', ...env },
      stdio: 'ignore',
    }).unref();
  }

  remove(): void {
    this.run('kill -9 $(cat /tmp/diwan.pid 2>/dev/null) 2>/dev/null');
    execFileSync('umount', [this.path('proc')]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
