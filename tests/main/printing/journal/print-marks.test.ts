import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { journalFileName } from '@main/printing/journal/journal-damage';
import { tidyIntervalMs } from '@main/printing/sheet/limits';
import type { OrderMarks } from '@shared/contract/printing/print-requests';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRig, type Rig, useStillTime } from '../../../support/printing/printing-rig';

let rig: Rig;
beforeEach(async () => {
  useStillTime();
  rig = await createRig();
  await rig.saveProfile();
});
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

const marks = (...ids: number[]): Promise<OrderMarks[]> => rig.call('printing.marks', { guestOrder: ids });
const told = async (...ids: number[]): Promise<string[]> =>
  (await marks(...ids)).flatMap(({ order, marks: of }) =>
    of.map(({ document, state, at, isPrinted }) => `${order.id} ${document} ${state} ${at === null ? 'earlier' : 'dated'} ${isPrinted}`),
  );
const settled = async (): Promise<boolean> =>
  (await rig.states()).every((state) => !['queued', 'rendering', 'ready', 'handing_off', 'accepted'].includes(state));
const come = (): Promise<void> => rig.until('all came to their end', settled);

describe('what this computer knows of the documents of orders', () => {
  it('is each document of each asked order that was wanted, in the order of the question, with its moment', async () => {
    await rig.call('printing.enqueue', { orders: rig.show(2, 1), documents: ['packingSlip', 'invoice'] });
    await come();
    const found = await marks(1, 3, 2, 1);
    expect(found.map(({ order, marks: of }) => [order, of.map(({ document, state }) => `${document} ${state}`)])).toEqual([
      [{ kind: 'guestOrder', id: 1 }, ['invoice printed', 'packingSlip printed']],
      [{ kind: 'guestOrder', id: 2 }, ['invoice printed', 'packingSlip printed']],
    ]);
    expect(Math.abs(Date.parse(found[0]?.marks[0]?.at ?? '') - Date.now())).toBeLessThan(3_600_000);
  });

  it('tells the kinds apart, and the shops', async () => {
    await rig.print(1);
    await come();
    expect(await rig.call('printing.marks', { order: [1], guestOrder: [2] })).toEqual([]);
    expect(await rig.call('printing.marks', {})).toEqual([]);
    rig.app.shop = 'https://other.example/api';
    expect(await told(1)).toEqual([]);
  });

  it('is what waits, and nothing once that was taken back', async () => {
    await rig.call('printing.pause', { printer: null });
    const jobIds = await rig.print(1);
    expect(await told(1)).toEqual(['1 invoice waiting dated false']);
    await rig.call('printing.cancel', { jobIds });
    expect(await told(1)).toEqual([]);
  });

  it('is what failed, until it comes out after all; and of what was printed once, that it was', async () => {
    rig.spooler.printers.set('Office', { refuses: 'Invalid printer settings' });
    const jobIds = await rig.print(1);
    await come();
    expect(await told(1)).toEqual(['1 invoice failed dated false']);
    rig.spooler.printers.set('Office', 'ok');
    await rig.call('printing.retry', { jobIds });
    await come();
    expect(await told(1)).toEqual(['1 invoice printed dated true']);
    await rig.pass(3000);
    rig.spooler.printers.set('Office', { refuses: 'Invalid printer settings' });
    await rig.print(1);
    await come();
    expect(await told(1)).toEqual(['1 invoice failed dated true']);
  });

  it('is uncertain where nobody knows, also once that was put away', async () => {
    rig.spooler.printers.set('Office', 'silent');
    const [id = ''] = await rig.print(1);
    await rig.pass(70_000);
    expect(await told(1)).toEqual(['1 invoice uncertain dated true']);
    await rig.call('printing.cancel', { jobIds: [id] });
    expect(await told(1)).toEqual(['1 invoice uncertain dated true']);
  });

  it('outlives the sheet: that it was printed, and not when', async () => {
    await rig.changePolicy({ machineFile: { enforced: { printHistoryDays: 1 } } });
    const firstMoment = Date.parse('2026-11-20T09:00:00.000Z');
    rig.goOnTo(firstMoment);
    await rig.print(1);
    await come();
    rig.goOnTo(firstMoment + 3 * 24 * 3_600_000);
    await rig.pass(tidyIntervalMs);
    expect(await told(1)).toEqual(['1 invoice printed earlier true']);
  });

  it('is asked about thousands at once, along an index that holds no sheet', async () => {
    await rig.print(1);
    await come();
    const ids = Array.from({ length: 12_000 }, (_, at) => at + 1);
    expect((await rig.call('printing.marks', { guestOrder: ids, order: ids })).map(({ order }) => order)).toEqual([
      { kind: 'guestOrder', id: 1 },
    ]);
    const database = new DatabaseSync(join(rig.folder, 'printing', journalFileName));
    const plan = database
      .prepare(
        `EXPLAIN QUERY PLAN SELECT order_id, kind, state, coalesce(settled_at, created_at) FROM json_each('[]') AS asked
         CROSS JOIN job INDEXED BY job_by_order ON order_kind = 'order' AND order_id = asked.value`,
      )
      .all()
      .map(({ detail }) => String(detail));
    database.close();
    expect(plan.join('\n')).toContain('USING COVERING INDEX job_by_order');
  });
});
