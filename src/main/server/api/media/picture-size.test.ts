import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import jpeg from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { fetchPicture } from './fetch-picture';
import type { PictureType } from './file-kind';
import { readPictureSize } from './picture-size';

const text = new TextEncoder();
const latin = (content: string): number[] => [...Buffer.from(content, 'latin1')];
const be = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const le16 = (value: number): number[] => [value & 255, value >>> 8];
const le24 = (value: number): number[] => [...le16(value & 0xffff), value >>> 16];
const padding = Array.from({ length: 40 }, () => 0);

type Make = (width: number, height: number) => number[];
const png: Make = (width, height) => [...latin('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR'), ...be(width), ...be(height), ...padding];
const gif: Make = (width, height) => [...latin('GIF89a'), ...le16(width), ...le16(height), ...padding];
const webp = (kind: string, header: number[]): number[] => [...latin(`RIFF\x40\0\0\0WEBP${kind}\x20\0\0\0`), ...header, ...padding];
const extended: Make = (width, height) => webp('VP8X', [0, 0, 0, 0, ...le24(width - 1), ...le24(height - 1)]);
const lossy: Make = (width, height) => webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...le16(width), ...le16(height)]);
const lossless: Make = (width, height) => {
  const bits = (width - 1) | ((height - 1) << 14);
  return webp('VP8L', [0x2f, bits & 255, (bits >>> 8) & 255, (bits >>> 16) & 255, bits >>> 24]);
};
const ispe: Make = (width, height) => [...be(20), ...latin('ispe'), 0, 0, 0, 0, ...be(width), ...be(height)];
const avif: Make = (width, height) => [...be(32), ...latin('ftypavif'), ...padding, ...ispe(16, 16), ...ispe(width, height)];
const svg: Make = (width, height) => [...text.encode(`<svg xmlns="x" width="${width}" height='${height}px'/>`)];
const jpg: Make = (width, height) => {
  const bytes = [...jpeg.encode({ width: 8, height: 8, data: new Uint8Array(8 * 8 * 4) }, 50).data];
  const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0);
  bytes.splice(frame + 5, 4, height >>> 8, height & 255, width >>> 8, width & 255);
  return bytes;
};

const kinds: [string, PictureType, Make, [number, number]][] = [
  ['PNG', 'image/png', png, [60_000, 60_000]],
  ['JPEG', 'image/jpeg', jpg, [60_000, 60_000]],
  ['GIF', 'image/gif', gif, [60_000, 60_000]],
  ['WebP', 'image/webp', extended, [60_000, 60_000]],
  ['WebP of the first kind', 'image/webp', lossy, [16_000, 16_000]],
  ['WebP without loss', 'image/webp', lossless, [16_000, 16_000]],
  ['AVIF', 'image/avif', avif, [60_000, 60_000]],
  ['SVG', 'image/svg+xml', svg, [60_000, 60_000]],
];

async function fetchIt(bytes: number[], shrink: () => null = () => null): Promise<unknown> {
  return fetchPicture('https://cdn.example/a', {
    network: { fetchPicture: async () => new Response(new Uint8Array(bytes)) },
    images: { shrink: async () => shrink() },
    limits: { maxPictureBytes: 1024 * 1024, timeoutMs: 1000, maxEdgePx: 1600 },
  });
}

describe.each(kinds)('%s', (_name, type, make, bomb) => {
  it('says its size before it is unpacked', () => {
    expect(readPictureSize(new Uint8Array(make(640, 480)), type)).toEqual({ width: 640, height: 480 });
  });

  it('that is cut off in its header says none', () => {
    const size = readPictureSize(new Uint8Array(make(640, 480).slice(0, 9)), type);
    expect(size === null || size.width * size.height === 0).toBe(true);
  });

  it('is taken as it is when it is small, and refused when it says that it is enormous, whatever the decoder makes of it', async () => {
    expect(await fetchIt(make(640, 480))).toMatchObject({ contentType: type });
    await expect(fetchIt(make(...bomb))).rejects.toThrowError('pixels');
  });

  it('is refused when it is large and could not be made smaller', async () => {
    await expect(fetchIt(make(7000, 7000))).rejects.toThrowError('49000000 pixels');
  });
});

it('a real picture is read too', () => {
  const bytes = readFileSync(join(import.meta.dirname, '../../../../../tests/support/samples/picture.png'));
  expect(readPictureSize(bytes, 'image/png')).toEqual({ width: 480, height: 360 });
});
