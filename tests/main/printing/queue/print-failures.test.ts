import { SheetError } from '@main/printing/paper/print-window';
import { idleWindowMs, refusalsUntilPause } from '@main/printing/sheet/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRig, failureOf, type Rig, useStillTime } from '../../../support/printing/printing-rig';

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

const labels = (): string[] => rig.spooler.sheets.map((sheet) => sheet.label);
const job = async (index = 0) => (await rig.view()).lanes[0]?.jobs[index];
const trouble = async () => (await rig.view()).lanes[0]?.trouble;
const all =
  (...wanted: string[]) =>
  async (): Promise<boolean> =>
    (await rig.states()).every((state) => wanted.includes(state));

describe('drawing', () => {
  it('tries once more in a new window, then fails and goes on with the next sheet', async () => {
    rig.surface.onLoad = (path) => {
      const isFirst = rig.surface.loads.filter((load) => load.path === path).length === 1;
      if (rig.surface.loads.length <= 2) throw new SheetError('timeout', 'the document did not load in time');
      if (isFirst && rig.surface.loads.length === 3) throw new SheetError('internal', 'the process is gone');
      return {};
    };
    const [first] = await rig.print(1, 2, 3);
    await rig.until('all are settled', all('failed', 'done'));
    expect(await rig.states()).toEqual(['failed', 'done', 'done']);
    expect((await job())?.error).toEqual({ code: 'timeout' });
    expect(labels()).toEqual(['INV-2', 'INV-3']);
    expect(rig.surface.opened).toBe(4);
    await rig.call('printing.retry', { jobIds: [first!] });
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-2', 'INV-3', 'INV-1']);
    expect(rig.spooler.sheets[2]?.html.includes('doc-copy"')).toBe(false);
  });

  it('never hands over a blank sheet', async () => {
    rig.surface.onLoad = () => ({ text: '' });
    await rig.print(1);
    await rig.until('it failed', all('failed'));
    expect(rig.spooler.sheets).toEqual([]);
    await rig.pass(idleWindowMs + 1000);
    expect(rig.surface.alive.size).toBe(0);
  });

  it('prints with the system font when a font file is missing, and counts broken pictures', async () => {
    rig.surface.onLoad = () => ({ fontsMissing: ['Noto Sans 400'], picturesMissing: 1 });
    rig.shop.pictures.set('https://shop.example/1.png', 'broken');
    await rig.print(1, 2);
    await rig.until('all are done', all('done'));
    expect([await job(0), await job(1)].map((one) => one?.missingPictures)).toEqual([2, 1]);
  });

  it('leaves no window after 100 failures', async () => {
    rig.surface.onLoad = () => {
      throw new SheetError('internal', 'the process is gone');
    };
    await rig.print(...Array.from({ length: 100 }, (_, index) => index + 1));
    await rig.until('all failed', all('failed'));
    expect(rig.surface.alive.size).toBe(0);
    expect(rig.surface.peak).toBe(1);
  });
});

describe('handing over', () => {
  it('keeps the words of a printer that refuses, and lets the person retry', async () => {
    rig.spooler.printers.set('Office', { refuses: 'Invalid printer settings' });
    const [id] = await rig.print(1);
    await rig.until('it failed', all('failed'));
    expect((await job())?.error).toEqual({ code: 'printerRefused', message: 'Invalid printer settings' });
    rig.spooler.printers.set('Office', 'ok');
    await rig.call('printing.retry', { jobIds: [id!] });
    await rig.until('it is done', all('done'));
    expect(labels()).toEqual(['INV-1']);
    expect((await job())?.error).toBeNull();
  });

  it('stops after several refusals in a row, so that what waits is not refused too', async () => {
    rig.spooler.printers.set('Office', { refuses: 'Invalid printer settings' });
    await rig.print(1, 2, 3, 4, 5, 6);
    await rig.until('it pauses', async () => (await rig.view()).lanes[0]?.paused === true);
    expect(refusalsUntilPause).toBe(3);
    expect(await rig.states()).toEqual(['failed', 'failed', 'failed', 'queued', 'queued', 'queued']);
    expect(await trouble()).toMatchObject({ kind: 'printerStopped', message: 'Invalid printer settings' });
    rig.spooler.printers.set('Office', 'ok');
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.until('all are settled', all('failed', 'done'));
    expect(labels()).toEqual(['INV-4', 'INV-5', 'INV-6']);
    expect(await trouble()).toBeNull();
  });

  it('prints the pile in its own order after paper ran out in the middle: each slip beside its invoice', async () => {
    const numbers = [1, 2, 3, 4, 5];
    await rig.call('printing.pause', { printer: 'Office' });
    await rig.call('printing.enqueue', { orders: rig.show(...numbers), documents: ['invoice', 'packingSlip'] });
    rig.surface.onLoad = () => {
      if (rig.spooler.sheets.length === 3) rig.spooler.printers.set('Office', { refuses: 'Out of paper' });
      return {};
    };
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.until('it stopped', async () => (await trouble())?.kind === 'printerStopped');
    const lane = (await rig.view()).lanes[0];
    expect(labels()).toEqual(['INV-1', 'PACK-1', 'INV-2']);
    rig.surface.onLoad = () => ({});
    rig.spooler.printers.set('Office', 'ok');
    // What the one button of the printer does.
    await rig.call('printing.retry', { jobIds: lane?.jobs.flatMap(({ id, state }) => (state === 'failed' ? id : [])) ?? [] });
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(numbers.flatMap((id) => [`INV-${id}`, `PACK-${id}`]));
  });

  it.each(['Print job failed', 'Print job canceled'])(
    'calls a sheet uncertain when "%s" comes and the system does not know it, and stops after several',
    async (reason) => {
      rig.spooler.printers.set('Office', { refuses: reason });
      await rig.print(1, 2, 3, 4);
      await rig.until('it pauses', async () => (await rig.view()).lanes[0]?.paused === true);
      expect(await rig.states()).toEqual(['uncertain', 'uncertain', 'uncertain', 'queued']);
      expect(await trouble()).toMatchObject({ kind: 'printerStopped', message: reason });
    },
  );

  it('finds a sheet in the queue of the system although the printing system said that it failed', async () => {
    rig.spooler.printers.set('Office', { takesButSays: 'Print job failed' });
    await rig.print(1, 2);
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-2']);
  });

  it('needs nothing of the disk between writing that a sheet is handed over and handing it over', async () => {
    await rig.dispose();
    let isBroken = false;
    rig = await createRig({
      journal: (open) => {
        const journal = open();
        return {
          ...journal,
          move(jobId, from, to, change) {
            isBroken = to === 'handing_off';
            return journal.move(jobId, from, to, change);
          },
          sheet(jobId) {
            if (isBroken) throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
            return journal.sheet(jobId);
          },
        };
      },
    });
    await rig.saveProfile();
    await rig.print(1, 2);
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-2']);
  });

  it('waits for a printer that vanished in the middle and goes on when it is back', async () => {
    rig.surface.onPrint = (moment) => {
      if (moment === 'after' && rig.spooler.sheets.length === 2) rig.spooler.printers.delete('Office');
    };
    await rig.print(1, 2, 3, 4);
    await rig.until('it is told', async () => (await trouble())?.kind === 'printerNotFound');
    await rig.pass(60_000);
    expect(labels()).toEqual(['INV-1', 'INV-2']);
    expect(await rig.states()).toEqual(['done', 'done', 'queued', 'queued']);
    expect(rig.surface.alive.size).toBe(0);
    rig.spooler.printers.set('Office', 'ok');
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-2', 'INV-3', 'INV-4']);
    expect(await trouble()).toBeNull();
  });

  it('calls a sheet without an answer uncertain, repeats nothing and stops the lane', async () => {
    rig.spooler.printers.set('Office', 'silent');
    const [id] = await rig.print(1, 2);
    await rig.pass(60_000);
    expect(await rig.states()).toEqual(['handing_off', 'queued']);
    await rig.pass(10_000);
    expect(await rig.states()).toEqual(['uncertain', 'queued']);
    expect(await trouble()).toMatchObject({ kind: 'notAnswering' });
    rig.spooler.printers.set('Office', 'ok');
    await rig.pass(10 * 60_000);
    expect(rig.spooler.sheets).toEqual([]);
    await rig.call('printing.confirmPrinted', { jobIds: [id!] });
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-2']);
  });

  it('waits for a printing system that takes each sheet late, and hands over one after the other', async () => {
    rig.spooler.printers.set('Office', { answersAfterMs: 50_000 });
    await rig.print(1, 2);
    await rig.pass(45_000);
    expect(await rig.states()).toEqual(['handing_off', 'queued']);
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-2']);
    expect(await trouble()).toBeNull();
  });

  it('fails a sheet that is refused late, with the words of the refusal, and nothing of it comes out', async () => {
    rig.spooler.printers.set('Office', { answersAfterMs: 50_000, refusal: 'Invalid printer settings' });
    await rig.print(1, 2);
    await rig.until('both have failed', all('failed'));
    expect((await job())?.error).toEqual({ code: 'printerRefused', message: 'Invalid printer settings' });
    expect(labels()).toEqual([]);
  });

  it.each([
    ['takes it', undefined, 'done', ['INV-1', 'INV-2']],
    ['refuses it', 'Print job failed', 'uncertain', ['INV-2']],
  ] as const)('repeats no sheet when the printing system %s after it was given up', async (_how, refusal, state, printed) => {
    rig.spooler.printers.set('Office', { answersAfterMs: 100_000, ...(refusal !== undefined && { refusal }) });
    await rig.print(1, 2);
    await rig.until('it is uncertain', async () => (await rig.states())[0] === 'uncertain');
    expect(await trouble()).toMatchObject({ kind: 'notAnswering' });
    rig.spooler.printers.set('Office', 'ok');
    await rig.pass(60_000);
    await rig.until('the first is settled', async () => (await rig.states())[0] === state);
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.until('the second is done', async () => (await rig.states())[1] === 'done');
    expect(labels()).toEqual(printed);
  });

  it('gives the printing system longer for many copies, each with pages of its own', async () => {
    await rig.saveProfile({ copies: 20 });
    rig.spooler.printers.set('Office', 'silent');
    await rig.print(1);
    await rig.pass(150_000);
    expect(await rig.states()).toEqual(['handing_off']);
    await rig.pass(150_000);
    expect(await rig.states()).toEqual(['uncertain']);
  });

  it('finds an uncertain sheet that turns up in the queue of the system after all', async () => {
    rig.spooler.printers.set('Office', 'silent');
    const [id] = await rig.print(1);
    await rig.until('it is uncertain', all('uncertain'));
    const token = rig.journal.find(id!)!.token;
    rig.spooler.take({ deviceName: 'Office', isOneSided: false, color: true, size: { widthMm: 210, heightMm: 297 } }, `INV-1 ${token}`, '');
    await rig.until('it is done', all('done'));
    expect(labels()).toEqual(['INV-1']);
  });

  it('prints an uncertain sheet again only as a copy, at a word', async () => {
    rig.spooler.printers.set('Office', 'silent');
    const [id] = await rig.print(1);
    await rig.until('it is uncertain', all('uncertain'));
    rig.spooler.printers.set('Office', 'ok');
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.call('printing.retry', { jobIds: [id!] });
    await rig.until('all are settled', all('done', 'cancelled'));
    expect(await rig.states()).toEqual(['cancelled', 'done']);
    expect(labels()).toEqual(['INV-1']);
    expect(rig.spooler.sheets[0]?.html.includes('doc-copy"')).toBe(true);
  });

  it('finds a sheet in the queue of the system when its window broke after handing it over', async () => {
    rig.spooler.printers.set('Office', 'crashesAfterTaking');
    await rig.print(1, 2);
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-2']);
    expect(rig.surface.opened).toBe(2);
  });

  it('calls it uncertain when the window broke and the system does not know the sheet, and goes on with the next', async () => {
    rig.surface.onPrint = (moment) => {
      if (moment === 'before') rig.spooler.printers.set('Office', rig.surface.opened === 1 ? 'crashes' : 'ok');
    };
    await rig.print(1, 2);
    await rig.until('all are settled', all('uncertain', 'done'));
    expect(await rig.states()).toEqual(['uncertain', 'done']);
    expect(labels()).toEqual(['INV-2']);
  });

  it('goes on printing when the session ends in the middle of a batch', async () => {
    rig.surface.onPrint = (moment) => {
      if (moment !== 'after' || rig.spooler.sheets.length !== 2) return;
      rig.shop.failure = { ok: false, error: { code: 'sessionEnded' } };
      rig.printing.forgetOrders();
    };
    await rig.print(1, 2, 3, 4, 5);
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-2', 'INV-3', 'INV-4', 'INV-5']);
    const orders = [{ kind: 'order' as const, id: 9 }];
    expect(await failureOf(rig.call('printing.enqueue', { orders }))).toEqual({ code: 'sessionEnded' });
  });
});
