import { describe, expect, it } from 'vitest';
import { createSystemLogTool, type SystemLogEntry } from './system-log-tool';

const entry: SystemLogEntry = { id: 4, level: 'warning', text: 'The printer "طابعة\'; Remove-Item x; $(y)" -t' };

function createRig(platform: NodeJS.Platform, run: () => Promise<{ code: number }> = async () => ({ code: 0 })) {
  const ran: { program: string; args: readonly string[] }[] = [];
  const tool = createSystemLogTool({
    platform,
    windowsFolder: 'C:\\Windows',
    run(program, args) {
      ran.push({ program, args });
      return run();
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

  it('is told on Windows by PowerShell, which sees nothing of the text but what it decodes', async () => {
    const { tool, ran } = createRig('win32');
    await tool.write(entry);
    const [{ program, args } = { program: '', args: [] }] = ran;
    expect(program).toBe(String.raw`C:\Windows\System32\WindowsPowerShell\v1.0\powershell.exe`);
    const command = args.at(-1) ?? '';
    expect(command).toMatch(/^\[Diagnostics\.EventLog\]::WriteEntry\('Diwan', .*'Warning', 4\)$/);
    expect(command).not.toMatch(/Remove-Item|\$\(/);
    const encoded = /FromBase64String\('([^']*)'\)/.exec(command)?.[1] ?? '';
    expect(Buffer.from(encoded, 'base64').toString()).toBe(entry.text);
  });

  it.each(['linux', 'darwin', 'win32'] as const)('that is missing on %s, or does not take it, rejects', async (platform) => {
    const missing = Object.assign(new Error('spawn ENOENT'), { code: 'ENOENT' });
    await expect(createRig(platform, () => Promise.reject(missing)).tool.write(entry)).rejects.toBe(missing);
    await expect(createRig(platform, async () => ({ code: 1 })).tool.write(entry)).rejects.toThrowError('(1)');
  });
});
