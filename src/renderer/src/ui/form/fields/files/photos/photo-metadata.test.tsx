// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { waitFor } from '@testing-library/react';
import { decode, encode } from 'jpeg-js';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeBridge } from '../../../../../../../../tests/support/page/fake-bridge';
import { choosePicture, endForm, showForm, startForm } from '../../../../../../../../tests/support/page/form-under-test';
import { toasts } from '../../../../../../../../tests/support/page/page';
import { inEnglish } from '../../../../../../../../tests/support/texts';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const segment = (marker: number, body: Buffer): Buffer =>
  Buffer.concat([Buffer.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff), body]);

/** Builds Exif data with an orientation and a location, little-endian as phones write it. */
function exif(orientation: number): Buffer {
  const tiff = Buffer.alloc(38);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  for (const [at, tag, value] of [
    [10, 0x0112, orientation],
    [22, 0x8825, 99],
  ] as const) {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(3, at + 2);
    tiff.writeUInt32LE(1, at + 4);
    tiff.writeUInt16LE(value, at + 8);
  }
  return Buffer.concat([tiff, latin('GPS 29.3759N 47.9774E')]);
}

const pixels = { width: 16, height: 8, data: Buffer.from(Array.from({ length: 16 * 8 * 4 }, (_, at) => (at * 37) % 256)) };
const profile = segment(0xe2, latin('ICC_PROFILE\0\x01\x01colors'));

function photo(orientation: number): Buffer {
  const plain = encode(pixels, 90).data;
  const parts = [
    segment(0xe1, Buffer.concat([latin('Exif\0\0'), exif(orientation)])),
    segment(0xe1, latin('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>GPS 29.3759N</x:xmpmeta>')),
    segment(0xed, latin('Photoshop 3.0\x008BIM Salmiya, GPS')),
    segment(0xe2, latin('MPF\0GPS')),
    segment(0xfe, latin('GPS in a comment')),
    profile,
  ];
  const second = Buffer.concat([plain.subarray(0, 2), segment(0xe1, Buffer.concat([latin('Exif\0\0'), exif(1)])), plain.subarray(2)]);
  return Buffer.concat([plain.subarray(0, 2), ...parts, plain.subarray(2), second]);
}

const chunk = (name: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body, Buffer.alloc(4)]);
};

function png(): Buffer {
  const plain = PNG.sync.write(Object.assign(new PNG({ width: 16, height: 8 }), { data: pixels.data }));
  const more = [chunk('eXIf', exif(6)), chunk('iTXt', latin('XML:com.adobe.xmp\0GPS')), chunk('tEXt', latin('Comment\0GPS'))];
  // Inserted after the header (8 bytes) and IHDR (25 bytes).
  return Buffer.concat([plain.subarray(0, 33), ...more, plain.subarray(33)]);
}

function webp(): Buffer {
  const part = (name: string, body: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.write(name, 0, 'latin1');
    head.writeUInt32LE(body.length, 4);
    return Buffer.concat([head, body, Buffer.alloc(body.length & 1)]);
  };
  const body = Buffer.concat([
    latin('WEBP'),
    part('VP8X', Buffer.of(0x2c, 0, 0, 0, 15, 0, 0, 7, 0, 0)),
    part('ICCP', latin('colors')),
    part('VP8 ', latin('picture')),
    part('EXIF', exif(1)),
    part('XMP ', latin('GPS')),
  ]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

let bridge: FakeBridge;
let sent: { name: string; bytes: Buffer }[];
beforeEach(() => {
  sent = [];
  bridge = startForm();
  bridge.handle({
    'uploads.send': ({ name, bytes }) => {
      sent.push({ name, bytes: Buffer.from(bytes) });
      return ok({ url: `https://files.example/${sent.length}.jpg` });
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  endForm();
});

async function upload(name: string, bytes: Buffer): Promise<Buffer> {
  showForm();
  choosePicture(new File([new Uint8Array(bytes)], name));
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0]?.bytes ?? Buffer.alloc(0);
}

describe('a photo', () => {
  it.each([
    ['turned', 6],
    ['upright', 1],
  ])('is sent without the place where it was taken, the same picture, with its colors, %s', async (_how, orientation) => {
    const bytes = await upload('pot.jpg', photo(orientation));
    expect(bytes.includes('GPS')).toBe(false);
    expect(bytes.includes(profile)).toBe(true);
    expect(decode(bytes).data).toEqual(decode(encode(pixels, 90).data).data);
    const own = bytes.indexOf('Exif\0\0', 0, 'latin1');
    expect(own >= 0 ? bytes.readUInt16BE(own + 6 + 18) : 1).toBe(orientation);
    expect(bytes.filter((byte, at) => byte === 0xff && bytes[at + 1] === 0xd8)).toHaveLength(1);
  });

  it('as PNG is sent without it, turned as before', async () => {
    const bytes = await upload('pot.png', png());
    expect(bytes.includes('GPS')).toBe(false);
    expect(Buffer.from(PNG.sync.read(bytes).data)).toEqual(pixels.data);
    const own = bytes.indexOf('eXIf', 0, 'latin1');
    expect(bytes.readUInt16BE(own + 4 + 18)).toBe(6);
  });

  it('as WebP is sent without it', async () => {
    const bytes = await upload('pot.webp', webp());
    expect(bytes.includes('GPS')).toBe(false);
    expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
    // The color profile and the transparency are preserved; Exif and XMP are removed.
    expect(bytes[20]).toBe(0x20);
    expect(bytes.includes('ICCP') && bytes.includes('picture')).toBe(true);
  });

  it('that is damaged is sent as it is', async () => {
    const cut = photo(6).subarray(0, 400);
    expect(await upload('cut.jpg', cut)).toEqual(cut);
  });
});

describe('an HEIC photo', () => {
  const heic = Buffer.concat([Buffer.of(0, 0, 0, 24), latin('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);

  it('is converted to JPEG where the system can read it', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 16, height: 8, close: () => undefined }));
    class Canvas {
      getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
      convertToBlob = async ({ type }: { type: string }) => new Blob([type]);
    }
    vi.stubGlobal('OffscreenCanvas', Canvas);
    expect((await upload('IMG_1.HEIC', heic)).toString()).toBe('image/jpeg');
    expect(toasts()).toContain(inEnglish('forms.pictures.converted', { name: 'IMG_1.HEIC' }));
  });

  it('is refused with what to do where it cannot', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no HEIC here')));
    showForm();
    choosePicture(new File([new Uint8Array(heic)], 'IMG_1.HEIC'));
    await waitFor(() => expect(toasts().join()).toMatch(/HEIC photo.*Save it as JPEG first.*Most Compatible/));
    expect(sent).toEqual([]);
  });
});
