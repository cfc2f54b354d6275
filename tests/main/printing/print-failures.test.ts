import { openJournal } from '@main/printing/journal/open-journal';
import { idleWindowMs, noProgressMs, refusalsUntilPause, troubleRetryMs } from '@main/printing/limits';
import { SheetError } from '@main/printing/printing-surface';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRig, failureOf, type Rig, useStillTime } from '../../support/printing/printing-rig';

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

describe('before anything is queued', () => {
  it('says that no printer is chosen', async () => {
    await rig.saveProfile({ printer: null });
    expect(await failureOf(rig.print(1))).toEqual({ code: 'noPrinter' });
    expect((await rig.view()).lanes).toEqual([]);
  });

  it('says that the chosen printer is gone, and never takes another one', async () => {
    rig.spooler.printers.delete('Office');
    rig.spooler.printers.set('Warehouse', 'ok');
    await rig.call('printing.printers', { refresh: true });
    expect(await failureOf(rig.print(1))).toEqual({ code: 'printerNotFound', message: 'Office' });
    await rig.pass(1000);
    expect(rig.spooler.sheets).toEqual([]);
  });

  it('follows a printer that was only renamed', async () => {
    rig.spooler.fingerprints.set('Office', 'usb://HP/M404');
    await rig.call('printing.printers', { refresh: true });
    await rig.saveProfile();
    rig.spooler.printers.delete('Office');
    rig.spooler.printers.set('Front desk', 'ok').set('Other', 'ok');
    rig.spooler.fingerprints.set('Front desk', 'usb://HP/M404').set('Other', 'ipp://x');
    await rig.pass(10_000);
    await rig.print(1);
    await rig.until('it is handed over', () => rig.spooler.sheets.length === 1);
    expect(rig.spooler.sheets[0]?.printer).toBe('Front desk');
    expect((await rig.call('printing.readProfile')).printer).toBe('Front desk');
  });

  it('names the orders that can be read nowhere, and queues none of the others', async () => {
    const orders = [...rig.show(1), { kind: 'order' as const, id: 44 }, { kind: 'guestOrder' as const, id: 45 }];
    expect(await failureOf(rig.call('printing.enqueue', { orders }))).toEqual({ code: 'orderNotAvailable', message: '#44, #45' });
    expect((await rig.view()).lanes).toEqual([]);
  });

  it('does not print an order of the shop that was left', async () => {
    const orders = rig.show(1);
    rig.printing.forgetOrders();
    expect(await failureOf(rig.call('printing.enqueue', { orders }))).toMatchObject({ code: 'orderNotAvailable' });
  });
});

describe('the disk', () => {
  async function withSmallDisk(): Promise<{ rig: Rig; full(isFull: boolean): void }> {
    await rig.dispose();
    let pragma = (_pages: number): void => undefined;
    rig = await createRig({
      journal: (_open, folder) =>
        openJournal({
          folder,
          afterOpen: (database) => {
            pragma = (pages) => void database.exec(`PRAGMA max_page_count = ${pages}`);
          },
        }),
    });
    await rig.saveProfile();
    return { rig, full: (isFull) => pragma(isFull ? 1 : 1_000_000) };
  }

  it('says that it is full before anything is queued, and queues all once there is room', async () => {
    const { full } = await withSmallDisk();
    full(true);
    const wide = Array.from({ length: 300 }, (_, index) => index + 1);
    await expect(rig.print(...wide)).rejects.toMatchObject({ errcode: 13 });
    full(false);
    expect((await rig.view()).lanes).toEqual([]);
    await rig.print(...wide.slice(0, 3));
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-2', 'INV-3']);
  });

  it('loses and doubles nothing when it fills up in the middle, tells it once, and goes on by itself', async () => {
    let isFull = false;
    await rig.dispose();
    rig = await createRig({
      journal: (open) => {
        const journal = open();
        const move: typeof journal.move = (...args) => {
          if (isFull) throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
          return journal.move(...args);
        };
        return { ...journal, move };
      },
    });
    await rig.saveProfile();
    rig.surface.onPrint = (moment) => {
      if (moment === 'after' && rig.spooler.sheets.length === 2) isFull = true;
    };
    await rig.print(1, 2, 3, 4);
    await rig.pass(4 * troubleRetryMs);
    expect(labels()).toEqual(['INV-1', 'INV-2']);
    expect(rig.notices).toEqual([{ kind: 'journalUnavailable', reference: 'K7F3-Q9XM' }]);
    isFull = false;
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-2', 'INV-3', 'INV-4']);
  });

  it('refuses to queue while the journal cannot be opened, and takes up the queue when it can', async () => {
    await rig.print(1);
    await rig.until('it is done', all('done'));
    const folder = rig.folder;
    await rig.stop();
    let isBroken = true;
    const next = await createRig({
      spooler: rig.spooler,
      folder,
      settings: rig.settings,
      journal: (open) => {
        if (isBroken) throw Object.assign(new Error('unable to open database file'), { errcode: 14 });
        return open();
      },
    });
    expect(next.notices).toEqual([{ kind: 'journalUnavailable', reference: 'K7F3-Q9XM' }]);
    await expect(next.print(2)).rejects.toMatchObject({ errcode: 14 });
    isBroken = false;
    await next.pass(troubleRetryMs + 1000);
    expect((await next.view()).lanes[0]?.jobs.map((one) => one.title)).toEqual(['INV-1']);
    rig = next;
    await next.print(2);
    await next.until('all are done', all('done'));
  });
});

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
    expect(rig.spooler.sheets[2]?.html.includes('class="inv-copy"')).toBe(false);
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
    rig.spooler.printers.set('Office', { refuses: 'Print job failed' });
    await rig.print(1, 2, 3, 4, 5, 6);
    await rig.until('it pauses', async () => (await rig.view()).lanes[0]?.paused === true);
    expect(refusalsUntilPause).toBe(3);
    expect(await rig.states()).toEqual(['failed', 'failed', 'failed', 'queued', 'queued', 'queued']);
    expect(await trouble()).toMatchObject({ kind: 'printerStopped', message: 'Print job failed' });
    rig.spooler.printers.set('Office', 'ok');
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.until('all are settled', all('failed', 'done'));
    expect(labels()).toEqual(['INV-4', 'INV-5', 'INV-6']);
    expect(await trouble()).toBeNull();
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
    expect(rig.spooler.sheets[0]?.html.includes('class="inv-copy"')).toBe(true);
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

describe('after handing over', () => {
  const hold = (): void => {
    rig.surface.onPrint = (moment) => {
      const sheet = rig.spooler.sheets.at(-1);
      if (moment === 'after' && sheet) rig.spooler.jobStates.set(sheet.token, 'printing');
    };
  };
  const endAll = (state: 'done' | 'cancelled' | 'failed'): void => {
    for (const sheet of rig.spooler.sheets) rig.spooler.jobStates.set(sheet.token, state);
  };

  it('says sent until the system says that the printer is done', async () => {
    hold();
    await rig.print(1, 2);
    await rig.until('all are handed over', all('accepted'));
    await rig.pass(10_000);
    expect(await rig.states()).toEqual(['accepted', 'accepted']);
    expect((await rig.view()).counts.sent).toBe(2);
    endAll('done');
    await rig.until('all are done', all('done'));
  });

  it.each([
    ['cancelled', 'cancelled'],
    ['failed', 'failed'],
  ] as const)('hears that a sheet was %s in the system', async (state, expected) => {
    hold();
    await rig.print(1);
    await rig.until('it is handed over', all('accepted'));
    endAll(state);
    await rig.until('it is known', all(expected));
  });

  it('tells within 15 s that the printer is in trouble, in the words of the system, and takes it back', async () => {
    hold();
    await rig.print(1);
    await rig.until('it is handed over', all('accepted'));
    rig.spooler.printerStates.set('Office', { state: 'busy', isInTrouble: true, message: 'The printer may not exist' });
    await rig.pass(15_000);
    expect(await trouble()).toMatchObject({ kind: 'notAnswering', message: 'The printer may not exist' });
    rig.spooler.printerStates.set('Office', { state: 'stopped', isInTrouble: true, message: 'Paused' });
    await rig.pass(15_000);
    expect(await trouble()).toMatchObject({ kind: 'printerStopped', message: 'Paused' });
    rig.spooler.printerStates.delete('Office');
    endAll('done');
    await rig.until('it is done', all('done'));
    await rig.pass(5000);
    expect(await trouble()).toBeNull();
  });

  it('warns when no sheet came to its end for a minute, and not while they do', async () => {
    hold();
    await rig.print(1, 2, 3);
    await rig.until('all are handed over', all('accepted'));
    await rig.pass(noProgressMs - 20_000);
    rig.spooler.jobStates.set(rig.spooler.sheets[0]!.token, 'done');
    await rig.pass(40_000);
    expect(await trouble()).toBeNull();
    await rig.pass(30_000);
    expect(await trouble()).toMatchObject({ kind: 'notAnswering' });
  });

  it('warns within a minute about sheets that the system has lost, and takes a word for them', async () => {
    hold();
    const [id] = await rig.print(1);
    await rig.until('it is handed over', all('accepted'));
    rig.spooler.lost.add(rig.spooler.sheets[0]!.token);
    await rig.pass(noProgressMs + 5000);
    expect(await rig.states()).toEqual(['accepted']);
    expect(await trouble()).toMatchObject({ kind: 'notAnswering' });
    await rig.call('printing.confirmPrinted', { jobIds: [id!] });
    await rig.pass(5000);
    expect(await rig.states()).toEqual(['done']);
    expect(await trouble()).toBeNull();
  });

  it('takes a sheet that left a queue without memory for done', async () => {
    rig.spooler.keepsHistory = false;
    hold();
    await rig.print(1);
    await rig.until('it is handed over', all('accepted'));
    rig.spooler.lost.add(rig.spooler.sheets[0]!.token);
    await rig.pass(10_000);
    expect(await rig.states()).toEqual(['done']);
  });

  it('says nothing, neither good nor bad, when the system cannot be asked', async () => {
    rig.spooler.queue = 'cannotBeAsked';
    await rig.print(1);
    await rig.until('it is handed over', all('accepted'));
    await rig.pass(5 * noProgressMs);
    expect(await rig.states()).toEqual(['accepted']);
    expect(await trouble()).toBeNull();
    expect((await rig.call('printing.clearFinished')).lanes).toEqual([]);
  });
});
