// Runs a command in a private D-Bus session with a new, unlocked keyring, so that the real keychain works and the user's own is never
// changed. On systems with another keychain the command runs directly.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '..');
const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** A keyring with another password would stay locked, so each session has its own folder. */
const unlockAndRun = 'printf diwan-tests | gnome-keyring-daemon --daemonize --unlock --components=secrets >/dev/null 2>&1; exec "$@"';

/** Resolves to the exit code; `stdio` and `env` as in `spawn`. */
export function runInSession(command, { stdio = 'inherit', env = {} } = {}) {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':');
  const isPrivate = process.platform === 'linux' && has('dbus-run-session') && has('gnome-keyring-daemon');
  const home = isPrivate ? mkdtempSync(join(tmpdir(), 'diwan-session-')) : null;
  const [program, ...args] = isPrivate ? ['dbus-run-session', '--', 'sh', '-c', unlockAndRun, 'sh', ...command] : command;
  const child = spawn(program, args, {
    cwd: root,
    stdio,
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: path, ...(home && { XDG_DATA_HOME: home, XDG_RUNTIME_DIR: home }), ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
  const code = ended.finally(() => home && rmSync(home, { recursive: true, force: true }));
  return { child, code };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exit(await runInSession(process.argv.slice(2)).code);
}
