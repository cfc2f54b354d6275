import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Printing } from '@main/printing/printing-port';
import { readConfig } from '@main/system/ports/config';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, startApp } from '../../support/main/app-under-test';
import { createFakeMachine, type FakeMachine } from '../../support/main/fake-machine';
import { createNoPrinting } from '../../support/main/no-printing';

let app: AppUnderTest;
let machine: FakeMachine;
beforeEach(() => {
  machine = createFakeMachine();
});
afterEach(async () => {
  await app.stop();
  machine.dispose();
});

/** The folder that the installer checks. */
const folder = (): string => join(machine.userData, 'busy');
const marks = (): string[] => (existsSync(folder()) ? readdirSync(folder()) : []);
const ownMark = [String(process.pid)];

/** A queue with events about unsent sheets. */
function createQueue() {
  const listeners: (() => void)[] = [];
  let unsent = 0;
  return {
    printing: (): Printing => ({
      ...createNoPrinting(),
      queue: { unsent: () => unsent, stuck: () => 0, hold: () => undefined, onChanged: (listener) => void listeners.push(listener) },
    }),
    setUnsent(count: number): void {
      unsent = count;
      for (const listener of listeners) listener();
    },
  };
}

const setUnsaved = (hasUnsaved: boolean): Promise<null> => app.value('app.setUnsaved', { hasUnsaved });

async function start(): Promise<ReturnType<typeof createQueue>> {
  const queue = createQueue();
  app = await startApp({ machine, config: { busyFolder: folder() }, createPrinting: queue.printing });
  return queue;
}

describe('an installer of Windows sees', () => {
  it('nothing while nobody has anything to lose', async () => {
    await start();
    expect(marks()).toEqual([]);
  });

  it('nothing once the system ends, which waits for nobody', async () => {
    await start();
    await setUnsaved(true);
    app.observed.happen.systemEnding();
    expect(marks()).toEqual([]);
  });

  it('this process while a form is unsaved', async () => {
    await start();
    await setUnsaved(true);
    expect(marks()).toEqual(ownMark);
    await setUnsaved(false);
    expect(marks()).toEqual([]);
  });

  it('this process until the last sheet is sent and the form is saved', async () => {
    const queue = await start();
    queue.setUnsent(2);
    expect(marks()).toEqual(ownMark);
    await setUnsaved(true);
    queue.setUnsent(0);
    expect(marks()).toEqual(ownMark);
    await setUnsaved(false);
    expect(marks()).toEqual([]);
  });

  it('nothing after the page with the form is gone', async () => {
    await start();
    await setUnsaved(true);
    app.observed.windows[0]?.happen.pageGone({ reason: 'crashed', exitCode: 1 });
    expect(marks()).toEqual([]);
  });

  it('nothing after the end', async () => {
    await start();
    await setUnsaved(true);
    await app.stop();
    expect(marks()).toEqual([]);
  });

  it('no process that crashed', async () => {
    mkdirSync(folder());
    const neverAlive = '4194305';
    writeFileSync(join(folder(), neverAlive), '');
    await start();
    await setUnsaved(true);
    expect(marks()).toEqual(ownMark);
  });
});

it('a folder that cannot be written is said, and holds up nothing', async () => {
  await start();
  writeFileSync(folder(), 'a file where the folder should be');
  await expect(setUnsaved(true)).resolves.toBeNull();
  expect(machine.diskText()).toContain('app.busyNotMarked');
});

it('the mark lies where the person’s data does not roam, and nowhere but on Windows', () => {
  const read = (environment: Record<string, string>) => readConfig({ isPackaged: true, environment }).busyFolder;
  expect(read({ LOCALAPPDATA: 'C:\\Users\\noura\\AppData\\Local' })).toBe('C:\\Users\\noura\\AppData\\Local\\Diwan\\busy');
  expect(read({})).toBeNull();
});
