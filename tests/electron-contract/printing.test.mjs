import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContractApp } from './electron.mjs';

const spool = mkdtempSync(path.join(tmpdir(), 'contract-spool-'));
let contract;
let app;
beforeAll(async () => {
  // Only the stand-in reads this folder. Electron uses the machine's own printers.
  writeFileSync(path.join(spool, 'printers.json'), JSON.stringify([{ name: 'Office', displayName: 'Office printer', behaviour: 'ok' }]));
  contract = await startContractApp({ DIWAN_STAND_IN_SPOOL: spool });
  ({ app } = contract);
});
afterAll(async () => {
  await contract?.stop();
  rmSync(spool, { recursive: true, force: true });
});

const print = (options) =>
  app.evaluate(
    (_electron, given) =>
      new Promise((resolve) => {
        try {
          globalThis.contract.main.webContents.print(given, (isAccepted, reason) => resolve({ isAccepted, reason }));
        } catch (error) {
          resolve({ thrown: error.message });
        }
      }),
    options,
  );

describe('webContents.print', () => {
  it('answers for a printer that is not there, and sends nothing', async () => {
    const { isAccepted, reason } = await print({ silent: true, deviceName: 'No such printer' });
    expect(isAccepted).toBe(false);
    expect(['Invalid deviceName provided', 'No printers available on the network']).toContain(reason);
  });

  it('throws at once for settings that it does not take', async () => {
    expect((await print({ silent: true, pageSize: { width: 100, height: 100 } })).thrown).toMatch(/minimum 352 microns/);
    expect((await print({ silent: true, pageSize: 'A99' })).thrown).toContain('A99');
    expect((await print({ silent: true, pageSize: 'A4', usePrinterDefaultPageSize: true })).thrown).toContain('usePrinterDefaultPageSize');
    expect((await print(null)).thrown).toMatch(/Invalid print settings/);
  });

  it('takes a paper by its name and any other size in microns', async () => {
    const missing = { silent: true, deviceName: 'No such printer', margins: { marginType: 'none' } };
    for (const pageSize of ['A4', 'A5', { width: 80_000, height: 200_000 }]) {
      expect(await print({ ...missing, pageSize })).toMatchObject({ isAccepted: false });
    }
  });

  it('lists printers with four fields and no others', async () => {
    const printers = await app.evaluate(() => globalThis.contract.main.webContents.getPrintersAsync());
    expect(Array.isArray(printers)).toBe(true);
    for (const printer of printers) {
      expect(Object.keys(printer).toSorted()).toEqual(['description', 'displayName', 'name', 'options']);
      expect(typeof printer.options).toBe('object');
    }
  });
});

describe('webContents.printToPDF', () => {
  it('counts in inches, and rejects a paper that it does not know', async () => {
    const box = await app.evaluate(async () => {
      const pdf = await globalThis.contract.main.webContents.printToPDF({ pageSize: { width: 4, height: 6 } });
      return /\/MediaBox \[([\d. ]+)\]/.exec(pdf.toString('latin1'))[1];
    });
    expect(box).toBe('0 0 288 432');
    await expect(app.evaluate(() => globalThis.contract.main.webContents.printToPDF({ pageSize: 'A99' }))).rejects.toThrow('A99');
  });
});
