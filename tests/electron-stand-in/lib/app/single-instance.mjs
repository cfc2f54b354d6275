import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runtime } from '../runtime.mjs';
import { getPath } from './paths.mjs';

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Reads the process ID of the lock's owner. Waits briefly for a file that is still empty, because its writer is between two steps. */
function readPid(file) {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let attempt = 0; attempt < 10; attempt++) {
    try {
      const text = readFileSync(file, 'utf8');
      if (text !== '') return Number(text);
    } catch {
      return 0;
    }
    Atomics.wait(pause, 0, 0, 20);
  }
  return 0;
}

/** Runs in a process of its own, because the lock's state must be known before requestSingleInstanceLock() returns. */
const messenger = `
  const { connect } = require('node:net');
  const [address, message] = process.argv.slice(1);
  const until = Date.now() + 2000;
  (function attempt() {
    const socket = connect(address, () => socket.end(message));
    let answer = '';
    socket.on('data', (chunk) => { answer += chunk; });
    socket.on('close', () => {
      if (answer === 'taken') process.exit(0);
      if (Date.now() > until) process.exit(1);
      setTimeout(attempt, 50);
    });
    socket.on('error', () => {});
  })();
`;

/** Allows one running app per userData folder. A second start sends its command line to the first and is refused the lock. */
export class SingleInstance {
  isHeld = false;
  #onSecond;
  #server;

  /** @param {(argv: string[], workingDirectory: string, additionalData: unknown) => void} onSecond */
  constructor(onSecond) {
    this.#onSecond = onSecond;
  }

  request(additionalData = null) {
    if (this.isHeld) return true;
    mkdirSync(getPath('userData'), { recursive: true });
    for (let attempt = 0; attempt < 3; attempt++) {
      if (this.#take()) return true;
      if (this.#tellFirst(additionalData)) return false;
      rmSync(this.#lockFile(), { force: true });
    }
    return false;
  }

  release() {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.#server.close();
    rmSync(this.#lockFile(), { force: true });
  }

  #lockFile() {
    return path.join(getPath('userData'), 'stand-in.lock');
  }

  /** The socket is in the temporary folder, because its path must be short. */
  #address() {
    const name = `diwan-stand-in-${createHash('sha256').update(getPath('userData')).digest('hex').slice(0, 16)}`;
    return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);
  }

  #take() {
    try {
      writeFileSync(this.#lockFile(), String(process.pid), { flag: 'wx' });
    } catch {
      return false;
    }
    this.isHeld = true;
    if (process.platform !== 'win32') rmSync(this.#address(), { force: true });
    this.#server = createServer({ allowHalfOpen: true }, (socket) => {
      let text = '';
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('end', () => {
        socket.end('taken');
        const { argv, workingDirectory, additionalData } = JSON.parse(text);
        this.#onSecond(argv, workingDirectory, additionalData);
      });
    });
    this.#server.listen(this.#address()).unref();
    return true;
  }

  /** @returns {boolean} false if the lock's owner is dead, so that this process can take over the lock */
  #tellFirst(additionalData) {
    const pid = readPid(this.#lockFile());
    if (!pid || !isAlive(pid)) return false;
    const message = JSON.stringify({ argv: process.argv, workingDirectory: process.cwd(), additionalData });
    return spawnSync(runtime.node, ['-e', messenger, this.#address(), message], { stdio: 'ignore', timeout: 5_000 }).status === 0;
  }
}
