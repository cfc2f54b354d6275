import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Printable, printableFacts } from '@shared/domain/printing/printable';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeVault } from '../../../support/printing/fake-vault';
import { createRig, type Rig, useStillTime } from '../../../support/printing/printing-rig';

const fixture = join(import.meta.dirname, '../../../fixtures/journal-of-every-kind');
/** The kinds of documents that existed when the fixture was made. */
const recorded: readonly Printable[] = [
  ...(['invoice', 'packingSlip', 'addressLabel', 'productLabel', 'pickList'] as const),
  ...(['driverSheet', 'endOfDay', 'salesReport', 'countSheet'] as const),
];

let rig: Rig;
beforeEach(async () => {
  useStillTime();
  const folder = mkdtempSync(join(tmpdir(), 'diwan-every-kind-'));
  cpSync(join(fixture, 'printing'), join(folder, 'printing'), { recursive: true });
  const { settings, keychain } = JSON.parse(readFileSync(join(fixture, 'computer.json'), 'utf8'));
  const vault = createFakeVault();
  for (const [account, secret] of Object.entries<string>(keychain)) vault.kept.set(account, secret);
  rig = await createRig({ folder, settings, vault });
});
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

const jobs = async () => (await rig.view()).lanes.flatMap((lane) => lane.jobs);

describe('a queue that an earlier version left', () => {
  it('still has its sheet of each document, and prints all of them', async () => {
    expect((await jobs()).map(({ document, state }) => `${document} ${state}`).sort()).toEqual(
      recorded.map((one) => `${one} queued`).sort(),
    );
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.until('all are sent', async () => (await rig.states()).every((state) => state === 'accepted' || state === 'done'));
    expect(rig.spooler.sheets).toHaveLength(recorded.length);
  });

  it('does not take a sheet of an order that waits in it a second time', async () => {
    const waiting = (await jobs()).find(({ document }) => document === 'packingSlip');
    const { jobIds } = await rig.call('printing.enqueue', { orders: rig.show(1), documents: ['packingSlip'] });
    expect(jobIds).toEqual([waiting?.id]);
  });

  it('shows each of its sheets in the history as it was', async () => {
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.until('all are sent', async () => (await rig.states()).every((state) => state === 'accepted' || state === 'done'));
    for (const { id, document } of await jobs()) {
      const { printed, ...details } = await rig.call('history.read', { id });
      expect(details).toMatchObject({ document, isSheetKept: true });
      const isOfProduct = printableFacts[document as Printable].of === 'product';
      expect([document, printed?.kind, printed?.head.shopName]).toEqual([
        document,
        ...(isOfProduct ? [undefined, undefined] : [document, 'Bayt']),
      ]);
    }
  });
});
