import { readXml } from './read-xml';

/** How a cell shows its number, as far as that changes the number's meaning. */
export type NumberFormat = { kind: 'plain' } | { kind: 'day' } | { kind: 'padded'; before: string; digits: number; after: string };

const plain: NumberFormat = { kind: 'plain' };

/** Whether the format is a built-in one of dates or times, which has a number instead of a code. */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Matches parts without digits: quoted and escaped letters, colors and currencies in brackets, and spaces of a letter's width. */
const literal = /"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g;
/** Matches `00000` or `"BD-"00000`: a code with leading zeros. */
const paddedCode = /^((?:"[^"]*"|\\.|-)*)(0{2,})((?:"[^"]*"|\\.|-)*)$/;

function toFormat(code: string): NumberFormat {
  const [first = ''] = code.split(';');
  const padded = paddedCode.exec(first);
  if (padded) {
    const [, before = '', zeros = '', after = ''] = padded;
    return { kind: 'padded', before: unquote(before), digits: zeros.length, after: unquote(after) };
  }
  const letters = first.replace(literal, '');
  return /[ymdhs]/i.test(letters) && !/general|[#?]/i.test(letters) ? { kind: 'day' } : plain;
}

const unquote = (text: string): string => text.replace(/"([^"]*)"|\\(.)/g, '$1$2');

/** Returns the format of each style of a workbook, by index. */
export function readNumberFormats(styles: Uint8Array | undefined): readonly NumberFormat[] {
  if (!styles) return [];
  const codes = new Map<string, NumberFormat>();
  const formats: NumberFormat[] = [];
  let isInCells = false;
  readXml(styles, {
    open(name, getAttributes) {
      if (name === 'numFmt') {
        const { numFmtId = '', formatCode = '' } = getAttributes();
        codes.set(numFmtId, toFormat(formatCode));
      } else if (name === 'cellXfs') isInCells = true;
      else if (name === 'xf' && isInCells) {
        const { numFmtId = '0' } = getAttributes();
        formats.push(codes.get(numFmtId) ?? (isBuiltInDay(Number(numFmtId)) ? { kind: 'day' } : plain));
      }
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return formats;
}

const dayMs = 24 * 60 * 60 * 1000;
/** The number of January 1, 1970, in spreadsheets, and the difference of the 1904 date system, in days. */
const [firstDay, daysTo1904] = [25_569, 1462];

/** Returns a number as its cell shows it, as far as that is more than its digits. */
export function writeNumber(value: number, format: NumberFormat | undefined, is1904: boolean): string {
  if (format?.kind === 'day') {
    const day = new Date(Math.round((value + (is1904 ? daysTo1904 : 0) - firstDay) * dayMs));
    return Number.isNaN(day.getTime()) ? String(value) : day.toISOString().slice(0, 10);
  }
  // Removes rounding errors of a calculation: 12.499999999999998.
  const digits = String(Number(value.toFixed(6)));
  if (format?.kind !== 'padded' || !/^\d+$/.test(digits)) return digits;
  return format.before + digits.padStart(format.digits, '0') + format.after;
}
