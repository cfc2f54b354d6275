import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';

export interface Shrinkable {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: 'image/png' | 'image/jpeg';
}

/** Four bytes per pixel: red, green, blue, opacity. */
interface Bitmap {
  width: number;
  height: number;
  data: Uint8Array;
  /** Has the orientation of the camera. */
  exifBuffer?: Uint8Array;
}

const jpegQuality = 85;
/** Limits of the decoder against decompression bombs. */
const decodeLimits = { maxResolutionInMP: 60, maxMemoryUsageInMB: 768 };
const maxPixels = decodeLimits.maxResolutionInMP * 1_000_000;

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function readPng(bytes: Buffer): Bitmap {
  // The header has the size, so check it before decoding.
  const pixels = bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
  if (pixels > maxPixels) throw new Error(`${pixels} pixels`);
  return PNG.sync.read(bytes);
}

/**
 * Scales a bitmap: each pixel is the mean of the area that it covers. Colors are weighted by opacity, so that the colors of transparent
 * pixels don't show.
 */
function scale(source: Bitmap, width: number, height: number): Bitmap {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor((y * source.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * source.height) / height));
    for (let x = 0; x < width; x += 1) {
      const start = Math.floor((x * source.width) / width);
      const end = Math.max(start + 1, Math.floor(((x + 1) * source.width) / width));
      data.set(meanOf(source, { top, bottom, start, end }), (y * width + x) * 4);
    }
  }
  return { ...source, width, height, data };
}

function meanOf({ data, width }: Bitmap, area: Record<'top' | 'bottom' | 'start' | 'end', number>): number[] {
  const { top, bottom, start, end } = area;
  let red = 0;
  let green = 0;
  let blue = 0;
  let opacity = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * width + start) * 4; at < (y * width + end) * 4; at += 4) {
      const alpha = data[at + 3] ?? 0;
      red += (data[at] ?? 0) * alpha;
      green += (data[at + 1] ?? 0) * alpha;
      blue += (data[at + 2] ?? 0) * alpha;
      opacity += alpha;
    }
  }
  if (opacity === 0) return [0, 0, 0, 0];
  return [red / opacity, green / opacity, blue / opacity, opacity / ((bottom - top) * (end - start))].map(Math.round);
}

/** Returns a smaller version whose longer edge is `maxEdgePx`; null if the picture is small enough. Throws if it can't be decoded. */
export function shrinkPicture({ bytes, contentType }: Shrinkable, maxEdgePx: number): Shrinkable | null {
  const isPng = contentType === 'image/png';
  const bitmap: Bitmap = isPng ? readPng(toBuffer(bytes)) : jpeg.decode(toBuffer(bytes), decodeLimits);
  const ratio = maxEdgePx / Math.max(bitmap.width, bitmap.height);
  if (ratio >= 1) return null;
  const toEdge = (edge: number): number => Math.max(1, Math.round(edge * ratio));
  const small = scale(bitmap, toEdge(bitmap.width), toEdge(bitmap.height));
  const encoded = isPng ? PNG.sync.write(Object.assign(new PNG(small), { data: toBuffer(small.data) })) : writeJpeg(small);
  return { bytes: new Uint8Array(encoded), contentType };
}

function writeJpeg({ width, height, data, exifBuffer }: Bitmap): Uint8Array {
  // The encoder supports `exifBuffer`, but its types don't have it.
  const image = { width, height, data, ...(exifBuffer && { exifBuffer }) };
  return jpeg.encode(image, jpegQuality).data;
}
