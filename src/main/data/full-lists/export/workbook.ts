import type { ExportColumn } from '@shared/contract/desktop/list-exports';
import { type Language, toDirection } from '@shared/domain/language';
import { type ColumnType, columnTypes } from '@shared/domain/lists/full-list';
import { type Fils, toDinar } from '@shared/domain/money';
import type { ColumnValue } from '@shared/lists/column';
import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate } from 'fflate';
import writeExcel, { type CellObject } from 'write-excel-file/node';
import { isMoment, toKuwaitDate, toText } from './cells';

export interface SheetOrder {
  columns: readonly ExportColumn[];
  types: Readonly<Record<string, ColumnType>>;
  language: Language;
  /** Title of the sheet. */
  title: string;
  /** Number of lines below the head. */
  lines: number;
  /** Text with the time when the rows were loaded, for the foot of printed pages. */
  asOf?: string | null;
}

/** A workbook that grows line by line. Lines are compressed at once and aren't stored. */
export interface Workbook {
  add(lines: readonly (readonly ColumnValue[])[]): void;
  end(): Uint8Array[];
}

const sheetFile = 'xl/worksheets/sheet1.xml';
const stylesFile = 'xl/styles.xml';

/** `first` are sample lines that determine the column widths; they aren't written. */
export async function createWorkbook(order: SheetOrder, first: readonly (readonly ColumnValue[])[]): Promise<Workbook> {
  const { columns, types, language } = order;
  const frame = await toFrame(order, first);
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  for (const [name, bytes] of Object.entries(frame.files)) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(bytes, true);
  }
  const sheet = new ZipDeflate(sheetFile, { level: 5 });
  zip.add(sheet);
  const push = (text: string, isLast = false): void => sheet.push(strToU8(text), isLast);
  push(frame.before);
  const toCells = columns.map((column, at) => {
    const toCell = createCell(column, types[column.key], { ...frame, language, style: frame.styles[at] ?? '' });
    const letters = toLetters(at + 1);
    return (value: ColumnValue, line: number): string => toCell(value, `${letters}${line}`);
  });
  let line = 1;
  return {
    add(lines) {
      let text = '';
      for (const values of lines) {
        line += 1;
        text += `<row r="${line}">`;
        for (const [at, toCell] of toCells.entries()) text += toCell(values[at] ?? null, line);
        text += '</row>';
      }
      if (text !== '') push(text);
    },
    end() {
      push(frame.after, true);
      zip.end();
      return packed;
    },
  };
}

const head = { fontWeight: 'bold', backgroundColor: '#E7F3F0', alignVertical: 'center', wrap: true } as const;
const moneyFormat = '#,##0.000';
const rateFormat = '0.000000';
const momentFormat = 'yyyy-mm-dd hh:mm';
const dayFormat = 'yyyy-mm-dd';

const startOf = { ltr: 'left', rtl: 'right' } as const;

const isFigure = (type: ColumnType | undefined): boolean => type !== undefined && columnTypes[type].cell !== 'text';

/** Returns a sample cell of each type, for its style. */
function toPattern(type: ColumnType | undefined): CellObject {
  if (type === 'money') return { type: Number, value: 0, format: moneyFormat };
  if (isMoment(type)) return { type: Date, value: new Date(0), format: momentFormat };
  if (type === 'rate') return { type: Number, value: 0, format: rateFormat };
  return type === 'number' || type === 'id' ? { type: Number, value: 0 } : { type: String, value: '-', format: '@' };
}

interface Frame {
  /** All files of the archive except the sheet. */
  files: Record<string, Uint8Array>;
  before: string;
  after: string;
  /** Style attribute of each column's cells. */
  styles: string[];
  /** Style attribute of a date without a time. */
  day: string;
  /** Style attributes of texts; `latin` is for texts without a right-to-left letter. */
  text: string;
  latin: string;
}

/** Returns the workbook around the lines as the library writes it: a sample line with a cell of each type marks their place. */
async function toFrame(
  { columns, types, language, title, lines, asOf }: SheetOrder,
  first: readonly (readonly ColumnValue[])[],
): Promise<Frame> {
  const direction = toDirection(language);
  const book = await writeExcel(
    [
      // Heads are aligned as the values below them: figures are right-aligned in sheets of both directions.
      columns.map(
        ({ key, head: text }): CellObject => ({
          type: String,
          value: text,
          align: isFigure(types[key]) ? 'right' : startOf[direction],
          ...head,
        }),
      ),
      [...columns.map(({ key }) => toPattern(types[key])), { type: Date, value: new Date(0), format: dayFormat }],
    ],
    {
      sheet: toSheetName(title),
      rightToLeft: direction === 'rtl',
      stickyRowsCount: 1,
      columns: columns.map((column, at) => ({
        width: toWidth(
          column,
          types[column.key],
          first.map((line) => toText(line[at] ?? null, column, language)),
        ),
      })),
    },
  ).toBuffer();
  const { [sheetFile]: sheet = new Uint8Array(), [stylesFile]: styles = new Uint8Array(), ...files } = unzipSync(book);
  const [, before = '', pattern = '', after = ''] = /^(.*)(<row r="2".*<\/row>)(<\/sheetData>.*)$/s.exec(strFromU8(sheet)) ?? [];
  const texts = withTextStyles(strFromU8(styles).replaceAll(nameless, named), direction);
  const filter = `<autoFilter ref="A1:${toLetters(columns.length)}${lines + 1}"/>`;
  const letters = [...before.matchAll(/ width="(\d+)"/g)].reduce((sum, [, width]) => sum + Number(width), 0);
  const patterns = [...pattern.matchAll(/<c r="[A-Z]+2"( s="\d+")?/g)].map(([, style = '']) => style);
  return {
    files: { ...files, [stylesFile]: strToU8(texts.styles) },
    before: before.replace('<sheetViews>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>'),
    after: after.replace('</sheetData>', `</sheetData>${filter}${toPageSetup(letters)}${asOf ? toFooter(asOf) : ''}`),
    styles: patterns,
    day: patterns[columns.length] ?? '',
    text: texts.text,
    latin: texts.latin,
  };
}

/**
 * Makes each nameless font (which programs replace by any font, and by another one for bold text) Calibri, so that texts and figures have
 * the same font.
 */
const nameless = '<family val="2"/><scheme val="minor"/>';
const named = '<name val="Calibri"/><sz val="11"/><family val="2"/>';

/** Number of characters per line in portrait orientation on A4. */
const uprightLetters = 96;

/** Returns the page setup: all columns fit the width of A4 and pages continue below. */
function toPageSetup(letters: number): string {
  const orientation = letters > uprightLetters ? 'landscape' : 'portrait';
  return `<pageSetup paperSize="9" orientation="${orientation}" fitToWidth="1" fitToHeight="0"/>`;
}

/** Escapes `&`, which begins a code in a footer. */
const toFooter = (text: string): string =>
  `<headerFooter><oddFooter>&amp;C${text.replaceAll('&', '&&').replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</oddFooter></headerFooter>`;

/** Alignment and reading order of texts: 1 is left to right, 2 right to left, 0 by the first letter. */
const alignments = {
  ltr: [['left', 0]],
  rtl: [
    ['right', 2],
    ['right', 1],
  ],
} as const;

/**
 * Aligns texts to the start of their column in either alphabet. In a right-to-left sheet, texts without a right-to-left letter are read
 * left to right: otherwise the groups of a phone number or a code would change places.
 */
function withTextStyles(styles: string, direction: 'rtl' | 'ltr'): { styles: string; text: string; latin: string } {
  const count = Number(/<cellXfs count="(\d+)"/.exec(styles)?.[1]);
  const own = alignments[direction].map(
    ([side, order]) =>
      `<xf numFmtId="49" applyNumberFormat="1" applyAlignment="1"><alignment horizontal="${side}" readingOrder="${order}"/></xf>`,
  );
  return {
    styles: styles
      .replace(/<cellXfs count="\d+"/, `<cellXfs count="${count + own.length}"`)
      .replace('</cellXfs>', `${own.join('')}</cellXfs>`),
    text: ` s="${count}"`,
    latin: ` s="${count + own.length - 1}"`,
  };
}

/** Widths in characters; `arrow` is the filter button's. */
const widths: Partial<Record<ColumnType, number>> = { money: 12, id: 9, number: 9, rate: 13, moment: 17, age: 17 };
const [narrowest, widest, arrow] = [9, 44, 3];

function toWidth({ head: words }: ExportColumn, type: ColumnType | undefined, texts: readonly string[]): number {
  const known = type && widths[type];
  const longest = known ?? texts.reduce((most, text) => Math.max(most, text.length + 2), 0);
  // A long head is wrapped to a second line instead of widening the column.
  const ofHead = words.length > 14 ? Math.max(...words.split(' ').map((word) => word.length), words.length / 2) : words.length;
  return Math.round(Math.min(widest, Math.max(narrowest, longest, ofHead + arrow)));
}

interface CellOptions extends Pick<Frame, 'text' | 'latin' | 'day'> {
  language: Language;
  style: string;
}

/** Letters from Hebrew to Arabic, and their presentation forms. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const dayMs = 24 * 60 * 60 * 1000;
/** The number of January 1, 1970, in spreadsheets. */
const firstDay = 25_569;

function createCell(column: ExportColumn, type: ColumnType | undefined, { language, style, text: textStyle, latin, day }: CellOptions) {
  const toNumber = (value: number): number => {
    if (type === 'money') return toDinar(value as Fils);
    return isMoment(type) ? toKuwaitDate(value).getTime() / dayMs + firstDay : value;
  };
  return (value: ColumnValue, place: string): string => {
    if (value === null) return '';
    if (typeof value === 'number' && type !== 'text') return `<c r="${place}"${style}><v>${toNumber(value)}</v></c>`;
    if (typeof value === 'string' && isMoment(type)) return `<c r="${place}"${day}><v>${Date.parse(value) / dayMs + firstDay}</v></c>`;
    const text = toText(value, column, language);
    if (text === '') return '';
    const own = rightToLeft.test(text) ? textStyle : latin;
    return `<c r="${place}"${own} t="inlineStr"><is><t xml:space="preserve">${toXml(text)}</t></is></c>`;
  };
}

/** Maximum length of a text in a spreadsheet's cell. */
const maxCellLength = 32_767;
/** Characters that XML doesn't allow. */
const forbidden = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu;
const special = /[&<>\r]/;

function toXml(text: string): string {
  const clean = text.slice(0, maxCellLength).replace(forbidden, '');
  // Spreadsheet programs decode `_x0041_` as a letter, so escape it.
  const safe = clean.includes('_x') ? clean.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') : clean;
  if (!special.test(safe)) return safe;
  return safe.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');
}

/** `A` for 1, `AA` for 27. */
function toLetters(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return (before > 0 ? toLetters(before) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

/** Returns a valid sheet name: at most 31 letters and none of these characters. */
const toSheetName = (title: string): string =>
  title
    .replace(/[\\/?*[\]:]/g, ' ')
    .slice(0, 31)
    .trim() || 'Diwan';
