import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AppWithPrinter, startAppWithPrinter } from '../../../support/printing/app-with-printer';

/** Milliseconds, for the second start only: on a busy machine, the first start would exceed so short a limit and store no sheet. */
const keychainTimeLimitMs = 100;

let rig: AppWithPrinter;
beforeEach(async () => {
  rig = await startAppWithPrinter();
});
afterEach(() => rig.stop());

describe('a keychain that answers after its time', () => {
  it('costs no sheet that waits: it prints in the order of the list when the key is there', async () => {
    await rig.app.value('printing.pause', { printer: 'Office' });
    const orders = await rig.listed(3);
    await rig.app.value('printing.enqueue', { orders });
    rig.app.machine.keychain = 'asking';
    rig = await rig.restart({ keychainTimeLimitMs });
    await rig.app.signIn('order');
    await rig.app.value('printing.resume', { printer: 'Office' });
    await vi.waitFor(async () => expect(await rig.app.value('app.notices')).toContainEqual({ kind: 'printQueueLocked' }), 60_000);
    expect(await rig.app.value('printing.queue')).toMatchObject({ counts: { waiting: 3 }, unsent: 0 });
    expect(rig.spooler.sheets).toEqual([]);
    rig.app.machine.unlockKeychain();
    await vi.waitFor(() => expect(rig.spooler.sheets).toHaveLength(3), 60_000);
    expect(rig.spooler.sheets.map((sheet) => sheet.label)).toEqual(orders.map(({ id }) => `INV-${id}`));
  });
});

describe('a keyring whose question for the password was dismissed', () => {
  it('fails no sheet that waits: all print once the key can be read', async () => {
    await rig.app.value('printing.pause', { printer: 'Office' });
    const [later, ...orders] = await rig.listed(4);
    if (!later) throw new Error('no order');
    await rig.app.value('printing.enqueue', { orders });
    rig.app.machine.keychain = 'dismissed';
    rig = await rig.restart({ keychainTimeLimitMs });
    await rig.app.signIn('order');
    await rig.app.value('printing.resume', { printer: 'Office' });
    await vi.waitFor(async () => expect(await rig.app.value('app.notices')).toContainEqual({ kind: 'printQueueLocked' }), 60_000);
    expect(await rig.app.value('printing.queue')).toMatchObject({ counts: { waiting: 3, failed: 0 } });
    rig.app.machine.keychain = 'works';
    await rig.app.value('printing.enqueue', { orders: [later] });
    await vi.waitFor(() => expect(rig.spooler.sheets).toHaveLength(4), 60_000);
  });
});
