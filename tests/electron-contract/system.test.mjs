import { createServer } from 'node:https';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startContractApp } from './electron.mjs';

let contract;
let app;
let page;
beforeAll(async () => {
  contract = await startContractApp();
  ({ app, page } = contract);
});
afterAll(() => contract?.stop());

describe('powerSaveBlocker', () => {
  it('counts from 0, so that an id may be falsy, and says whether there was anything to stop', async () => {
    const seen = await app.evaluate(({ powerSaveBlocker }) => {
      const id = powerSaveBlocker.start('prevent-app-suspension');
      const states = [powerSaveBlocker.isStarted(id), powerSaveBlocker.stop(id), powerSaveBlocker.isStarted(id), powerSaveBlocker.stop(id)];
      return { id, next: powerSaveBlocker.start('prevent-app-suspension'), states };
    });
    expect(seen).toEqual({ id: 0, next: 1, states: [true, true, false, false] });
  });

  it('refuses a kind that it does not know', async () => {
    await expect(app.evaluate(({ powerSaveBlocker }) => powerSaveBlocker.start('prevent-everything'))).rejects.toThrow('TypeError');
  });
});

describe('the tray', () => {
  it('takes picture, words and menu until it is destroyed', async () => {
    const seen = await app.evaluate(({ Menu, nativeImage, Tray }) => {
      const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
      const picture = nativeImage.createFromBuffer(Buffer.from(pixel, 'base64'), { scaleFactor: 1 });
      picture.setTemplateImage(true);
      const tray = new Tray(picture);
      tray.setImage(picture);
      tray.setToolTip('Diwan');
      tray.setContextMenu(Menu.buildFromTemplate([{ label: 'Quit' }]));
      tray.destroy();
      const refusal = (() => {
        try {
          return tray.setToolTip('late');
        } catch (error) {
          return error.message;
        }
      })();
      return { isEmpty: picture.isEmpty(), isDestroyed: tray.isDestroyed(), refusal };
    });
    expect(seen).toMatchObject({ isEmpty: false, isDestroyed: true, refusal: expect.stringContaining('destroyed') });
  });
});

describe('safeStorage', () => {
  it.runIf(process.platform === 'linux')('does not know its backend before the app is ready', () => {
    expect(contract.log()).toContain('backend before ready: unknown');
  });

  it('gives back an object with what was encrypted, and rejects what it did not encrypt', async () => {
    const seen = await app.evaluate(async ({ safeStorage }) => {
      if (!(await safeStorage.isAsyncEncryptionAvailable())) return 'unavailable';
      const encrypted = await safeStorage.encryptStringAsync('سرّ');
      const failure = await safeStorage.decryptStringAsync(Buffer.from('not encrypted')).catch((error) => error.constructor.name);
      return {
        isBuffer: Buffer.isBuffer(encrypted),
        isReadable: encrypted.includes('سرّ'),
        ...(await safeStorage.decryptStringAsync(encrypted)),
        failure,
      };
    });
    // On a machine without a keyring there is nothing to check.
    if (seen !== 'unavailable') {
      expect(seen).toEqual({ isBuffer: true, isReadable: false, result: 'سرّ', shouldReEncrypt: false, failure: 'Error' });
    }
  });
});

describe('nativeTheme', () => {
  it('says so when its source changes, and pages follow', async () => {
    const isDark = () => page.evaluate(() => window.matchMedia('(prefers-color-scheme: dark)').matches);
    await app.evaluate(
      ({ nativeTheme }) =>
        new Promise((resolve) => {
          nativeTheme.once('updated', resolve);
          nativeTheme.themeSource = 'dark';
        }),
    );
    expect(await app.evaluate(({ nativeTheme }) => nativeTheme.shouldUseDarkColors)).toBe(true);
    await vi.waitFor(async () => expect(await isDark()).toBe(true), 60_000);
    await expect(
      app.evaluate(({ nativeTheme }) => {
        nativeTheme.themeSource = 'sepia';
      }),
    ).rejects.toThrow();
  });
});

describe('menus', () => {
  it('fill in what a role says and let it go before `click`, click what is disabled too, and refuse an item that says nothing', async () => {
    const seen = await app.evaluate(({ Menu }) => {
      const clicked = [];
      const menu = Menu.buildFromTemplate([
        {
          label: 'Edit',
          submenu: [
            { id: 'all', role: 'selectAll', click: () => clicked.push('all') },
            { id: 'own', label: 'Own', accelerator: 'CmdOrCtrl+J', click: () => clicked.push('own') },
            { id: 'off', label: 'Off', enabled: false, click: () => clicked.push('off') },
          ],
        },
      ]);
      Menu.setApplicationMenu(menu);
      const item = (id) => Menu.getApplicationMenu().getMenuItemById(id);
      item('own').click();
      item('all').click();
      item('off').click();
      let refusal = '';
      try {
        Menu.buildFromTemplate([{}]);
      } catch (error) {
        refusal = error.constructor.name;
      }
      return { all: [item('all').role, item('all').label], accelerator: item('own').accelerator, clicked, refusal };
    });
    expect(seen).toEqual({ all: ['selectall', 'Select All'], accelerator: 'CmdOrCtrl+J', clicked: ['own', 'off'], refusal: 'TypeError' });
  });
});

describe('the code cache', () => {
  it('needs a standard scheme and an absolute path', async () => {
    expect(contract.log()).toContain('code cache: Code cache can only be enabled when the custom scheme is registered as standard scheme.');
    const set = (folder) => app.evaluate(({ session }, given) => session.defaultSession.setCodeCachePath(given), folder);
    await expect(set('somewhere')).rejects.toThrow('Absolute path must be provided to store code cache.');
    expect(await set('/tmp/contract-code-cache')).toBeUndefined();
  });
});

describe('session.setProxy', () => {
  it('decides which way a request goes, but never to this machine itself', async () => {
    const seen = await app.evaluate(async ({ session }) => {
      const own = session.fromPartition('proxied');
      const answers = {};
      await own.setProxy({ mode: 'direct' });
      answers.direct = await own.resolveProxy('https://shop.example/');
      await own.setProxy({ mode: 'fixed_servers', proxyRules: 'proxy.example:8080', proxyBypassRules: '*.inside.example' });
      answers.fixed = await own.resolveProxy('https://shop.example/');
      answers.bypassed = await own.resolveProxy('https://api.inside.example/');
      answers.loopback = await own.resolveProxy('http://127.0.0.1:3000/');
      answers.unknown = await own.setProxy({ mode: 'sideways' }).then(
        () => 'taken',
        (error) => error.constructor.name,
      );
      return answers;
    });
    expect(seen).toEqual({
      direct: 'DIRECT',
      fixed: 'PROXY proxy.example:8080',
      bypassed: 'DIRECT',
      loopback: 'DIRECT',
      unknown: 'TypeError',
    });
  });
});

describe('session.setCertificateVerifyProc', () => {
  it('shows what a server shows of itself, and -3 leaves the judgement to Chromium', async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'Shop Test CA' }], { keySize: 2048 });
    const server = createServer({ key, cert }, (_request, response) => response.end('hello'));
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const seen = await app.evaluate(async ({ session }, url) => {
        const own = session.fromPartition('looking');
        const asked = [];
        own.setCertificateVerifyProc((request, answer) => {
          const { hostname, certificate, isIssuedByKnownRoot, verificationResult } = request;
          const { issuerName, subjectName, validExpiry } = certificate;
          asked.push({
            hostname,
            issuerName,
            subjectName,
            isLater: validExpiry * 1000 > Date.now(),
            isIssuedByKnownRoot,
            verificationResult,
          });
          answer(-3);
        });
        return { failure: await own.fetch(url).catch((error) => error.message), asked };
      }, `https://127.0.0.1:${server.address().port}/`);
      expect(seen).toEqual({
        failure: expect.stringMatching(/^net::ERR_CERT_/),
        asked: [
          {
            hostname: '127.0.0.1',
            issuerName: 'Shop Test CA',
            subjectName: 'Shop Test CA',
            isLater: true,
            isIssuedByKnownRoot: false,
            verificationResult: expect.stringMatching(/^net::ERR_CERT_/),
          },
        ],
      });
    } finally {
      server.close();
    }
  });
});
