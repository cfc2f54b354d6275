import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { canStartPrivateCups, startPrivateCups } from '../../services/cups.mjs';
import { describeWith } from '../../services/needs.mjs';
import { createFixture } from './fixture.mjs';

describeWith('CUPS', canStartPrivateCups())('printing into CUPS', () => {
  const fixture = createFixture();
  let cups;
  let app;
  beforeAll(async () => {
    cups = await startPrivateCups();
    app = await fixture.launch({ env: { ...fixture.env, ...cups.env } });
    await app.firstWindow();
  });
  afterAll(async () => {
    await app?.close();
    await cups?.stop();
    fixture.remove();
  });

  const print = (options) =>
    app.evaluate(async ({ BrowserWindow }, given) => {
      const window = new BrowserWindow({ show: false });
      await window.loadURL('data:text/html;charset=utf-8,<title>INV-7 k7f3q9</title><p>فاتورة');
      const answer = await new Promise((resolve) => {
        window.webContents.print({ silent: true, pageSize: 'A4', ...given }, (isOk, reason) => resolve([isOk, reason]));
      });
      window.destroy();
      return answer;
    }, options);

  it('lists queues with what CUPS says of them', async () => {
    const printers = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].webContents.getPrintersAsync());
    expect(printers.map(({ name }) => name).toSorted()).toEqual(['Dead', 'Virtual']);
    expect(printers.find(({ name }) => name === 'Virtual')).toMatchObject({
      displayName: 'Virtual IPP',
      description: 'Printer - IPP Everywhere',
      options: { 'printer-state': '3', 'printer-location': 'الكويت', 'device-uri': cups.printers[0].uri },
    });
  });

  it('hands a job to the queue, which brings it to the printer as a PDF', async () => {
    expect(await print({ deviceName: 'Virtual' })).toEqual([true, '']);
    await vi.waitFor(() => expect(cups.jobs()).toEqual([expect.objectContaining({ printer: 'Virtual', title: 'inv-7_k7f3q9' })]), 60_000);
    await vi.waitFor(() => expect(readFileSync(cups.jobs()[0].file).subarray(0, 5).toString()).toBe('%PDF-'), 60_000);
  });

  it('takes success to mean that CUPS took the job, and knows no printer that CUPS does not', async () => {
    expect(await print({ deviceName: 'Dead' })).toEqual([true, '']);
    expect(await print({ deviceName: 'Nowhere' })).toEqual([false, 'Invalid deviceName provided']);
  });
});
