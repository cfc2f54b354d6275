import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppOptions } from '../../../support/main/app-under-test';
import type { FakeWindow } from '../../../support/main/fake-window';
import { type AppWithPrinter, startAppWithPrinter } from '../../../support/printing/app-with-printer';
import { inArabic } from '../../../support/texts';

let rig: AppWithPrinter;
/** Lets the next sheet be drawn. */
let release: () => void;
let window: FakeWindow;

const waitFor = (holds: () => void): Promise<void> => vi.waitFor(holds, 60_000);

async function startBatch(count: number, options: AppOptions = {}): Promise<void> {
  rig = await startAppWithPrinter(options);
  const gates: (() => void)[] = [];
  let open = 0;
  release = () => {
    open += 1;
    gates.shift()?.();
  };
  rig.surface.onLoad = async () => {
    if (open === 0) await new Promise<void>((resolve) => gates.push(resolve));
    open -= 1;
    return {};
  };
  await rig.app.value('printing.enqueue', { orders: await rig.listed(count) });
  await waitFor(() => expect(rig.app.observed.awake).toBe(1));
  window = rig.app.observed.windows[0] as FakeWindow;
}
const releaseAll = (count: number): void => {
  for (let sheet = 0; sheet < count; sheet += 1) release();
};
const asked = () => rig.app.events('app.closeRequested');
/** Sends the page's answer. A window that may close has closed afterwards. */
async function answer(word: 'close' | 'closeAndHold' | 'stay'): Promise<void> {
  await rig.app.value('app.answerClose', { answer: 'asking' });
  await rig.app.value('app.answerClose', { answer: word });
  if (window.isDestroyed) window.happen.closed();
}

afterEach(async () => {
  releaseAll(100);
  await rig.stop();
});

describe('closing the window during a batch', () => {
  it('is asked about, with the sheets that are not sent yet', async () => {
    await startBatch(5);
    release();
    await waitFor(() => expect(rig.spooler.sheets).toHaveLength(1));
    expect(window.happen.closing()).toBe(false);
    expect(asked()).toEqual([{ unsentSheets: 4 }]);
    await answer('stay');
    expect([window.isDestroyed, rig.app.observed.quits]).toEqual([false, 0]);
  });

  it('goes on without the window until all is handed over, and then ends the program', async () => {
    await startBatch(5);
    expect(window.happen.closing()).toBe(false);
    await answer('close');
    releaseAll(4);
    await waitFor(() => expect(rig.spooler.sheets).toHaveLength(4));
    expect(rig.app.observed.quits).toBe(0);
    release();
    await waitFor(() => expect(rig.app.observed.quits).toBe(1));
    expect(rig.spooler.sheets).toHaveLength(5);
  });

  it('stops when the person says so; the rest waits for a word at the next start', async () => {
    await startBatch(5);
    release();
    await waitFor(() => expect(rig.spooler.sheets).toHaveLength(1));
    window.happen.closing();
    await answer('closeAndHold');
    expect(rig.app.observed.quits).toBe(1);
    releaseAll(100);
    rig = await rig.restart();
    const { staleJobs, unsent } = await rig.app.value('printing.queue');
    expect({ staleJobs, unsent, printed: rig.spooler.sheets.length }).toEqual({ staleJobs: 4, unsent: 0, printed: 1 });
    await rig.app.value('printing.resolveLeftover', { print: true });
    await waitFor(() => expect(rig.spooler.sheets).toHaveLength(5));
  });

  it('keeps the machine awake until the last sheet is handed over', async () => {
    await startBatch(2);
    expect(rig.app.observed.awake).toBe(1);
    releaseAll(2);
    await waitFor(() => expect(rig.app.observed.awake).toBe(0));
  });

  it('comes back with a window when a printer is gone meanwhile', async () => {
    await startBatch(3);
    window.happen.closing();
    await answer('close');
    rig.spooler.printers.delete('Office');
    releaseAll(3);
    await waitFor(() => expect(rig.app.observed.windows).toHaveLength(2));
    expect(rig.app.observed.quits).toBe(0);
  });

  it('a second start while the batch goes on keeps the program', async () => {
    await startBatch(2);
    window.happen.closing();
    await answer('close');
    rig.app.main.show();
    expect(rig.app.observed.windows).toHaveLength(2);
    releaseAll(2);
    await waitFor(() => expect(rig.app.observed.awake).toBe(0));
    expect(rig.app.observed.quits).toBe(0);
  });

  it('does not ask about sheets of a paused printer', async () => {
    await startBatch(3);
    await rig.app.value('printing.pause', { printer: null });
    release();
    await waitFor(async () => expect((await rig.app.value('printing.queue')).unsent).toBe(0));
    expect(window.happen.closing()).toBe(true);
    expect(asked()).toEqual([]);
  });

  it('a quit is kept back before a print window is closed by it', async () => {
    await startBatch(3);
    expect(rig.app.observed.happen.quitAsked()).toBe(false);
    expect(asked()).toEqual([{ unsentSheets: 3 }]);
    await answer('close');
    expect(rig.app.observed.quits).toBe(0);
    releaseAll(3);
    await waitFor(() => expect(rig.app.observed.quits).toBe(1));
    expect(rig.app.observed.happen.quitAsked()).toBe(true);
  });

  it('macOS: without a window the system’s own dialog asks before a quit', async () => {
    await startBatch(3, { system: 'darwin' });
    window.happen.closing();
    await answer('close');
    await rig.app.value('preferences.update', { digits: 'arab' });
    rig.app.observed.nextAnswer = 2;
    expect(rig.app.observed.happen.quitAsked()).toBe(false);
    expect(rig.app.observed.questions).toMatchObject([
      { message: 'بقيت ٣ أوراق لم تُرسل إلى الطابعة', buttons: [inArabic('desktop.sendFirst'), inArabic('desktop.holdRest'), 'إلغاء'] },
    ]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(rig.app.observed.quits).toBe(0);
    rig.app.observed.nextAnswer = 0;
    expect(rig.app.observed.happen.quitAsked()).toBe(false);
    releaseAll(3);
    await waitFor(() => expect(rig.app.observed.quits).toBe(1));
    expect(rig.spooler.sheets).toHaveLength(3);
  });
});
