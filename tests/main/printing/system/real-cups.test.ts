import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { createCupsQueue } from '@main/printing/os-queue/cups-queue';
import { createIppWire } from '@main/printing/os-queue/ipp-wire';
import type { OsQueue } from '@main/printing/os-queue/os-queue';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { canStartPrivateCups, type PrivateCups, startPrivateCups } from '../../../services/cups.mjs';
import { describeWith } from '../../../services/needs.mjs';

let cups: PrivateCups;
let queue: OsQueue;

beforeAll(async () => {
  cups = await startPrivateCups();
  queue = createCupsQueue({ wire: createIppWire(cups.env.CUPS_SERVER), userName: userInfo().username });
});
afterAll(() => cups?.stop());

function spool(printer: string, title: string): void {
  const { status, stderr } = spawnSync('lp', ['-d', printer, '-t', title], {
    env: { ...process.env, ...cups.env },
    input: '%!PS\nshowpage\n',
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

const stateOf = async (printer: string, title: string): Promise<string | undefined> =>
  (await queue.jobs(printer)).find((job) => job.title === title)?.state;
const slow = { timeout: 15_000, interval: 100 };

describeWith('CUPS', canStartPrivateCups())('a real CUPS', () => {
  it('finds a job by its title, in its own queue only', async () => {
    spool('Virtual', 'INV-1 k7f3q9');
    expect(['waiting', 'printing', 'done']).toContain(await stateOf('Virtual', 'INV-1 k7f3q9'));
    expect(await stateOf('Dead', 'INV-1 k7f3q9')).toBeUndefined();
  });

  it('tells that a printer does not answer, with its words, cancels what waits there, and remembers it', async () => {
    spool('Dead', 'INV-2 m8g4r2');
    const dead = async () => (await queue.printers(['Dead'])).get('Dead');
    await expect.poll(async () => (await dead())?.isInTrouble, slow).toBe(true);
    await expect.poll(async () => (await dead())?.message, slow).not.toBe('');
    const job = (await queue.jobs('Dead')).find(({ title }) => title === 'INV-2 m8g4r2');
    await queue.cancel('Dead', job?.id ?? 0);
    await expect.poll(() => stateOf('Dead', 'INV-2 m8g4r2'), slow).toBe('cancelled');
  });

  const run = (program: string, ...args: string[]): void => {
    const { status, stderr } = spawnSync(program, args, { env: { ...process.env, ...cups.env }, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const printer = async (name: string) => (await queue.printers([name])).get(name);

  it('tells that a printer takes no jobs, and that it does again', async () => {
    run('/usr/sbin/cupsreject', 'Dead');
    expect((await printer('Dead'))?.reasons).toContain('notAccepting');
    run('/usr/sbin/cupsaccept', 'Dead');
    expect((await printer('Dead'))?.reasons).not.toContain('notAccepting');
  });

  it('tells that a job is held, and that a person took it out by hand', async () => {
    run('/usr/sbin/cupsdisable', 'Dead');
    const { status, stdout } = spawnSync('lp', ['-d', 'Dead', '-H', 'hold', '-t', 'INV-3 h3ldh3'], {
      env: { ...process.env, ...cups.env },
      input: '%!PS\nshowpage\n',
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    const held = (await queue.jobs('Dead')).find(({ title }) => title === 'INV-3 h3ldh3');
    expect(held).toMatchObject({ state: 'waiting', reasons: ['jobHeld'] });
    run('cancel', /Dead-\d+/.exec(stdout)?.[0] ?? '');
    await expect.poll(() => stateOf('Dead', 'INV-3 h3ldh3'), slow).toBe('cancelled');
  });

  it('knows no jobs of a printer that was taken out, and no such printer', async () => {
    run('lpadmin', '-p', 'Broken', '-E', '-v', 'ipp://localhost:1/ipp/print');
    expect(await printer('Broken')).not.toBeNull();
    run('lpadmin', '-x', 'Broken');
    expect(await queue.jobs('Broken')).toEqual([]);
    expect(await printer('Broken')).toBeNull();
  });

  it('tells that a printer was stopped', async () => {
    spawnSync('/usr/sbin/cupsdisable', ['Virtual'], { env: { ...process.env, ...cups.env } });
    const virtual = await printer('Virtual');
    expect(virtual).toMatchObject({ state: 'stopped', reasons: ['paused'], silence: null });
    expect(virtual?.fingerprint).toContain('ipp://');
  });

  it('rejects when no server is there', async () => {
    const nobody = createCupsQueue({ wire: createIppWire('/no/such/socket'), userName: 'x' });
    await expect(nobody.jobs('Virtual')).rejects.toThrow();
  });
});
