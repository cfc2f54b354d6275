/** A square PNG. */
export interface Picture {
  sizePx: number;
  png: Buffer;
}

const icoHeaderBytes = 6;
const icoEntryBytes = 16;
const bitsPerPixel = 32;

function toIcoEntry({ sizePx, png }: Picture, offset: number): Buffer {
  const entry = Buffer.alloc(icoEntryBytes);
  // The format writes 256 as 0.
  entry.writeUInt8(sizePx % 256, 0);
  entry.writeUInt8(sizePx % 256, 1);
  entry.writeUInt16LE(1, 4);
  entry.writeUInt16LE(bitsPerPixel, 6);
  entry.writeUInt32LE(png.length, 8);
  entry.writeUInt32LE(offset, 12);
  return entry;
}

/** Builds Windows' icon file; pictures have at most 256 px. */
export function toIco(pictures: Picture[]): Buffer {
  const header = Buffer.alloc(icoHeaderBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  const pngs = pictures.map(({ png }) => png);
  const start = icoHeaderBytes + icoEntryBytes * pictures.length;
  const entries = pictures.map((picture, index) => toIcoEntry(picture, start + Buffer.concat(pngs.slice(0, index)).length));
  return Buffer.concat([header, ...entries, ...pngs]);
}

/** Types of the icns format by size in px; a second type is the same picture for half as many points on a high-density screen. */
const icnsKinds: Record<number, string[]> = {
  16: ['icp4'],
  32: ['icp5', 'ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
};

const toBlock = (kind: string, content: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length + 8);
  return Buffer.concat([Buffer.from(kind, 'latin1'), length, content]);
};

/** Builds macOS' icon file. */
export function toIcns(pictures: Picture[]): Buffer {
  const blocks = pictures.flatMap(({ sizePx, png }) => (icnsKinds[sizePx] ?? []).map((kind) => toBlock(kind, png)));
  return toBlock('icns', Buffer.concat(blocks));
}

const bmpHeaderBytes = 54;
const bmpPixelBytes = 3;

/** Builds a BMP without transparency, which NSIS requires; `rgba` has the top row first, as from resvg. */
export function toBmp({ width, height, rgba }: { width: number; height: number; rgba: Buffer }): Buffer {
  const rowBytes = Math.ceil((width * bmpPixelBytes) / 4) * 4;
  const bmp = Buffer.alloc(bmpHeaderBytes + rowBytes * height);
  bmp.write('BM', 'latin1');
  bmp.writeUInt32LE(bmp.length, 2);
  bmp.writeUInt32LE(bmpHeaderBytes, 10);
  bmp.writeUInt32LE(bmpHeaderBytes - 14, 14);
  bmp.writeInt32LE(width, 18);
  bmp.writeInt32LE(height, 22);
  bmp.writeUInt16LE(1, 26);
  bmp.writeUInt16LE(bmpPixelBytes * 8, 28);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red = 0, green = 0, blue = 0] = rgba.subarray((y * width + x) * 4);
      bmp.set([blue, green, red], bmpHeaderBytes + (height - 1 - y) * rowBytes + x * bmpPixelBytes);
    }
  }
  return bmp;
}
