import { fromCodes } from '@main/system/ports/power-shell';
import { describe, expect, it } from 'vitest';
import { refusedWhenConstrained } from '../../../../../tests/support/printing/fake-power-shell';
import { createSystemLogTool, type SystemLogEntry } from './system-log-tool';

const entry: SystemLogEntry = { id: 4, level: 'warning', text: 'The printer "طابعة\'; Remove-Item x; $(y)" -t' };

function createRig(
  platform: NodeJS.Platform,
  run: () => Promise<{ code: number; output: Uint8Array }> = async () => ({ code: 0, output: new Uint8Array() }),
) {
  const ran: { program: string; args: readonly string[] }[] = [];
  const tool = createSystemLogTool({
    platform,
    windowsFolder: 'C:\\Windows',
    programs: {
      run(program, args) {
        ran.push({ program, args });
        return run();
      },
    },
  });
  return { tool, ran };
}

describe('the log of the system', () => {
  it.each(['linux', 'darwin'] as const)('is told on %s by the system’s own program, the text as one word of its', async (platform) => {
    const { tool, ran } = createRig(platform);
    await tool.write(entry);
    expect(ran).toEqual([{ program: '/usr/bin/logger', args: ['-t', 'diwan', '-p', 'user.warning', '--', `[4] ${entry.text}`] }]);
  });

  it('is written on Windows by a cmdlet that Constrained Language Mode allows, without Base64', async () => {
    const { tool, ran } = createRig('win32');
    await tool.write({ ...entry, text: "The printer Zebra ZD421 isn't there" });
    await tool.write(entry);
    const commands = ran.map(({ args }) => args.at(-1) ?? '');
    expect(ran[0]?.program).toBe(String.raw`C:\Windows\System32\WindowsPowerShell\v1.0\powershell.exe`);
    const [head, end] = ['Write-EventLog -LogName Application -Source Diwan -EntryType Warning -EventId 4 -Message ', ' -ErrorAction Stop'];
    expect(commands[0]).toBe(`${head}'The printer Zebra ZD421 isn''t there'${end}`);
    const [, codes = ''] = /-Message \(\[char\[\]\]\(([\d,]*)\) -join ''\)/.exec(commands[1] ?? '') ?? [];
    expect(fromCodes(codes)).toBe(entry.text);
    expect(commands.map(refusedWhenConstrained)).toEqual([null, null]);
    expect(commands.join()).not.toMatch(/Base64|Remove-Item/);
  });

  it.each(['linux', 'darwin', 'win32'] as const)('that is missing on %s, or does not take it, rejects', async (platform) => {
    const missing = Object.assign(new Error('spawn ENOENT'), { code: 'ENOENT' });
    await expect(createRig(platform, () => Promise.reject(missing)).tool.write(entry)).rejects.toBe(missing);
    await expect(createRig(platform, async () => ({ code: 1, output: new Uint8Array() })).tool.write(entry)).rejects.toThrowError('(1)');
  });
});
