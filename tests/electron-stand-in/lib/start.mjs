import { existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { app } from './app/app.mjs';
import { getPath } from './app/paths.mjs';
import { findChromium } from './chromium/find-chromium.mjs';
import { chromiumArguments, launchChromium } from './chromium/launch.mjs';
import { startNoContentServer } from './chromium/no-content.mjs';
import { Targets } from './chromium/targets.mjs';
import { inner, runtime } from './runtime.mjs';
import { allSessions } from './session/session.mjs';

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const end = (pid) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process ended in the meantime.
  }
};

/** A Chromium whose stand-in was killed ends within moments; until then it locks the profile. */
async function waitForProfile(profileDir) {
  const lock = path.join(profileDir, 'SingletonLock');
  for (let waitedMs = 0; waitedMs < 5_000; waitedMs += 25) {
    let pid;
    try {
      pid = Number(readlinkSync(lock).split('-').at(-1));
    } catch {
      return;
    }
    if (!isAlive(pid) || !isOurs(pid, profileDir)) break;
    // Two Chromiums on one profile would damage it.
    if (waitedMs >= 4_000 && process.platform === 'linux') end(pid);
    await delay(25);
  }
  for (const name of ['SingletonLock', 'SingletonSocket', 'SingletonCookie']) rmSync(path.join(profileDir, name), { force: true });
}

/** Turns off what Chromium offers to users of a browser. */
const preferences = {
  translate: { enabled: false },
  credentials_enable_service: false,
  profile: { password_manager_enabled: false },
  autofill: { profile_enabled: false, credit_card_enabled: false },
  browser: { has_seen_welcome_page: true },
};

function prepareProfile(profileDir) {
  const file = path.join(profileDir, 'Default', 'Preferences');
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(preferences));
}

function isOurs(pid, profileDir) {
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(profileDir);
  } catch {
    return false;
  }
}

/** Port from the command line, as Playwright sets it, or from the environment, for a packed app that refuses such a switch. */
function devToolsPort(switches) {
  if (switches.has('remote-debugging-port')) return switches.get('remote-debugging-port') || '0';
  return process.env.DIWAN_STAND_IN_WATCHED === '1' ? '0' : undefined;
}

/** Called after the app's main module was evaluated: starts Chromium, then the app is ready. */
export async function start() {
  if (runtime.isExiting) return;
  const executable = findChromium();
  if (!executable) throw new Error('electron stand-in: no Chromium found; install it or set DIWAN_STAND_IN_CHROMIUM to its path');
  const profileDir = path.join(getPath('sessionData'), 'stand-in-chromium');
  prepareProfile(profileDir);
  await waitForProfile(profileDir);
  const serving = startNoContentServer();
  const { switches, isHeadless } = runtime;
  const isSandboxed = process.getuid?.() !== 0 && !switches.has('no-sandbox');
  const port = devToolsPort(switches);
  const { child, connection, endpoint } = await launchChromium({
    executable,
    args: chromiumArguments({ profileDir, isHeadless, isSandboxed, switches, port }),
    hasPort: port !== undefined,
  });
  await serving;
  runtime.chromium = { child, connection, endpoint, executable, profileDir, isSandboxed };
  child.once('exit', (code, signal) => {
    if (runtime.isExiting) return;
    console.error(`electron stand-in: Chromium ended unexpectedly (${signal ?? code})`);
    app.exit(1);
  });
  runtime.targets = new Targets(connection);
  await runtime.targets.start();
  process.versions.chrome = (await connection.browser.send('Browser.getVersion')).product.split('/')[1];
  await Promise.all(allSessions().map((session) => session[inner].permissions.applyDefaults()));
  if (endpoint) process.stderr.write(`\nDevTools listening on ${endpoint}\n`);
  app[inner].becomeReady();
}
