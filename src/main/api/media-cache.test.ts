import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Logger } from '../diagnostics/logger';
import { createMediaCache, type MediaCache, mediaLimits } from './media-cache';
import { createMediaDisk } from './media-disk';
import { createMemoryLru } from './memory-lru';

const log: Logger = { info() {}, warn() {}, error: () => 'ref', hide() {} };
const gif = (fill: number, length = 100): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length).fill(fill);
  bytes.set(new TextEncoder().encode('GIF89a'));
  return bytes;
};
const url = 'https://cdn.example/pot.gif';
const hour = 3_600_000;

let folder: string;
let time: number;
let asked: string[];
let answer: () => Response;
const create = (maxBytes = 1_000_000): MediaCache =>
  createMediaCache({
    network: {
      async fetch(request) {
        asked.push(request.url);
        return answer();
      },
      upload: () => Promise.reject(new Error('never')),
    },
    images: { shrink: () => null },
    disk: createMediaDisk({ folder, maxBytes, log }),
    log,
    limits: { ...mediaLimits, memoryBytes: 0 },
    now: () => time,
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-media-'));
  time = Date.parse('2026-11-20T10:00:00Z');
  asked = [];
  answer = () => new Response(gif(1), { headers: { 'content-type': 'image/gif' } });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the picture cache', () => {
  it('asks again after a day, and shows the new picture', async () => {
    await create().read(url);
    time += 23 * hour;
    await create().read(url);
    expect(asked).toHaveLength(1);
    time += 2 * hour;
    answer = () => new Response(gif(2), { headers: { 'content-type': 'image/gif' } });
    expect((await create().read(url))?.bytes).toEqual(gif(2));
    expect(asked).toHaveLength(2);
  });

  it('keeps showing the old picture while the server fails', async () => {
    await create().read(url);
    time += 25 * hour;
    answer = () => new Response(null, { status: 500 });
    const media = create();
    expect((await media.read(url))?.bytes).toEqual(gif(1));
    expect((await media.read(url))?.bytes).toEqual(gif(1));
    expect(asked).toHaveLength(2);
  });

  it('leaves a failed picture alone for half a minute only', async () => {
    answer = () => new Response(null, { status: 404 });
    const media = create();
    expect(await media.read(url)).toBeNull();
    time += 29_000;
    expect(await media.read(url)).toBeNull();
    expect(asked).toHaveLength(1);
    time += 2000;
    answer = () => new Response(gif(1));
    expect(await media.read(url)).toMatchObject({ contentType: 'image/gif' });
  });

  it('does not believe a file of the cache that is damaged or of another address', async () => {
    await create().read(url);
    const [name = ''] = readdirSync(folder);
    for (const content of [
      '',
      'no header',
      `${JSON.stringify({ url: 'https://other.example/', contentType: 'image/gif', storedAt: time })}\nGIF89a`,
    ]) {
      writeFileSync(join(folder, name), content);
      expect((await create().read(url))?.bytes).toEqual(gif(1));
    }
    expect(asked).toHaveLength(4);
  });

  it('a folder that cannot be written costs speed only', async () => {
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(folder, 'a file where the folder should be');
    expect(await create().read(url)).toMatchObject({ contentType: 'image/gif' });
  });
});

describe('the cache on disk', () => {
  it('drops what was unused for longest when it grows too large', async () => {
    const disk = createMediaDisk({ folder, maxBytes: 1000, log });
    for (let index = 0; index < 12; index += 1) {
      await disk.write(`https://cdn.example/${index}`, { bytes: gif(index, 150), contentType: 'image/gif', storedAt: time });
      await disk.read('https://cdn.example/0');
    }
    expect(readdirSync(folder).length).toBeLessThanOrEqual(6);
    expect(await disk.read('https://cdn.example/1')).toBeNull();
    expect(await disk.read('https://cdn.example/11')).toMatchObject({ bytes: gif(11, 150) });
  });
});

describe('the cache in memory', () => {
  it('keeps what was used last', () => {
    const lru = createMemoryLru<string>(10, (text) => text.length);
    for (const key of ['a', 'b', 'c', 'd', 'e']) lru.set(key, 'xx');
    lru.get('a');
    lru.set('f', 'xx');
    expect(['a', 'b', 'c', 'f'].map((key) => lru.get(key))).toEqual(['xx', undefined, 'xx', 'xx']);
  });

  it('does not throw everything out for one giant', () => {
    const lru = createMemoryLru<string>(10, (text) => text.length);
    lru.set('small', 'x');
    lru.set('giant', 'xxxxxxxx');
    expect([lru.get('small'), lru.get('giant')]).toEqual(['x', undefined]);
  });

  it('counts a replaced value once', () => {
    const lru = createMemoryLru<string>(8, (text) => text.length);
    for (let times = 0; times < 20; times += 1) lru.set('same', 'xx');
    lru.set('other', 'xx');
    expect([lru.get('same'), lru.get('other')]).toEqual(['xx', 'xx']);
  });
});
