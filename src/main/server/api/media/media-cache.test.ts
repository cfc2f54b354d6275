import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from '@main/system/log/logger';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMediaCache, type MediaCache, mediaLimits } from './media-cache';
import { createMediaDisk } from './media-disk';

const log: Logger = { info() {}, warn() {}, error: () => 'ref', hide: () => () => undefined };
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
let answer: () => Response | Promise<Response>;
const create = ({ memoryBytes = 1, holdDisk = false } = {}): MediaCache => {
  const disk = createMediaDisk({ folder, maxBytes: 1_000_000, log });
  return createMediaCache({
    network: {
      async fetchPicture(request) {
        asked.push(request.url);
        return answer();
      },
    },
    images: { shrink: async () => null },
    egress: { mayFetchPicture: () => true },
    disk: holdDisk ? { ...disk, write: () => new Promise(() => undefined) } : disk,
    log,
    limits: { ...mediaLimits, memoryBytes },
    now: () => time,
  });
};
/** The cache is written to the disk after the response. */
const written = (): Promise<void> => expect.poll(() => readdirSync(folder).filter((name) => !name.includes('.tmp')).length).toBe(1);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-media-'));
  time = Date.parse('2026-11-20T10:00:00Z');
  asked = [];
  answer = () => new Response(gif(1), { headers: { 'content-type': 'image/gif' } });
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

describe('the picture cache', () => {
  it.each([
    ['from memory', 1_000_000],
    ['from the disk', 1],
  ])('shows a picture of yesterday at once (%s), and fetches it again behind it', async (_where, memoryBytes) => {
    const media = create({ memoryBytes });
    await media.read(url);
    await written();
    time += 23 * hour;
    await media.read(url);
    expect(asked).toHaveLength(1);
    time += 2 * hour;
    let answerNow: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    answer = async () => {
      await held;
      return new Response(gif(2), { headers: { 'content-type': 'image/gif' } });
    };
    expect((await media.read(url))?.bytes).toEqual(gif(1));
    expect((await media.read(url))?.bytes).toEqual(gif(1));
    answerNow();
    await expect.poll(async () => (await media.read(url))?.bytes[50]).toBe(2);
    expect(asked).toHaveLength(2);
  });

  it('does not wait for the disk', async () => {
    const media = create({ holdDisk: true });
    expect((await media.read(url))?.bytes).toEqual(gif(1));
  });

  it('has in memory what pages show, and not what is read for paper', async () => {
    const media = create({ memoryBytes: 1_000_000, holdDisk: true });
    for (let time = 0; time < 2; time++) expect((await media.read(url, { isKept: false }))?.bytes).toEqual(gif(1));
    expect(asked).toHaveLength(2);
    for (let time = 0; time < 2; time++) await media.read(url);
    expect(asked).toHaveLength(3);
    await media.read(url, { isKept: false });
    expect(asked).toHaveLength(3);
  });

  it('keeps showing the old picture while the server fails', async () => {
    await create().read(url);
    await written();
    time += 25 * hour;
    answer = () => new Response(null, { status: 500 });
    const media = create();
    expect((await media.read(url))?.bytes).toEqual(gif(1));
    await expect.poll(() => asked.length).toBe(2);
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
    await written();
    const [name = ''] = readdirSync(folder);
    for (const content of [
      '',
      'no header',
      `${JSON.stringify({ url: 'https://other.example/', contentType: 'image/gif', storedAt: time })}\nGIF89a`,
    ]) {
      writeFileSync(join(folder, name), content);
      expect((await create().read(url))?.bytes).toEqual(gif(1));
      await expect.poll(() => readFileSync(join(folder, name), 'latin1')).toContain(`"url":"${url}"`);
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
