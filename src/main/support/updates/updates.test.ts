import type { UpdateView } from '@shared/contract/desktop/updates';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createFakeTimers,
  createFakeUpdateSystem,
  type FakeTimers,
  type FakeUpdateSystem,
  foundUpdate,
} from '../../../../tests/support/main/fake-updates';
import type { UpdateRules } from './update-rules';
import { updateTimes } from './update-timer';
import { UpdateError } from './updater';
import { createUpdates, type Updates } from './updates';

const dayMs = 24 * 60 * 60_000;
const builtIn: UpdateRules = { mode: 'notify', channel: 'latest', feed: undefined, delayDays: 0, proxy: { mode: 'system' } };
let rules: UpdateRules;
let system: FakeUpdateSystem;
let timers: FakeTimers;
let unsent: number;
let hasUnsaved: boolean;
let quits: number;
let views: UpdateView[];
let logged: string[];
let updates: Updates;

function create(): void {
  const note = (event: string): void => void logged.push(event);
  updates = createUpdates({
    version: '0.1.0',
    system,
    rules: () => rules,
    printQueue: { unsent: () => unsent },
    hasUnsaved: () => hasUnsaved,
    quit: () => {
      quits += 1;
    },
    announce: (view) => views.push(view),
    log: {
      info: note,
      warn: note,
      error: (event) => {
        note(event);
        return 'K7F3-Q9XM';
      },
      hide: () => () => undefined,
    },
    timers,
  });
}

beforeEach(() => {
  rules = { ...builtIn };
  system = createFakeUpdateSystem();
  timers = createFakeTimers();
  unsent = 0;
  hasUnsaved = false;
  quits = 0;
  views = [];
  logged = [];
  create();
});

const kind = (): string => updates.view().state.kind;
const settle = (): Promise<void> => timers.pass(0);
async function reachDownloaded(): Promise<void> {
  updates.start();
  await updates.check();
  updates.download();
  await settle();
  system.finishDownload();
  await settle();
  expect(kind()).toBe('downloaded');
}

describe('asking by itself', () => {
  it('asks quietly some minutes after the start and every few hours from then on', async () => {
    system.answer = () => null;
    updates.start();
    await timers.pass(updateTimes.firstCheckMs - 1);
    expect(system.checks).toBe(0);
    await timers.pass(1);
    expect(system.checks).toBe(1);
    expect(updates.view().state).toEqual({ kind: 'current', checkedAt: timers.now().toISOString() });
    expect(views.map(({ state }) => state.kind)).not.toContain('checking');
    await timers.pass(updateTimes.nextCheckMs);
    expect(system.checks).toBe(2);
  });

  it('is scattered, so that the computers of a shop do not ask together', () => {
    timers = createFakeTimers(undefined, 1);
    create();
    updates.start();
    expect(timers.next()).toBe(updateTimes.firstCheckMs * (1 + updateTimes.jitter));
  });

  it('waits while a batch is printing', async () => {
    unsent = 3;
    updates.start();
    await timers.pass(updateTimes.firstCheckMs);
    expect(system.checks).toBe(0);
    unsent = 0;
    await timers.pass(updateTimes.whileBusyMs);
    expect(system.checks).toBe(1);
  });

  it('goes on asking after a failure', async () => {
    system.answer = () => Promise.reject(new Error('net::ERR_INTERNET_DISCONNECTED'));
    updates.start();
    await timers.pass(updateTimes.firstCheckMs);
    expect(updates.view().state).toMatchObject({
      kind: 'failed',
      during: 'check',
      problem: 'unreachable',
      offer: null,
      reference: 'K7F3-Q9XM',
    });
    system.answer = () => foundUpdate;
    await timers.pass(updateTimes.nextCheckMs);
    expect(kind()).toBe('offered');
  });

  it('keeps what is offered when the server cannot be reached later, but not when something is wrong with it', async () => {
    updates.start();
    await timers.pass(updateTimes.firstCheckMs);
    system.answer = () => Promise.reject(new Error('net::ERR_INTERNET_DISCONNECTED'));
    await timers.pass(updateTimes.nextCheckMs);
    expect([system.checks, kind()]).toEqual([2, 'offered']);
    system.answer = () => Promise.reject(new UpdateError('foreignHost', 'elsewhere'));
    await timers.pass(updateTimes.nextCheckMs);
    expect(updates.view().state).toMatchObject({ kind: 'failed', problem: 'foreignHost' });
  });

  it('does not ask where it is off, nor load what asking needs', async () => {
    rules.mode = 'off';
    updates.start();
    await timers.pass(7 * dayMs);
    await updates.check();
    expect([system.checks, system.opened.length, kind()]).toEqual([0, 0, 'off']);
  });

  it.each(['package', 'notWritable', 'unpackaged', 'noFeed'] as const)('is off for this copy: %s', (because) => {
    system.off = because;
    updates.start();
    expect(updates.view().state).toEqual({ kind: 'off', because });
    expect(timers.next()).toBeNull();
  });
});

describe('what is offered', () => {
  it('is offered with its notes in both languages, and downloaded only when asked', async () => {
    updates.start();
    await timers.pass(updateTimes.firstCheckMs);
    expect(updates.view().state).toEqual({
      kind: 'offered',
      offer: { version: '0.2.0', releasedAt: foundUpdate.releaseDate, notes: { ar: '- طباعة أسرع', en: '- Prints faster' } },
    });
    expect(system.downloads).toHaveLength(0);
  });

  it('in the mode "auto" is downloaded by itself, but neither installed nor while printing', async () => {
    rules.mode = 'auto';
    unsent = 1;
    updates.start();
    await updates.check();
    expect([kind(), system.downloads.length]).toEqual(['offered', 0]);
    unsent = 0;
    await updates.check();
    await settle();
    expect(system.downloads).toHaveLength(1);
    system.finishDownload();
    await settle();
    expect([kind(), quits, system.installed]).toEqual(['downloaded', 0, 0]);
    await updates.finish();
    expect(system.installed).toBe(0);
  });

  it('waits for the days of IT’s delay', async () => {
    rules.delayDays = 7;
    updates.start();
    await updates.check();
    expect(updates.view().state).toEqual({ kind: 'deferred', version: '0.2.0', from: '2026-11-27T08:00:00.000Z' });
    await timers.pass(5 * dayMs);
    await updates.check();
    expect(kind()).toBe('offered');
  });

  it('waits for ever where there is a delay and the server does not say when it was released', async () => {
    rules.delayDays = 1;
    system.answer = () => ({ ...foundUpdate, releaseDate: null });
    updates.start();
    await updates.check();
    expect(updates.view().state).toEqual({ kind: 'deferred', version: '0.2.0', from: null });
  });

  it('of a version for trying is refused on the channel of finished ones, and offered on the other', async () => {
    system.answer = () => ({ ...foundUpdate, version: '0.2.0-beta.1' });
    updates.start();
    await updates.check();
    expect(updates.view().state).toMatchObject({ kind: 'failed', problem: 'testVersion' });
    rules = { ...rules, channel: 'beta' };
    updates.reconsider();
    await updates.check();
    expect(kind()).toBe('offered');
    expect(system.opened.map(({ channel }) => channel)).toEqual(['latest', 'beta']);
  });

  it('is asked for by the way out that IT says, from the next question on', async () => {
    updates.start();
    await updates.check();
    rules = { ...rules, proxy: { mode: 'direct' } };
    updates.reconsider();
    await updates.check();
    expect(system.opened.map(({ proxy }) => proxy.mode)).toEqual(['system', 'direct']);
  });
});

describe('the download', () => {
  it('tells how far it is, in whole percents that do not go back', async () => {
    updates.start();
    await updates.check();
    updates.download();
    await settle();
    for (const percent of [0.4, 12.7, 12.9, 11, 100]) system.downloads[0]?.onProgress(percent);
    const told = views.flatMap(({ state }) => (state.kind === 'downloading' ? [state.percent] : []));
    expect(told).toEqual([0, 12, 100]);
  });

  it('is started once by two presses', async () => {
    updates.start();
    await updates.check();
    updates.download();
    updates.download();
    await settle();
    expect(system.downloads).toHaveLength(1);
  });

  it('can be given up and begun again', async () => {
    updates.start();
    await updates.check();
    updates.download();
    await settle();
    updates.cancelDownload();
    await settle();
    expect(kind()).toBe('offered');
    updates.download();
    await settle();
    expect(kind()).toBe('downloading');
  });

  it('that is refused says why, keeps the offer and can be tried again', async () => {
    updates.start();
    await updates.check();
    updates.download();
    await settle();
    system.finishDownload(Object.assign(new Error('sha512 checksum mismatch'), { code: 'ERR_CHECKSUM_MISMATCH' }));
    await settle();
    expect(updates.view().state).toMatchObject({ kind: 'failed', during: 'download', problem: 'damaged', offer: { version: '0.2.0' } });
    updates.download();
    await settle();
    expect(kind()).toBe('downloading');
  });

  it('is not disturbed by a question meanwhile', async () => {
    updates.start();
    await updates.check();
    updates.download();
    await settle();
    const before = system.checks;
    await timers.pass(updateTimes.nextCheckMs * 2);
    await updates.check();
    expect([system.checks, kind()]).toEqual([before, 'downloading']);
  });

  it('ends with a policy that turns updates off', async () => {
    updates.start();
    await updates.check();
    updates.download();
    await settle();
    rules = { ...rules, mode: 'off' };
    updates.reconsider();
    await settle();
    expect(updates.view().state).toEqual({ kind: 'off', because: 'policy' });
    expect(system.downloads[0]?.signal.aborted).toBe(true);
  });

  it('goes on when the policy changes in something else', async () => {
    updates.start();
    await updates.check();
    updates.download();
    await settle();
    updates.reconsider();
    expect(kind()).toBe('downloading');
  });
});

describe('restart and update', () => {
  it('ends the program, and the installer is started last of all', async () => {
    await reachDownloaded();
    expect(await updates.restart()).toEqual({ obstacle: null });
    expect([quits, system.installed, kind()]).toEqual([1, 0, 'restarting']);
    await updates.finish();
    expect(system.installed).toBe(1);
  });

  it.each([
    ['printing', 2, false],
    ['unsaved', 0, true],
  ] as const)('does not end the program while something is under way: %s', async (obstacle, sheets, unsaved) => {
    await reachDownloaded();
    unsent = sheets;
    hasUnsaved = unsaved;
    system.prepare = () => Promise.reject(new Error('a Mac would install it at the next end'));
    expect(await updates.restart()).toEqual({ obstacle });
    expect([quits, kind()]).toEqual([0, 'downloaded']);
    await updates.finish();
    expect(system.installed).toBe(0);
  });

  it('does not end the program when something began while the system looked at the file', async () => {
    await reachDownloaded();
    system.prepare = async () => {
      hasUnsaved = true;
    };
    expect(await updates.restart()).toEqual({ obstacle: 'unsaved' });
    expect([quits, kind()]).toEqual([0, 'downloaded']);
  });

  it.each([
    ['good', null],
    ['not good', new Error('damaged')],
  ])('does not end the program when IT turned updates off while the system looked at the file, found %s', async (_, error) => {
    await reachDownloaded();
    system.prepare = async () => {
      rules = { ...rules, mode: 'off' };
      updates.reconsider();
      if (error) throw error;
    };
    expect(await updates.restart()).toEqual({ obstacle: null });
    expect([quits, kind()]).toEqual([0, 'off']);
  });

  it('says so when the downloaded file is not good any more, and stays', async () => {
    await reachDownloaded();
    system.prepare = () => Promise.reject(new UpdateError('notSigned', 'Code signature did not pass validation'));
    await updates.restart();
    expect(updates.view().state).toMatchObject({ kind: 'failed', during: 'install', problem: 'notSigned' });
    expect(quits).toBe(0);
  });

  it('is forgotten when the person stays after all', async () => {
    await reachDownloaded();
    await updates.restart();
    updates.stay();
    expect(kind()).toBe('downloaded');
    await updates.finish();
    expect(system.installed).toBe(0);
  });

  it('does nothing before something was downloaded', async () => {
    updates.start();
    await updates.check();
    expect(await updates.restart()).toEqual({ obstacle: null });
    expect(quits).toBe(0);
  });

  it('does not install at an ordinary end of the program', async () => {
    await reachDownloaded();
    await updates.finish();
    expect(system.installed).toBe(0);
  });
});

describe('a question that somebody asked', () => {
  it('shows that it is at it, and what came of it', async () => {
    system.answer = () => null;
    updates.start();
    const view = await updates.check();
    expect(views.map(({ state }) => state.kind)).toEqual(['current', 'checking', 'current']);
    expect(view).toEqual(updates.view());
  });

  it('is asked once by two presses', async () => {
    updates.start();
    await Promise.all([updates.check(), updates.check()]);
    expect(system.checks).toBe(1);
  });

  it.each([
    ['answer', foundUpdate],
    ['failure', new Error('late')],
  ])('whose %s comes after updates were turned off changes nothing', async (_, outcome) => {
    const answering = Promise.withResolvers<typeof foundUpdate>();
    system.answer = () => answering.promise;
    updates.start();
    const asked = updates.check();
    await settle();
    rules = { ...rules, mode: 'off' };
    updates.reconsider();
    if (outcome instanceof Error) answering.reject(outcome);
    else answering.resolve(outcome);
    await asked;
    expect(kind()).toBe('off');
  });
});
