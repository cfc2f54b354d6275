import { Resvg } from '@resvg/resvg-js';
import { type CallName, calls } from '@shared/contract/tables/registry';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { scanPicture } from '../../../tests/support/printing/paper/scan-codes';
import { createSampleShop } from '../sample-shop';
import { createShopClient, type InputOf } from '../testing/shop-client';

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
      if (type === 'image/png') expect(PNG.sync.read(Buffer.from(bytes)).width).toBeGreaterThan(100);
      else if (type === 'application/pdf') expect(new TextDecoder().decode(bytes)).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/);
      else expect(new TextDecoder().decode(bytes)).toMatch(/^<svg [^>]*>.+<\/svg>$/);
    }
  });

  it('show a product in its color, from another side, and a kitchen with a part in another color', async () => {
    const read = async (path: string): Promise<string> => (await ask(path)).text();
    expect(await read('/media/products/dallah-brass.svg')).toContain('#c9a24b');
    expect(await read('/media/products/dallah-brass.svg')).not.toContain('#2f7f77');
    expect(await read('/media/products/dallah-brass-2.svg')).toContain('scale(0.78)');
    expect(await read('/media/kitchens/one-doors-sage.svg')).toContain('#9caf88');
  });

  it('come as PNG for some goods and as SVG for the others, for everybody', async () => {
    expect((await ask('/media/photos/plate-teal.png')).headers.get('content-type')).toBe('image/png');
    expect((await ask('/media/products/dallah-brass-2.svg')).headers.get('content-type')).toBe('image/svg+xml');
  });

  it.each([
    '/media/products/spoon-teal.svg',
    '/media/products/pot-pink.svg',
    '/media/photos/plate-pink.png',
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

describe('codes of the shop', () => {
  it.each([
    ['shop', 'QRCode', 'https://shop.bayt-aldar.example'],
    ['bayt-aldar', 'Code39', 'BAYT-ALDAR'],
  ])('are read by a scanner: %s', async (name, format, text) => {
    const svg = await (await ask(`/media/codes/${name}.svg`)).text();
    const { pixels, width, height } = new Resvg(svg).render();
    expect(await scanPicture({ data: pixels, width, height })).toEqual([{ format, text }]);
  });
});
