import { inflateSync } from 'node:zlib';
import { type CallName, calls } from '@shared/contract/tables/registry';
import { describe, expect, it } from 'vitest';
import { createSampleShop } from '../sample-shop';
import { palette } from '../seed/catalogue/palette';
import { createShopClient, type InputOf } from '../testing/shop-client';
import { drawCode39 } from './code39';
import { encodePng } from './png';
import { drawPixels } from './raster';

interface Decoded {
  width: number;
  height: number;
  /** Red, green, blue. */
  pixel(x: number, y: number): number[];
}

/** Reads what `encodePng` writes: 8-bit colour, no filter, one IDAT. */
function decodePng(bytes: Uint8Array): Decoded {
  const png = Buffer.from(bytes);
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const at = png.indexOf('IDAT');
  const lines = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  const start = (x: number, y: number): number => y * (width * 3 + 1) + 1 + x * 3;
  return { width, height, pixel: (x, y) => [...lines.subarray(start(x, y), start(x, y) + 3)] };
}

const shop = createSampleShop();
const ask = (path: string): Promise<Response> => shop.fetch(new Request(`http://shop.test${path}`));

function pictureUrls(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('http://shop.test/media/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pictureUrls) : [];
}

describe('pictures', () => {
  it('stand behind every address that the shop gives', async () => {
    const client = createShopClient(shop);
    const reads = (Object.keys(calls) as CallName[]).filter((name) => calls[name].method === 'GET');
    const urls = new Set<string>();
    for (const name of reads) {
      const input = calls[name].example as { query?: object };
      const { body } = await client.call(name, { ...input, query: { ...input.query, page: undefined } } as InputOf<typeof name>);
      for (const url of pictureUrls(body)) urls.add(url);
    }
    expect(urls.size).toBeGreaterThan(90);
    for (const url of urls) {
      const response = await shop.fetch(new Request(url));
      expect({ url, status: response.status }).toEqual({ url, status: 200 });
      const bytes = new Uint8Array(await response.arrayBuffer());
      const type = response.headers.get('content-type');
      if (type === 'image/png') expect(decodePng(bytes).width).toBeGreaterThan(100);
      else if (type === 'application/pdf') expect(new TextDecoder().decode(bytes)).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/);
      else expect(new TextDecoder().decode(bytes)).toMatch(/^<svg [^>]*>.+<\/svg>$/);
    }
  });

  it('come as PNG for some goods and as SVG for the others, for everybody', async () => {
    expect((await ask('/media/photos/plate-teal.png')).headers.get('content-type')).toBe('image/png');
    expect((await ask('/media/products/dallah-brass-2.svg')).headers.get('content-type')).toBe('image/svg+xml');
  });

  it.each([
    '/media/products/spoon-teal.svg',
    '/media/products/pot-pink.svg',
    '/media/nothing',
    '/media/banners/constructor.svg',
    '/media/kitchens/three.svg',
    '/media/kitchens/one-doors-pink.svg',
    '/media/kitchens/one-ceiling-sage.svg',
    '/media/uploads/1.png',
  ])('do not exist at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});

describe('drawn PNG', () => {
  it('holds the pixels that were drawn', () => {
    const shapes = [
      {
        kind: 'polygon' as const,
        fill: '#ffffff',
        points: [
          [0, 0],
          [8, 0],
          [8, 6],
          [0, 6],
        ] as const,
      },
      { kind: 'ellipse' as const, cx: 4, cy: 3, rx: 3, ry: 2, fill: palette.brick },
    ];
    const { width, height, pixel } = decodePng(encodePng(drawPixels(shapes, 8, 6), 8, 6));
    expect([width, height]).toEqual([8, 6]);
    expect(pixel(0, 0)).toEqual([255, 255, 255]);
    expect(pixel(4, 3)).toEqual([0xb2, 0x3a, 0x2e]);
  });
});

describe('encoded PNG', () => {
  it('ends with the closing chunk and its well-known checksum', () => {
    const png = encodePng(new Uint8Array(3), 1, 1);
    expect(Buffer.from(png.subarray(-12)).toString('hex')).toBe('0000000049454e44ae426082');
  });
});

describe('barcode', () => {
  it('has five bars for each character and for start and stop', () => {
    const bars = drawCode39('BAYT').match(/fill="#111111"/g) ?? [];
    expect(bars).toHaveLength(6 * 5);
  });
});
