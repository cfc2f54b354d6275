import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startContractApp } from './electron.mjs';

const limit = { timeout: 60_000, interval: 50 };
let contract;
beforeEach(async () => {
  contract = await startContractApp();
});
afterEach(() => contract.stop());

/** Returns the events logged after the start. */
const events = () => contract.log().filter((line) => !line.includes(':'));

describe('the end of windows and of the app', () => {
  it('counts hidden windows: the app hears of the last one only, after its `closed`', async () => {
    await contract.app.evaluate(() => {
      globalThis.contract.open('sheet');
      globalThis.contract.main.close();
    });
    await vi.waitFor(() => expect(events()).toEqual(['main close', 'main closed']), limit);
    await contract.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].destroy());
    await vi.waitFor(() => expect(events()).toEqual(['main close', 'main closed', 'sheet closed', 'window-all-closed']), limit);
  });

  it('destroys without asking, and the methods of what was destroyed throw', async () => {
    const thrown = await contract.app.evaluate(() => {
      const window = globalThis.contract.open('sheet');
      const { webContents } = window;
      webContents.once('destroyed', () => globalThis.contract.note('contents destroyed'));
      window.destroy();
      const attempt = (work) => {
        try {
          work();
          return 'nothing';
        } catch (error) {
          return `${error.constructor.name}: ${error.message}`;
        }
      };
      return [window.isDestroyed(), attempt(() => window.show()), attempt(() => webContents.print({ silent: true }))];
    });
    expect(thrown).toEqual([true, 'TypeError: Object has been destroyed', 'TypeError: Object has been destroyed']);
    await vi.waitFor(() => expect(events().toSorted()).toEqual(['contents destroyed', 'sheet closed']), limit);
  });

  it('asks every window when it quits, closes those that agree, and goes on when one refuses', async () => {
    await contract.app.evaluate(({ app }) => {
      globalThis.contract.main.on('close', (event) => event.preventDefault());
      globalThis.contract.open('sheet');
      app.quit();
    });
    await vi.waitFor(() => expect(events()).toContain('sheet closed'), limit);
    expect(events()).toEqual(['before-quit', 'main close', 'sheet close', 'sheet closed']);
    expect(await contract.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  });

  it('can be asked to quit again after `will-quit` was held up', async () => {
    await contract.app.evaluate(({ app }) => {
      let isHeldUp = false;
      app.on('will-quit', (event) => {
        if (isHeldUp) return;
        isHeldUp = true;
        event.preventDefault();
        setTimeout(() => app.quit(), 20);
      });
      app.quit();
    });
    await contract.ended;
    const twice = ['before-quit', 'main close', 'main closed', 'will-quit', 'before-quit', 'will-quit', 'quit'];
    expect(events()).toEqual(twice);
  });

  it('exits without asking, but its windows end', async () => {
    await contract.app.evaluate(({ app }) => {
      globalThis.contract.main.on('close', (event) => event.preventDefault());
      globalThis.contract.open('sheet');
      setTimeout(() => app.exit(0), 20);
    });
    await contract.ended;
    expect(events().toSorted()).toEqual(['main closed', 'quit', 'sheet closed']);
  });
});
