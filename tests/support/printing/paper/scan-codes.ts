import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { type Driver, toPicture, toSheets } from '../../../electron-stand-in/lib/printing/driver.mjs';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
// Without the local file, the library would request it from a server.
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });

export interface ScannedCode {
  format: string;
  text: string;
}

/** Reads every code in a picture with four bytes per pixel. */
export async function scanPicture(picture: { data: Uint8Array; width: number; height: number }): Promise<ScannedCode[]> {
  const image = { ...picture, data: new Uint8ClampedArray(picture.data), colorSpace: 'srgb' } as ImageData;
  const codes = await readBarcodes(image, { tryHarder: true, maxNumberOfSymbols: 255 });
  return codes.map(({ format, text }) => ({ format, text })).toSorted((a, b) => a.format.localeCompare(b.format));
}

/** Reads every code on every sheet as a scanner does, as printed by a label printer of 203 dpi. */
export async function scanCodes(pdf: Buffer, driver: Driver = {}): Promise<ScannedCode[][]> {
  return Promise.all((await toSheets(pdf, driver)).map((sheet) => scanPicture(toPicture(sheet))));
}
