import type { PictureType } from './file-kind';

export interface PictureSize {
  width: number;
  height: number;
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const tagAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

const readPng = (view: DataView): PictureSize => ({ width: view.getUint32(16), height: view.getUint32(20) });
const readGif = (view: DataView): PictureSize => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) });

/** `isAlone`: markers without a length. `isFrame`: markers of a frame header, which has the size. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(view: DataView): PictureSize | null {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else at += isAlone(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
  return null;
}

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

function readWebp(view: DataView, bytes: Uint8Array): PictureSize | null {
  const kind = tagAt(bytes, 12);
  if (kind === 'VP8X') return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Returns the largest size of the pictures in the file, including tiles and thumbnails, which are in boxes `ispe`. */
function readAvif(view: DataView, bytes: Uint8Array): PictureSize | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let largest: PictureSize | null = null;
  for (let at = text.indexOf('ispe'); at >= 0; at = text.indexOf('ispe', at + 4)) {
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || toPixels(size) > toPixels(largest)) largest = size;
  }
  return largest;
}

/** Returns the size as drawn without a size from the page; an SVG without its own size fills the given space. */
function readSvg(bytes: Uint8Array): PictureSize {
  const tag = /<svg\b[^>]*>/i.exec(new TextDecoder().decode(bytes.subarray(0, 64 * 1024)))?.[0] ?? '';
  const numberOf = (name: string): number =>
    Number.parseFloat(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+(?:e\\d+)?)`, 'i').exec(tag)?.[1] ?? '0');
  return { width: numberOf('width'), height: numberOf('height') };
}

const readers: Record<PictureType, (view: DataView, bytes: Uint8Array) => PictureSize | null> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/gif': readGif,
  'image/webp': readWebp,
  'image/avif': readAvif,
  'image/svg+xml': (_view, bytes) => readSvg(bytes),
};

export const toPixels = ({ width, height }: PictureSize): number => width * height;

/** Returns the size in the header, without decoding the picture; null if the header has none. */
export function readPictureSize(bytes: Uint8Array, type: PictureType): PictureSize | null {
  try {
    return readers[type](viewOf(bytes), bytes);
  } catch {
    // The file ends before its header does.
    return null;
  }
}
