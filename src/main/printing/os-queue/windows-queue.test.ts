import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPowerShell } from './power-shell';
import { createWindowsQueue, toJobState, toPrinterState } from './windows-queue';

function answering(text: string): { commands: string[]; queue: ReturnType<typeof createWindowsQueue> } {
  const commands: string[] = [];
  const shell = {
    run: async (command: string) => {
      commands.push(command);
      return text;
    },
    stop: () => undefined,
  };
  return { commands, queue: createWindowsQueue(shell) };
}

describe('the Windows spooler', () => {
  it('reads none, one and several jobs as PowerShell writes them', async () => {
    const row = (id: number, status: string): string => `{"Id":${id},"DocumentName":"INV-${id} aaaaaa","JobStatus":"${status}"}`;
    expect(await answering('').queue.jobs('Office')).toEqual([]);
    expect(await answering(row(3, 'Printing, Retained')).queue.jobs('Office')).toEqual([
      { id: 3, title: 'INV-3 aaaaaa', state: 'printing', message: '' },
    ]);
    const several = await answering(`[${row(3, 'Error, PaperOut')},${row(4, 'Normal')}]`).queue.jobs('Office');
    expect(several.map(({ state, message }) => [state, message])).toEqual([
      ['waiting', 'Error, PaperOut'],
      ['waiting', ''],
    ]);
  });

  it('gives names of printers in a form in which no quote can end them', async () => {
    const { commands, queue } = answering('');
    const hostile = `O’Brien'; Remove-Item C:\\ ; \n'طابعة`;
    await queue.jobs(hostile);
    await queue.cancel(hostile, 5);
    for (const command of commands) {
      expect(command).not.toContain('Remove-Item');
      const [, encoded = ''] = /FromBase64String\('([A-Za-z0-9+/=]*)'\)/.exec(command) ?? [];
      expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe(hostile);
    }
    expect(commands[1]).toMatch(/^Remove-PrintJob .* -ID 5$/);
  });

  it.each([
    ['Printed', 'done'],
    ['Complete, Retained', 'done'],
    ['Deleting', 'cancelled'],
    ['Printing', 'printing'],
    ['Spooling', 'waiting'],
    ['Offline', 'waiting'],
  ] as const)('means by %s that the job is %s', (status, expected) => {
    expect(toJobState(status).state).toBe(expected);
  });

  it.each([
    ['Normal', 'ready', false],
    ['Printing', 'busy', false],
    ['TonerLow', 'ready', false],
    ['Paused', 'stopped', true],
    ['Offline', 'ready', true],
    ['PaperOut, Printing', 'busy', true],
  ] as const)('means by %s that the printer is %s, in trouble: %s', (status, state, isInTrouble) => {
    expect(toPrinterState(status)).toMatchObject({ state, isInTrouble });
  });
});

describe('the long-lived PowerShell', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'diwan-shell-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Reads lines as PowerShell does and answers those that it knows. */
  function aShell(): ReturnType<typeof createPowerShell> {
    const file = join(folder, 'shell.mjs');
    writeFileSync(
      file,
      `import { createInterface } from 'node:readline';
       for await (const line of createInterface({ input: process.stdin })) {
         const [, command, fail, end] = /^try { (.*) } catch { '(.*?)' \\+ \\$_ }; '(.*)'$/.exec(line) ?? [];
         if (command === 'die') process.exit(3);
         if (command === 'throw') console.log(fail + 'it is broken');
         else if (command) console.log(command === 'pid' ? process.pid : 'echo ' + command);
         if (end) console.log(end);
       }`,
    );
    return createPowerShell({ file: process.execPath, args: [file] });
  }

  it('answers in order from one process', async () => {
    const shell = aShell();
    const answers = await Promise.all([shell.run('pid'), shell.run('one'), shell.run('طابعة'), shell.run('pid')]);
    expect(answers.slice(1, 3)).toEqual(['echo one', 'echo طابعة']);
    expect(answers[0]).toBe(answers[3]);
    shell.stop();
  });

  it('passes on what a command failed with, and is replaced when it dies', async () => {
    const shell = aShell();
    await expect(shell.run('throw')).rejects.toThrow('it is broken');
    await expect(shell.run('die')).rejects.toThrow('ended with 3');
    expect(await shell.run('again')).toBe('echo again');
    shell.stop();
  });

  it('rejects when the program is not there', async () => {
    const shell = createPowerShell({ file: join(folder, 'no-such-program'), args: [] });
    await expect(shell.run('x')).rejects.toThrow('ENOENT');
    shell.stop();
  });

  it('rejects what waits when it is stopped', async () => {
    const shell = aShell();
    const waiting = [shell.run('one'), shell.run('two')];
    shell.stop();
    const settled = await Promise.allSettled(waiting);
    expect(settled.every(({ status }) => status === 'rejected')).toBe(true);
  });
});
