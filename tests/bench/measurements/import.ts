import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createTableReader } from '@main/data/imports/table-reader';
import { maxImportRows } from '@shared/contract/desktop/imports';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeExcel from 'write-excel-file/node';
import { type Measurement, median, toMeasurement } from '../measurement';

const built = join(import.meta.dirname, '../../../out/main');
const sheet = 'xl/worksheets/sheet1.xml';
const times = 5;

/** Starts the built worker as the app does. */
function startWorker(): Worker {
  const file = readdirSync(built).find((name) => /^table-worker-.*\.js$/.test(name));
  if (!file) throw new Error('the thread was not built');
  return new Worker(join(built, file), { resourceLimits: { maxOldGenerationSizeMb: 512 } });
}

const utf8 = (text: string): Uint8Array => Buffer.from(text);

/** Returns a workbook with changed parts. */
async function workbook(parts: Record<string, (before: string) => string>): Promise<Uint8Array> {
  const files = unzipSync(new Uint8Array(await writeExcel([[{ type: String, value: 'A' }]], { sheet: 'A' }).toBuffer()));
  for (const [name, change] of Object.entries(parts)) files[name] = strToU8(change(files[name] ? strFromU8(files[name]) : ''));
  return zipSync(files);
}

const withRows = (rows: string) => (before: string) => before.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`);

/** Returns a workbook in which one part declares a size of 256 MB. */
async function liar(): Promise<Uint8Array> {
  const bytes = Buffer.from(await workbook({ 'xl/sharedStrings.xml': () => '0'.repeat(1000) }));
  bytes.writeUInt32LE(256 * 1024 * 1024, bytes.lastIndexOf('xl/sharedStrings.xml') - 46 + 24);
  return bytes;
}

/** Returns a workbook that unpacks to far more than its size, and declares less. */
async function bomb(): Promise<Uint8Array> {
  const bytes = Buffer.from(await workbook({ [sheet]: () => ' '.repeat(300 * 1024 * 1024) }));
  bytes.writeUInt32LE(1000, bytes.lastIndexOf(sheet) - 46 + 24);
  return bytes;
}

const cell = (at: number): string =>
  `<row r="${at}"><c r="A${at}" t="inlineStr"><is><t>BD-${at}</t></is></c><c r="B${at}"><f>[1]Prices!A${at}*2</f><v>19.5</v></c></row>`;
const lines = (count: number, toLine: (at: number) => string): string => Array.from({ length: count }, (_, at) => toLine(at + 1)).join('');

const samples: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  'a workbook that says it is a bomb': liar,
  'a bomb that says it is small (300 MB)': bomb,
  'a workbook of 1,000,000 rows': () => workbook({ [sheet]: withRows('<row r="1"/>'.repeat(1_000_000)) }),
  'a CSV file of 1,000,000 lines': () => utf8('A,1\n'.repeat(1_000_000)),
  [`${maxImportRows} rows of formulas with external links`]: () =>
    workbook({ [sheet]: withRows(lines(maxImportRows, cell)), 'xl/externalLinks/externalLink1.xml': () => '<externalLink/>' }),
  '20,000 merged cells': () =>
    workbook({
      [sheet]: (before) =>
        withRows(lines(2000, cell))(before).replace(
          '</sheetData>',
          `</sheetData><mergeCells>${lines(20_000, (at) => `<mergeCell ref="A${at}:B${at}"/>`)}</mergeCells>`,
        ),
    }),
  'Arabic digits and 12,5, in the letters of Windows': () =>
    Buffer.concat([Buffer.from([0xdf, 0xe6, 0xcf, 0x3b, 0xd3, 0xda, 0xd1, 0x0a]), utf8('A;12,5\n'.repeat(maxImportRows))]),
  'Arabic digits in two bytes a letter': () => Buffer.from(`\ufeffكود\tسعر\n${'A\t١٢٫٥\n'.repeat(maxImportRows)}`, 'utf16le'),
  'a quote that is never closed, in 9 MB': () => utf8(`code,price\nA,"${'1,2\n'.repeat(2_300_000)}`),
  'one line of 9 MB of separators': () => utf8(','.repeat(9 * 1024 * 1024)),
};

/** Measures from the bytes of a hostile file to the user's message, including the worker's start. */
export async function measureImport(): Promise<Measurement[]> {
  const reader = createTableReader({ startWorker });
  const results: Measurement[] = [];
  for (const [what, make] of Object.entries(samples)) {
    const bytes = await make();
    const values: number[] = [];
    let said = '';
    for (let time = 0; time < times; time++) {
      const from = performance.now();
      const result = await reader.read(Uint8Array.from(bytes));
      values.push(performance.now() - from);
      said = result.ok ? `${result.table.rows.length} rows` : result.code;
    }
    results.push(
      toMeasurement({
        what: `import: ${what}`,
        note: `the answer is ${said}; the slowest of ${times}, median ${median(values).toFixed(0)} ms`,
        value: Math.max(...values),
        values,
        goal: { limit: 2000, unit: 'ms', is: 'atMost' },
      }),
    );
  }
  return results;
}
