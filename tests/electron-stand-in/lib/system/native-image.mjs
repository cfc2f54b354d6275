import { readFileSync } from 'node:fs';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { guard } from '../guard.mjs';

/** @typedef {{ width: number, height: number, data: Buffer }} Bitmap four bytes per pixel: red, green, blue, alpha */

/** @returns {Bitmap | null} null for a format other than PNG and JPEG, which Electron turns into an empty image */
function decode(buffer) {
  try {
    if (buffer.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return PNG.sync.read(buffer);
    if (buffer[0] === 0xff && buffer[1] === 0xd8) return jpeg.decode(buffer, { maxMemoryUsageInMB: 2048, maxResolutionInMP: 200 });
  } catch {
    return null;
  }
  return null;
}

/** Each target pixel is the mean of the source area that it covers. @param {Bitmap} source @returns {Bitmap} */
function scale(source, width, height) {
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * source.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * source.height) / height));
    for (let x = 0; x < width; x++) {
      const start = Math.floor((x * source.width) / width);
      const end = Math.max(start + 1, Math.floor(((x + 1) * source.width) / width));
      writeMean(source, { top, bottom, start, end }, data, (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

/** Colors are weighted by their opacity, so that colors of transparent pixels don't bleed into the picture. */
function writeMean(source, { top, bottom, start, end }, target, at) {
  const sums = [0, 0, 0];
  let alpha = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = start; x < end; x++) {
      const from = (y * source.width + x) * 4;
      const opacity = source.data[from + 3];
      alpha += opacity;
      for (let channel = 0; channel < 3; channel++) sums[channel] += source.data[from + channel] * opacity;
    }
  }
  for (let channel = 0; channel < 3; channel++) target[at + channel] = alpha === 0 ? 0 : Math.round(sums[channel] / alpha);
  target[at + 3] = Math.round(alpha / ((bottom - top) * (end - start)));
}

/** @param {Bitmap | null} bitmap */
function createImage(bitmap) {
  return guard('NativeImage', {
    isEmpty: () => bitmap === null,
    setTemplateImage() {},
    getSize: () => ({ width: bitmap?.width ?? 0, height: bitmap?.height ?? 0 }),
    getAspectRatio: () => (bitmap ? bitmap.width / bitmap.height : 1),
    resize({ width, height }) {
      if (!bitmap) return createImage(null);
      const ratio = bitmap.width / bitmap.height;
      const toWidth = Math.max(1, Math.round(width ?? (height === undefined ? bitmap.width : height * ratio)));
      const toHeight = Math.max(1, Math.round(height ?? toWidth / ratio));
      return createImage(scale(bitmap, toWidth, toHeight));
    },
    toPNG() {
      if (!bitmap) return Buffer.alloc(0);
      const png = new PNG({ width: bitmap.width, height: bitmap.height });
      bitmap.data.copy(png.data);
      return PNG.sync.write(png);
    },
    toJPEG: (quality) => (bitmap ? jpeg.encode(bitmap, quality).data : Buffer.alloc(0)),
    toDataURL() {
      return `data:image/png;base64,${this.toPNG().toString('base64')}`;
    },
  });
}

export const nativeImage = guard('nativeImage', {
  createEmpty: () => createImage(null),
  /** `scaleFactor` only names the screens that the picture is for. Its size here is in pixels. */
  createFromBuffer: (buffer, _options) => createImage(decode(buffer)),
  createFromPath(file) {
    try {
      return createImage(decode(readFileSync(file)));
    } catch {
      return createImage(null);
    }
  },
});
