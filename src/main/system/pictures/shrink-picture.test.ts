import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { shrinkPicture } from './shrink-picture';

const png = new Uint8Array(readFileSync(join(import.meta.dirname, '../../../../tests/support/samples/picture.png')));
const paint = (width: number, height: number, toPixel: (x: number) => number[]): Buffer =>
  Buffer.from(Array.from({ length: width * height }, (_, at) => toPixel(at % width)).flat());

describe('shrinking', () => {
  it('makes the longer edge as long as asked for', () => {
    const small = shrinkPicture({ bytes: png, contentType: 'image/png' }, 120);
    expect(PNG.sync.read(Buffer.from(small?.bytes ?? []))).toMatchObject({ width: 120, height: 90 });
  });

  it('leaves what is small enough', () => {
    expect(shrinkPicture({ bytes: png, contentType: 'image/png' }, 480)).toBeNull();
  });

  it('does not let hidden colours show', () => {
    const source = new PNG({ width: 4, height: 1 });
    source.data = paint(4, 1, (x) => (x % 2 === 0 ? [200, 100, 50, 255] : [0, 255, 0, 0]));
    const small = shrinkPicture({ bytes: new Uint8Array(PNG.sync.write(source)), contentType: 'image/png' }, 2);
    expect([...PNG.sync.read(Buffer.from(small?.bytes ?? [])).data.subarray(0, 4)]).toEqual([200, 100, 50, 128]);
  });

  it('keeps which way up a photo was taken', () => {
    const exifBuffer = Buffer.from('Exif\0\0MM\0*\0\0\0\b\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0\u0006\0\0\0\0\0\0', 'latin1');
    const photo = { width: 64, height: 32, data: paint(64, 32, (x) => [x * 4, 128, 90, 255]), exifBuffer };
    const small = shrinkPicture({ bytes: new Uint8Array(jpeg.encode(photo, 90).data), contentType: 'image/jpeg' }, 32);
    const read = jpeg.decode(Buffer.from(small?.bytes ?? []));
    expect(read).toMatchObject({ width: 32, height: 16 });
    expect(Buffer.from(small?.bytes ?? []).includes(exifBuffer.subarray(6))).toBe(true);
  });

  it('refuses a picture that says it is enormous before unpacking it', () => {
    const bomb = png.slice();
    new DataView(bomb.buffer).setUint32(16, 60_000);
    new DataView(bomb.buffer).setUint32(20, 60_000);
    expect(() => shrinkPicture({ bytes: bomb, contentType: 'image/png' }, 100)).toThrowError('3600000000 pixels');
  });
});
