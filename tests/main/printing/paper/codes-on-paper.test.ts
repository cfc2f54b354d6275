import { toDocumentPage, toHtml } from '@documents/html/document-html';
import type { Language } from '@shared/domain/language';
import { toFils } from '@shared/domain/money';
import type { DocumentKind, Paper } from '@shared/domain/printing/printable';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Dots, type Driver, toSheets } from '../../../electron-stand-in/lib/printing/driver.mjs';
import { createPaperPress, type PaperPress, pressNonce } from '../../../support/printing/paper/paper-press';
import { scanCodes } from '../../../support/printing/paper/scan-codes';
import { toLabelPage } from '../../../support/samples/label-page';
import { hostileOrder, sampleHead, sampleLines, sampleOrder } from '../../../support/samples/order-samples';

let press: PaperPress;
beforeAll(async () => {
  press = await createPaperPress(() => null);
});

async function drawn(kind: DocumentKind, paper: Paper, language: Language, snapshot = sampleOrder()): Promise<Buffer> {
  const props = { snapshot, language, profile: sampleHead, paper, copyMark: 0, pictureUrl: () => null };
  const { pdf, complaints } = await press.press(toHtml(toDocumentPage(kind, [props], 'codes'), pressNonce), paper);
  expect(complaints).toEqual([]);
  return pdf;
}

async function drawnLabel(code: string, copies = 1): Promise<Buffer> {
  const texts = {
    name_en: 'Casserole '.repeat(20),
    name_ar: 'قدر '.repeat(50),
    variants: [{ value_en: 'Red', value_ar: 'أحمر '.repeat(20) }],
  };
  const label = { productId: 4711, ...texts, priceFils: toFils(12_345.678), code };
  const { pdf, complaints } = await press.press(toHtml(toLabelPage(label, 'ar', copies), pressNonce), '50x25mm');
  expect(complaints).toEqual([]);
  return pdf;
}

const scanned = async (pdf: Buffer, driver?: Driver): Promise<string[][]> =>
  (await scanCodes(pdf, driver)).map((codes) => codes.map(({ format, text }) => `${format} ${text}`));

const both = (code: string): string[] => [`Code128 ${code}`, `QRCode ${code}`];

const phases = [0, 1, 2, 3, 4] as const;
/** Effects of label printers on a sheet. Its codes must stay readable. */
const unkind: Driver[] = [...phases.map((phase) => ({ phase })), { unprintableMm: 2 }, { dpi: 300 }, { turn: 180 }];
/** Fewer effects, for sheets that take long to scan. */
const unkindToLarge: Driver[] = [{ phase: 2 }, { unprintableMm: 2 }];
const labels = [
  ['addressLabel', '4x6in', 'ar', sampleOrder(), both('G10482')],
  ['addressLabel', '4x6in', 'en', hostileOrder(), both('G10482')],
  ['packingSlip', '4x6in', 'en', sampleOrder(), both('G10482')],
  ['addressLabel', '100x50mm', 'en', sampleOrder(), ['QRCode G10482']],
  ['addressLabel', '100x50mm', 'ar', hostileOrder(), ['QRCode G10482']],
] as const;

/** Returns the alternating widths of white and black from the sheet's edge on, in most of the rows that cross the bars. */
function toRuns({ width, height, isBlack }: Dots): number[] {
  const rows = Array.from({ length: height }, (_, y) => {
    const runs = [0];
    for (let x = 0; x < width; x++) {
      if (x > 0 && isBlack(x, y) !== isBlack(x - 1, y)) runs.push(0);
      runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    }
    return runs;
  });
  const counts = Map.groupBy(
    rows.filter((runs) => runs.length > 30),
    (runs) => runs.join(' '),
  );
  return [...counts.values()].toSorted((a, b) => b.length - a.length)[0]?.[0] ?? [];
}

describe('codes on paper', () => {
  it.each([
    ['packingSlip', 'A5', 'en'],
    ['packingSlip', '80mm', 'en'],
  ] as const)('a scanner reads bars and QR of the %s on %s', async (kind, paper, language) => {
    expect((await scanned(await drawn(kind, paper, language)))[0]).toEqual(both('G10482'));
  });

  it('a registered order has a letter of its own, on every page of its packing slip', async () => {
    const pdf = await drawn('packingSlip', 'A4', 'ar', sampleOrder({ kind: 'order', id: 7, lines: sampleLines(9) }));
    expect(await scanned(pdf)).toEqual([both('R7'), both('R7')]);
  });

  it.each(labels)('the codes of the %s on %s in %s outlive what label printers do', async (kind, paper, language, snapshot, codes) => {
    const pdf = await drawn(kind, paper, language, snapshot);
    const drivers = paper === '4x6in' ? unkindToLarge : unkind;
    for (const driver of drivers) expect([driver, (await scanned(pdf, driver))[0]]).toEqual([driver, codes]);
  });

  it.each([
    ['bars for its own code', 'POT-26-RED', 'Code128 POT-26-RED'],
    ['bars for its id where it has none', ' ', 'Code128 P4711'],
    ['a QR code for a code that is too long for bars', 'POT-26-RED-EXTRA-LONG-2026', 'QRCode POT-26-RED-EXTRA-LONG-2026'],
    ['a QR code for letters that bars do not know', 'قدر-26', 'QRCode قدر-26'],
  ])('the label of a product has %s, readable whatever a label printer does, on one label each', async (_what, code, read) => {
    const pdf = await drawnLabel(code, 2);
    for (const driver of unkind) expect([driver, await scanned(pdf, driver)]).toEqual([driver, [[read], [read]]]);
  });

  it('from bar to bar it is whole modules in dots of the head, wherever between two dots the label lies', async () => {
    for (const code of ['POT-26-RED', ' ']) {
      const pdf = await drawnLabel(code);
      for (const phase of phases) {
        const [sheet] = await toSheets(pdf, { phase });
        const [, ...runs] = sheet ? toRuns(sheet) : [];
        expect(runs.length).toBeGreaterThan(40);
        // All bars may be wider by one dot and all gaps narrower, as with ink: scanners measure between edges of the same kind.
        const pairs = runs.slice(0, -1).map((run, index) => run + (runs[index + 1] ?? 0));
        const odd = pairs.slice(0, -1).filter((dots) => dots % 2 !== 0);
        expect({ code, phase, odd }).toEqual({ code, phase, odd: [] });
      }
    }
  });
});
