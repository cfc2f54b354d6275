import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';

export interface Outcome {
  code: number;
  output: string;
}

export interface RunningApp {
  /** Waits for the app's window. A hidden start has none yet. */
  page(): Promise<Page>;
  hasPage(): Promise<boolean>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

const startLimitMs = 120_000;

/**
 * The program as a user of this computer starts it: with a home folder of its own, the session's keychain, and no development variables.
 * The app refuses the switches by which Playwright could control it, so its page is reached through the stand-in's Chromium.
 */
export class ShippedApp {
  readonly configFolder: string;
  private readonly environment: NodeJS.ProcessEnv;
  private readonly running: { child: ChildProcess; browser: Browser | null }[] = [];

  constructor(
    readonly program: string,
    readonly home: string,
    environment: Record<string, string> = {},
  ) {
    this.configFolder = join(home, '.config');
    mkdirSync(this.configFolder, { recursive: true });
    const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('DIWAN_') && name !== 'ELECTRON_OVERRIDE_DIST_PATH');
    this.environment = {
      ...Object.fromEntries(inherited),
      HOME: home,
      XDG_CONFIG_HOME: this.configFolder,
      DIWAN_STAND_IN_WATCHED: '1',
      ...environment,
    };
  }

  /** Electron's default folder for the app's data. */
  get dataFolder(): string {
    return join(this.configFolder, 'Diwan');
  }

  run(...args: string[]): Promise<Outcome> {
    return new Promise((resolve) => {
      execFile(this.program, args, { env: this.environment, cwd: this.home }, (error, stdout, stderr) =>
        resolve({ code: error ? (typeof error.code === 'number' ? error.code : 1) : 0, output: stdout + stderr }),
      );
    });
  }

  /** Starts the app by the line of a desktop entry, such as `Exec` of a login item. */
  startByLine(line: string): Promise<RunningApp> {
    return this.begin('/bin/sh', ['-c', `exec ${line}`]);
  }

  start(...args: string[]): Promise<RunningApp> {
    return this.begin(this.program, args);
  }

  private async begin(program: string, args: string[]): Promise<RunningApp> {
    const child = spawn(program, args, { env: this.environment, cwd: this.home, stdio: ['ignore', 'ignore', 'pipe'] });
    const entry: (typeof this.running)[number] = { child, browser: null };
    this.running.push(entry);
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const endpoint = await new Promise<string>((resolve, reject) => {
      let errors = '';
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        errors += text;
        const [, found] = /^DevTools listening on (ws:\/\/\S+)/m.exec(errors) ?? [];
        if (found) resolve(found);
      });
      void ended.then((code) => reject(new Error(`${program} ended with ${code}\n${errors}`)));
    });
    const browser = await chromium.connectOverCDP(endpoint);
    entry.browser = browser;
    return { ended, page: () => waitForPage(browser), hasPage: async () => (await findPage(browser)) !== null };
  }

  async dispose(): Promise<void> {
    for (const { child, browser } of this.running) {
      await browser?.close().catch(() => undefined);
      if (child.exitCode === null && child.signalCode === null) {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGKILL');
        await gone;
      }
    }
  }
}

/** Returns the page with the bridge. Print windows have none. */
async function findPage(browser: Browser): Promise<Page | null> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    if (await page.evaluate(() => 'diwan' in window).catch(() => false)) return page;
  }
  return null;
}

async function waitForPage(browser: Browser): Promise<Page> {
  for (const until = Date.now() + startLimitMs; Date.now() < until; ) {
    const page = await findPage(browser);
    if (page) return page;
    await delay(100);
  }
  throw new Error('the app shows no page');
}
