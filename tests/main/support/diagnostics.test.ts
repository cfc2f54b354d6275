import { afterEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, startApp } from '../../support/main/app-under-test';
import { inArabic } from '../../support/texts';

let app: AppUnderTest;
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
});

describe('the start after a run that was cut off', () => {
  it('tells so once, with a reference that the log has', async () => {
    app = await startApp();
    const { machine } = app;
    // Started again without a stop, as after a power cut.
    app = await startApp({ machine });
    const [notice] = await app.value('app.notices');
    expect(notice).toEqual({ kind: 'crashedLastTime', reference: expect.stringMatching(/^\w{4}-\w{4}$/) });
    expect(machine.diskText()).toContain(notice && 'reference' in notice ? notice.reference : '-');
    expect(app.events('app.noticesChanged').length).toBeGreaterThan(0);
    await app.stop();
    app = await startApp({ machine });
    expect(await app.value('app.notices')).toEqual([]);
  });

  it('says nothing after the system was shut down', async () => {
    app = await startApp();
    app.observed.happen.systemEnding();
    app = await startApp({ machine: app.machine });
    expect(await app.value('app.notices')).toEqual([]);
  });

  it('says nothing of a crash where the computer was started since: a power cut, or a shutdown that nobody was told of', async () => {
    app = await startApp();
    const { machine } = app;
    machine.startedAt = new Date(Date.now() + 5 * 60_000);
    app = await startApp({ machine });
    expect(await app.value('app.notices')).toEqual([]);
    expect(machine.diskText()).toContain('app.endedWithComputer');
    expect(machine.diskText()).not.toContain('app.crashedLastTime');
  });

  it('quitting ends the run in order', async () => {
    app = await startApp();
    await app.observed.happen.quitting();
    app = await startApp({ machine: app.machine });
    expect(await app.value('app.notices')).toEqual([]);
  });
});

describe('errors that nothing caught', () => {
  it('stand in the log, and no dialog speaks while a page is there', async () => {
    app = await startApp();
    app.observed.happen.uncaught(new Error('fetch failed'), 'rejection');
    expect(app.machine.diskText()).toContain('fetch failed');
    expect(app.observed.errorDialogs).toEqual([]);
  });

  it('are told by the system’s dialog in the app’s language when no page can, once', async () => {
    app = await startApp({ system: 'darwin' });
    app.observed.windows[0]?.happen.closed();
    app.observed.happen.helperGone({ type: 'GPU', reason: 'crashed', exitCode: 139 });
    expect(app.observed.errorDialogs).toEqual([]);
    app.observed.happen.uncaught(new Error('one'), 'exception');
    app.observed.happen.uncaught(new Error('two'), 'exception');
    expect(app.observed.errorDialogs).toEqual([{ title: inArabic('desktop.unexpected'), body: expect.stringMatching(/\w{4}-\w{4}$/) }]);
  });

  it('a value that is no error does not break the log', async () => {
    app = await startApp();
    const circular: Record<string, unknown> = { bigint: 7n, when: new Date(0) };
    circular.self = circular;
    app.observed.happen.uncaught(circular, 'rejection');
    app.observed.happen.uncaught(undefined, 'rejection');
    app.observed.happen.uncaught(Symbol('odd'), 'rejection');
    expect(app.machine.diskText().match(/app\.uncaught/g)).toHaveLength(3);
  });
});

describe('the log', () => {
  it('notes as much as IT wants, from the moment it says so, and keeps it as long', async () => {
    app = await startApp({ policy: { machineFile: { enforced: { logLevel: 'error' } } } });
    const lines = (): number => app.machine.diskText().split('"event":').length - 1;
    await expect.poll(() => app.observed.dumpsRemovedBefore.length).toBe(1);
    const before = lines();
    await app.observed.request('no such call', undefined);
    expect(lines()).toBe(before);
    await app.changePolicy({ machineFile: { enforced: { logLevel: 'warn', logDays: 1 } } });
    await expect.poll(() => app.observed.dumpsRemovedBefore.length).toBe(2);
    await app.observed.request('no such call', undefined);
    expect(lines()).toBe(before + 1);
    const [first = new Date(0), second = new Date(0)] = app.observed.dumpsRemovedBefore;
    expect(Math.round((second.getTime() - first.getTime()) / 86_400_000)).toBe(13);
  });

  it('says which process of Chromium has ended, and nothing else does', async () => {
    app = await startApp();
    app.observed.happen.helperGone({ type: 'GPU', reason: 'crashed', exitCode: 139 });
    expect(app.machine.diskText()).toContain('"event":"app.helperGone","type":"GPU","reason":"crashed","exitCode":139');
    expect(app.observed.errorDialogs).toEqual([]);
  });

  it('is one JSON object per line', async () => {
    app = await startApp();
    app.observed.happen.uncaught(new Error('line one\nline two'), 'exception');
    const lines = app.machine
      .diskText()
      .split('\n')
      .filter((line) => line.startsWith('{"at"'));
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ at: expect.any(String), level: expect.any(String), event: expect.any(String) });
  });

  it('a policy with mistakes is named at the start', async () => {
    app = await startApp({ config: { problems: ['policy file /etc/diwan/policy.json: unknown key "apiroot"'] } });
    expect(app.machine.diskText()).toContain('unknown key \\"apiroot\\"');
  });
});
