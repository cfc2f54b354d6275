import type { PrinterTitles } from '@shared/contract/printing/printing';
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

const loseTitles = (): void => {
  rig.spooler.toTitle = () => 'Untitled';
};

async function printTestPage(): Promise<PrinterTitles | null> {
  const { managed: _managed, refused: _refused, ...settings } = await rig.call('printing.readSettings');
  let told: { titles: PrinterTitles | null } | null = null;
  void rig
    .call('printing.printTestPage', { document: 'invoice', settings })
    .then(({ jobId }) => rig.call('printing.checkTestPage', { jobId }))
    .then((answer) => {
      told = answer;
    });
  await rig.until('the answer', () => told !== null);
  return (told as { titles: PrinterTitles | null } | null)?.titles ?? null;
}
const ofPrinter = async () => (await rig.call('printing.printers')).map(({ titles }) => titles);

describe('after a test page', () => {
  it('knows that titles arrive, as nobody knew before', async () => {
    expect(await ofPrinter()).toEqual([null]);
    expect(await printTestPage()).toBe('arrive');
    expect(await ofPrinter()).toEqual(['arrive']);
  });

  it.each([true, false])('knows that titles do not arrive, also after a restart; the queue remembers: %s', async (keepsHistory) => {
    rig.spooler.keepsHistory = keepsHistory;
    loseTitles();
    expect(await printTestPage()).toBe('lost');
    rig = await rig.restart();
    expect(await ofPrinter()).toEqual(['lost']);
    rig.spooler.toTitle = (title) => title;
    expect(await printTestPage()).toBe('arrive');
    expect(await ofPrinter()).toEqual(['arrive']);
  });

  it('says nothing where the queue cannot be asked', async () => {
    rig.spooler.queue = 'cannotBeAsked';
    expect(await printTestPage()).toBeNull();
  });

  it('says nothing where the page has left no trace in a queue without memory', async () => {
    rig.spooler.keepsHistory = false;
    rig.surface.onPrint = (moment) => {
      const sheet = rig.spooler.sheets.at(-1);
      if (moment === 'after' && sheet) rig.spooler.lost.add(sheet.token);
    };
    expect(await printTestPage()).toBeNull();
  });

  it('does not take a sheet of before for its own one', async () => {
    await rig.print(1);
    await rig.until('it is done', async () => (await rig.states())[0] === 'done');
    rig.spooler.keepsHistory = false;
    rig.surface.onPrint = (moment) => {
      const sheet = rig.spooler.sheets.at(-1);
      if (moment === 'after' && sheet) rig.spooler.lost.add(sheet.token);
    };
    expect(await printTestPage()).toBeNull();
  });
});
