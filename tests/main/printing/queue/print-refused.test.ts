import { issueRetryMs } from '@main/printing/sheet/limits';
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
const all =
  (...wanted: string[]) =>
  async (): Promise<boolean> =>
    (await rig.states()).every((state) => wanted.includes(state));

describe('before anything is queued', () => {
  it('says that no printer is chosen', async () => {
    await rig.saveProfile({ printer: null });
    expect(await failureOf(rig.print(1))).toEqual({ code: 'noPrinter', document: 'invoice' });
    expect((await rig.view()).lanes).toEqual([]);
  });

  it('says that the chosen printer is gone, and never takes another one', async () => {
    rig.spooler.printers.delete('Office');
    rig.spooler.printers.set('Warehouse', 'ok');
    await rig.call('printing.printers', { refresh: true });
    expect(await failureOf(rig.print(1))).toEqual({ code: 'printerNotFound', message: 'Office', document: 'invoice' });
    await rig.pass(1000);
    expect(rig.spooler.sheets).toEqual([]);
  });

  it('says so too where the print queue of the system never could be asked', async () => {
    rig.spooler.queue = 'cannotBeAsked';
    rig = await rig.restart();
    await rig.call('printing.printers', { refresh: true });
    rig.spooler.printers.clear();
    await rig.pass(10_000);
    expect(await failureOf(rig.print(1))).toMatchObject({ code: 'printerNotFound', message: 'Office' });
  });

  it('names the printer that a missing one may be now, and prints there once the person says so', async () => {
    rig.spooler.fingerprints.set('Office', 'usb://HP/M404');
    await rig.call('printing.printers', { refresh: true });
    await rig.saveProfile();
    rig.spooler.printers.delete('Office');
    rig.spooler.printers.set('Front desk', 'ok').set('Other', 'ok');
    rig.spooler.fingerprints.set('Front desk', 'usb://HP/M404').set('Other', 'ipp://x');
    await rig.pass(10_000);
    const missing = { code: 'printerNotFound', message: 'Office', document: 'invoice' };
    expect(await failureOf(rig.print(1))).toEqual({ ...missing, renamedTo: 'Front desk' });
    expect((await rig.readProfile()).printer).toBe('Office');
    expect(await failureOf(rig.call('printing.followPrinter', { from: 'Office', to: 'Other' }))).toMatchObject({ code: 'printerNotFound' });
    await rig.call('printing.followPrinter', { from: 'Office', to: 'Front desk' });
    await rig.print(1);
    await rig.until('it is handed over', () => rig.spooler.sheets.length === 1);
    expect(rig.spooler.sheets[0]?.printer).toBe('Front desk');
    expect((await rig.readProfile()).printer).toBe('Front desk');
  });

  it.each([
    ['a redirected port', 'TS004 | Zebra ZD421'],
    ['the driver of all redirected printers', 'TS:Office | Remote Desktop Easy Print'],
    ['a port that asks for a file', 'PORTPROMPT: | Microsoft Print To PDF'],
    ['a port into a file', 'FILE: | Generic / Text Only'],
    ['a port to nowhere', 'nul: | Generic / Text Only'],
    ['the first USB port', 'USB001 | Zebra ZD421'],
    ['nothing that is known of it', ''],
  ])('takes %s for no sign of a printer', async (_what, fingerprint) => {
    rig.spooler.fingerprints.set('Office', fingerprint);
    await rig.call('printing.printers', { refresh: true });
    await rig.saveProfile();
    rig.spooler.printers.delete('Office');
    rig.spooler.printers.set('HP (redirected 4)', 'ok');
    rig.spooler.fingerprints.set('HP (redirected 4)', fingerprint);
    await rig.pass(10_000);
    expect(await failureOf(rig.print(1))).toEqual({ code: 'printerNotFound', message: 'Office', document: 'invoice' });
  });

  it('takes neither a queue that was there beside the missing one, nor one that shares its port, and keeps the choice over partial lists', async () => {
    const port = 'IP_10.0.0.5';
    rig.spooler.printers.set('Small labels', 'ok');
    rig.spooler.fingerprints.set('Office', `${port} | ZDesigner`).set('Small labels', `${port} | ZDesigner`);
    await rig.call('printing.printers', { refresh: true });
    await rig.saveProfile();
    const lists: Record<string, string>[] = [
      { 'Small labels': `${port} | ZDesigner` },
      { 'Small labels': `${port} | ZDesigner`, New: `${port} | ZDesigner` },
      { New: `${port} | ZDesigner`, Another: `${port} | Generic` },
      { New: `${port} | Generic` },
      {},
    ];
    for (const list of lists) {
      rig.spooler.printers.clear();
      rig.spooler.fingerprints.clear();
      for (const [name, fingerprint] of Object.entries(list)) {
        rig.spooler.printers.set(name, 'ok');
        rig.spooler.fingerprints.set(name, fingerprint);
      }
      await rig.pass(10_000);
      expect(await failureOf(rig.print(1))).toEqual({ code: 'printerNotFound', message: 'Office', document: 'invoice' });
    }
    rig.spooler.printers.set('Office', 'ok');
    await rig.pass(10_000);
    await rig.print(1);
    await rig.until('it is handed over', () => rig.spooler.sheets.length === 1);
    expect(rig.spooler.sheets[0]?.printer).toBe('Office');
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
      journal: (open) =>
        open({
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
    await rig.pass(4 * issueRetryMs);
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
    await next.pass(issueRetryMs + 1000);
    expect((await next.view()).lanes[0]?.jobs.map((one) => one.title)).toEqual(['INV-1']);
    rig = next;
    await next.print(2);
    await next.until('all are done', all('done'));
  });
});
