import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSystemPrograms } from '@main/platform/system-programs';
import { createOsQueue } from '@main/printing/os-queue/create-os-queue';
import { windowsPowerShell } from '@main/system/ports/power-shell';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-programs-'));
  process.env.PSModulePath = String.raw`C:\program files\powershell\7\Modules`;
});
afterEach(() => {
  delete process.env.PSModulePath;
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

function write(file: string, lines: string): void {
  writeFileSync(file, `#!/bin/sh\n${lines}\n`);
  chmodSync(file, 0o755);
}

describe.skipIf(process.platform === 'win32')('programs of the system', () => {
  it('the print queue’s PowerShell gets no modules of the PowerShell 7 from which Diwan was started', async () => {
    const systemRoot = join(folder, 'Windows');
    write(windowsPowerShell(systemRoot), `env > '${folder}/env.part'; mv '${folder}/env.part' '${folder}/env'; cat > /dev/null`);
    const programs = createSystemPrograms(systemRoot);
    const queue = createOsQueue({ platform: 'win32', userName: 'noura', cupsServer: null, systemRoot, programs });
    const asked = queue.printers(['Zebra']);
    await expect.poll(() => existsSync(join(folder, 'env'))).toBe(true);
    queue.stop();
    expect((await asked).size).toBe(0);
    const names = readFileSync(join(folder, 'env'), 'utf8').match(/^\w+/gm) ?? [];
    expect(names).toContain('PATH');
    expect(names.filter((name) => ['PSModulePath', 'HOME', 'LD_PRELOAD'].includes(name))).toEqual([]);
  });

  it('get the time that a cold PowerShell needs, and no more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { run } = createSystemPrograms('C:\\Windows');
    const answer = run('/bin/sh', ['-c', `echo $$ > '${folder}/pid'; while [ ! -e '${folder}/go' ]; do sleep 0.05; done; echo late`]);
    vi.advanceTimersByTime(44_999);
    write(join(folder, 'go'), '');
    expect(Buffer.from((await answer).output).toString()).toBe('late\n');
    const silent = run('/bin/sh', ['-c', 'exec sleep 60']);
    vi.advanceTimersByTime(45_000);
    await expect(silent).rejects.toThrowError('45000 ms');
  });
});
