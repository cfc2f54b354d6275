import { app, BrowserWindow } from 'electron';

/** @param {(line: string) => void} note */
export async function run(note) {
  const window = new BrowserWindow({ show: false });
  await window.loadURL('app://fixture/index.html');
  const evaluate = (code) => window.webContents.executeJavaScript(code);
  const until = async (state) => {
    await evaluate(
      `new Promise((resolve) => document.visibilityState === '${state}' ? resolve() : document.addEventListener('visibilitychange', () => resolve(), { once: true }))`,
    );
    return evaluate('document.visibilityState');
  };
  note(`born ${await evaluate('document.visibilityState')}`);
  await evaluate('new Promise((resolve) => requestAnimationFrame(resolve)).then(() => undefined)');
  note('painted');
  window.show();
  window.hide();
  note(`hidden ${await until('hidden')}`);
  window.show();
  note(`shown ${await until('visible')}`);
  app.quit();
}
