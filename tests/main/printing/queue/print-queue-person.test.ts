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

  it('pauses every printer, also one that nothing was sent to yet', async () => {
    rig.spooler.printers.set('Canon', 'ok');
    await rig.call('printing.printers', { refresh: true });
    await rig.call('printing.pause', { printer: null });
    await rig.saveProfile({ printer: 'Canon' });
    await rig.print(1);
    await rig.pass(5000);
    expect((await rig.view()).lanes[0]).toMatchObject({ printer: 'Canon', paused: true, jobs: [{ state: 'queued' }] });
    rig = await rig.restart();
    await rig.saveProfile({ printer: 'Office' });
    await rig.print(2);
    await rig.pass(5000);
    expect(labels()).toEqual([]);
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.until('it is done', () => rig.spooler.sheets.length === 1);
    await rig.pass(5000);
    expect(labels()).toEqual(['INV-2']);
    await rig.call('printing.resume', { printer: null });
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-2', 'INV-1']);
  });

  it('is told after a restart why a printer had stopped itself, and since when', async () => {
    rig.spooler.printers.set('Office', 'silent');
    await rig.print(1, 2);
    await rig.until('it stopped', async () => (await rig.view()).lanes[0]?.trouble?.kind === 'notAnswering');
    const before = (await rig.view()).lanes[0]?.trouble;
    await rig.pass(60_000);
    rig = await rig.restart();
    expect((await rig.view()).lanes[0]).toMatchObject({ paused: true, trouble: before });
    rig.spooler.printers.set('Office', 'ok');
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.until('the rest is done', all('uncertain', 'done'));
    rig = await rig.restart();
    expect((await rig.view()).lanes[0]).toMatchObject({ paused: false, trouble: null });
  });

  it.each([['it is cancelled'], ['it is printed again, and the copy is taken back']])(
    'marks what is printed after an uncertain sheet as a copy, also when %s',
    async (what) => {
      rig.spooler.printers.set('Office', 'silent');
      const [id] = await rig.print(1);
      await rig.until('it is uncertain', all('uncertain'));
      rig.spooler.printers.set('Office', 'ok');
      await rig.call('printing.pause', { printer: 'Office' });
      if (what === 'it is cancelled') await rig.call('printing.cancel', { jobIds: [id!] });
      else {
        const again = await rig.call('printing.reprint', { jobIds: [id!] });
        const copy = again.lanes[0]!.jobs.find(({ state }) => state === 'queued')!;
        await rig.call('printing.cancel', { jobIds: [copy.id] });
      }
      await rig.print(1);
      await rig.call('printing.resume', { printer: 'Office' });
      await rig.until('it is done', () => rig.spooler.sheets.length === 1);
      expect(rig.spooler.sheets[0]?.html.includes('doc-copy"')).toBe(true);
    },
  );

  it('puts back what was cancelled while nobody knew whether it had come out, as a copy', async () => {
    rig.spooler.printers.set('Office', 'silent');
    const [id] = await rig.print(1);
    await rig.until('it is uncertain', all('uncertain'));
    rig.spooler.printers.set('Office', 'ok');
    await rig.call('printing.cancel', { jobIds: [id!] });
    await rig.call('printing.retry', { jobIds: [id!] });
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.until('it is done', () => rig.spooler.sheets.length === 1);
    expect(rig.spooler.sheets[0]?.html.includes('doc-copy"')).toBe(true);
  });

  it('gets a copy from a retry when another sheet of the order was printed since', async () => {
    rig.spooler.printers.set('Office', { refuses: 'Invalid printer settings' });
    const [id] = await rig.print(1);
    await rig.until('it failed', all('failed'));
    rig.spooler.printers.set('Office', 'ok');
    await rig.print(1);
    await rig.until('another was printed', () => rig.spooler.sheets.length === 1);
    await rig.call('printing.retry', { jobIds: [id!] });
    await rig.until('it is done', () => rig.spooler.sheets.length === 2);
    expect(rig.spooler.sheets.map(({ html }) => html.includes('doc-copy"'))).toEqual([false, true]);
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

  it('cancels in the system what it still has, says what it did not give back, and stops at nothing', async () => {
    rig.surface.onPrint = (moment) => {
      const token = rig.spooler.sheets.at(-1)?.token;
      if (moment === 'after' && token) rig.spooler.jobStates.set(token, 'waiting');
    };
    const ids = await rig.print(1, 2, 3);
    await rig.until('all are accepted', all('accepted'));
    rig.spooler.jobStates.set(rig.spooler.sheets[0]!.token, 'done');
    expect(await failureOf(rig.call('printing.cancel', { jobIds: ids }))).toEqual({ code: 'printerRefused', message: 'INV-1' });
    expect(rig.spooler.cancelled).toEqual(['INV-2', 'INV-3']);
    await rig.until('the first is known to be done', async () => (await rig.states())[0] === 'done');
    expect(await rig.states()).toEqual(['done', 'cancelled', 'cancelled']);
  });

  it('prints an original and its copy again at once, each with a number of its own', async () => {
    const [original] = await rig.print(1);
    await rig.until('it is done', all('done'));
    await rig.call('printing.reprint', { jobIds: [original!] });
    await rig.until('both are done', () => rig.spooler.sheets.length === 2);
    await rig.until('both are done', all('done'));
    const jobIds = (await rig.view()).lanes[0]!.jobs.map((job) => job.id);
    await rig.call('printing.reprint', { jobIds });
    await rig.until('all are handed over', () => rig.spooler.sheets.length === 4);
    expect((await rig.view()).lanes[0]?.jobs.map((job) => job.reprint)).toEqual([0, 1, 2, 3]);
  });

  it('tries another token when one is taken already', async () => {
    await rig.dispose();
    const tokens = ['aaaaaa', 'aaaaaa', 'bbbbbb', 'aaaaaa', 'bbbbbb', 'cccccc', 'cccccc', 'dddddd'];
    rig = await createRig({ createToken: () => tokens.shift() ?? 'zzzzzz' });
    await rig.saveProfile();
    await rig.print(1, 2);
    await rig.until('both are done', all('done'));
    const [third] = await rig.print(3);
    await rig.until('all are done', all('done'));
    await rig.call('printing.reprint', { jobIds: [third!] });
    await rig.until('all are handed over', () => rig.spooler.sheets.length === 4);
    expect(rig.spooler.sheets.map((sheet) => sheet.token)).toEqual(['aaaaaa', 'bbbbbb', 'cccccc', 'dddddd']);
  });

  it('prints again as a copy with its number, from the sheet as it was', async () => {
    const [jobId] = await rig.print(1);
    await rig.until('it is done', all('done'));
    await rig.saveProfile({ shopName: 'Another name' });
    await rig.call('printing.reprint', { jobIds: [jobId!] });
    await rig.call('printing.reprint', { jobIds: [jobId!] });
    await rig.until('all are handed over', () => rig.spooler.sheets.length === 3);
    const marks = rig.spooler.sheets.map((sheet) => /doc-copy">(.*?)<\/p>/.exec(sheet.html)?.[1]?.replace(/<[^>]+>/g, '') ?? '');
    expect(marks).toEqual(['', 'نسخة 1', 'نسخة 2']);
    expect(rig.spooler.sheets.every((sheet) => sheet.html.includes('Bayt'))).toBe(true);
    expect((await rig.view()).lanes[0]?.jobs.map((job) => job.reprint)).toEqual([0, 1, 2]);
    expect(new Set(rig.spooler.sheets.map((sheet) => sheet.token)).size).toBe(3);
  });

  it('clears what is over and keeps what needs a person', async () => {
    rig.spooler.printers.set('Office', { refuses: 'Invalid printer settings' });
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
