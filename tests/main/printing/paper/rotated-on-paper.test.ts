import { toDocumentPage, toHtml, toTestPage } from '@documents/html/document-html';
import { toFils } from '@shared/domain/money';
import { type Rotation, rotations } from '@shared/domain/printing/printable';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Dots, toSheets } from '../../../electron-stand-in/lib/printing/driver.mjs';
import { createPaperPress, type PaperPress, pressNonce } from '../../../support/printing/paper/paper-press';
import { scanCodes } from '../../../support/printing/paper/scan-codes';
import { toLabelPage } from '../../../support/samples/label-page';
import { sampleHead, sampleOrder } from '../../../support/samples/order-samples';

let press: PaperPress;
beforeAll(async () => {
  press = await createPaperPress(() => null);
});

const pages = {
  productLabel(rotation: Rotation) {
    const names = { name_en: 'Casserole', name_ar: 'قدر كبير', variants: [{ value_en: 'Red', value_ar: 'أحمر' }] };
    const label = { productId: 4711, ...names, priceFils: toFils(12.5), code: 'POT-26-RED' };
    return { paper: '50x25mm' as const, page: toLabelPage(label, 'ar', 2, rotation), copies: 2 };
  },
  addressLabel(rotation: Rotation) {
    const props = { snapshot: sampleOrder(), language: 'en' as const, profile: sampleHead, copyMark: 0, pictureUrl: () => null };
    const orders = [1, 2].map(() => ({ ...props, paper: '4x6in' as const }));
    return { paper: '4x6in' as const, page: toDocumentPage('addressLabel', orders, 'label', rotation), copies: 2 };
  },
  wideLabel(rotation: Rotation) {
    const props = { snapshot: sampleOrder(), language: 'ar' as const, profile: sampleHead, copyMark: 0, pictureUrl: () => null };
    const orders = [{ ...props, paper: '100x50mm' as const }];
    return { paper: '100x50mm' as const, page: toDocumentPage('addressLabel', orders, 'label', rotation), copies: 1 };
  },
  testPage(rotation: Rotation) {
    const common = { language: 'ar' as const, paper: '100x50mm' as const, document: 'addressLabel' as const, profile: sampleHead };
    const props = { ...common, printerName: 'Zebra', printedAt: '2026-11-28T08:00:00Z' };
    return { paper: common.paper, page: toTestPage(props, 1, 'test', rotation), copies: 1 };
  },
};

async function printed(name: keyof typeof pages, rotation: Rotation): Promise<Buffer> {
  const { page, paper } = pages[name](rotation);
  const { pdf, complaints } = await press.press(toHtml(page, pressNonce), paper, rotation);
  expect(complaints).toEqual([]);
  return pdf;
}

const cells = 8;
/** Half a dot more or less on each bar of a small label. */
const dotsTolerance = 0.2;

/** Returns the share of black in each cell of a grid over the sheet, after rotating it back. */
function toGrid({ width, height, isBlack }: Dots, rotation: Rotation): number[] {
  const [across, along] = rotation === '90' || rotation === '270' ? [height, width] : [width, height];
  const back: Record<Rotation, (x: number, y: number) => boolean> = {
    0: isBlack,
    90: (x, y) => isBlack(width - 1 - y, x),
    180: (x, y) => isBlack(width - 1 - x, height - 1 - y),
    270: (x, y) => isBlack(y, height - 1 - x),
  };
  const black = Array.from({ length: cells * cells }, () => 0);
  for (let y = 0; y < along; y++)
    for (let x = 0; x < across; x++)
      if (back[rotation](x, y)) black[Math.floor((y * cells) / along) * cells + Math.floor((x * cells) / across)]! += 1;
  return black.map((count) => count / ((across * along) / cells ** 2));
}

const mostOff = (grid: readonly number[], wanted: readonly number[]): number =>
  Math.max(...grid.map((share, cell) => Math.abs(share - (wanted[cell] ?? 0))));
const opposite = { 0: '180', 90: '270', 180: '0', 270: '90' } as const;

describe.each(Object.keys(pages) as (keyof typeof pages)[])('the %s', (name) => {
  it('is the same sheet rotated by as much as it is asked for, each on a page of its own', async () => {
    const [upright] = await toSheets(await printed(name, '0'), {});
    expect(upright).toBeDefined();
    const wanted = toGrid(upright!, '0');
    expect(wanted.some((share) => share > 0.1)).toBe(true);
    for (const rotation of rotations) {
      const sheets = await toSheets(await printed(name, rotation), {});
      expect({ rotation, sheets: sheets.length }).toEqual({ rotation, sheets: pages[name](rotation).copies });
      for (const sheet of sheets) {
        const isAcross = rotation === '90' || rotation === '270';
        expect([sheet.width, sheet.height].map((dots) => Math.round(dots / 4))).toEqual(
          (isAcross ? [upright!.height, upright!.width] : [upright!.width, upright!.height]).map((dots) => Math.round(dots / 4)),
        );
        const off = mostOff(toGrid(sheet, rotation), wanted);
        expect(off).toBeLessThan(dotsTolerance);
        expect(mostOff(toGrid(sheet, opposite[rotation]), wanted)).toBeGreaterThan(off);
      }
    }
  });
});

it('a scanner reads the rotated label', async () => {
  for (const rotation of rotations) {
    const codes = await scanCodes(await printed('productLabel', rotation));
    expect(codes.map((sheet) => sheet.map(({ text }) => text))).toEqual([['POT-26-RED'], ['POT-26-RED']]);
  }
});
