import { bulkCeilingMs, idleWindowMs, sheetsPerWindow, singleCeilingMs } from '@main/printing/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRig, type Rig, toOrderRow, useStillTime } from '../../support/printing/printing-rig';

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

describe('printing', () => {
  it('[ORD-07, GOR-05] prints the invoices of selected orders of both kinds in the order of the list', async () => {
    const guests = rig.show(12, 9);
    rig.shop.rows.set(11, toOrderRow(11));
    const orders = [guests[0]!, { kind: 'order' as const, id: 11 }, guests[1]!];
    const { jobIds, printer } = await rig.call('printing.enqueue', { orders });
    expect(jobIds).toHaveLength(3);
    expect(printer).toBe('Office');
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-12', 'INV-11', 'INV-9']);
    expect(rig.shop.searches).toEqual(['orders.list 11']);
  });

  it('keeps the order of 500 sheets, uses one window at a time and leaves none', async () => {
    const ids = Array.from({ length: 500 }, (_, index) => 1000 + ((index * 7) % 500));
    await rig.print(...ids);
    await rig.until('all are handed over', () => rig.spooler.sheets.length === 500);
    expect(labels()).toEqual(ids.map((id) => `INV-${id}`));
    expect(rig.surface.peak).toBe(1);
    expect(rig.surface.opened).toBe(500 / sheetsPerWindow);
    await rig.pass(idleWindowMs + 1000);
    expect(rig.surface.alive.size).toBe(0);
  });

  it('[INV-17, INV-18] hands a document over that is the invoice of the page, in the wanted language', async () => {
    await rig.call('printing.enqueue', { orders: rig.show(7), language: 'en' });
    await rig.until('it is handed over', () => rig.spooler.sheets.length === 1);
    const [sheet] = rig.spooler.sheets;
    expect(sheet?.html).toContain('<html lang="en" dir="ltr">');
    expect(sheet?.html).toContain('INV-7');
    expect(sheet?.html).toContain('5.250');
    expect(sheet?.html).toContain('Bayt');
    expect(sheet?.title).toMatch(/^INV-7 [a-z2-9]{6}$/);
    expect(sheet?.order).toEqual({ deviceName: 'Office', copies: 1, color: true, size: { widthMm: 210, heightMm: 297 } });
  });

  it('takes printer, paper, copies, colour and language from the profile', async () => {
    await rig.saveProfile({ paper: '80mm', copies: 3, color: false, language: 'en' });
    await rig.print(7);
    await rig.until('it is handed over', () => rig.spooler.sheets.length === 1);
    const [sheet] = rig.spooler.sheets;
    expect(sheet?.order).toMatchObject({ copies: 3, color: false, size: { widthMm: 80 } });
    expect(sheet?.html).toContain('data-paper="80mm"');
    expect(sheet?.html).toContain('lang="en"');
    expect(rig.surface.rolls).toEqual([{ widthMm: 80, heightMm: sheet?.order.size.heightMm }]);
  });

  it('[INV-19, INV-20] waits at most 1000 ms for a single sheet and 2500 ms for each of a batch', async () => {
    expect([singleCeilingMs, bulkCeilingMs]).toEqual([1000, 2500]);
    await rig.print(1);
    await rig.print(2, 3);
    await rig.until('all are handed over', () => rig.spooler.sheets.length === 3);
    expect(rig.surface.loads.map((load) => load.ceilingMs)).toEqual([1000, 2500, 2500]);
  });

  it('[INV-19, INV-20] prints a sheet whose picture never comes after just that time, with a placeholder', async () => {
    for (const id of [1, 2, 3]) rig.shop.pictures.set(`https://shop.example/${id}.png`, 'never');
    await rig.print(1);
    await rig.pass(singleCeilingMs - 50);
    expect(rig.spooler.sheets).toHaveLength(0);
    await rig.pass(100);
    expect(labels()).toEqual(['INV-1']);
    expect(rig.spooler.sheets[0]?.html).not.toContain('<img');
    await rig.print(2, 3);
    await rig.pass(bulkCeilingMs - 50);
    expect(labels()).toEqual(['INV-1']);
    await rig.pass(100);
    expect(labels()[1]).toBe('INV-2');
    await rig.until('all are done', all('done'));
    const jobs = (await rig.view()).lanes.flatMap((lane) => lane.jobs);
    expect(jobs.map((job) => job.missingPictures)).toEqual([1, 1, 1]);
  });

  it('prints at once when the pictures are there', async () => {
    await rig.print(1);
    await rig.pass(0);
    for (let turns = 0; turns < 20 && rig.spooler.sheets.length === 0; turns++) await new Promise((resolve) => setImmediate(resolve));
    expect(labels()).toEqual(['INV-1']);
    expect(rig.spooler.sheets[0]?.html).toMatch(/<img src="\/print\/[a-z2-9]{6}\/0"/);
  });

  it('queues the same wish once, and a new one again', async () => {
    const orders = rig.show(1, 2);
    await rig.call('printing.pause', { printer: 'Office' });
    const first = await rig.call('printing.enqueue', { orders });
    const second = await rig.call('printing.enqueue', { orders: [...orders, ...orders, ...rig.show(3)] });
    expect(second.jobIds.slice(0, 2)).toEqual(first.jobIds);
    expect(second.jobIds).toHaveLength(3);
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-2', 'INV-3']);
    await rig.pass(3000);
    await rig.call('printing.enqueue', { orders });
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-2', 'INV-3', 'INV-1', 'INV-2']);
  });

  it('treats the second click of a double click as the same wish although the sheet was printed already', async () => {
    const orders = rig.show(1);
    await rig.call('printing.enqueue', { orders });
    await rig.until('it is handed over', () => rig.spooler.sheets.length === 1);
    await rig.call('printing.enqueue', { orders });
    await rig.pass(5000);
    expect(labels()).toEqual(['INV-1']);
  });

  it('prints on two printers at the same time, each in its own order', async () => {
    rig.spooler.printers.set('Warehouse', 'ok');
    await rig.call('printing.printers', { refresh: true });
    await rig.print(1, 2, 3);
    await rig.saveProfile({ printer: 'Warehouse' });
    await rig.print(4, 5, 6);
    await rig.until('all are handed over', () => rig.spooler.sheets.length === 6);
    const of = (printer: string): string[] => rig.spooler.sheets.filter((sheet) => sheet.printer === printer).map((sheet) => sheet.label);
    expect(of('Office')).toEqual(['INV-1', 'INV-2', 'INV-3']);
    expect(of('Warehouse')).toEqual(['INV-4', 'INV-5', 'INV-6']);
    expect(rig.surface.peak).toBeLessThanOrEqual(2);
  });

  it('prints a test page with the values given, saved or not', async () => {
    const profile = { ...(await rig.call('printing.readProfile')), shopName: 'Not saved', language: 'en' as const };
    const { jobId } = await rig.call('printing.printTestPage', { profile });
    await rig.until('it is handed over', () => rig.spooler.sheets.length === 1);
    expect(rig.spooler.sheets[0]?.html).toContain('Not saved');
    expect(rig.spooler.sheets[0]?.html).toContain('The Office');
    const job = (await rig.view()).lanes[0]?.jobs.find(({ id }) => id === jobId);
    expect(job).toMatchObject({ order: null, title: 'Test page' });
    expect((await rig.call('printing.readProfile')).shopName).toBe('Bayt');
  });
});

describe('the person at the queue', () => {
  it('pauses and resumes: nothing is handed over meanwhile, and the order stays', async () => {
    rig.surface.onLoad = async () => {
      if (rig.spooler.sheets.length === 2) await rig.call('printing.pause', { printer: null });
      return {};
    };
    await rig.print(1, 2, 3, 4, 5);
    await rig.until('it pauses', async () => (await rig.view()).lanes[0]?.paused === true);
    await rig.pass(5000);
    expect(labels()).toEqual(['INV-1', 'INV-2']);
    expect(await rig.states()).toEqual(['done', 'done', 'queued', 'queued', 'queued']);
    rig.surface.onLoad = () => ({});
    await rig.call('printing.resume', { printer: null });
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-2', 'INV-3', 'INV-4', 'INV-5']);
  });

  it('stays paused over a restart', async () => {
    await rig.call('printing.pause', { printer: 'Office' });
    await rig.print(1, 2);
    rig = await rig.restart();
    await rig.pass(2000);
    expect((await rig.view()).lanes[0]).toMatchObject({ paused: true, jobs: [{ state: 'queued' }, { state: 'queued' }] });
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-2']);
  });

  it('cancels one sheet or the rest, also the one that is being drawn', async () => {
    let ids: string[] = [];
    rig.surface.onLoad = async () => {
      if (rig.spooler.sheets.length === 1) await rig.call('printing.cancel', { jobIds: [ids[1]!, ids[3]!] });
      return {};
    };
    await rig.call('printing.pause', { printer: 'Office' });
    ids = await rig.print(1, 2, 3, 4);
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.until('all are settled', all('done', 'cancelled'));
    expect(labels()).toEqual(['INV-1', 'INV-3']);
    expect(await rig.states()).toEqual(['done', 'cancelled', 'done', 'cancelled']);
  });

  it('cancels in the system what the system has', async () => {
    rig.spooler.jobStates.set('x', 'waiting');
    rig.surface.onPrint = (moment) => {
      const token = rig.spooler.sheets.at(-1)?.token;
      if (moment === 'after' && token) rig.spooler.jobStates.set(token, 'waiting');
    };
    const [jobId] = await rig.print(1);
    await rig.until('it is accepted', all('accepted'));
    const view = await rig.call('printing.cancel', { jobIds: [jobId!] });
    expect(view.lanes[0]?.jobs[0]?.state).toBe('cancelled');
    expect(rig.spooler.cancelled).toEqual(['INV-1']);
  });

  it('prints again as a copy with its number, from the sheet as it was', async () => {
    const [jobId] = await rig.print(1);
    await rig.until('it is done', all('done'));
    await rig.saveProfile({ shopName: 'Another name' });
    await rig.call('printing.reprint', { jobIds: [jobId!] });
    await rig.call('printing.reprint', { jobIds: [jobId!] });
    await rig.until('all are handed over', () => rig.spooler.sheets.length === 3);
    const marks = rig.spooler.sheets.map((sheet) => /inv-copy">(.*?)<\/p>/.exec(sheet.html)?.[1]?.replace(/<[^>]+>/g, '') ?? '');
    expect(marks).toEqual(['', 'نسخة 1', 'نسخة 2']);
    expect(rig.spooler.sheets.every((sheet) => sheet.html.includes('Bayt'))).toBe(true);
    expect((await rig.view()).lanes[0]?.jobs.map((job) => job.reprint)).toEqual([0, 1, 2]);
    expect(new Set(rig.spooler.sheets.map((sheet) => sheet.token)).size).toBe(3);
  });

  it('clears what is over and keeps what needs a person', async () => {
    rig.spooler.printers.set('Office', { refuses: 'Print job failed' });
    await rig.print(1);
    await rig.until('it failed', all('failed'));
    rig.spooler.printers.set('Office', 'ok');
    await rig.print(2);
    await rig.until('all are settled', all('failed', 'done'));
    const view = await rig.call('printing.clearFinished');
    expect(view.lanes[0]?.jobs.map((job) => job.title)).toEqual(['INV-1']);
    expect(view.counts).toEqual({ waiting: 0, sending: 0, sent: 0, failed: 1, uncertain: 0 });
  });

  it('tells pages about changes, a few times a second at most', async () => {
    const before = rig.events.length;
    await rig.print(...Array.from({ length: 60 }, (_, index) => index + 1));
    await rig.until('all are handed over', () => rig.spooler.sheets.length === 60);
    await rig.pass(500);
    const heard = rig.events.slice(before);
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.length).toBeLessThan(60);
    expect(heard.at(-1)?.counts).toMatchObject({ waiting: 0, sending: 0, sent: 60 });
  });
});
