import { createPolicyReader } from '@main/system/policy/policy-reader';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AppUnderTest, startApp } from '../../support/main/app-under-test';
import { createFakePolicySystem } from '../../support/main/policy-system';

const path = String.raw`C:\ProgramData\Diwan\policy.json`;
const admins = 'O:BAG:SYD:(A;;FA;;;BA)';
const slowMs: Record<string, number> = {};
const system = createFakePolicySystem({
  platform: 'win32',
  files: { [path]: '{"logDays":7}' },
  descriptors: [admins, admins],
  slowMs,
});

let app: AppUnderTest;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  slowMs['powershell.exe'] = 6000;
});
afterEach(async () => {
  vi.useRealTimers();
  await app.stop();
});

/** Starts the app as on Windows: after the policy was read, or its time limit has passed. */
async function start(machine?: AppUnderTest['machine']): Promise<void> {
  const reader = createPolicyReader({ system, ownFile: null });
  const reading = reader.read();
  await vi.advanceTimersByTimeAsync(4000);
  app = await startApp({ ...(machine && { machine }), policyPlaces: { readings: await reading, reader } });
}

describe('a PowerShell that takes 6 seconds after a cold start', () => {
  it('leaves everything shut until its answer comes, which counts although it is late', async () => {
    await start();
    expect(await app.value('policy.read')).toMatchObject({ isUnreadable: true, entries: { silentPrinting: { value: false } } });
    await vi.advanceTimersByTimeAsync(2000);
    const view = await app.value('policy.read');
    expect(view).toMatchObject({ isUnreadable: false, problems: [], entries: { logDays: { value: 7, isEnforced: true } } });
    expect(view.entries).not.toHaveProperty('silentPrinting');
    expect(app.events('policy.changed')).toHaveLength(1);
    app.machine.dispose();
  });

  it('alarms nobody where an earlier run has read the policy, unless it never responds', async () => {
    slowMs['powershell.exe'] = 0;
    await start();
    await app.stop();
    slowMs['powershell.exe'] = 50_000;
    await start(app.machine);
    expect(await app.value('policy.read')).toMatchObject({ isUnreadable: false, entries: { logDays: { value: 7 } } });
    app.machine.dispose();
  });

  it('is not started a second time while it starts', async () => {
    slowMs['powershell.exe'] = 30_000;
    await start();
    const shells = (): number => system.ran.filter((command) => command.includes('powershell.exe')).length;
    const before = shells();
    // Includes the retry after 10 s.
    await vi.advanceTimersByTimeAsync(15_000);
    expect(shells()).toBe(before);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await app.value('policy.read')).toMatchObject({ isUnreadable: false, entries: { logDays: { value: 7 } } });
    app.machine.dispose();
  });
});
