import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CheckOptions } from '@main/support/server-check/check-as';
import { FailureError } from '@shared/contract/result';
import type { ServerCheckReport } from '@shared/domain/server-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/texts';
import { parseCommandLine } from './command-line';
import type { MainProcess } from './compose';
import { plainStart, toSecondInstanceData } from './first-instance';
import { type Program, startProgram } from './main-entry';
import { refusedSwitches } from './refused-switches';
import { readSecondInstanceData } from './second-instance';

let userData: string;
beforeEach(() => {
  userData = mkdtempSync(join(tmpdir(), 'diwan-begin-'));
});
afterEach(() => rmSync(userData, { recursive: true, force: true }));

interface Wish {
  isPackaged?: boolean;
  switches?: string[];
  /** The program that has the lock. */
  first?: Desk;
  exports?: (file: string) => Promise<void>;
  smoke?: { isOk: boolean };
  settingsAt?: string | null;
  /** Whether the program is printing or has unsaved work. */
  isBusy?: boolean;
  /** Whether the program continues after it was asked to end. */
  isStubborn?: boolean;
  language?: 'ar' | 'en';
  variables?: Record<string, string>;
  /** Text on the standard input. */
  input?: string;
  checks?: (wish: CheckOptions) => Promise<ServerCheckReport>;
}

/** A program, and its actions in order. */
interface Desk {
  program: Program;
  deeds: string[];
  /** Environment variables that the program has removed. */
  forgotten: string[];
  printed: () => string;
  complained: () => string;
  hear: (data: unknown) => void;
}

function sit(wish: Wish = {}): Desk {
  const deeds: string[] = [];
  const forgotten: string[] = [];
  const texts = { printed: '', complained: '' };
  let listener: ((data: unknown) => void) | null = null;
  const main = {
    start: (options: unknown) => void deeds.push(`start ${JSON.stringify(options)}`),
    show: () => void deeds.push('show'),
    stop: async () => void deeds.push('stop'),
    async becomesIdle(limitMs: number) {
      deeds.push(`idle within ${limitMs}`);
      return wish.isBusy !== true;
    },
    quit: () => void deeds.push('quit'),
    testSmoke: async () => wish.smoke ?? { isOk: true },
    async checkServer(asked: CheckOptions) {
      deeds.push(`check ${asked.apiRoot} as ${asked.email}`);
      return wish.checks?.(asked);
    },
    async exportDiagnostics(file: string) {
      deeds.push(`export ${file}`);
      await wish.exports?.(file);
    },
  } as unknown as MainProcess;
  const program: Program = {
    version: '1.2.3',
    isPackaged: wish.isPackaged ?? true,
    language: wish.language ?? 'en',
    pid: 4711,
    hasEnded: async (pid) => pid === 4711 && wish.first?.deeds.at(-1) === 'quit' && wish.isStubborn !== true,
    refusedSwitches: wish.switches ?? [],
    async print(text) {
      texts.printed += text;
    },
    async complain(text) {
      texts.complained += text;
    },
    variable: (name) => wish.variables?.[name],
    readLine: async () => wish.input ?? null,
    forget: (variables) => void forgotten.push(...variables),
    refuse: async (switches) => void deeds.push(`refuse ${switches}`),
    exit: (code) => void deeds.push(`exit ${code}`),
    dataFolder: () => userData,
    takeOwnData: () => void deeds.push('own data'),
    removeOwnData: () => void deeds.push('own data removed'),
    takeLock(handOver) {
      deeds.push('lock');
      wish.first?.hear(structuredClone(handOver));
      return wish.first === undefined;
    },
    onSecondStart: (heard) => {
      listener = heard;
    },
    removeStartEntry: async () => void deeds.push('start entry removed'),
    async resetSettings() {
      deeds.push('reset');
      return wish.settingsAt ?? null;
    },
    async build() {
      deeds.push('build');
      return main;
    },
  };
  return { program, deeds, forgotten, printed: () => texts.printed, complained: () => texts.complained, hear: (data) => listener?.(data) };
}

const run = async (desk: Desk, ...args: string[]): Promise<string[]> => {
  await startProgram(desk.program, parseCommandLine(args, userData));
  return desk.deeds;
};
const report = (): string => resolve(userData, 'report.zip');

describe('a start', () => {
  it('takes the lock before anything is built', async () => {
    expect(await run(sit())).toEqual(['lock', 'build', 'start {"isHidden":false,"switches":[]}']);
  });

  it('may be hidden, and names what it does not know', async () => {
    expect((await run(sit(), '--hidden', '--odd=1')).at(-1)).toBe('start {"isHidden":true,"switches":["odd"]}');
  });

  it('a second one shows the window of the first and ends', async () => {
    const first = sit();
    await run(first);
    expect(await run(sit({ first }))).toEqual(['lock', 'exit 0']);
    expect(first.deeds.at(-1)).toBe('show');
  });

  it('a second one that is hidden shows nothing', async () => {
    const first = sit();
    await run(first, '--hidden');
    await run(sit({ first }), '--hidden');
    expect(first.deeds).not.toContain('show');
  });

  it.each([null, undefined, 7, { isHidden: 'yes' }, { isHidden: true, exportTo: { file: 'relative.zip', answer: randomUUID() } }, []])(
    'believes nothing of %j but that it happened',
    (data) => expect(readSecondInstanceData(data)).toEqual(plainStart),
  );
});

describe('switches that take protection away', () => {
  it.each([...refusedSwitches])('--%s keeps a packaged program from starting', async (name) => {
    expect(await run(sit({ switches: [name] }))).toEqual([`refuse ${name}`, 'exit 2']);
  });

  it.each(['auth-server-whitelist', 'enable-features', 'in-process-gpu', 'enable-logging', 'log-file', 'trace-startup-file'])(
    'count --%s among them, by Electron’s names and Chromium’s',
    (name) => expect(refusedSwitches).toContain(name),
  );

  it('go before every command', async () => {
    expect(await run(sit({ switches: ['no-sandbox'] }), '--version')).toEqual(['refuse no-sandbox', 'exit 2']);
  });

  it('are for development otherwise', async () => {
    expect(await run(sit({ isPackaged: false, switches: ['remote-debugging-port'] }))).toContain('build');
  });
});

describe('variables that take protection away', () => {
  it.each([
    ['are forgotten by a packaged program', true, ['SSLKEYLOGFILE']],
    ['are for development otherwise', false, []],
  ])('%s', async (_, isPackaged, forgotten) => {
    const desk = sit({ isPackaged });
    await run(desk);
    expect(desk.forgotten).toEqual(forgotten);
  });
});

describe('commands', () => {
  it('--version and --help answer without a lock', async () => {
    const [version, help] = [sit(), sit()];
    expect([await run(version, '--version'), version.printed()]).toEqual([['exit 0'], '1.2.3\n']);
    expect(await run(help, '--help')).toEqual(['exit 0']);
  });

  it.each([
    ['en', /^Usage: diwan/],
    ['ar', /^الاستخدام: diwan/],
  ] as const)('--help names every option in the language of the system: %s', async (language, beginning) => {
    const help = sit({ language });
    await run(help, '--help');
    expect(help.printed()).toMatch(beginning);
    for (const option of [
      '--hidden',
      '--quit',
      '--quit --when-idle',
      '--export-diagnostics',
      '--reset-settings',
      '--smoke-test',
      '--version',
      '--help',
    ])
      expect(help.printed()).toContain(`  ${option} `);
  });

  it('--smoke-test has data of its own before the lock, one line, and a code', async () => {
    const desk = sit();
    expect(await run(desk, '--smoke-test')).toEqual(['own data', 'lock', 'build', 'stop', 'own data removed', 'exit 0']);
    expect(desk.printed()).toBe('{"isOk":true}\n');
    expect((await run(sit({ smoke: { isOk: false } }), '--smoke-test')).at(-1)).toBe('exit 1');
  });

  it('--smoke-test tells what could not even be built', async () => {
    const desk = sit();
    desk.program.build = () => Promise.reject(new Error('boom'));
    expect((await run(desk, '--smoke-test')).at(-1)).toBe('exit 1');
    expect(JSON.parse(desk.printed())).toEqual({ isOk: false, error: 'boom' });
  });

  it('--reset-settings builds nothing and says where the old ones lie', async () => {
    const desk = sit({ settingsAt: '/data/settings.json.before-reset' });
    expect(await run(desk, '--reset-settings')).toEqual(['lock', 'reset', 'start entry removed', 'exit 0']);
    expect(desk.printed()).toContain('/data/settings.json.before-reset');
  });

  it('--reset-settings leaves a running program alone', async () => {
    const first = sit();
    await run(first);
    const second = sit({ first });
    expect(await run(second, '--reset-settings')).toEqual(['lock', 'exit 3']);
    expect(second.complained()).toContain('running');
  });
});

describe('--export-diagnostics', () => {
  it('writes without starting anything', async () => {
    const desk = sit();
    expect(await run(desk, '--export-diagnostics', 'report.zip')).toEqual(['lock', 'build', `export ${report()}`, 'stop', 'exit 0']);
    expect(desk.printed()).toContain(report());
  });

  it('says why it could not', async () => {
    const desk = sit({ exports: () => Promise.reject(new Error('EACCES')) });
    expect((await run(desk, '--export-diagnostics', 'report.zip')).at(-1)).toBe('exit 1');
    expect(desk.complained()).toContain('EACCES');
  });

  it('needs a file', async () => {
    const desk = sit();
    expect(await run(desk, '--export-diagnostics')).toEqual(['exit 2']);
    expect(desk.complained()).toContain('needs a file name');
  });

  it('is done by the running program, whose answer the second one gives', async () => {
    const first = sit();
    await run(first);
    const second = sit({ first });
    expect(await run(second, '--export-diagnostics', 'report.zip')).toEqual(['lock', 'exit 0']);
    expect(first.deeds.at(-1)).toBe(`export ${report()}`);
    expect(second.printed()).toContain(report());
    expect(readdirSync(join(userData, 'answers'))).toEqual([]);
  });

  it('gives a failure of the running program too', async () => {
    const first = sit({ exports: () => Promise.reject(new Error('ENOSPC')) });
    await run(first);
    const second = sit({ first });
    expect((await run(second, '--export-diagnostics', 'report.zip')).at(-1)).toBe('exit 1');
    expect(second.complained()).toContain('ENOSPC');
  });

  it('goes on as a start when one comes meanwhile', async () => {
    const desk = sit({ exports: async () => desk.hear(plainStart) });
    expect((await run(desk, '--export-diagnostics', 'report.zip')).slice(2)).toEqual([
      `export ${report()}`,
      'start {"isHidden":false,"switches":[]}',
      'show',
    ]);
  });
});

describe('--quit', () => {
  it('does nothing where Diwan is not running', async () => {
    const desk = sit();
    expect(await run(desk, '--quit')).toEqual(['lock', 'exit 0']);
    expect(desk.printed()).toContain("isn't running");
  });

  it.each([
    ['--quit', [], 0],
    ['--quit --when-idle', ['--when-idle'], 600_000],
  ])('%s ends the running program in order, and waits for its end', async (_, more, limitMs) => {
    const first = sit();
    await run(first, '--hidden');
    const second = sit({ first });
    expect(await run(second, '--quit', ...more)).toEqual(['lock', 'exit 0']);
    expect(first.deeds.slice(-2)).toEqual([`idle within ${limitMs}`, 'quit']);
    expect(first.deeds).not.toContain('show');
  });

  it('leaves a busy program alone and ends with 3', async () => {
    const first = sit({ isBusy: true });
    await run(first);
    const second = sit({ first });
    expect((await run(second, '--quit')).at(-1)).toBe('exit 3');
    expect(first.deeds).not.toContain('quit');
    expect(second.complained()).toContain('unsaved form');
  });

  it('ends with 3 when the program is still there after its answer', async () => {
    const first = sit();
    await run(first);
    const second = sit({ first, isStubborn: true });
    expect((await run(second, '--quit')).at(-1)).toBe('exit 3');
  });

  it('is no wish to see the window, for a version that does not know it', () => {
    const { isHidden, quit } = toSecondInstanceData(parseCommandLine(['--quit'], userData), randomUUID());
    expect([isHidden, quit]).toEqual([true, { isWhenIdle: false, answer: expect.any(String) }]);
  });

  it('is what --when-idle belongs to', async () => {
    expect(await run(sit(), '--when-idle')).toEqual(['exit 2']);
  });
});

describe('the check of a server', () => {
  const url = 'https://shop.example/api';
  const account = { DIWAN_EMAIL: 'it@shop.example', DIWAN_PASSWORD: 'secret' };
  const call = { id: 'orders.list', area: 'shop', method: 'GET', path: '/order/admin', status: 200, ms: 12, rows: 20, total: 684 } as const;
  const rest = { differences: [], reason: null, failure: null, assumed: [] };
  const toReport = (result: 'asExpected' | 'differs' | 'slow'): ServerCheckReport => ({
    apiRoot: url,
    startedAt: '2026-11-20T09:00:00.000Z',
    tookMs: 900,
    areas: ['admins', 'home', 'shop'],
    rules: [],
    slowMs: 2000,
    prefix: null,
    profile: null,
    proposal: null,
    isStopped: false,
    calls: [{ ...call, ...rest, result }],
    unseen: [],
    unasked: [],
  });

  it.each([
    ['asExpected', 0],
    ['slow', 0],
    ['differs', 4],
  ] as const)('%s ends with %i, with data of its own, and prints a line for each call', async (result, code) => {
    const desk = sit({ variables: account, checks: async () => toReport(result) });
    expect(await run(desk, '--check-server', url)).toEqual([
      'own data',
      'lock',
      'build',
      `check ${url} as it@shop.example`,
      'stop',
      'own data removed',
      `exit ${code}`,
    ]);
    expect(desk.printed()).toContain('GET /order/admin');
    expect(desk.printed()).not.toContain('secret');
  });

  it.each([
    [{ result: 'notAsked', reason: 'serverAway' }, 1],
    [{ result: 'notAsked', reason: 'stopped' }, 1],
    [{ result: 'slow', failure: 'timeout', status: null }, 1],
    [{ result: 'differs', failure: 'unreachable', status: null }, 4],
    [{ result: 'notAsked', reason: 'noRow' }, 0],
  ] as const)('a check with a call that is %j beside one as expected ends with %i', async (changes, code) => {
    const plain = toReport('asExpected');
    const report = { ...plain, calls: [...plain.calls, ...plain.calls.map((call) => ({ ...call, ...changes }))] };
    const desk = sit({ variables: account, checks: async () => report });
    expect((await run(desk, '--check-server', url)).at(-1)).toBe(`exit ${code}`);
  });

  it('takes the password from what is piped into it, and writes the report where it is wanted', async () => {
    let asked: CheckOptions | null = null;
    const checks = async (wish: CheckOptions): Promise<ServerCheckReport> => {
      asked = wish;
      return toReport('asExpected');
    };
    const desk = sit({ input: 'of the pipe', checks });
    await run(desk, '--check-server', url, '--email', 'me@shop.example', '--out', 'report.json');
    expect(asked).toEqual({ apiRoot: url, email: 'me@shop.example', password: 'of the pipe', profile: null });
    const written = JSON.parse(readFileSync(join(userData, 'report.json'), 'utf8'));
    expect(written).toMatchObject({ diwan: 'server-check', version: 1, calls: [{ id: 'orders.list', result: 'asExpected' }] });
  });

  it('asks by the server profile of a file, and prints the one that it proposes', async () => {
    writeFileSync(join(userData, 'shop.json'), JSON.stringify({ version: 1, prefix: '/v1' }));
    const wishes: CheckOptions[] = [];
    const profile = { version: 1, prefix: '/v1', numbers: { answers: 'text' } } as const;
    const checks = async (wish: CheckOptions): Promise<ServerCheckReport> => {
      wishes.push(wish);
      return { ...toReport('differs'), profile: { version: 1, prefix: '/v1' }, proposal: { profile, entries: [] } };
    };
    const desk = sit({ variables: account, checks });
    await run(desk, '--check-server', url, '--profile', 'shop.json', '--out', 'report.json');
    expect(wishes).toMatchObject([{ profile: { version: 1, prefix: '/v1' } }]);
    expect(desk.printed()).toContain(inEnglish('serverProfile.says.prefix', { prefix: '/v1' }));
    expect(desk.printed()).toContain('"answers": "text"');
    expect(JSON.parse(readFileSync(join(userData, 'report.json'), 'utf8'))).toMatchObject({ proposal: { profile } });
  });

  it('says where a file is no server profile, and asks nothing', async () => {
    writeFileSync(join(userData, 'shop.json'), JSON.stringify({ version: 1, prefix: '//evil.example' }));
    const desk = sit({ variables: account });
    expect(await run(desk, '--check-server', url, '--profile', 'shop.json')).toEqual(['exit 2']);
    expect(desk.complained()).toMatch(/prefix: a path can't lead outside/);
  });

  it('says in words why nobody gets in', async () => {
    const desk = sit({ variables: account, checks: () => Promise.reject(new FailureError({ code: 'wrongPassword' })) });
    expect((await run(desk, '--check-server', url)).at(-1)).toBe('exit 1');
    expect(desk.complained()).toMatch(/password/i);
  });

  it.each([
    [['--check-server'], account, /address of the server/],
    [['--check-server', url], {}, /--email, or the variable DIWAN_EMAIL/],
    [['--check-server', url, '--email', 'a@b.example'], {}, /DIWAN_PASSWORD/],
    [['--check-server', url, '--out', 'report.txt'], account, /\.html or \.json/],
  ])('%j cannot be used, and nothing is built', async (args, variables, words) => {
    const desk = sit({ variables });
    expect(await run(desk, ...args)).toEqual(['exit 2']);
    expect(desk.complained()).toMatch(words);
  });
});
