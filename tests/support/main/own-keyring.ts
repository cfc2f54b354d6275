import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A real gnome-keyring on a D-Bus session of the test file's own: locking it doesn't affect other tests. */
export interface OwnKeyring {
  /** Locks the keyring as the desktop does. No user is there to enter a password at the prompt. */
  lock(): void;
  /** Unlocks the keyring as a login with a password does. */
  unlock(): Promise<void>;
  stop(): Promise<void>;
}

const service = 'org.freedesktop.secrets';
const collection = '/org/freedesktop/secrets/collection/login';
const password = 'diwan-tests';

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Sends the message of a PAM login: a byte for the credentials, then lengths, operation, and password in network order. */
async function sendPassword(socketPath: string): Promise<void> {
  const message = Buffer.alloc(1 + 4 + 4 + 4 + password.length);
  message.writeUInt32BE(message.length - 1, 1);
  message.writeUInt32BE(1, 5);
  message.writeUInt32BE(password.length, 9);
  message.write(password, 13);
  const socket = connect(socketPath);
  socket.write(message);
  await once(socket, 'data');
  socket.destroy();
}

/** From now on this process and its children use the new keyring. Must be called before the keychain's library is loaded. */
export async function startOwnKeyring(): Promise<OwnKeyring> {
  const home = mkdtempSync(join(tmpdir(), 'diwan-keyring-'));
  const env: NodeJS.ProcessEnv = { ...process.env, XDG_DATA_HOME: home, XDG_RUNTIME_DIR: home };
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address=1'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const [address] = (await once(bus.stdout, 'data')) as [Buffer];
  env.DBUS_SESSION_BUS_ADDRESS = address.toString().trim();
  process.env.DBUS_SESSION_BUS_ADDRESS = env.DBUS_SESSION_BUS_ADDRESS;

  const ask = (name: string, path: string, method: string, ...args: string[]): string =>
    execFileSync('gdbus', ['call', '--session', '--dest', name, '--object-path', path, '--method', method, ...args], {
      env,
      encoding: 'utf8',
    });
  // Any other call would make the bus start a keyring of its own, which stays locked.
  const isRunning = (): boolean =>
    ask('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus.NameHasOwner', service).includes('true');
  const isLocked = (): boolean =>
    ask(service, collection, 'org.freedesktop.DBus.Properties.Get', 'org.freedesktop.Secret.Collection', 'Locked').includes('true');

  const daemon = spawn('gnome-keyring-daemon', ['--foreground', '--unlock', '--components=secrets'], {
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  daemon.stdin.end(password);
  while (!isRunning()) await wait(50);

  return {
    lock() {
      ask(service, '/org/freedesktop/secrets', 'org.freedesktop.Secret.Service.Lock', `['${collection}']`);
      if (!isLocked()) throw new Error('the keyring is still open');
    },
    async unlock() {
      await sendPassword(join(home, 'keyring/control'));
      if (isLocked()) throw new Error('the keyring did not open');
    },
    async stop() {
      await end(daemon);
      await end(bus);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
