import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { toChromiumLocale } from '../lib/app/locale.mjs';
import { createEvent, guard, KnownEmitter } from '../lib/guard.mjs';
import { createCodec } from '../lib/in-page/codec.mjs';
import { matchesAccelerator } from '../lib/menu/accelerators.mjs';
import { Menu } from '../lib/menu/menu.mjs';
import { parseOptions } from '../lib/printing/cups.mjs';
import { toMedia, toPrintPaper } from '../lib/printing/paper.mjs';
import { runtime } from '../lib/runtime.mjs';
import { fromAlias, originOf, registerSchemesAsPrivileged, toAlias, toAliasPolicy } from '../lib/session/schemes.mjs';
import { nativeImage } from '../lib/system/native-image.mjs';
import { safeStorage } from '../lib/system/safe-storage.mjs';

describe('guard', () => {
  it('throws for members that are missing, and leaves promises and inspectors alone', async () => {
    const object = guard('thing', { here: 1 });
    expect(object.here).toBe(1);
    expect(() => object.gone).toThrow('electron stand-in: thing.gone is not provided');
    expect(() => {
      object.fresh = 1;
    }).toThrow('thing.fresh');
    expect('gone' in object).toBe(false);
    expect(await object).toBe(object);
    expect(JSON.stringify(object)).toBe('{"here":1}');
  });

  it('refuses listeners for events that are never emitted', () => {
    const emitter = guard('thing', new KnownEmitter('thing', ['known']));
    const heard = [];
    emitter.once('known', (event) => heard.push(event));
    emitter.emit('known', 1);
    emitter.emit('known', 2);
    expect(heard).toEqual([1]);
    expect(() => emitter.on('unknown', () => undefined)).toThrow('thing event "unknown"');
  });

  it('makes events that can be prevented', () => {
    const event = createEvent({ url: 'x' });
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
    expect([event.url, event.defaultPrevented]).toEqual(['x', true]);
  });
});

describe('codec', () => {
  const codec = createCodec();
  const there = (value) => codec.decode(codec.encode(value));

  it('keeps cycles, shared parts and holes', () => {
    const shared = { n: 1 };
    const list = [0, 1];
    delete list[0];
    const value = { a: shared, b: shared, list, when: new Date(0) };
    value.self = value;
    const back = there(value);
    expect(back.self).toBe(back);
    expect(back.a).toBe(back.b);
    expect(0 in back.list).toBe(false);
  });

  it('keeps -0, undefined and own keys named like prototypes', () => {
    const back = there([-0, undefined, JSON.parse('{"__proto__": {"x": 1}}')]);
    expect(Object.is(back[0], -0)).toBe(true);
    expect(back[1]).toBe(undefined);
    expect(Object.keys(back[2])).toEqual(['__proto__']);
  });

  it('refuses functions', () => {
    expect(() => codec.encode({ f: () => 1 })).toThrow('An object could not be cloned.');
  });
});

describe('schemes', () => {
  beforeAll(() => {
    registerSchemesAsPrivileged([
      { scheme: 'app', privileges: { standard: true, secure: true } },
      { scheme: 'loose', privileges: {} },
    ]);
  });

  it('maps addresses there and back', () => {
    expect(toAlias('app://diwan/a/b?c#d')).toBe('http://diwan.app.localhost/a/b?c#d');
    expect(fromAlias('http://diwan.app.localhost/a/b?c#d')).toBe('app://diwan/a/b?c#d');
    expect(fromAlias('http://diwan.other.localhost/')).toBe('http://diwan.other.localhost/');
    expect(originOf('app://diwan/x')).toBe('app://diwan');
    expect(() => toAlias('loose://x/')).toThrow('standard and secure');
  });

  it('lets the policy of a page cover its own addresses under their alias', () => {
    expect(toAliasPolicy("img-src 'self' data:; connect-src app://diwan")).toBe(
      "img-src 'self' app: loose: data:; connect-src http://diwan.app.localhost app:",
    );
  });

  it('does not provide privileges that weaken pages', () => {
    expect(() => registerSchemesAsPrivileged([{ scheme: 'x', privileges: { bypassCSP: true } }])).toThrow('bypassCSP');
  });
});

describe('menu', () => {
  it('keeps exactly one radio item of a group checked, and clicks', () => {
    const clicked = vi.fn();
    const menu = Menu.buildFromTemplate([
      { id: 'en', label: 'English', type: 'radio', checked: true },
      { id: 'ar', label: 'العربية', type: 'radio', click: clicked },
      { type: 'separator' },
      { label: 'More', submenu: [{ id: 'deep', label: 'Deep', type: 'checkbox' }] },
    ]);
    const checked = () => ['en', 'ar'].map((id) => menu.getMenuItemById(id).checked);
    expect(checked()).toEqual([true, false]);
    menu.getMenuItemById('ar').click();
    expect(checked()).toEqual([false, true]);
    expect(clicked).toHaveBeenCalledOnce();
    menu.getMenuItemById('deep').click();
    expect(menu.getMenuItemById('deep').checked).toBe(true);
    expect(menu.getMenuItemById('none')).toBe(null);
  });

  it('knows the roles of Electron and refuses others', () => {
    expect(Menu.buildFromTemplate([{ role: 'QUIT' }]).items[0].role).toBe('quit');
    expect(() => Menu.buildFromTemplate([{ role: 'explode' }])).toThrow('menu role "explode"');
    expect(() => Menu.buildFromTemplate([{}])).toThrow('label, role or type');
  });

  it('matches accelerators by the place of the key, whatever the keyboard layout writes', () => {
    const key = (code, ...held) => ({
      code,
      alt: false,
      control: false,
      meta: false,
      shift: false,
      ...Object.fromEntries(held.map((name) => [name, true])),
    });
    expect(matchesAccelerator('Ctrl+P', { ...key('KeyP', 'control'), key: 'ح' })).toBe(true);
    expect(matchesAccelerator('Ctrl+P', key('KeyP', 'control', 'shift'))).toBe(false);
    expect(matchesAccelerator('Ctrl+Plus', key('Equal', 'control'))).toBe(true);
    expect(matchesAccelerator('F11', key('F11'))).toBe(true);
  });
});

describe('printing', () => {
  it('names papers as CUPS does', () => {
    expect(toMedia('A4')).toBe('A4');
    expect(toMedia({ width: 101_600, height: 152_400 })).toBe('Custom.101.6x152.4mm');
    expect(toPrintPaper({ width: 25_400, height: 50_800 })).toEqual([1, 2]);
    expect(() => toPrintPaper('Ledger')).toThrow('Unsupported pageSize');
  });

  it('reads what lpoptions prints', () => {
    expect(parseOptions(`copies=1 device-uri=ipp://x/y printer-info='Front desk' printer-location=الكويت\\ 2 shared`)).toEqual({
      copies: '1',
      'device-uri': 'ipp://x/y',
      'printer-info': 'Front desk',
      'printer-location': 'الكويت 2',
      shared: 'true',
    });
  });
});

describe('nativeImage', () => {
  const picture = (width, height, colour) => {
    const png = new PNG({ width, height });
    for (let at = 0; at < png.data.length; at += 4) png.data.set(colour, at);
    return PNG.sync.write(png);
  };

  it('really decodes, scales and encodes', () => {
    const image = nativeImage.createFromBuffer(picture(40, 20, [200, 10, 30, 255]));
    expect(image.getSize()).toEqual({ width: 40, height: 20 });
    const small = image.resize({ width: 10 });
    expect(small.getSize()).toEqual({ width: 10, height: 5 });
    const decoded = jpeg.decode(small.toJPEG(90));
    expect(Math.abs(decoded.data[0] - 200)).toBeLessThan(12);
    expect([...PNG.sync.read(small.toPNG()).data.subarray(0, 4)]).toEqual([200, 10, 30, 255]);
  });

  it('is empty for what is no picture', () => {
    expect(nativeImage.createFromBuffer(Buffer.from('no picture')).isEmpty()).toBe(true);
    expect(nativeImage.createFromPath('/nowhere.png').isEmpty()).toBe(true);
    expect(nativeImage.createEmpty().toPNG().length).toBe(0);
  });
});

describe('locale and safe storage', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('names languages as Chromium does', () => {
    expect(['ar_KW.UTF-8', 'en_GB.UTF-8', 'en_US', 'C', ''].map(toChromiumLocale)).toEqual(['ar', 'en-GB', 'en-US', 'en-US', 'en-US']);
  });

  it('can be made unavailable, or admit that its key is no secret', async () => {
    expect(await safeStorage.isAsyncEncryptionAvailable()).toBe(true);
    vi.stubEnv('DIWAN_STAND_IN_SAFE_STORAGE', 'basic_text');
    expect(safeStorage.getSelectedStorageBackend()).toBe('unknown');
    runtime.isReady = true;
    expect(safeStorage.getSelectedStorageBackend()).toBe('basic_text');
    runtime.isReady = false;
    vi.stubEnv('DIWAN_STAND_IN_SAFE_STORAGE', 'none');
    expect(await safeStorage.isAsyncEncryptionAvailable()).toBe(false);
    await expect(safeStorage.encryptStringAsync('x')).rejects.toThrow('not available');
  });
});
