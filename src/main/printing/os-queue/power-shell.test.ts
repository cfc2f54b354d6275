import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toPowerShellArgs, windowsPowerShell } from '@main/system/ports/power-shell';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPowerShell } from './power-shell';
import type { PowerShell } from './windows-queue';

/**
 * Simulates PowerShell: reads lines and responds to known ones. `late` gets its response only when the process is ended, `hang` none, and
 * `noise` one that belongs to no request. While a file `cold` exists, there are no responses.
 */
const program = `
  import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
  import { createInterface } from 'node:readline';
  const [, , folder] = process.argv;
  const isCold = () => existsSync(folder + '/cold');
  let late = () => undefined;
  let count = 0;
  process.on('SIGTERM', () => { late(); process.exit(0); });
  const toCodes = (text) => [...text].map((letter) => letter.charCodeAt(0)).join(' ');
  for await (const line of createInterface({ input: process.stdin })) {
    const [, begin, command, failed, end] = /^'(.*?)'; try { (.*) } catch { '(.*?)' \\+ \\(.*\\) }; '(.*)'$/.exec(line) ?? [];
    if (!command) continue;
    if (command === 'die') process.exit(3);
    while (isCold()) await new Promise((resolve) => setTimeout(resolve, 20));
    const answer = () => {
      console.log(begin);
      if (command === 'throw') console.log(failed + toCodes('الطابعة معطلة'));
      else if (command === 'noise') console.log('##diwan-99-begin##\\nanother\\n##diwan-99-end##\\nmine');
      else if (command === 'count') console.log('count ' + ++count);
      else console.log(command === 'pid' ? process.pid : 'echo ' + command);
      console.log(end);
    };
    if (command === 'late') late = answer;
    else if (command !== 'hang') answer();
    writeFileSync(folder + '/read-' + command, '');
  }`;

let folder: string;
let shell: PowerShell;
beforeEach(() => {
  // A process may start slowly, so request timeouts elapse only when a test advances the time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  folder = mkdtempSync(join(tmpdir(), 'diwan-shell-'));
  const file = join(folder, 'shell.mjs');
  writeFileSync(file, program);
  shell = createPowerShell({ start: () => spawn(process.execPath, [file, folder]), answerLimitMs: 7000, idleMs: 60_000 });
});
afterEach(() => {
  shell.stop();
  vi.useRealTimers();
  // The process's last output may still be on its way to the disk.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function untilRead(command: string): Promise<void> {
  while (!existsSync(join(folder, `read-${command}`))) await new Promise((resolve) => setImmediate(resolve));
}

describe('the long-lived PowerShell', () => {
  it('answers in order from one process', async () => {
    const answers = await Promise.all([shell.run('pid'), shell.run('one'), shell.run('طابعة'), shell.run('pid')]);
    expect(answers.slice(1, 3)).toEqual(['echo one', 'echo طابعة']);
    expect(answers[0]).toBe(answers[3]);
  });

  it('passes on what a command failed with, and is replaced when it dies', async () => {
    await expect(shell.run('throw')).rejects.toThrow('الطابعة معطلة');
    await expect(shell.run('die')).rejects.toThrow('ended with 3');
    expect(await shell.run('again')).toBe('echo again');
  });

  it('does not let a question wait for ever because another one was asked meanwhile', async () => {
    await shell.run('one');
    const hanging = shell.run('hang').catch(String);
    await untilRead('hang');
    const next = shell.run('next');
    vi.advanceTimersByTime(7000);
    expect(await hanging).toContain('does not answer');
    expect(await next).toBe('echo next');
  });

  it('waits longer for a new process, which loads its modules, but not for ever', async () => {
    const cold = (): void => writeFileSync(join(folder, 'cold'), '');
    const warm = (): void => rmSync(join(folder, 'cold'));
    cold();
    const first = shell.run('one');
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(44_000);
    warm();
    expect(await first).toBe('echo one');
    shell.stop();
    cold();
    const given = shell.run('two').catch(String);
    const next = shell.run('next');
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(45_000);
    expect(await given).toContain('did not start');
    warm();
    expect(await next).toBe('echo next');
  });

  it('puts a question once that is asked again while it waits, and anew when it was put already', async () => {
    const answers = Promise.all([shell.run('one'), shell.run('count'), shell.run('count')]);
    expect(await answers).toEqual(['echo one', 'count 1', 'count 1']);
    expect(await shell.run('count')).toBe('count 2');
  });

  it('gives each question its own time', async () => {
    expect(await shell.run('one')).toBe('echo one');
    vi.advanceTimersByTime(6000);
    const hanging = shell.run('hang').catch(String);
    await untilRead('hang');
    vi.advanceTimersByTime(6999);
    const next = shell.run('next');
    expect(await Promise.race([hanging, new Promise((resolve) => setImmediate(resolve, 'waits'))])).toBe('waits');
    vi.advanceTimersByTime(1);
    expect(await hanging).toContain('does not answer');
    expect(await next).toBe('echo next');
  });

  it('never takes the late answer of an ended process for the answer to the next question', async () => {
    await shell.run('one');
    const late = shell.run('late').catch(String);
    await untilRead('late');
    const next = shell.run('next');
    vi.advanceTimersByTime(7000);
    expect(await late).toContain('does not answer');
    expect(await next).toBe('echo next');
  });

  it('takes only the answer with the number of its question', async () => {
    expect(await shell.run('noise')).toContain('mine');
    expect(await shell.run('one')).toBe('echo one');
  });

  it('ends a process that nobody asks, and starts another one for the next question', async () => {
    const first = await shell.run('pid');
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(60_000);
    expect(await shell.run('pid')).not.toBe(first);
  });

  it('rejects when the program is not there', async () => {
    const missing = createPowerShell({ start: () => spawn(join(folder, 'no-such-program')) });
    await expect(missing.run('x')).rejects.toThrow('ENOENT');
    missing.stop();
  });

  it('rejects what waits when it is stopped', async () => {
    const waiting = [shell.run('one'), shell.run('two')];
    shell.stop();
    const settled = await Promise.allSettled(waiting);
    expect(settled.every(({ status }) => status === 'rejected')).toBe(true);
  });

  it('is called by its full path, without touching the policy for scripts', () => {
    expect(windowsPowerShell('D:\\Windows')).toBe('D:\\Windows\\System32\\WindowsPowerShell\\v1.0\\powershell.exe');
    expect(toPowerShellArgs('-').join(' ')).not.toMatch(/policy/i);
  });
});
