import type { SystemLogEntry, SystemLogTool } from '@main/support/diagnostics/system-log/system-log-tool';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AppOptions, type AppUnderTest, startApp } from '../../support/main/app-under-test';
import { createFakeUpdateSystem } from '../../support/main/fake-updates';
import { createStationRig, useStillTime } from '../../support/station/station-rig';

const on = { machineFile: { enforced: { systemLog: true } } };
const mistaken = { machineFile: { enforced: { systemLog: true, logDays: 'many' } } };
let app: AppUnderTest;
const start = async (options: AppOptions = {}): Promise<AppUnderTest> => {
  app = await startApp({ policy: on, ...options });
  return app;
};
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
});
const ids = (): number[] => app.observed.systemLog.map(({ id }) => id);

describe('the log of the system', () => {
  it('hears nothing without IT’s word', async () => {
    await start({ policy: {} });
    await app.changePolicy({ machineFile: { enforced: { logDays: 'many' } } });
    expect(ids()).toEqual([]);
  });

  it('hears of the start, and of a policy that cannot be used, once and without what stands in it', async () => {
    await start();
    await app.changePolicy({ machineFile: { enforced: { systemLog: true, logDays: 'many', ApiRoot: 'ftp://secret.example' } } });
    await app.main.policy.reload();
    await expect.poll(ids).toEqual([1, 2]);
    expect(app.observed.systemLog[1]).toEqual({
      id: 2,
      level: 'error',
      text: "The policy can't be used in full: /etc/diwan/policy.json logDays: badValue; /etc/diwan/policy.json ApiRoot: badValue",
    });
    await app.changePolicy(on);
    await app.changePolicy(mistaken);
    await expect.poll(ids).toEqual([1, 2, 2]);
  });

  it('hears of an update that was refused', async () => {
    const updates = createFakeUpdateSystem();
    updates.answer = () => ({ version: '9.0.0-beta.1', releaseDate: null, releaseNotes: null });
    await start({ updates });
    await app.value('updates.check');
    await expect.poll(() => app.observed.systemLog.at(-1)?.text).toBe('An update was rejected: testVersion');
  });

  it.each<[string, SystemLogTool['write']]>([
    ['is missing', () => Promise.reject(Object.assign(new Error('spawn ENOENT'), { code: 'ENOENT' }))],
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['never answers', () => new Promise(() => undefined)],
  ])('that %s holds nothing up, and is noted once', async (_what, write) => {
    const written: SystemLogEntry[] = [];
    await start({
      systemLog: {
        write(entry) {
          written.push(entry);
          return write(entry);
        },
      },
    });
    await app.changePolicy(mistaken);
    expect(await app.value('policy.read')).toMatchObject({ isUnreadable: true });
    expect(written[0]?.id).toBe(1);
    if (_what === 'never answers') return;
    await expect.poll(() => written.length).toBe(2);
    expect(app.machine.diskText().match(/systemLog\.notWritten/g)).toHaveLength(1);
  });
});

describe('of a print station, the log of the system', () => {
  beforeEach(useStillTime);
  afterEach(() => void vi.useRealTimers());

  it('hears that it stops and that its printer is lost, and nobody’s name', async () => {
    const rig = await createStationRig({ policy: on });
    app = rig.app;
    await rig.switchOn();
    await rig.pass(60_000);
    rig.spooler.printers.delete('Office');
    const order = rig.server.place('guestOrder');
    await rig.pass(60_000);
    rig.server.shop.control.expireTokens();
    await rig.pass(60_000);
    const texts = app.observed.systemLog.map(({ text }) => text);
    expect(texts).toEqual([
      expect.stringMatching(/^Diwan .* has started$/),
      `The print station can't use its printer "Office": printerNotFound`,
      'The print station has stopped: sessionEnded',
    ]);
    expect(order.id).toBeGreaterThan(0);
    await rig.pass(1000);
  });
});
