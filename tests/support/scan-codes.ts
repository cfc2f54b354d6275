import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** What thermal label printers have. */
const dpi = 203;

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
// Without the file at hand the library would ask a server for it.
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });

export interface ScannedCode {
  format: string;
  text: string;
}

/** Every code of every page of a PDF, as a scanner reads it from the print of a label printer. */
export async function scanCodes(pdf: Buffer): Promise<ScannedCode[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-scan-'));
  try {
    writeFileSync(join(folder, 'sheet.pdf'), pdf);
    execFileSync('pdftoppm', ['-r', String(dpi), '-png', join(folder, 'sheet.pdf'), join(folder, 'page')]);
    const pages = readdirSync(folder).filter((name) => name.endsWith('.png'));
    return await Promise.all(
      pages.toSorted().map(async (name) => {
        const { data, width, height } = PNG.sync.read(readFileSync(join(folder, name)));
        const image = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as ImageData;
        const codes = await readBarcodes(image, { tryHarder: true, maxNumberOfSymbols: 10 });
        return codes.map(({ format, text }) => ({ format, text })).toSorted((a, b) => a.format.localeCompare(b.format));
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
