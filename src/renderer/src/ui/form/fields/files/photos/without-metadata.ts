/**
 * Removes a camera's metadata (time, place, and device) from photos. Only the orientation is retained, because the picture would be shown
 * rotated without it.
 */

const ascii = (bytes: Uint8Array, from: number, length: number): string => String.fromCharCode(...bytes.subarray(from, from + length));

/** Returns the orientation of an Exif block (1 to 8); 1 if it has none. */
function readOrientation(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = ascii(tiff, 0, 2) === 'II';
  const start = view.getUint32(4, isLittle);
  const count = view.getUint16(start, isLittle);
  for (let at = start + 2; at < start + 2 + count * 12; at += 12) {
    if (view.getUint16(at, isLittle) === 0x0112) return view.getUint16(at + 8, isLittle);
  }
  return 1;
}

/** Returns an Exif block with only an orientation; empty for a picture that isn't rotated. */
function writeOrientation(tiff: Uint8Array | null): Uint8Array {
  const orientation = tiff ? readOrientation(tiff) : 1;
  if (orientation < 2 || orientation > 8) return new Uint8Array();
  return Uint8Array.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const exifName = 'Exif\0\0';
const toBytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const bigEndian = (value: number, bytes: number): Uint8Array =>
  Uint8Array.from({ length: bytes }, (_, at) => (value >>> (8 * (bytes - 1 - at))) & 0xff);

const damaged = new Error('damaged');
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Whether a segment is JFIF, a color profile, or Adobe's color transform: without them the colors change. */
function isColorPart(marker: number, part: Uint8Array): boolean {
  if (marker === 0xe2) return ascii(part, 4, 11) === 'ICC_PROFILE';
  return marker === 0xe0 || marker === 0xee;
}

/** Returns the end of the compressed data: the next marker that is neither an escaped byte nor a restart. */
function findScanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** Also removes everything after the picture's end: phones add a second photo there, with its own location. */
function cleanJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [];
  let exif: Uint8Array | null = null;
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) throw damaged;
    if (marker === endOfImage) {
      const orientation = writeOrientation(exif);
      const block = [Uint8Array.of(0xff, 0xe1), bigEndian(orientation.length + 8, 2), toBytes(exifName), orientation];
      return join([bytes.subarray(0, 2), ...(orientation.length > 0 ? block : []), ...kept, bytes.subarray(at, at + 2)]);
    }
    // Markers may be preceded by fill bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    const part = bytes.subarray(at, end);
    const isApplication = marker >= 0xe0 && marker <= 0xef;
    if (marker === 0xe1 && ascii(part, 4, exifName.length) === exifName) exif ??= part.subarray(4 + exifName.length);
    if (marker === startOfScan) {
      at = findScanEnd(bytes, end);
      kept.push(part, bytes.subarray(end, at));
      continue;
    }
    if (marker !== 0xfe && (!isApplication || isColorPart(marker, part))) kept.push(part);
    at = end;
  }
  throw damaged;
}

function toCrc(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}

function cleanPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = ascii(bytes, at + 4, 4);
    const part = bytes.subarray(at, at + 12 + length);
    if (name === 'eXIf') {
      const orientation = writeOrientation(part.subarray(8, 8 + length));
      const body = join([toBytes('eXIf'), orientation]);
      if (orientation.length > 0) kept.push(bigEndian(orientation.length, 4), body, bigEndian(toCrc(body), 4));
    } else if (!['tEXt', 'zTXt', 'iTXt', 'tIME'].includes(name)) kept.push(part);
    at += part.length;
    if (name === 'IEND') return join(kept);
  }
  throw damaged;
}

const [hasExif, hasXmp] = [0x08, 0x04];

function cleanWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [];
  let flags: Uint8Array | null = null;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    const name = ascii(bytes, at, 4);
    const part = bytes.slice(at, at + 8 + length + (length & 1));
    if (name === 'VP8X') flags = part;
    if (name === 'EXIF') {
      const exif = part.subarray(8, 8 + length);
      const orientation = writeOrientation(ascii(exif, 0, exifName.length) === exifName ? exif.subarray(exifName.length) : exif);
      if (orientation.length > 0) kept.push(toBytes('EXIF'), bigEndian(orientation.length, 4).reverse(), orientation);
      else if (flags) flags[8] = (flags[8] ?? 0) & ~hasExif;
    } else if (name === 'XMP ') {
      if (flags) flags[8] = (flags[8] ?? 0) & ~hasXmp;
    } else kept.push(part);
    at += part.length;
  }
  if (!kept.some((part) => ascii(part, 0, 3) === 'VP8')) throw damaged;
  const body = join([toBytes('WEBP'), ...kept]);
  return join([toBytes('RIFF'), bigEndian(body.length, 4).reverse(), body]);
}

/** Returns the picture without its metadata, otherwise byte for byte the same. Damaged files and other formats are returned unchanged. */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  try {
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return cleanJpeg(bytes);
    if (ascii(bytes, 1, 3) === 'PNG') return cleanPng(bytes);
    return ascii(bytes, 8, 4) === 'WEBP' ? cleanWebp(bytes) : bytes;
  } catch {
    return bytes;
  }
}
